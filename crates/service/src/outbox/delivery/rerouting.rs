//! Where prompts (calls, reminders, votes) go: the thread, else the channel, else direct messages.
//! All share this, so that nobody is awaited who was never told.

use super::Delivery;
use super::calls::Called;
use super::delivery_error::{Delivered, DeliveryError};
use super::delivery_pass::DeliveryPass;
use crate::prelude::*;

impl Delivery<'_> {
    pub(crate) fn calls_in(&self, pass: &DeliveryPass) -> Destination {
        let calls = RefusalSubject::Message(MessageKind::Call.nth(self.game, 0));
        let now = self.outbox.clock.now();
        if self.outbox.places.pause(calls, now).is_some() {
            Destination::Direct
        } else if !self.thread_is_silent() {
            Destination::Thread
        } else if pass.refuses(Destination::Channel) {
            Destination::Direct
        } else {
            Destination::Channel
        }
    }

    pub(crate) fn goes_outside(&self, stored_message: &StoredMessage) -> bool {
        asks_somebody(stored_message) && self.thread_is_silent()
    }

    pub(crate) async fn stands_in(
        &self,
        stored_message: &StoredMessage,
    ) -> Result<Destination, StoreError> {
        let place = stored_message.key.destination();
        if !asks_somebody(stored_message) {
            return Ok(place);
        }
        let is_outside = match is_unmade(stored_message) {
            true => self.thread_is_silent(),
            false => {
                let stored = self.stored().await?;
                stored.is_some_and(|stored| stored_message.room == Some(stored.channel))
            }
        };
        Ok(match is_outside {
            true => Destination::Channel,
            false => place,
        })
    }

    /// Moves unsent prompts out of an unavailable thread.
    pub(crate) async fn reroute(&self, pass: &DeliveryPass) -> Delivered<()> {
        let place = self.calls_in(pass);
        if !self.thread_is_silent() || pass.is_shut(place) || pass.is_denied() {
            return Ok(());
        }
        let stored_messages = self.stored_messages().await?;
        for stored_message in stored_messages
            .iter()
            .filter(|stored_message| asks_somebody(stored_message) && is_unmade(stored_message))
        {
            match place {
                Destination::Channel => {
                    self.create(stored_message).await?;
                }
                Destination::Direct => self.tell_directly(stored_message).await?,
                Destination::Thread => {}
            }
        }
        Ok(())
    }

    /// The public message may still follow, unless it is settled by then.
    async fn tell_directly(&self, stored_message: &StoredMessage) -> Delivered<()> {
        self.want_told(stored_message).await?;
        for told in self.stored_messages().await? {
            if told.key.kind == MessageKind::Told && told.state == MessageState::Wanted {
                self.create(&told).await?;
            }
        }
        Ok(())
    }

    /// Returns whether anybody can be reached.
    pub(crate) async fn want_told(&self, stored_message: &StoredMessage) -> Delivered<bool> {
        let announcement =
            stored_message.announcement.as_ref().filter(|_| asks_somebody(stored_message));
        let Some(announcement) = announcement else {
            return Ok(false);
        };
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let (there, now) = (stored.attendance.as_ref(), self.outbox.clock.now());
        let concerned = there.map_or(SeatSet::NONE, |there| there.concerned_by(announcement, now));
        let mut is_anybody = false;
        for seat in concerned.iter() {
            let Some(who) = self.person_at(seat).await? else {
                continue;
            };
            if self.takes_messages(who).await? {
                let told = announcement.to_seat(seat);
                self.outbox.store.want_told(self.game, seat, who, told).await?;
                is_anybody = true;
            }
        }
        Ok(is_anybody)
    }

    pub(crate) async fn call_directly(&self, called: &Called) -> Delivered<()> {
        let Some(who) = self.person_at(called.seat).await? else {
            return Ok(());
        };
        if !self.takes_messages(who).await? {
            return Ok(());
        }
        let key = MessageKind::Panel.of(self.game, called.seat, called.since);
        self.outbox.store.want_panel(key, who).await?;
        for stored_message in self.stored_messages().await? {
            if stored_message.key == key && stored_message.state == MessageState::Wanted {
                self.create(&stored_message).await?;
            }
        }
        Ok(())
    }

    async fn takes_messages(&self, who: PersonId) -> Result<bool, StoreError> {
        let person = self.outbox.people.person(who).await?;
        let is_closed = person.is_some_and(|person| person.closed_at.is_some());
        Ok(!who.is_forgotten() && !is_closed)
    }
}

pub(crate) fn asks_somebody(stored_message: &StoredMessage) -> bool {
    match stored_message.key.kind {
        MessageKind::Call => true,
        MessageKind::Announcement => {
            let announcement = stored_message.announcement.as_ref();
            announcement.is_some_and(|announcement| announcement.asks())
        }
        MessageKind::Lobby
        | MessageKind::Table
        | MessageKind::News
        | MessageKind::Told
        | MessageKind::LobbyAnnouncement
        | MessageKind::ToldOutside
        | MessageKind::Panel
        | MessageKind::End
        | MessageKind::Unreachable => false,
    }
}

fn is_unmade(stored_message: &StoredMessage) -> bool {
    match stored_message.state {
        MessageState::Wanted | MessageState::Sending => true,
        MessageState::Sent | MessageState::Gone | MessageState::Recalled => false,
    }
}
