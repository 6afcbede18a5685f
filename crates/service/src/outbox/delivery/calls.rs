//! Calls (mentions) in the thread. An edit notifies nobody, so a call joins a new post if one is
//! due, else it is a message of its own, deleted when all have answered.

use super::Delivery;
use super::announcing::public_deadline;
use super::delivery_error::{Delivered, DeliveryError};
use super::delivery_pass::DeliveryPass;
use crate::people::known::MayRing;
use crate::prelude::*;
use viceroy_model::timing::Speed;
use viceroy_store::{Calls, SeatCall, SeatWait};

/// Minimum milliseconds between calls of a player in a game.
const BETWEEN: i64 = 30 * 60 * 1000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Called {
    pub(crate) seat: Seat,
    pub(crate) topic: Topic,
    pub(crate) since: u32,
}

#[derive(Default, Debug)]
pub(crate) struct Summons {
    pub(crate) called: Vec<Called>,
    /// Prompted by direct message, and named for the others.
    pub(crate) elsewhere: SeatSet,
}

#[derive(Default, Debug)]
pub(crate) struct Due {
    pub(crate) now: Vec<Called>,
    /// When the first of the others may be called.
    pub(crate) later: Option<i64>,
    /// Milliseconds for which a message that only calls is held back.
    pub(crate) held: i64,
}

impl Delivery<'_> {
    /// Awaited players who have not been told and get no direct message.
    pub(crate) async fn due_calls(&self) -> Delivered<Due> {
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
            let player = stored.people.get(usize::from(called.seat.0));
            if let Some(who) = player.and_then(Player::person) {
                match self.outbox.people.may_ring(who).await? {
                    MayRing::Now => {}
                    MayRing::From(at) => {
                        due.later = Some(due.later.map_or(at, |later| later.min(at)));
                        continue;
                    }
                    MayRing::WhenLow | MayRing::Never => continue,
                }
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

    pub(super) fn away_until(&self, stored: &StoredGame, seat: Seat) -> Option<i64> {
        let now = self.outbox.clock.now();
        stored.attendance.as_ref()?.vacation_ends(seat, now)
    }

    /// Whom a post that is edited names.
    pub(crate) async fn still_named(&self, stored_message: &StoredMessage) -> Delivered<Summons> {
        let called = self.still_called(stored_message).await?;
        let elsewhere = match called[..] {
            [] => SeatSet::NONE,
            _ => self.asked_directly(&self.stored().await?.ok_or(DeliveryError::Stuck)?).await?,
        };
        Ok(Summons { called, elsewhere })
    }

    /// Whether a post calls for a phase that is over, as everybody has read. It is edited only
    /// then: what somebody is asked in between may be known to them alone.
    pub(crate) async fn is_call_over(&self, stored_message: &StoredMessage) -> Delivered<bool> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let mut calls = stored_message.called.iter();
        let is_told = stored.state != GameState::Started
            || calls.all(|call| call.since < stored.last_told_step);
        Ok(!stored_message.called.is_empty()
            && is_told
            && self.still_called(stored_message).await?.is_empty())
    }

    /// Awaited seats that are prompted by direct message.
    async fn asked_directly(&self, stored: &StoredGame) -> Delivered<SeatSet> {
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

    /// In seat order.
    async fn waited_for(&self, stored: &StoredGame) -> Delivered<Vec<(Called, SeatWait)>> {
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

    /// The last pending post calls everybody who is due, a call only its stored seats.
    pub(crate) async fn summoned_by(&self, stored_message: &StoredMessage) -> Delivered<Summons> {
        let called = self.called_by(stored_message).await?;
        let names = match stored_message.key.kind {
            MessageKind::Call => true,
            MessageKind::Table | MessageKind::News => self.is_last_to_come(stored_message).await?,
            _ => false,
        };
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        // Naming only these would mislead if others are awaited who already know.
        let names = names && (!called.is_empty() || self.waited_for(&stored).await?.is_empty());
        let elsewhere = match names {
            true => self.asked_directly(&stored).await?,
            false => SeatSet::NONE,
        };
        Ok(Summons { called, elsewhere })
    }

    async fn is_last_to_come(&self, stored_message: &StoredMessage) -> Delivered<bool> {
        let stored_messages = self.stored_messages().await?;
        let last = stored_messages.iter().rfind(|other| is_coming(other));
        Ok(last.is_none_or(|last| last.key == stored_message.key))
    }

    async fn called_by(&self, stored_message: &StoredMessage) -> Delivered<Vec<Called>> {
        match stored_message.key.kind {
            MessageKind::Call => self.still_called(stored_message).await,
            MessageKind::Table | MessageKind::News => {
                match self.is_last_to_come(stored_message).await? {
                    true => Ok(self.due_calls().await?.now),
                    false => Ok(vec![]),
                }
            }
            // It mentions them, and its button leads to their prompt.
            MessageKind::Unreachable => {
                let mut now = self.due_calls().await?.now;
                now.retain(|called| Some(called.seat) == stored_message.key.seat);
                Ok(now)
            }
            // Never call those the game has just begun to wait for: that would reveal whether a
            // plan has answered the next prompt.
            _ => Ok(vec![]),
        }
    }

    pub(crate) async fn told_by_message(
        &self,
        stored_message: &StoredMessage,
        called: &[Called],
    ) -> Delivered<Calls> {
        let named = match stored_message.key.kind {
            MessageKind::Call => seat_calls(called),
            _ => self.with_deadlines(called).await?,
        };
        let mut seats: Vec<(Seat, u32)> =
            called.iter().map(|call| (call.seat, call.since)).collect();
        if let (MessageKind::Panel, Some(seat)) = (stored_message.key.kind, stored_message.key.seat)
        {
            let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
            let wait = stored.waits.get(usize::from(seat.0));
            let rings_later = self.rings_later(&stored, seat).await?.is_some();
            let wait = wait.filter(|_| !rings_later);
            seats.extend(wait.and_then(|wait| Some((seat, wait.since?))));
        }
        let rang = self.rings_for(stored_message, called).await?;
        Ok(Calls { named, seats, rang, at: self.outbox.clock.now() })
    }

    async fn rings_for(
        &self,
        stored_message: &StoredMessage,
        called: &[Called],
    ) -> Delivered<Vec<PersonId>> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let key = stored_message.key;
        let asked = key.seat.filter(|_| key.kind == MessageKind::Panel);
        let asked = match asked {
            Some(seat) if self.panel_rings(&stored, seat).await? => Some(seat),
            Some(_) | None => None,
        };
        let seats = called.iter().map(|call| call.seat).chain(asked);
        let people = seats.filter_map(|seat| stored.people.get(usize::from(seat.0))?.person());
        Ok(people.collect())
    }

    pub(super) async fn panel_rings(&self, stored: &StoredGame, reader: Seat) -> Delivered<bool> {
        let is_there = self.away_until(stored, reader).is_none();
        Ok(is_there && self.ringing(reader).await? == MayRing::Now)
    }

    /// What may ring for the person in a seat.
    pub(super) async fn ringing(&self, seat: Seat) -> Delivered<MayRing> {
        match self.person_at(seat).await? {
            Some(who) => Ok(self.outbox.people.may_ring(who).await?),
            None => Ok(MayRing::Now),
        }
    }

    /// Without a deadline, what a post says of them stays true.
    async fn with_deadlines(&self, called: &[Called]) -> Delivered<Vec<SeatCall>> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let calendar = self.outbox.clock.calendar();
        let timed = called.iter().copied();
        let timed =
            timed.filter(|called| public_deadline(&stored, &[called.seat], &calendar).is_some());
        Ok(seat_calls(&timed.collect::<Vec<_>>()))
    }

    /// Those still awaited, whom no other post called before it was sent.
    async fn still_called(&self, stored_message: &StoredMessage) -> Delivered<Vec<Called>> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        // Nothing is awaited of anybody in a game that was closed.
        if stored.state != GameState::Started {
            return Ok(vec![]);
        }
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

    pub(crate) async fn call(&self, pass: &mut DeliveryPass) -> Delivered<()> {
        let place = self.calls_in(pass);
        self.reroute(pass).await?;
        let due = self.due_calls().await?;
        if let Some(at) = due.later {
            // Scheduled separately, so that the game does not count as behind.
            self.outbox.queue.visit_at(self.game, at);
        }
        // A pending post makes the call itself, unless the thread is unavailable.
        let coming =
            place == Destination::Thread && self.stored_messages().await?.iter().any(is_coming);
        if due.held > 0 && !coming {
            let at = self.outbox.clock.now().saturating_add(due.held);
            self.outbox.queue.visit_at(self.game, at);
        }
        let is_time = due.held == 0 && !pass.is_shut(place) && !pass.is_denied();
        if place == Destination::Direct && is_time {
            for called in &due.now {
                self.call_directly(called).await?;
            }
        } else if !due.now.is_empty() && !coming && is_time {
            let key = self.outbox.store.want_call(self.game, seat_calls(&due.now)).await?;
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
            if over && stored_message.state == MessageState::Sent && !pass.is_shut(stands_in) {
                self.take_away(&stored_message).await?;
                self.outbox.store.mark_gone(stored_message.key).await?;
            }
        }
        Ok(())
    }
}

pub(super) fn seat_calls(called: &[Called]) -> Vec<SeatCall> {
    let call = |&Called { seat, topic, since }: &Called| SeatCall { seat, topic, since };
    called.iter().map(call).collect()
}

/// In milliseconds. A live game has three minutes in all, so it has no pause.
fn between(stored: &StoredGame) -> i64 {
    let speed = stored.attendance.as_ref().map(|there| there.agreed().time.speed);
    match speed {
        Some(Speed::Live) => 0,
        _ => BETWEEN,
    }
}

pub(super) fn is_anybody_due(stored: &StoredGame) -> bool {
    let mut waits = stored.waits.iter();
    waits.any(|wait| wait.since.is_some() && wait.since != wait.called_for)
}

pub(super) fn is_coming(stored_message: &StoredMessage) -> bool {
    let unsaid = match stored_message.state {
        MessageState::Wanted | MessageState::Sending => true,
        MessageState::Sent | MessageState::Gone | MessageState::Recalled => false,
    };
    unsaid && matches!(stored_message.key.kind, MessageKind::Table | MessageKind::News)
}
