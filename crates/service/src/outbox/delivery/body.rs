//! Message bodies, and the digests that reveal an outdated message.

use super::Delivery;
use super::announcing::public_deadline;
use super::calls::{Called, Summons};
use super::delivery_error::{Delivered, DeliveryError};
use crate::game::news;
use crate::infra::messenger::digest;
use crate::people::known::MayRing;
use crate::prelude::*;
use viceroy_model::attendance::TurnOf;
use viceroy_model::messages::{
    Alert, AskedDirectly, CallPost, CalledPerson, DesiredMessage, EndPost, Ended, LobbyState,
};
use viceroy_model::timing::MINUTE;
use viceroy_rules::{CardSet, Open};

/// In milliseconds: whoever pressed something so lately reads the end on their own panel.
const READS_END: Millis = 2 * MINUTE;

impl Delivery<'_> {
    /// With its digest; `None` when the game cannot be read.
    pub(crate) async fn body(
        &self,
        stored_message: &StoredMessage,
        summons: &Summons,
    ) -> Delivered<Option<(MessageBody, String)>> {
        let call = &summons.called[..];
        let MessageKey { kind, seat, nth, .. } = stored_message.key;
        match kind {
            MessageKind::Lobby => self.lobby_body(stored_message).await.map(Some),
            MessageKind::Table => self.table_body(stored_message, summons).await,
            MessageKind::Call => {
                let post = CallPost {
                    game: self.game,
                    people: seated(&self.stored().await?.ok_or(DeliveryError::Stuck)?.people),
                    stands_in: match self.thread_is_silent() {
                        true => Destination::Channel,
                        false => Destination::Thread,
                    },
                    called: self.named(call).await?,
                    elsewhere: self.elsewhere(summons.elsewhere).await?,
                };
                Ok(Some((MessageBody::Call(post), String::new())))
            }
            MessageKind::News => {
                let to = self.told_by(nth).await?;
                let post = self.news(nth, to).await?;
                let finish = match &post {
                    Some(post) if post.tells_the_end() => self.table().await?,
                    Some(_) | None => None,
                };
                let finish = finish.and_then(|table| table.finish);
                let elsewhere = self.elsewhere(summons.elsewhere).await?;
                let call = self.named(call).await?;
                Ok(post.map(|post| {
                    let post = NewsPost { call, elsewhere, finish, ..post };
                    (MessageBody::News(post), to.to_string())
                }))
            }
            MessageKind::End => {
                let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
                let table = self.table().await?;
                let reader = self.reader(stored_message).await?;
                let reads = reader.map(|who| self.outbox.people.reads(who));
                let post = table.map(|table| EndPost {
                    table,
                    reads: reads.unwrap_or_default(),
                    thread: self.outbox.places.linked(self.game, stored.thread),
                });
                Ok(post.map(|post| (MessageBody::End(Box::new(post)), String::new())))
            }
            MessageKind::Announcement
            | MessageKind::Told
            | MessageKind::LobbyAnnouncement
            | MessageKind::ToldOutside => self.announcement(stored_message).await,
            MessageKind::Panel => self.panel(seat.ok_or(DeliveryError::Stuck)?).await,
            MessageKind::Unreachable => {
                let person = self.person_at(seat.ok_or(DeliveryError::Stuck)?).await?;
                Ok(person.map(|p| (MessageBody::Unreachable(p), String::new())))
            }
        }
    }

    pub(super) async fn lobby_body(
        &self,
        stored_message: &StoredMessage,
    ) -> Delivered<(MessageBody, String)> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let mut view = self.outbox.lobbies.view(&stored);
        view.silence = self.outbox.places.silence_in(stored_message.key);
        view.told_directly = self.asked_again_directly(&view).await?;
        if view.state == LobbyState::Over {
            view.ended = self.table().await?.as_ref().and_then(ended);
        }
        view.filling.has_open_seats = self.has_open_seats(&stored).await?;
        let digest = lobby_digest(&view);
        Ok((MessageBody::Lobby(view), digest))
    }

    /// With the news of the previous turn, if merged into it.
    async fn table_body(
        &self,
        stored_message: &StoredMessage,
        summons: &Summons,
    ) -> Delivered<Option<(MessageBody, String)>> {
        let table = self.turn_table().await?;
        let news = self.news_of_table(stored_message).await?;
        let elsewhere = self.elsewhere(summons.elsewhere).await?;
        let call = self.named(&summons.called).await?;
        let is_over = |post: &TablePost| post.view.open.phase == Phase::Over;
        let hears_end = match table.as_ref().is_some_and(is_over) {
            true => self.hears_end().await?,
            false => vec![],
        };
        Ok(table.map(|post| {
            let silence = self.outbox.places.silence_in(stored_message.key);
            let digest = table_digest(&post.view.open, &post.people, silence);
            let post =
                TablePost { silence, news: news.map(Box::new), hears_end, call, elsewhere, ..post };
            (MessageBody::Table(post), digest)
        }))
    }

    async fn read_end(&self) -> Delivered<SeatSet> {
        let then = self.outbox.clock.now().saturating_sub(READS_END);
        let read = self.of_live(|live| Ok(live.recent.pressed_since(then))).await?;
        Ok(read.unwrap_or(SeatSet::NONE))
    }

    /// In a game of several people: those still playing in its thread who do not see it end.
    async fn hears_end(&self) -> Delivered<Vec<PersonId>> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let people = stored.people.iter().filter_map(Player::person);
        if people.count() < 2 {
            return Ok(vec![]);
        }
        let there = stored.attendance.as_ref();
        let there = there.map_or(SeatSet::NONE, |there| there.not_left());
        let read = self.read_end().await?;
        let there = there.iter().filter(|seat| !read.contains(*seat));
        let people = there.filter_map(|seat| stored.people.get(usize::from(seat.0))?.person());
        let mut openly = self.outbox.people.told_openly(people).await?;
        let quiet = self.outbox.people.quiet(&openly).await?;
        openly.retain(|who| !quiet.contains(who));
        Ok(openly)
    }

    async fn asked_again_directly(&self, view: &LobbyView) -> Delivered<Vec<PersonId>> {
        let mut directly = vec![];
        for who in view.organised.again.iter().flat_map(|again| &again.asked) {
            if self.outbox.people.is_told_directly(*who, view.played_in).await? {
                directly.push(*who);
            }
        }
        Ok(directly)
    }

    /// A direct message is in its reader's language, everything else in the game's.
    pub(crate) async fn in_language(
        &self,
        stored_message: &StoredMessage,
        body: MessageBody,
    ) -> Delivered<DesiredMessage> {
        let read = match self.reader(stored_message).await? {
            Some(reader) => self.outbox.people.read_by(reader).await?,
            None => None,
        };
        let language = match read {
            Some(language) => language,
            None => self.stored().await?.ok_or(DeliveryError::Stuck)?.language.clone(),
        };
        let alert = match stored_message.person {
            Some(outside) if self.outbox.people.is_quiet(outside).await? => Alert::Silent,
            Some(_) | None => self.alert(stored_message.key, &body).await?,
        };
        Ok(DesiredMessage { key: stored_message.key, language, body, alert })
    }

    /// No notification for what merely happened to others, nor during a vacation.
    async fn alert(&self, key: MessageKey, body: &MessageBody) -> Delivered<Alert> {
        if let MessageBody::Announcement(post) = body
            && post.announcement.is_mere_news()
        {
            return Ok(Alert::Silent);
        }
        let Some(reader) = key.reader() else {
            return Ok(Alert::Rings);
        };
        let rings = match body {
            MessageBody::Panel(_) => {
                let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
                self.panel_rings(&stored, reader).await?
            }
            MessageBody::Announcement(post) if key.kind == MessageKind::Told => {
                post.concerned.contains(reader) && self.ringing(reader).await? != MayRing::Never
            }
            MessageBody::End(_) if self.read_end().await?.contains(reader) => false,
            MessageBody::Lobby(_)
            | MessageBody::Table(_)
            | MessageBody::News(_)
            | MessageBody::Call(_)
            | MessageBody::Announcement(_)
            | MessageBody::End(_)
            | MessageBody::Unreachable(_) => self.ringing(reader).await? != MayRing::Never,
        };
        Ok(match rings {
            true => Alert::Rings,
            false => Alert::Silent,
        })
    }

    async fn has_open_seats(&self, stored: &StoredGame) -> Delivered<bool> {
        let there = stored.attendance.as_ref().filter(|_| stored.state == GameState::Started);
        let Some(there) = there.filter(|there| there.has_opened_seats()) else {
            return Ok(false);
        };
        let Some(table) = self.table().await? else {
            return Ok(false);
        };
        let turn = TurnOf { turn: table.view.open.turn, turns: table.view.turns() };
        Ok(!there.open_seats(turn, self.outbox.clock.now()).is_empty())
    }

    async fn elsewhere(&self, seats: SeatSet) -> Delivered<Option<AskedDirectly>> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let people = seated(&stored.people);
        Ok((!seats.is_empty()).then_some(AskedDirectly { seats, people }))
    }

    /// Resolves seats to the people who have them now.
    async fn named(&self, call: &[Called]) -> Delivered<Vec<CalledPerson>> {
        if call.is_empty() {
            return Ok(vec![]);
        }
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let calendar = self.outbox.clock.calendar();
        let person = |call: &Called| {
            let player = stored.people.get(usize::from(call.seat.0))?;
            Some(CalledPerson {
                person: player.person()?,
                topic: call.topic,
                until: public_deadline(&stored, &[call.seat], &calendar),
            })
        };
        Ok(call.iter().filter_map(person).collect())
    }

    /// `None` when the game cannot be read.
    pub(crate) async fn table_digest(&self) -> Delivered<Option<String>> {
        let silence = self.outbox.places.silence(self.game);
        let digest = |live: &RunningGame| {
            let view = catch_panic(|| live.game.table_view())?;
            Ok(table_digest(&view.open, &live.people_of_table(), silence))
        };
        self.of_live(digest).await
    }

    /// What `read` finds in the game; `None` when that cannot be read.
    pub(super) async fn of_live<T>(
        &self,
        read: impl FnOnce(&RunningGame) -> Result<T, Fault>,
    ) -> Delivered<Option<T>> {
        let Some(taken) = ok_unless_rejected(self.outbox.games.take(self.game).await)? else {
            return Ok(None);
        };
        let found = read(&taken.live);
        Ok(ok_unless_rejected(taken.put_back_after(found))?)
    }

    pub(crate) async fn table(&self) -> Result<Option<TablePost>, Fault> {
        ok_unless_rejected(self.outbox.games.table(self.game).await)
    }

    /// As its turn began, with the players of that time; after the end, the final table.
    pub(crate) async fn turn_table(&self) -> Delivered<Option<TablePost>> {
        let Some(post) = self.table().await? else {
            return Ok(None);
        };
        if post.view.open.phase == Phase::Over {
            return Ok(Some(post));
        }
        let people = self.outbox.store.holders(self.game).await?.at(post.began);
        if post.step == post.began {
            return Ok(Some(TablePost { people, ..post }));
        }
        let steps = self.outbox.store.steps(self.game, 1, post.began).await?;
        let view = catch_panic(|| news::seen_after(&post.view.ruleset, &steps))?;
        Ok(Some(TablePost { step: post.began, view, fresh: CardSet::NONE, people, ..post }))
    }

    /// The last step that a chapter of the news covers.
    pub(crate) async fn told_by(&self, from: u32) -> Delivered<u32> {
        match self.outbox.store.news_after(self.game, from).await? {
            Some(next) => Ok(next - 1),
            None => Ok(self.stored().await?.ok_or(DeliveryError::Stuck)?.last_told_step),
        }
    }

    /// From memory, else folded from the steps.
    pub(crate) async fn news(&self, from: u32, to: u32) -> Delivered<Option<NewsPost>> {
        if let Some(post) = self.outbox.games.kept_news(self.game, from, to) {
            return Ok(Some(post));
        }
        let Some(table) = self.table().await? else {
            return Ok(None);
        };
        let steps = self.outbox.store.steps(self.game, 1, to).await?;
        let holders = self.outbox.store.holders(self.game).await?;
        let ruleset = &table.view.ruleset;
        let post = catch_panic(|| news::folded(self.game, from, &steps, ruleset, holders));
        Ok(Some(post?))
    }
}

fn ended(post: &TablePost) -> Option<Ended> {
    let open = &post.view.open;
    let score = *open.scores.get(open.winners.iter().next()?)?;
    Some(Ended { winners: open.winners, whole: post.whole(), points: score?.total() })
}

fn lobby_digest(view: &LobbyView) -> String {
    // Conditions change only while the lobby gathers.
    let decided = match view.state {
        LobbyState::Gathering => {
            let (conditions, organised) = (view.conditions(), &view.organised);
            format!(" {conditions:?} {organised:?} {}", view.language.0)
        }
        LobbyState::Started if view.filling.has_open_seats => " open seats".to_owned(),
        _ => String::new(),
    };
    digest(&format!(
        "{:?} {:?} {:?} {:?}{decided}",
        view.state, view.people, view.thread, view.silence
    ))
}

/// A turn's table shows its start, so it changes only when the game ends.
fn table_digest(open: &Open, people: &BySeat<Player>, silence: Option<Silence>) -> String {
    let over = open.phase == Phase::Over;
    // Only a passed-over message is reported here: the other causes concern the thread itself,
    // where the table stands.
    let passed_over = match silence {
        Some(Silence::PassedOver(..)) => format!(" {silence:?}"),
        Some(_) | None => String::new(),
    };
    digest(&format!("{} {over} {people:?}{passed_over}", open.turn))
}
