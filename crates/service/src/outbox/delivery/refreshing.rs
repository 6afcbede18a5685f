//! Edits outdated messages and deletes superseded ones.

use super::Delivery;
use super::calls::{Summons, seat_calls};
use super::delivery_error::{Delivered, DeliveryError};
use super::delivery_pass::DeliveryPass;
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Edit {
    Content,
    /// Nobody is named any more.
    CallOver,
}

impl Delivery<'_> {
    /// Returns whether the content was available.
    pub(crate) async fn refresh(
        &self,
        stored_message: &StoredMessage,
        pass: &mut DeliveryPass,
    ) -> Delivered<bool> {
        let (MessageState::Sent, Some(room), Some(message)) =
            (stored_message.state, stored_message.room, stored_message.message)
        else {
            return Ok(true);
        };
        let (mut brings, mut edit) = (vec![], Edit::Content);
        let MessageKey { kind, seat, .. } = stored_message.key;
        match (kind, seat) {
            (MessageKind::Lobby, _) if self.has_left_lobby().await? => {
                self.take_away(stored_message).await?;
                return self.let_go(stored_message).await;
            }
            (MessageKind::Lobby, _) => {}
            (MessageKind::Table, _) => {
                if !self.is_newest_table(stored_message.key).await? {
                    return Ok(true);
                }
                brings = self.to_bring().await?;
                if self.is_call_over(stored_message).await? {
                    edit = Edit::CallOver;
                } else if brings.is_empty() && stored_message.digest == self.table_digest().await? {
                    return Ok(true);
                }
                if self.is_too_soon(pass) {
                    return Ok(true);
                }
            }
            (MessageKind::News, _) => match self.news_edit(stored_message, pass).await? {
                Some(due) => edit = due,
                None => return Ok(true),
            },
            // The seat's new player gets a panel of their own with the next prompt.
            (MessageKind::Panel, _)
                if self.is_abandoned().await?
                    || self.is_of_another(stored_message, room).await? =>
            {
                return self.part_is_over(stored_message, room).await;
            }
            (MessageKind::Panel, Some(seat)) => {
                if !self.is_newest(stored_message).await? {
                    return self.overtaken(stored_message, seat).await;
                }
                if !self.is_kept_up(seat).await? {
                    return Ok(true);
                }
            }
            (kind, _) if kind.is_told() => {
                // A deadline named in it may have moved, or a lobby that it shows.
                let announcement = stored_message.announcement.as_ref();
                let is_kept_up = announcement.is_some_and(|announcement| {
                    announcement.asks() || matches!(announcement, Announcement::Seated { .. })
                });
                if !is_kept_up || self.is_settled(stored_message).await? {
                    return Ok(true);
                }
            }
            _ => return Ok(true),
        }
        let named = match (kind, edit) {
            (MessageKind::Table | MessageKind::News, Edit::Content) => {
                self.still_named(stored_message).await?
            }
            _ => Summons::default(),
        };
        let Some((mut body, digest)) = self.body(stored_message, &named).await? else {
            return Ok(false);
        };
        let is_shown = stored_message.digest.as_ref() == Some(&digest);
        if is_shown && brings.is_empty() && edit == Edit::Content {
            return Ok(true);
        }
        // The turn may have ended meanwhile, and a post shows its own turn for good.
        if kind == MessageKind::Table && !self.is_newest_table(stored_message.key).await? {
            return Ok(true);
        }
        if let MessageBody::Table(post) = &mut body {
            let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
            let people = brings.iter();
            let people = people.filter_map(|seat| stored.people.get(usize::from(seat.0)));
            post.brings = people.filter_map(Player::person).collect();
        }
        let (subject, now) = (RefusalSubject::Message(stored_message.key), self.outbox.clock.now());
        if self.outbox.places.pause(subject, now).is_some() {
            return Ok(true);
        }
        let changes = self.outbox.places.changes();
        let said = self.in_language(stored_message, body).await?;
        let edited = self.messenger.edit(room, message, &said).await;
        let stands_in = self.stands_in(stored_message).await?;
        if stands_in == Destination::Thread {
            self.outbox.pace.note(self.game, self.outbox.clock.now());
        }
        match edited {
            Ok(()) => {
                if stands_in == Destination::Thread {
                    self.is_unlocked();
                }
                self.outbox.places.accepted_there(subject);
                self.outbox.places.said(stored_message.key);
                let store = &self.outbox.store;
                let named = seat_calls(&named.called);
                store.mark_edited(stored_message.key, digest, &named, brings).await?;
                Ok(true)
            }
            // Leave it until its content changes.
            Err(Undelivered::Refused { why, told }) => {
                let places = &self.outbox.places;
                places.refused_there(subject, RetryOn::AnyVisit, changes, now);
                match self.was_refused(stored_message, why, &told) {
                    // Messages refreshed earlier in this pass report the refusal too.
                    true => Err(DeliveryError::Again),
                    false => Ok(true),
                }
            }
            Err(why @ Undelivered::Forbidden { .. }) => {
                let places = &self.outbox.places;
                places.refused_there(subject, RetryOn::AnyVisit, changes, now);
                Err(why.into())
            }
            // A call is sent once, whether it is deleted or takes no more edits.
            Err(Undelivered::Gone) if is_call(stored_message) => self.let_go(stored_message).await,
            Err(Undelivered::Worn) if is_call(stored_message) => {
                self.outbox.store.mark_shown(stored_message.key, digest).await?;
                Ok(true)
            }
            // Respect a deliberate deletion.
            Err(Undelivered::Gone)
                if kind == MessageKind::News && stored_message.is_known_to_show() =>
            {
                self.let_go(stored_message).await
            }
            Err(Undelivered::Gone) => {
                self.recreate(stored_message).await?;
                Ok(true)
            }
            Err(Undelivered::Worn) => {
                if kind == MessageKind::News {
                    return self.let_go(stored_message).await;
                }
                self.take_away(stored_message).await?;
                self.untell(stored_message).await?;
                self.outbox.store.want_anew(stored_message.key).await?;
                Err(DeliveryError::Again)
            }
            Err(Undelivered::Closed) => {
                self.closed(stored_message).await?;
                Err(DeliveryError::Again)
            }
            Err(why) => Err(why.into()),
        }
    }

    /// A button press edits the panel too, so lock it and reload it first.
    pub(crate) async fn refresh_panel(
        &self,
        stored_message: &StoredMessage,
        pass: &mut DeliveryPass,
    ) -> Delivered<bool> {
        let _alone = self.outbox.people.alone_with(stored_message.key).await;
        let now = self.stored_messages().await?;
        match now.iter().find(|now| now.key == stored_message.key) {
            Some(now) => self.refresh(now, pass).await,
            None => Ok(true),
        }
    }

    /// A closed game's panel is deleted; a replaced player's panel says so and loses its buttons.
    async fn part_is_over(&self, stored_message: &StoredMessage, room: RoomId) -> Delivered<bool> {
        let (Some(seat), Some(message)) = (stored_message.key.seat, stored_message.message) else {
            return self.let_go(stored_message).await;
        };
        if self.is_abandoned().await? {
            self.take_away(stored_message).await?;
            return self.let_go(stored_message).await;
        }
        let holders = self.outbox.store.holders(self.game).await?;
        let before = holders.at(stored_message.key.nth);
        let before = before.get(seat).and_then(Player::person).ok_or(DeliveryError::Stuck)?;
        let person = before.0;
        let lost = StoredMessage {
            announcement: Some(Announcement::SeatLost { seat, person }),
            person: Some(before),
            ..stored_message.clone()
        };
        if let Some((body, _)) = self.announcement(&lost).await? {
            let said = self.in_language(&lost, body).await?;
            match self.messenger.edit(room, message, &said).await {
                Ok(()) | Err(Undelivered::Gone | Undelivered::Closed | Undelivered::Worn) => {}
                Err(Undelivered::Refused { why, told }) => {
                    self.was_refused(&lost, why, &told);
                }
                Err(why) => return Err(why.into()),
            }
        }
        if self.has_thread().await? || !self.is_newest(stored_message).await? {
            return self.let_go(stored_message).await;
        }
        // Nothing else asks the new one.
        let (store, key) = (&self.outbox.store, stored_message.key);
        store.want_again(key, stored_message.attempted_at).await?;
        Err(DeliveryError::Again)
    }

    /// Whether whoever opened a table without a server has left it: the message in their
    /// conversation would go on showing them who sits there.
    pub(super) async fn has_left_lobby(&self) -> Delivered<bool> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let sits = stored.people.iter().any(|player| player.is(stored.opened_by));
        let is_own = !stored.played_in.carries(Destination::Thread);
        Ok(is_own && stored.state == GameState::Gathering && !sits)
    }

    pub(crate) async fn is_abandoned(&self) -> Result<bool, StoreError> {
        let stored = self.stored().await?;
        Ok(stored.is_some_and(|stored| stored.state == GameState::Abandoned))
    }

    /// Whether the thread was edited a moment ago; if so, postpones the edit.
    pub(super) fn is_too_soon(&self, pass: &mut DeliveryPass) -> bool {
        let wait = self.outbox.pace.wait(self.game, self.outbox.clock.now());
        if let Some(at) = wait {
            pass.put_off(at);
        }
        wait.is_some()
    }

    /// Deletes a panel, but only once a newer one is posted.
    async fn overtaken(&self, stored_message: &StoredMessage, seat: Seat) -> Delivered<bool> {
        let stands = |other: &StoredMessage| {
            matches!(other.key.kind, MessageKind::Panel | MessageKind::End)
                && other.key.seat == Some(seat)
                && other.key > stored_message.key
                && other.state == MessageState::Sent
        };
        if !self.stored_messages().await?.iter().any(stands) {
            return Ok(true);
        }
        self.take_away(stored_message).await?;
        self.let_go(stored_message).await
    }

    /// Players by direct message who are not in the thread yet. Mentioning them in an edit adds
    /// them without a notification; adding them by a request would notify.
    async fn to_bring(&self) -> Delivered<Vec<Seat>> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let mut brings = vec![];
        for ((person, wait), seat) in stored.people.iter().zip(&stored.waits).zip(0..) {
            let Some(who) = person.person() else {
                continue;
            };
            let told = self.outbox.people.person(who).await?;
            if !wait.in_thread && told.is_some_and(|person| person.is_reached_by_dm()) {
                brings.push(Seat(seat));
            }
        }
        Ok(brings)
    }

    /// Recreates a deleted message once; a second deletion is deliberate.
    pub(crate) async fn recreate(&self, stored_message: &StoredMessage) -> Delivered<()> {
        let store = &self.outbox.store;
        if stored_message.recreated > 0 {
            self.let_go(stored_message).await?;
            return Ok(());
        }
        store.want_again(stored_message.key, stored_message.attempted_at).await?;
        Err(DeliveryError::Again)
    }

    pub(crate) async fn let_go(&self, stored_message: &StoredMessage) -> Delivered<bool> {
        self.outbox.store.mark_gone(stored_message.key).await?;
        Ok(true)
    }

    /// Deletes a message that may be gone already.
    pub(crate) async fn take_away(&self, stored_message: &StoredMessage) -> Delivered<()> {
        let (Some(room), Some(message)) = (stored_message.room, stored_message.message) else {
            return Ok(());
        };
        match self.messenger.delete(room, message, stored_message.key).await {
            Ok(()) | Err(Undelivered::Gone) => Ok(()),
            Err(Undelivered::Refused { told, .. }) => {
                tracing::warn!(game = self.game.0, told, "a message stays that should go");
                Ok(())
            }
            Err(why) => Err(why.into()),
        }
    }

    /// Deletes the direct messages of a person who asked to be forgotten, as far as Discord can.
    pub(crate) async fn take_back(&self, pass: &mut DeliveryPass) -> Result<(), Fault> {
        let mut has_taken = false;
        for stored_message in self.stored_messages().await? {
            if stored_message.state != MessageState::Recalled {
                continue;
            }
            let taken = match self.take_away_found(&stored_message).await {
                Err(DeliveryError::Undelivered(why @ Undelivered::Later(_))) => Err(why.into()),
                Err(DeliveryError::Undelivered(_)) | Ok(()) => {
                    self.outbox.store.mark_taken_back(stored_message.key).await?;
                    has_taken = true;
                    Ok(true)
                }
                Err(why) => Err(why),
            };
            pass.keep(Destination::Direct, taken)?;
        }
        if has_taken {
            self.outbox.sweeps.sweep().await;
        }
        Ok(())
    }

    /// Also finds a message whose id is unknown.
    async fn take_away_found(&self, stored_message: &StoredMessage) -> Delivered<()> {
        let (None, Some(room), Some(at)) =
            (stored_message.message, stored_message.room, stored_message.attempted_at)
        else {
            return self.take_away(stored_message).await;
        };
        let since = self.outbox.clock.shows_at_least(at);
        let message = self.messenger.find(room, stored_message.key, since).await?;
        self.take_away(&StoredMessage { message, ..stored_message.clone() }).await
    }

    /// Keeps the older table until the newest is posted: it has the only buttons.
    pub(crate) async fn clear_tables(&self, pass: &mut DeliveryPass) -> Result<(), Fault> {
        let newest = self.newest_table().await?;
        let stands = newest.as_ref().is_some_and(|newest| match newest.state {
            MessageState::Sent => true,
            MessageState::Gone
            | MessageState::Wanted
            | MessageState::Sending
            | MessageState::Recalled => false,
        });
        if !stands {
            return Ok(());
        }
        for stored_message in self.stored_messages().await? {
            let old = stored_message.key.kind == MessageKind::Table
                && stored_message.state == MessageState::Sent
                && newest.as_ref().is_some_and(|n| n.key != stored_message.key);
            if old && !pass.is_shut(Destination::Thread) {
                let taken = self.put_aside(&stored_message).await;
                pass.keep(Destination::Thread, taken)?;
            }
        }
        Ok(())
    }

    pub(crate) async fn newest_table(&self) -> Result<Option<StoredMessage>, StoreError> {
        let stored_messages = self.stored_messages().await?;
        let tables = stored_messages
            .into_iter()
            .filter(|stored_message| stored_message.key.kind == MessageKind::Table);
        Ok(tables.max_by_key(|stored_message| stored_message.key))
    }

    pub(crate) async fn is_newest_table(&self, key: MessageKey) -> Result<bool, StoreError> {
        let newest = self.newest_table().await?;
        Ok(newest.is_none_or(|newest| newest.key == key))
    }
}

fn is_call(stored_message: &StoredMessage) -> bool {
    let announcement = stored_message.announcement.as_ref();
    announcement.is_some_and(|announcement| !announcement.waits_for().is_empty())
}
