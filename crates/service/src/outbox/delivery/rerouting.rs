//! Where people are called, reminded and asked to vote: in the thread; where that is silent in the channel, and where that is silent
//! too by direct message. One way for all of these, so that nobody waits for an answer to what was never said.

use super::Delivery;
use super::calls::Called;
use super::delivery_pass::DeliveryPass;
use super::wait_reason::DeliveryError;
use crate::cache::refusals::RefusalSubject;
use viceroy_model::messages::{Destination, MessageKind, PersonId};
use viceroy_rules::SeatSet;
use viceroy_store::{MessageState, StoreError, StoredMessage};

impl Delivery<'_> {
    /// Where people are called now.
    pub(crate) fn calls_in(&self, round: &DeliveryPass) -> Destination {
        let calls = RefusalSubject::Message(MessageKind::Call.nth(self.game, 0));
        let now = self.outbox.clock.now();
        if self.outbox.places.pause(calls, now).is_some() {
            Destination::Direct
        } else if !self.thread_is_silent() {
            Destination::Thread
        } else if round.refuses(Destination::Channel) {
            Destination::Direct
        } else {
            Destination::Channel
        }
    }

    /// Whether a message that is made now stands in the channel because the thread is silent.
    pub(crate) fn goes_outside(&self, stored_message: &StoredMessage) -> bool {
        asks_somebody(stored_message) && self.thread_is_silent()
    }

    /// Where a message stands, or is made now.
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

    /// Takes what asks somebody, and was not said in the silent thread, to where people are called now.
    pub(crate) async fn reroute(&self, round: &DeliveryPass) -> Result<(), DeliveryError> {
        let place = self.calls_in(round);
        if !self.thread_is_silent() || round.is_shut(place) || round.is_denied() {
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

    /// Tells those directly whom a reminder or a vote waits for. Everybody may read it in its place later, if it is not settled by
    /// then.
    async fn tell_directly(&self, stored_message: &StoredMessage) -> Result<(), DeliveryError> {
        self.want_told(stored_message).await?;
        for told in self.stored_messages().await? {
            if told.key.kind == MessageKind::Told && told.state == MessageState::Wanted {
                self.create(&told).await?;
            }
        }
        Ok(())
    }

    /// Wants that said to each of them alone. Returns whether there is anybody who can be told.
    pub(crate) async fn want_told(
        &self,
        stored_message: &StoredMessage,
    ) -> Result<bool, DeliveryError> {
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

    /// Gives somebody their panel by direct message who is called nowhere else; nothing if they take none.
    pub(crate) async fn call_directly(&self, called: &Called) -> Result<(), DeliveryError> {
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

    /// Whether somebody takes direct messages, as far as is known.
    async fn takes_messages(&self, who: PersonId) -> Result<bool, StoreError> {
        let person = self.outbox.people.person(who).await?;
        let is_closed = person.is_some_and(|person| person.closed_at.is_some());
        Ok(!who.is_forgotten() && !is_closed)
    }
}

/// Whether somebody has to act because of a message that everybody reads.
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

/// Whether a message was wanted and is not there.
fn is_unmade(stored_message: &StoredMessage) -> bool {
    match stored_message.state {
        MessageState::Wanted | MessageState::Sending => true,
        MessageState::Sent | MessageState::Gone | MessageState::Recalled => false,
    }
}
