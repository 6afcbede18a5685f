//! Panels as direct messages, and the fallback when a person accepts none.

use super::Delivery;
use super::delivery_error::DeliveryError;
use crate::infra::error::ok_unless_rejected;
use crate::infra::messenger::digest;
use crate::prelude::*;

impl Delivery<'_> {
    pub(crate) async fn person_at(&self, seat: Seat) -> Result<Option<PersonId>, DeliveryError> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        Ok(stored.people.get(usize::from(seat.0)).and_then(Player::person))
    }

    pub(crate) async fn reader(
        &self,
        stored_message: &StoredMessage,
    ) -> Result<Option<PersonId>, DeliveryError> {
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
    ) -> Result<Option<RoomId>, DeliveryError> {
        let who = self.reader(stored_message).await?.ok_or(DeliveryError::Stuck)?;
        let person = self.outbox.people.person(who).await?;
        let played_here = self.played_directly_in().await?;
        let is_closed = person.as_ref().is_some_and(|p| p.closed_at.is_some());
        if is_closed && played_here.is_none() {
            self.closed(stored_message).await?;
            return Ok(None);
        }
        let is_panel = stored_message.key.kind == MessageKind::Panel;
        if is_panel && !self.is_newest(stored_message).await? {
            self.pass_over(stored_message).await?;
            return Ok(None);
        }
        if played_here.is_some() {
            return Ok(played_here);
        }
        if let Some(room) = person.and_then(|p| p.room) {
            return Ok(Some(room));
        }
        let opened = self.messenger.open_dm(who).await;
        let Some(room) = self.or_handled(stored_message, opened).await? else {
            return Ok(None);
        };
        self.outbox.store.set_dm_room(who, Some(room)).await?;
        Ok(Some(room))
    }

    async fn played_directly_in(&self) -> Result<Option<RoomId>, DeliveryError> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        Ok(match stored.played_in {
            PlayedIn::DirectMessage => Some(stored.channel),
            PlayedIn::Thread | PlayedIn::Deal(_) => None,
        })
    }

    /// Later messages that failed do not count.
    pub(crate) async fn is_newest(
        &self,
        stored_message: &StoredMessage,
    ) -> Result<bool, DeliveryError> {
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
    ) -> Result<bool, DeliveryError> {
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

    pub(crate) async fn is_kept_up(&self, seat: Seat) -> Result<bool, DeliveryError> {
        let who = self.person_at(seat).await?.ok_or(DeliveryError::Stuck)?;
        if self.played_directly_in().await?.is_some() {
            return Ok(true);
        }
        let person = self.outbox.people.person(who).await?;
        Ok(person.is_some_and(|p| p.closed_at.is_none()))
    }

    pub(crate) async fn panel(
        &self,
        seat: Seat,
    ) -> Result<Option<(MessageBody, String)>, DeliveryError> {
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
    ) -> Result<(), DeliveryError> {
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

    /// Remembers that a person accepts no direct messages; the thread tells them from now on.
    pub(crate) async fn closed(&self, stored_message: &StoredMessage) -> Result<(), DeliveryError> {
        if self.played_directly_in().await?.is_some() {
            // There is no thread to fall back to.
            return Ok(self.outbox.store.mark_gone(stored_message.key).await?);
        }
        let who = self.reader(stored_message).await?.ok_or(DeliveryError::Stuck)?;
        tracing::info!(
            game = self.game.0,
            seat = stored_message.key.seat.map(|seat| seat.0),
            "direct messages are closed"
        );
        let now = self.outbox.clock.now();
        Ok(self.outbox.store.set_closed(who, stored_message.key, now).await?)
    }
}
