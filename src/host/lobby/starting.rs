//! Lobbies: who plays.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::door::WayIn;
use tracing::Instrument;

use crate::attendance::{Attendance, Moment};
use crate::cards::Catalogue;
use crate::host::game::chapters::chapter_at;
use crate::host::game::game_cache::{Life, Live, Loaded, preferences_of, rhythms_of, seated};
use crate::host::game::proposed::Proposed;
use crate::host::game::recent::Recent;
use crate::host::game::{news, waiting};
use crate::host::ground::error::{Rejection, Stop, about, guard};
use crate::host::ground::lobby_refusal::{Changed, LobbyRefusal};
use crate::host::ground::made_by::MadeBy;
use crate::host::ground::seeded_luck::FairLuck;
use crate::host::handle::{Host, Inner};
use crate::notice::{
    GameId, Holders, LobbyState, LobbyView, Organised, PersonId, PressId, persons,
};
use crate::orders::SeatOrders;
use crate::rules::{BySeat, Game, Refusal, Ruleset, SeatSet, Terms, Unplayable};
use crate::store::{
    AttendanceRecord, Cause, Doers, GameState, Start, StepRecord, StoredGame, Waits,
};

/// How many can play on these terms with these cards, or why nobody can.
pub(crate) fn seats(
    terms: &Terms,
    cards: &'static Catalogue,
) -> Result<RangeInclusive<u8>, Unplayable> {
    let seats = terms.seats()?;
    compiled(terms, *seats.start(), cards)?;
    Ok(seats)
}

/// The rules of a new game.
fn compiled(
    terms: &Terms,
    seats: u8,
    cards: &'static Catalogue,
) -> Result<Arc<Ruleset>, Unplayable> {
    Ruleset::compile_with(terms.agreement(seats).dealt_from(cards), cards)
}

/// Whoever starts has seen what was changed after somebody had joined.
fn changes_are_known(stored: &StoredGame, seen: Option<u32>) -> Result<(), Rejection> {
    let Organised {
        before, changes, ..
    } = &stored.organised;
    match before {
        Some(before) if seen != Some(*changes) => {
            let changed = Changed {
                before: before.clone(),
                now: stored.conditions(),
                changes: *changes,
            };
            Err(LobbyRefusal::Changed(Box::new(changed)).into())
        }
        Some(_) | None => Ok(()),
    }
}

impl Host {
    /// Starts the game with those who have joined. The press is the last that is mixed into every draw of the game.
    pub async fn start(
        &self,
        game: GameId,
        who: PersonId,
        press: PressId,
    ) -> Result<LobbyView, Stop> {
        self.start_knowing(game, who, press, None).await
    }

    /// The same by somebody who has seen what was changed, up to this change.
    pub async fn start_knowing(
        &self,
        game: GameId,
        who: PersonId,
        press: PressId,
        changes: Option<u32>,
    ) -> Result<LobbyView, Stop> {
        self.shielded(Some(game), move |inner| async move {
            inner.start(game, who, press, changes).await
        })
        .await
    }

    /// A game's lobby.
    pub async fn lobby(&self, game: GameId) -> Result<LobbyView, Stop> {
        self.inner.lobby(game).instrument(about(game)).await
    }
}

impl Inner {
    /// The game if its lobby still gathers; whoever calls has the game for themselves. One that has expired is closed.
    pub(crate) async fn gathering(&self, game: GameId) -> Result<StoredGame, Stop> {
        let stored = self.store.game(game).await?;
        let stored = stored.ok_or(Rejection::NoSuchGame)?;
        let why = match stored.state {
            GameState::Gathering if self.has_expired(&stored) => {
                self.expire(&stored).await?;
                Rejection::Expired
            }
            GameState::Gathering => return Ok(stored),
            GameState::Started => Rejection::AlreadyStarted,
            GameState::Over => Rejection::Rules(Refusal::Over),
            GameState::Closed => Rejection::Closed,
            GameState::Expired => Rejection::Expired,
            GameState::Abandoned => Rejection::Abandoned,
        };
        Err(why.into())
    }

    async fn start(
        &self,
        game: GameId,
        who: PersonId,
        press: PressId,
        changes: Option<u32>,
    ) -> Result<LobbyView, Stop> {
        let mut cached = self.cache.lock(game).await;
        self.store_outages().await?;
        let stored = self.gathering(game).await?;
        let stored = self.without_barred(stored).await?;
        let by = seated(&stored.people)
            .iter()
            .find_map(|(seat, player)| player.is(who).then_some(seat));
        let by = by.ok_or(Rejection::NotJoined)?;
        let people = u8::try_from(stored.people.len()).unwrap_or(u8::MAX);
        let range = seats(&stored.terms, self.cards)?;
        if people < *range.start() {
            let needed = *range.start();
            return Err(Rejection::TooFew { needed }.into());
        }
        // Who starts two games at once has started one when the other is counted.
        let _alone = self.lobbies.opening.lock().await;
        if let Some(organiser) = stored.organised.by {
            self.may_sit(organiser, WayIn::Starting(&stored)).await?;
        }
        changes_are_known(&stored, changes)?;
        let seats = people;
        let ruleset = compiled(&stored.terms, seats, self.cards)?;
        let agreement = ruleset.agreement.clone();
        let mut cuts = stored.cuts;
        if let Some(press) = self.luck.cut(press) {
            cuts.push(press);
        }
        let mark = self.luck.mark()?;
        let mut luck = FairLuck::of_game(stored.secret, &cuts).marking(mark);
        let (opened, step, view) = guard(|| {
            let (opened, step) = Game::open(ruleset, &mut luck);
            let view = opened.table_view();
            (opened, step, view)
        })?;
        let people = seated(&stored.people);
        let mut rhythms = rhythms_of(&self.store, &people).await?;
        rhythms.live_by(self.clock.calendar());
        let everywhere = preferences_of(&self.store, &people).await?;
        let now = self.clock.now();
        let by_dm = self.reached_by_dm(&people, stored.played_in).await?;
        let said = news::at_start(game, &view, by_dm).in_place(stored.played_in);
        let computers = people.iter().filter(|(_, player)| player.level().is_some());
        let computers: SeatSet = computers.map(|(seat, _)| seat).collect();
        let persons = persons(&people);
        let holders = Holders::begin(&people);
        let mut live = Live {
            id: game,
            people,
            played_in: stored.played_in,
            thread: stored.thread,
            steps: 0,
            last_told_step: 0,
            news: None,
            recent: Recent::new(seats),
            doers: Doers::new(holders),
            luck_used: luck.used(),
            last_by: MadeBy::Person,
            orders: BySeat::new(seats, |_| SeatOrders::default()),
            everywhere,
            proposals: BySeat::new(seats, |_| Proposed::default()),
            secret: stored.secret,
            secret_hash: stored.secret_hash,
            cuts: cuts.clone(),
            game: opened,
            rhythms,
            life: Life::Played,
            missed: None,
            finished: None,
            attendance: Attendance::new(stored.agreed, seats, computers, now),
        };
        let asked = waiting::budgets(&live, &view, live.attendance.agreed().time);
        let at = Moment {
            now,
            rhythms: &live.rhythms,
        };
        live.attendance.begins_after(self.clock.outage());
        live.attendance.tells_directly(by_dm);
        live.attendance.waits_for(&asked, at);
        let attendance = AttendanceRecord {
            attendance: live.attendance.clone(),
            due_at: live.attendance.due_after_restart(view.open.turn, at),
            told: vec![],
            newcomer: None,
            closed_at: None,
        };
        let next = live.attendance.next_due(&live.rhythms);
        let chapter = chapter_at(&view.open, persons);
        let start = Start {
            agreement,
            people: stored.people,
            cuts,
            step: StepRecord {
                game,
                number: 1,
                at: now,
                cause: Cause::Opened { by },
                facts: step.facts.into_iter().collect(),
                bookmark: live.game.bookmark(),
                luck_used: live.luck_used,
                mark,
                over: None,
                wanted: said.wanted,
                told_to: said.told_to,
                orders: vec![],
                waits: Some(Waits {
                    all: view.awaited(),
                    newly: view.awaited(),
                    knowing: SeatSet::NONE,
                }),
                attendance: Some(attendance),
            },
        };
        self.store.start(&start).await?;
        if let Some(feed) = live.committed(&start.step, &view, chapter) {
            self.feeds.keep(feed);
        }
        self.lobbies.forget(game);
        self.queue.set_alarm(game, next);
        self.let_think(&live);
        *cached = Some(Loaded::Live(Box::new(live)));
        self.lobby_done(game).await
    }

    /// Sends the courier and shows the lobby as it is now.
    pub(crate) async fn lobby_done(&self, game: GameId) -> Result<LobbyView, Stop> {
        self.touch(game);
        self.lobby(game).await
    }

    async fn lobby(&self, game: GameId) -> Result<LobbyView, Stop> {
        let stored = self.store.game(game).await?;
        let stored = stored.ok_or(Rejection::NoSuchGame)?;
        Ok(self.lobby_view(&stored))
    }

    pub(crate) fn lobby_view(&self, stored: &StoredGame) -> LobbyView {
        // Terms on which nobody can play are never stored; whether the cards still fit is asked at the start.
        let seats = stored.terms.seats().unwrap_or(0..=0);
        LobbyView {
            game: stored.id,
            language: stored.language.clone(),
            terms: stored.terms.clone(),
            agreed: stored.agreed,
            hour: stored.agreed.next_hour(self.clock.wall()),
            state: match stored.state {
                GameState::Gathering => LobbyState::Gathering,
                GameState::Started => LobbyState::Started,
                GameState::Over => LobbyState::Over,
                GameState::Closed => LobbyState::Closed,
                GameState::Expired => LobbyState::Expired,
                GameState::Abandoned => LobbyState::Abandoned,
            },
            people: stored.people.clone(),
            from: *seats.start(),
            to: *seats.end(),
            secret_hash: stored.secret_hash.clone(),
            channel: stored.channel,
            played_in: stored.played_in,
            thread: stored.thread,
            ended: None,
            silence: self.places.silence(stored.id),
            organised: stored.organised.clone(),
        }
    }
}
