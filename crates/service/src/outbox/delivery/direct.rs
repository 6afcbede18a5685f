//! Panels as direct messages, and the fallback when a person accepts none.

use super::Delivery;
use super::delivery_error::{Delivered, DeliveryError};
use crate::infra::messenger::digest;
use crate::prelude::*;

impl Delivery<'_> {
    pub(crate) async fn person_at(&self, seat: Seat) -> Delivered<Option<PersonId>> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        Ok(stored.people.get(usize::from(seat.0)).and_then(Player::person))
    }

    pub(crate) async fn reader(
        &self,
        stored_message: &StoredMessage,
    ) -> Delivered<Option<PersonId>> {
        match (stored_message.person, stored_message.key.reader()) {
            (Some(person), _) => Ok(Some(person)),
            (None, Some(seat)) => self.person_at(seat).await,
            (None, None) => Ok(None),
        }
    }

    /// `None` when it is not to be sent.
    pub(crate) async fn dm_room(
        &self,
        stored_message: &StoredMessage,
    ) -> Delivered<Option<RoomId>> {
        let who = self.reader(stored_message).await?.ok_or(DeliveryError::Stuck)?;
        let person = self.outbox.people.person(who).await?;
        if person.as_ref().is_some_and(|p| p.closed_at.is_some()) {
            self.closed(stored_message).await?;
            return Ok(None);
        }
        let is_panel = stored_message.key.kind == MessageKind::Panel;
        if is_panel && !self.is_newest(stored_message).await? {
            self.pass_over(stored_message).await?;
            return Ok(None);
        }
        let known = match person.and_then(|p| p.room) {
            Some(room) => Some(room),
            None => self.opened_in(who).await?,
        };
        if known.is_some() {
            return Ok(known);
        }
        let opened = self.messenger.open_dm(who).await;
        let Some(room) = self.or_handled(stored_message, opened).await? else {
            return Ok(None);
        };
        self.outbox.store.set_dm_room(who, Some(room)).await?;
        Ok(Some(room))
    }

    /// The conversation in which they opened this table.
    async fn opened_in(&self, who: PersonId) -> Delivered<Option<RoomId>> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let is_there = !stored.played_in.carries(Destination::Thread) && stored.opened_by == who;
        Ok(is_there.then_some(stored.channel))
    }

    pub(super) async fn has_thread(&self) -> Delivered<bool> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        Ok(stored.played_in.carries(Destination::Thread))
    }

    /// Later messages that failed do not count.
    pub(crate) async fn is_newest(&self, stored_message: &StoredMessage) -> Delivered<bool> {
        let MessageKey { kind, seat, nth, .. } = stored_message.key;
        if kind != MessageKind::Panel {
            return Ok(false);
        }
        let later = |other: MessageKey| {
            other.seat == seat
                && (other.kind == MessageKind::End || other.kind == kind && other.nth > nth)
        };
        let mut stored_messages = self.stored_messages().await?.into_iter();
        Ok(!stored_messages.any(|other| later(other.key) && other.state != MessageState::Gone))
    }

    /// Whether a panel belongs to somebody who had the seat before.
    pub(crate) async fn is_of_another(
        &self,
        stored_message: &StoredMessage,
        room: RoomId,
    ) -> Delivered<bool> {
        let (MessageKind::Panel, Some(seat)) = (stored_message.key.kind, stored_message.key.seat)
        else {
            return Ok(false);
        };
        let holders = self.outbox.store.holders(self.game).await?;
        let held = holders.0.get(seat);
        let taken = held.and_then(|held| held.later.last()).map(|last| last.from_step);
        if taken.is_none_or(|taken| stored_message.key.nth >= taken) {
            return Ok(false);
        }
        let Some(who) = self.person_at(seat).await? else {
            return Ok(false);
        };
        let person = self.outbox.people.person(who).await?;
        Ok(person.and_then(|person| person.room) != Some(room))
    }

    pub(crate) async fn is_kept_up(&self, seat: Seat) -> Delivered<bool> {
        let who = self.person_at(seat).await?.ok_or(DeliveryError::Stuck)?;
        let person = self.outbox.people.person(who).await?;
        Ok(person.is_none_or(|p| p.closed_at.is_none()))
    }

    pub(crate) async fn panel(&self, seat: Seat) -> Delivered<Option<(MessageBody, String)>> {
        let Some(who) = self.person_at(seat).await? else {
            return Ok(None);
        };
        let panel = ok_unless_rejected(self.outbox.panels.panel_of(self.game, who).await)?;
        Ok(panel.map(|panel| {
            let digest = digest(&panel.as_of().fingerprint);
            (MessageBody::Panel(Box::new(panel)), digest)
        }))
    }

    pub(crate) async fn not_direct(
        &self,
        stored_message: &StoredMessage,
        why: Undelivered,
    ) -> Delivered<()> {
        match why {
            Undelivered::Closed => self.closed(stored_message).await,
            Undelivered::Gone => {
                // Perhaps only the stored DM channel is gone: forget it and retry once.
                let who = self.reader(stored_message).await?.ok_or(DeliveryError::Stuck)?;
                let store = &self.outbox.store;
                let person = self.outbox.people.person(who).await?;
                if stored_message.recreated == 0 && person.is_some_and(|p| p.room.is_some()) {
                    store.set_dm_room(who, None).await?;
                    store.want_again(stored_message.key, None).await?;
                    return Err(DeliveryError::Again);
                }
                self.closed(stored_message).await
            }
            Undelivered::Forbidden { .. } => self.closed(stored_message).await,
            // The thread tells them instead.
            Undelivered::Refused { why, told } => {
                self.was_refused(stored_message, why, &told);
                self.closed(stored_message).await
            }
            Undelivered::Worn | Undelivered::Full | Undelivered::Locked | Undelivered::Later(_) => {
                Err(why.into())
            }
        }
    }

    /// Remembers that a person accepts no direct messages; the thread, if there is one, tells them
    /// from now on.
    pub(crate) async fn closed(&self, stored_message: &StoredMessage) -> Delivered<()> {
        let who = self.reader(stored_message).await?.ok_or(DeliveryError::Stuck)?;
        tracing::info!(
            game = self.game.0,
            seat = stored_message.key.seat.map(|seat| seat.0),
            "direct messages are closed"
        );
        let (store, key, now) = (&self.outbox.store, stored_message.key, self.outbox.clock.now());
        match self.has_thread().await? {
            true => store.set_closed(who, key, now).await?,
            false => store.set_closed_unsaid(who, key, now).await?,
        }
        Ok(())
    }
}
