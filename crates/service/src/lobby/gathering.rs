//! Changes of a gathering lobby: its players and its organiser's decisions.

use super::starting::seats;
use crate::prelude::*;
use viceroy_model::attendance::{Handovers, Hints, NamedPerson, OnTimeout, Rated, Reliabilities};
use viceroy_model::reliability::Reliability;
use viceroy_model::timing::{DailyHour, Speed, Weekends, Zone};
use viceroy_rules::{Edition, Module, ModuleUse, Setting};
use viceroy_store::LobbyWrite;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TermsChange {
    Edition(Edition),
    Option(Setting),
    Module(Module, ModuleUse),
    VirtualOpponents(u8),
    Clock(Speed),
    Weekends(Weekends),
    TimeOut(OnTimeout),
    Hints(Hints),
    Handovers(Handovers),
    Rated(Rated),
    Reliabilities(Reliabilities),
}

impl TermsChange {
    /// A daily deadline keeps the zone it already has; otherwise it gets the organiser's.
    fn applied(self, before: &PlayConditions, zone: Option<Zone>) -> PlayConditions {
        let mut now = before.clone();
        match self {
            TermsChange::Edition(edition) => now.terms.edition = edition,
            TermsChange::Option(setting) => now.terms.options.set(setting),
            TermsChange::Module(module, wanted) => {
                now.terms.modules.retain(|other| *other != module);
                if wanted == ModuleUse::With {
                    now.terms.modules.push(module);
                    now.terms.modules.sort();
                }
            }
            TermsChange::VirtualOpponents(count) => now.terms.rivals = Some(count),
            TermsChange::Clock(speed) => {
                let here = before.agreed.time.speed.hour().and_then(DailyHour::zone);
                now.agreed.time.speed = speed.by_clock_in(here.or(zone));
            }
            TermsChange::Weekends(weekends) => now.agreed.time.weekends = weekends,
            TermsChange::TimeOut(on_timeout) => now.agreed.on_timeout = on_timeout,
            TermsChange::Hints(hints) => {
                now.agreed.hints = hints;
                if hints == Hints::Allowed {
                    now.agreed.rated = Rated::No;
                }
            }
            TermsChange::Rated(rated) => {
                now.agreed.rated = rated;
                if rated == Rated::Yes {
                    now.agreed.hints = Hints::Forbidden;
                }
            }
            TermsChange::Handovers(handovers) => now.agreed.handovers = handovers,
            TermsChange::Reliabilities(shown) => now.agreed.reliabilities = shown,
        }
        now
    }
}

pub struct Gathering {
    pub(super) people: Vec<Player>,
    conditions: PlayConditions,
    language: LanguageTag,
    pub(super) organised: Organised,
    cards: &'static Catalogue,
    pub(super) now: Millis,
    /// For a table without a server, in place of its code.
    next_code: Option<TableCode>,
    /// Announcements caused by the change.
    pub(super) told: Vec<Announcement>,
}

impl Lobbies {
    /// The interaction id is mixed into every draw.
    pub(crate) async fn join(
        self: Arc<Self>,
        game: GameId,
        who: Person,
        (press, consent): (PressId, ShowConsent),
    ) -> Result<LobbyView> {
        let _alone = self.games.alone_with(game).await;
        let stored = self.gathering(game).await?;
        match self.door.check_can_join(who.id, JoinReason::Joining(&stored)).await {
            Err(Stop::Refused(Rejection::AlreadyJoined))
                if Lobbies::is_not_shown(&stored, who.id) =>
            {
                return self.agrees_later(&stored, who.id, consent).await;
            }
            checked => checked?,
        }
        let shown = self.to_show(&stored, who.id, (consent, None)).await?;
        let join = move |lobby: &mut Gathering| lobby.joins(who, shown);
        self.change_alone(game, Some(press), join).await
    }

    pub(crate) async fn change_terms(
        self: &Arc<Self>,
        game: GameId,
        by: PersonId,
        change: TermsChange,
    ) -> Result<LobbyView> {
        let zone = self.store.rhythm(by).await?.zone;
        let own = self.store.reliability(by).await?;
        let terms = move |lobby: &mut Gathering| lobby.change_terms(by, change, (zone, own));
        self.change(game, terms).await
    }

    pub(crate) async fn organised_by(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
    ) -> Result<LobbyView> {
        let _alone = self.games.alone_with(game).await;
        let stored = self.gathering(game).await?;
        decided_by(&stored.organised, who)?;
        Ok(self.view(&stored))
    }

    pub(crate) async fn change(
        self: &Arc<Self>,
        game: GameId,
        change: impl FnOnce(&mut Gathering) -> Result<(), Rejection> + Send + 'static,
    ) -> Result<LobbyView> {
        let lobbies = Arc::clone(self);
        let work = async move { lobbies.change_now(game, change).await };
        run_to_completion(Some(game), work).await
    }

    /// For callers that cannot be cancelled.
    pub(super) async fn change_now(
        &self,
        game: GameId,
        change: impl FnOnce(&mut Gathering) -> Result<(), Rejection>,
    ) -> Result<LobbyView> {
        let _alone = self.games.alone_with(game).await;
        self.change_alone(game, None, change).await
    }

    /// Rejected if the banned person has no seat.
    pub(super) async fn give_seat_back(&self, game: GameId, who: PersonId) -> Result<()> {
        let barred = move |lobby: &mut Gathering| lobby.without_barred(who);
        self.change_now(game, barred).await.map(drop)
    }

    /// Removes banned players. The caller holds the game's lock.
    pub(super) async fn without_barred(&self, stored: StoredGame) -> Result<StoredGame> {
        let (Some(server), game) = (stored.server, stored.id) else {
            return Ok(stored);
        };
        let mut barred = vec![];
        for person in stored.people.iter().filter_map(Player::person) {
            if self.store.is_barred(server, person).await? {
                barred.push(person);
            }
        }
        if barred.is_empty() {
            return Ok(stored);
        }
        for who in barred {
            let barred = |lobby: &mut Gathering| lobby.without_barred(who);
            self.change_alone(game, None, barred).await?;
        }
        self.gathering(game).await
    }

    /// The caller holds the game's lock.
    pub(super) async fn change_alone(
        &self,
        game: GameId,
        press: Option<PressId>,
        change: impl FnOnce(&mut Gathering) -> Result<(), Rejection>,
    ) -> Result<LobbyView> {
        let stored = self.gathering(game).await?;
        let conditions = stored.conditions();
        let StoredGame { people, language, organised, cuts, revision, created_at, .. } = stored;
        let played_in = stored.played_in;
        let (cards, now) = (self.cards, self.clock.now());
        let next_code = match organised.code {
            Some(_) => Some(self.fresh_code().await?),
            None => None,
        };
        let told = vec![];
        let mut lobby =
            Gathering { people, conditions, language, organised, cards, now, next_code, told };
        change(&mut lobby)?;
        lobby.hand_over();
        lobby.ask_whoever_is_unsure()?;
        let due = lobby.organised.starts.due_at();
        let mut cuts = cuts;
        if let Some(press) = press.and_then(|press| self.luck.cut(press)) {
            cuts.push(press);
        }
        let changed = LobbyWrite {
            game,
            revision,
            people: lobby.people,
            cuts,
            terms: lobby.conditions.terms,
            agreed: lobby.conditions.agreed,
            language: lobby.language,
            organised: lobby.organised,
            told: self.told_beside_lobby(&lobby.told, played_in).await?,
            at: now,
        };
        self.store.write_lobby(changed).await?;
        self.await_end(game, created_at, due);
        self.done(game).await
    }
}

fn decided_by(organised: &Organised, who: PersonId) -> Result<(), Rejection> {
    let organiser = organised.by;
    if organiser == Some(who) {
        return Ok(());
    }
    Err(LobbyRefusal::NotOrganiser { organiser }.into())
}

impl Gathering {
    pub(super) fn most(&self) -> Result<u8, Rejection> {
        let range = seats(&self.conditions.terms, self.cards).map_err(Rejection::Unplayable)?;
        Ok(self.organised.most(*range.end()))
    }

    /// `shown` is what they agree that the lobby shows of them.
    pub(super) fn joins(
        &mut self,
        who: Person,
        shown: Option<Reliability>,
    ) -> Result<(), Rejection> {
        let waiting: Vec<u64> = self.persons().map(|waiting| waiting.0).collect();
        let (id, named) = (who.id, NamedPerson { person: who.id.0, name: who.name.clone() });
        self.organised.ready.insert(who.id, self.now);
        self.organised.shown.extend(shown.map(|shown| (who.id, shown)));
        match self.organised.code {
            Some(_) => {
                let most = self.most()?;
                self.computers_make_room(usize::from(most).saturating_sub(1));
                self.sit_down(who.into())?;
                let free = self.free_of(most, self.persons().count());
                self.told.push(Announcement::Joined { people: waiting, who: named, free });
                self.told.push(Announcement::Seated { person: id.0 });
            }
            None => {
                self.sit_down(who.into())?;
                let free = self.free_of(self.most()?, self.people.len());
                // Whoever came last before hears of it, unless the game begins now: so each hears
                // once that the table fills.
                let people: Vec<u64> = waiting.last().copied().into_iter().collect();
                if free > 0 && self.organised.starts != Starts::ByHand {
                    self.told.push(Announcement::Joined { people, who: named, free });
                }
            }
        }
        Ok(())
    }

    fn persons(&self) -> impl Iterator<Item = PersonId> {
        self.people.iter().filter_map(Player::person)
    }

    fn free_of(&self, most: u8, taken: usize) -> u8 {
        most.saturating_sub(u8::try_from(taken).unwrap_or(u8::MAX))
    }

    /// Until so many sit there, or people alone.
    fn computers_make_room(&mut self, seats: usize) {
        while self.people.len() > seats {
            let Some(last) = self.people.iter().rposition(|player| player.person().is_none())
            else {
                return;
            };
            self.people.remove(last);
        }
    }

    pub(super) fn sit_down(&mut self, player: Player) -> Result<(), Rejection> {
        let most = self.most()?;
        if self.people.len() >= usize::from(most) {
            return Err(self.full(most));
        }
        self.people.push(player);
        Ok(())
    }

    /// An option may forbid more players.
    fn full(&self, seats: u8) -> Rejection {
        let one_more = self.conditions.terms.agreement(seats + 1);
        match Ruleset::compile_with(one_more.dealt_from(self.cards), self.cards) {
            Err(why @ Unplayable::SeatsAtTwoColours { .. }) => Rejection::Unplayable(why),
            Err(_) | Ok(_) => Rejection::Full { seats },
        }
    }

    pub fn leave(&mut self, who: PersonId) -> Result<(), Rejection> {
        self.without(who, Rejection::NotJoined)
    }

    pub fn remove(&mut self, by: PersonId, whom: PersonId) -> Result<(), Rejection> {
        self.decided_by(by)?;
        if let Entry::Invited(invited) = &mut self.organised.entry {
            invited.retain(|person| *person != whom);
        }
        self.without(whom, LobbyRefusal::NotAtTable.into())?;
        // They know the old one.
        if self.organised.code.is_some() {
            self.organised.code = self.next_code.take();
        }
        if by != whom {
            let (person, by) = (whom.0, self.named(by));
            self.told.push(Announcement::Removed { person, by });
        }
        Ok(())
    }

    /// Whoever decides that the lobby shows how reliable people are shows `own` first.
    fn change_terms(
        &mut self,
        by: PersonId,
        change: TermsChange,
        (zone, own): (Option<Zone>, Reliability),
    ) -> Result<(), Rejection> {
        self.decided_by(by)?;
        self.plays(change.applied(&self.conditions, zone))?;
        if change == TermsChange::Reliabilities(Reliabilities::Shown) {
            self.organised.shown.insert(by, own);
        }
        Ok(())
    }

    pub fn tell_in(&mut self, by: PersonId, language: LanguageTag) -> Result<(), Rejection> {
        self.decided_by(by)?;
        self.language = language;
        Ok(())
    }

    /// Players who have joined stay.
    pub fn admit(&mut self, by: PersonId, entry: Entry) -> Result<(), Rejection> {
        self.decided_by(by)?;
        self.invites(by, &entry);
        self.organised.entry = entry;
        Ok(())
    }

    pub(super) fn without(&mut self, who: PersonId, missing: Rejection) -> Result<(), Rejection> {
        let before = self.people.len();
        self.people.retain(|p| !p.is(who));
        self.organised.ready.remove(&who);
        self.organised.shown.remove(&who);
        if self.people.len() == before {
            return Err(missing);
        }
        Ok(())
    }

    fn without_barred(&mut self, who: PersonId) -> Result<(), Rejection> {
        self.without(who, Rejection::NotJoined)?;
        self.told.push(Announcement::Barred { person: who.0 });
        Ok(())
    }

    /// Announces new invitations.
    fn invites(&mut self, by: PersonId, entry: &Entry) {
        let Entry::Invited(people) = entry else {
            return;
        };
        let known = |person: &PersonId| match &self.organised.entry {
            Entry::Invited(before) => before.contains(person),
            Entry::Anybody => false,
        };
        let sits = |person: &PersonId| self.people.iter().any(|player| player.is(*person));
        let new = people.iter().filter(|person| !known(person) && !sits(person));
        let new: Vec<u64> = new.map(|person| person.0).collect();
        if !new.is_empty() {
            let by = self.named(by);
            self.told.push(Announcement::Invited { people: new, by });
        }
    }

    pub(crate) fn invite(
        &mut self,
        by: PersonId,
        whom: PersonId,
        most: usize,
    ) -> Result<(), Rejection> {
        self.decided_by(by)?;
        let Entry::Invited(before) = &self.organised.entry else {
            return Err(LobbyRefusal::NoPrivateTable.into());
        };
        if before.contains(&whom) || self.people.iter().any(|player| player.is(whom)) {
            return Err(LobbyRefusal::AlreadyInvited.into());
        }
        if before.len() >= most {
            return Err(LobbyRefusal::TooManyInvited { most }.into());
        }
        let now = Entry::Invited(before.iter().copied().chain([whom]).collect());
        self.invites(by, &now);
        self.organised.entry = now;
        Ok(())
    }

    fn named(&self, who: PersonId) -> NamedPerson {
        let player = self.people.iter().find(|player| player.is(who));
        NamedPerson {
            person: who.0,
            name: player.map_or_else(String::new, |player| player.name.clone()),
        }
    }

    pub(super) fn decided_by(&self, who: PersonId) -> Result<(), Rejection> {
        decided_by(&self.organised, who)
    }

    /// Players who joined under other conditions are shown the difference.
    fn plays(&mut self, now: PlayConditions) -> Result<(), Rejection> {
        let range = seats(&now.terms, self.cards).map_err(Rejection::Unplayable)?;
        let most = self.organised.most(*range.end());
        let persons = self.people.iter().filter(|player| player.person().is_some()).count();
        if persons > usize::from(most) {
            return Err(LobbyRefusal::TooManyJoined { most }.into());
        }
        self.computers_make_room(usize::from(most));
        let was = std::mem::replace(&mut self.conditions, now);
        self.organised.changes += 1;
        let before = self.organised.before.get_or_insert(was);
        if before.are_as(&self.conditions) {
            self.organised.before = None;
        }
        Ok(())
    }

    /// The next player becomes organiser. A single player made all changes and need not be shown
    /// them.
    fn hand_over(&mut self) {
        let there = |by: &PersonId| self.people.iter().any(|p| p.is(*by));
        let stays = self.organised.by.filter(there);
        let first = || self.people.iter().find_map(Player::person);
        self.organised.by = stays.or_else(first);
        let persons = self.people.iter().filter_map(Player::person).count();
        if persons < 2 {
            self.organised.before = None;
        }
        // Computer players do not play among themselves.
        if persons == 0 {
            self.people.clear();
        }
    }
}
