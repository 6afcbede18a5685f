//! Whom the thread calls. An edit notifies nobody, so a call is part of a new post where one comes at that moment, and
//! else a message of its own, which goes when all have answered.

use super::Delivery;
use super::delivery_pass::DeliveryPass;
use super::wait_reason::DeliveryError;
use viceroy_model::messages::{Destination, MessageKind, Player};
use viceroy_model::timing::Speed;
use viceroy_rules::{Seat, SeatSet, Topic};
use viceroy_store::{Calls, MessageState, SeatCall, SeatWait, StoredGame, StoredMessage};

/// For so long nobody is called again in one game, in milliseconds.
const BETWEEN: i64 = 30 * 60 * 1000;

/// Somebody to be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Called {
    pub(crate) seat: Seat,
    pub(crate) topic: Topic,
    /// The step since which the game waits for them.
    pub(crate) since: u32,
}

/// For whom a game waits, as a post names them.
#[derive(Default, Debug)]
pub(crate) struct Summons {
    /// Whom the post calls.
    pub(crate) called: Vec<Called>,
    /// Who is asked by direct message, and named so that nobody wonders.
    pub(crate) elsewhere: SeatSet,
}

/// Who has to be called.
#[derive(Default, Debug)]
pub(crate) struct Due {
    /// Those who may be called now.
    pub(crate) now: Vec<Called>,
    /// When the first of the others may be.
    pub(crate) later: Option<i64>,
    /// How long a message that only calls is still held, in milliseconds.
    pub(crate) held: i64,
}

impl Delivery<'_> {
    /// Who has to be called: whom the game waits for, who does not know it, and whom no direct message reaches. Who
    /// plays alone is called by nobody.
    pub(crate) async fn due_calls(&self) -> Result<Due, DeliveryError> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let mut due = Due::default();
        if !is_anybody_due(&stored) {
            return Ok(due);
        }
        let now = self.outbox.clock.now();
        let between = between(&stored);
        let mut held: Option<i64> = None;
        for (called, wait) in self.waited_for(&stored).await? {
            if wait.called_for == wait.since {
                continue;
            }
            if let Some(back) = self.away_until(&stored, called.seat) {
                due.later = Some(due.later.map_or(back, |later| later.min(back)));
                continue;
            }
            let hold = self.outbox.held_calls.hold(self.game, called.since, now);
            let young = |at: &i64| (now - at).max(0) < between;
            match wait.called_at.filter(young) {
                Some(at) => {
                    let at = at + between;
                    due.later = Some(due.later.map_or(at, |later| later.min(at)));
                }
                None => {
                    due.now.push(called);
                    held = Some(held.map_or(hold, |held| held.min(hold)));
                }
            }
        }
        // At a live table nobody waits for a call.
        due.held = held.filter(|_| between > 0).unwrap_or_default();
        Ok(due)
    }

    /// When somebody's vacation ends that goes on now.
    pub(super) fn away_until(&self, stored: &StoredGame, seat: Seat) -> Option<i64> {
        let now = self.outbox.clock.now();
        stored.attendance.as_ref()?.vacation_ends(seat, now)
    }

    /// Whom a post of the table still names when it is changed: those who were called and have not answered. An edit
    /// notifies nobody.
    pub(crate) async fn still_waited_for(&self) -> Result<Summons, DeliveryError> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let waited_for = self.waited_for(&stored).await?.into_iter();
        let told = waited_for.filter(|(_, wait)| wait.called_for == wait.since);
        let called: Vec<Called> = told.map(|(called, _)| called).collect();
        let elsewhere = match called[..] {
            [] => SeatSet::NONE,
            _ => self.asked_directly(&stored).await?,
        };
        Ok(Summons { called, elsewhere })
    }

    /// For whom a game of several people waits who is asked by direct message, in seat order.
    async fn asked_directly(&self, stored: &StoredGame) -> Result<SeatSet, DeliveryError> {
        if stored.people.iter().filter_map(Player::person).count() < 2 {
            return Ok(SeatSet::NONE);
        }
        let mut found = SeatSet::NONE;
        for ((player, wait), seat) in stored.people.iter().zip(&stored.waits).zip(0..) {
            let Some(who) = player.person().filter(|_| wait.since.is_some()) else {
                continue;
            };
            let person = self.outbox.people.person(who).await?;
            if person.is_some_and(|person| person.is_reached_by_dm()) {
                found.insert(Seat(seat));
            }
        }
        Ok(found)
    }

    /// For whom a game of several people waits who is told so in the thread, in seat order.
    async fn waited_for(
        &self,
        stored: &StoredGame,
    ) -> Result<Vec<(Called, SeatWait)>, DeliveryError> {
        let mut found = vec![];
        if stored.people.iter().filter_map(Player::person).count() < 2 {
            return Ok(found);
        }
        let Some(table) = self.table().await? else {
            return Ok(found);
        };
        for awaited in &table.view.awaiting {
            let seat = usize::from(awaited.seat.0);
            let (Some(person), Some(wait)) = (stored.people.get(seat), stored.waits.get(seat))
            else {
                continue;
            };
            let Some(who) = person.person() else {
                continue;
            };
            let told = self.outbox.people.person(who).await?;
            let by_dm = told.is_some_and(|person| person.is_reached_by_dm());
            if let Some(since) = wait.since.filter(|_| !by_dm) {
                let called = Called { seat: awaited.seat, topic: awaited.topic, since };
                found.push((called, *wait));
            }
        }
        found.sort_by_key(|(called, _)| called.seat);
        Ok(found)
    }

    /// Whom a message calls that is made now: a call whom it was wanted for, and a post that nothing follows everybody
    /// who has to be called.
    pub(crate) async fn summoned_by(
        &self,
        stored_message: &StoredMessage,
    ) -> Result<Summons, DeliveryError> {
        let called = self.called_by(stored_message).await?;
        let names = match stored_message.key.kind {
            MessageKind::Call => true,
            MessageKind::Table | MessageKind::News => self.is_last_to_come(stored_message).await?,
            _ => false,
        };
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        // Where others are waited for who know it already, naming these alone would be half of it.
        let names = names && (!called.is_empty() || self.waited_for(&stored).await?.is_empty());
        let elsewhere = match names {
            true => self.asked_directly(&stored).await?,
            false => SeatSet::NONE,
        };
        Ok(Summons { called, elsewhere })
    }

    /// Whether no other post that can call comes after it.
    async fn is_last_to_come(&self, stored_message: &StoredMessage) -> Result<bool, DeliveryError> {
        let stored_messages = self.stored_messages().await?;
        let last = stored_messages.iter().rfind(|other| is_coming(other));
        Ok(last.is_none_or(|last| last.key == stored_message.key))
    }

    async fn called_by(
        &self,
        stored_message: &StoredMessage,
    ) -> Result<Vec<Called>, DeliveryError> {
        match stored_message.key.kind {
            MessageKind::Call => self.still_called(stored_message).await,
            MessageKind::Table | MessageKind::News => {
                match self.is_last_to_come(stored_message).await? {
                    true => Ok(self.due_calls().await?.now),
                    false => Ok(vec![]),
                }
            }
            // It names them, and its button leads to what they are asked.
            MessageKind::Unreachable => {
                let mut now = self.due_calls().await?.now;
                now.retain(|called| Some(called.seat) == stored_message.key.seat);
                Ok(now)
            }
            // Announcements name whom they call themselves: not whom the game has just begun to wait for, since whether a plan has
            // answered what is asked next would show in it.
            _ => Ok(vec![]),
        }
    }

    /// Who knows by a message that the game waits for them: whom it calls, and whose panel it is.
    pub(crate) async fn told_by_message(
        &self,
        stored_message: &StoredMessage,
        called: &[Called],
    ) -> Result<Calls, DeliveryError> {
        let mut seats: Vec<(Seat, u32)> =
            called.iter().map(|call| (call.seat, call.since)).collect();
        if let (MessageKind::Panel, Some(seat)) = (stored_message.key.kind, stored_message.key.seat)
        {
            let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
            let wait = stored.waits.get(usize::from(seat.0));
            seats.extend(wait.and_then(|wait| Some((seat, wait.since?))));
        }
        Ok(Calls { seats, at: self.outbox.clock.now() })
    }

    /// Those of a call for whom the game still waits as it did then, and whom no post has called before it was made.
    async fn still_called(
        &self,
        stored_message: &StoredMessage,
    ) -> Result<Vec<Called>, DeliveryError> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let unmade = stored_message.state == MessageState::Wanted;
        let still = |call: &&SeatCall| {
            let wait = stored.waits.get(usize::from(call.seat.0));
            wait.is_some_and(|wait| {
                wait.since == Some(call.since) && !(unmade && wait.called_for == wait.since)
            })
        };
        let called = stored_message.called.iter().filter(still).map(|call| Called {
            seat: call.seat,
            topic: call.topic,
            since: call.since,
        });
        Ok(called.collect())
    }

    /// Makes a message for those whom no post calls, and takes those away to which everybody has answered.
    pub(crate) async fn call(&self, round: &mut DeliveryPass) -> Result<(), DeliveryError> {
        let place = self.calls_in(round);
        self.reroute(round).await?;
        let due = self.due_calls().await?;
        if let Some(at) = due.later {
            // Everything else is said by then, so the game is not held to be behind.
            self.outbox.queue.visit_at(self.game, at);
        }
        // A post that came while others were said calls by itself, unless nothing is said where it belongs.
        let coming =
            place == Destination::Thread && self.stored_messages().await?.iter().any(is_coming);
        if due.held > 0 && !coming {
            let at = self.outbox.clock.now().saturating_add(due.held);
            self.outbox.queue.visit_at(self.game, at);
        }
        let is_time = due.held == 0 && !round.is_shut(place) && !round.is_denied();
        if place == Destination::Direct && is_time {
            for called in &due.now {
                self.call_directly(called).await?;
            }
        } else if !due.now.is_empty() && !coming && is_time {
            let call = |called: &Called| SeatCall {
                seat: called.seat,
                topic: called.topic,
                since: called.since,
            };
            let called = due.now.iter().map(call).collect();
            let key = self.outbox.store.want_call(self.game, called).await?;
            for stored_message in self.stored_messages().await? {
                if stored_message.key == key {
                    self.create(&stored_message).await?;
                }
            }
        }
        for stored_message in self.stored_messages().await? {
            if stored_message.key.kind != MessageKind::Call {
                continue;
            }
            let over = self.still_called(&stored_message).await?.is_empty();
            let stands_in = self.stands_in(&stored_message).await?;
            if over && stored_message.state == MessageState::Sent && !round.is_shut(stands_in) {
                self.take_away(&stored_message).await?;
                self.outbox.store.mark_gone(stored_message.key).await?;
            }
        }
        Ok(())
    }
}

/// For how long nobody is called again. At a live table three minutes are all the time there is.
fn between(stored: &StoredGame) -> i64 {
    let speed = stored.attendance.as_ref().map(|there| there.agreed().time.speed);
    match speed {
        Some(Speed::Live) => 0,
        _ => BETWEEN,
    }
}

/// Whether the game waits for somebody who was not told so.
fn is_anybody_due(stored: &StoredGame) -> bool {
    let mut waits = stored.waits.iter();
    waits.any(|wait| wait.since.is_some() && wait.since != wait.called_for)
}

/// Whether something is a post that can call and was not said yet.
pub(super) fn is_coming(stored_message: &StoredMessage) -> bool {
    let unsaid = match stored_message.state {
        MessageState::Wanted | MessageState::Sending => true,
        MessageState::Sent | MessageState::Gone | MessageState::Recalled => false,
    };
    unsaid && matches!(stored_message.key.kind, MessageKind::Table | MessageKind::News)
}
