//! Creates messages exactly once.

use super::Delivery;
use super::Outbox;
use super::calls::Summons;
use super::delivery_error::{Delivered, DeliveryError};
use super::rerouting::asks_somebody;
use crate::crash;
use crate::prelude::*;
use viceroy_model::messages::RefusedFor;

/// Milliseconds for which Discord reliably deduplicates by nonce.
const NONCE_LASTS: i64 = 2 * 60 * 1000;

/// Milliseconds for which Discord may answer with an older message of the same nonce, even a
/// deleted one.
pub(super) const NONCE_MAY_LAST: i64 = 4 * 60 * 1000;

impl Delivery<'_> {
    /// Returns whether the content was available.
    pub(crate) async fn create(&self, stored_message: &StoredMessage) -> Delivered<bool> {
        let key = stored_message.key;
        if key.kind == MessageKind::News && self.goes_along(stored_message).await? {
            return Ok(true);
        }
        let Some(room) = self.room_for(stored_message).await? else {
            return Ok(true);
        };
        let store = &self.outbox.store;
        let now = self.outbox.clock.now();
        if stored_message.state == MessageState::Wanted
            && stored_message.attempted_at.is_some_and(|at| now - at < NONCE_MAY_LAST)
        {
            let why = "the chat still remembers the message that is gone";
            return Err(Undelivered::Later(why.to_owned()).into());
        }
        // Discord counts from the first request, so a retry must too.
        let asked_before = match stored_message.state {
            MessageState::Sending => stored_message.attempted_at,
            MessageState::Wanted
            | MessageState::Sent
            | MessageState::Gone
            | MessageState::Recalled => None,
        };
        // A prompt goes where players are called now. If an earlier request did arrive, the nonce
        // returns its message.
        let before = stored_message
            .room
            .filter(|_| asked_before.is_some() && !asks_somebody(stored_message));
        let room = before.unwrap_or(room);
        let mut attempted_at = asked_before.unwrap_or(now);
        let clock = &self.outbox.clock;
        if now - attempted_at >= NONCE_LASTS || !clock.is_unbroken_since(attempted_at) {
            let since = clock.shows_at_least(attempted_at);
            let found = self.messenger.find(room, key, since).await;
            let Some(found) = self.or_handled(stored_message, found).await? else {
                return Ok(true);
            };
            if let Some(message) = found {
                // Its content is unknown, so the empty digest forces an edit. It has already called
                // people.
                let summons = self.summoned_by(stored_message).await?;
                let calls = self.told_by_message(stored_message, &summons.called).await?;
                store.mark_called(key, message, String::new(), calls).await?;
                self.clear_unavailable(key, room).await?;
                return Ok(true);
            }
            attempted_at = now;
        }
        let is_restored = self.was_restored_lately().await?;
        // The edit of a lost message rings for nobody, so a call of its own does.
        let is_called_apart = matches!(key.kind, MessageKind::News | MessageKind::Table);
        let summons = if is_restored && is_called_apart {
            Summons::default()
        } else {
            self.summoned_by(stored_message).await?
        };
        let Some((body, mut digest)) = self.body(stored_message, &summons).await? else {
            return Ok(false);
        };
        if matches!(&body, MessageBody::Call(post) if post.called.is_empty()) {
            self.pass_over(stored_message).await?;
            return Ok(true);
        }
        if key.kind == MessageKind::Table && !self.is_newest_table(key).await? {
            self.pass_over(stored_message).await?;
            return Ok(true);
        }
        // Discord may return the message of an earlier request, with older content.
        let may_be_older = asked_before.is_some() || is_restored;
        if may_be_older {
            digest = String::new();
        }
        let said = self.in_language(stored_message, body).await?;
        store.mark_sending(key, room, attempted_at).await?;
        let sent = self.messenger.send(room, &said).await;
        let Some(message) = self.or_handled(stored_message, sent).await? else {
            return Ok(true);
        };
        crash::point(crash::CrashPoint::AfterSend);
        if is_restored && matches!(key.kind, MessageKind::End | MessageKind::Unreachable) {
            // Nothing edits it later. One that was deleted meanwhile stays away.
            if let Err(error) = self.messenger.edit(room, message, &said).await {
                tracing::debug!(?error, "what may be a message of a lost time is not edited");
            }
        }
        let calls = self.told_by_message(stored_message, &summons.called).await?;
        store.mark_called(key, message, digest, calls).await?;
        self.told_along(stored_message, &said.body, message).await?;
        self.clear_unavailable(key, room).await?;
        if key.kind == MessageKind::Table && !may_be_older {
            self.outbox.pace.note(self.game, now);
        }
        Ok(true)
    }

    /// Whether Discord may remember messages of a time that a restore has lost.
    async fn was_restored_lately(&self) -> Result<bool, StoreError> {
        let Outbox { store, clock, last_restore, .. } = self.outbox;
        let last = last_restore.get_or_try_init(|| store.last_restore()).await?;
        let since = last.map(|last| clock.wall().0.saturating_sub(last.0));
        Ok(since.is_some_and(|since| since < NONCE_MAY_LAST))
    }

    /// `None` when it is not to be created.
    async fn room_for(&self, stored_message: &StoredMessage) -> Delivered<Option<RoomId>> {
        let needless = match stored_message.key.kind {
            kind if kind.is_told() => self.is_settled(stored_message).await?,
            MessageKind::Panel => self.is_abandoned().await?,
            MessageKind::Lobby => self.has_left_lobby().await?,
            MessageKind::Table => !self.is_newest_table(stored_message.key).await?,
            _ => false,
        };
        if needless {
            self.pass_over(stored_message).await?;
            return Ok(None);
        }
        if self.goes_outside(stored_message) {
            let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
            return Ok(Some(stored.channel));
        }
        match stored_message.key.destination() {
            Destination::Direct => self.dm_room(stored_message).await,
            Destination::Channel | Destination::Thread => match self.room(stored_message.key).await
            {
                Err(DeliveryError::Undelivered(Undelivered::Gone)) => {
                    self.or_handled(stored_message, Err(Undelivered::Gone)).await
                }
                room => room.map(Some),
            },
        }
    }

    async fn clear_unavailable(&self, key: MessageKey, room: RoomId) -> Result<(), StoreError> {
        let places = &self.outbox.places;
        places.said(key);
        if key.destination() == Destination::Direct {
            return Ok(());
        }
        let stored = self.stored().await?;
        let subject = match stored.is_some_and(|stored| stored.thread == Some(room)) {
            true => {
                places.set_silence(self.game, None);
                RefusalSubject::Thread(self.game)
            }
            false => RefusalSubject::Channel(self.game),
        };
        places.accepted_there(subject);
        Ok(())
    }

    /// A locked thread would have refused the edit.
    pub(crate) fn is_unlocked(&self) {
        let places = &self.outbox.places;
        if places.silence(self.game) == Some(Silence::Locked) {
            places.set_silence(self.game, None);
        }
    }

    pub(crate) fn thread_is_silent(&self) -> bool {
        self.outbox.places.silence_of_thread(self.game).is_some()
    }

    /// Remembers why nothing can be posted in the thread, unless the cause is transient.
    pub(crate) async fn mark_unavailable(&self, why: &Undelivered) -> Result<(), StoreError> {
        let why = match why {
            Undelivered::Gone => Silence::Gone,
            Undelivered::Forbidden { .. } => match self.timed_out_until().await? {
                Some(until) => {
                    // No gateway event announces the end of a timeout.
                    let clock = &self.outbox.clock;
                    let rest = until.0.saturating_sub(clock.wall().0);
                    let at = clock.now().saturating_add(rest);
                    self.outbox.queue.visit_at(self.game, at);
                    Silence::TimedOut(until)
                }
                None => Silence::Forbidden,
            },
            Undelivered::Locked => Silence::Locked,
            Undelivered::Full => Silence::Full,
            Undelivered::Refused { why, .. } => Silence::Refused(*why),
            Undelivered::Closed | Undelivered::Worn | Undelivered::Later(_) => return Ok(()),
        };
        let game = self.game.0;
        if self.outbox.places.set_silence(self.game, Some(why)) && why == Silence::Gone {
            tracing::warn!(game, "the thread was deleted again; it stays away");
        }
        Ok(())
    }

    async fn timed_out_until(&self) -> Result<Option<WallTime>, StoreError> {
        let stored = self.stored().await?;
        let server = stored.and_then(|stored| stored.server);
        let now = self.outbox.clock.wall();
        Ok(server.and_then(|server| self.outbox.places.timed_out_until(server, now)))
    }

    /// Passes over a message that was refused for good. Returns whether that is new.
    pub(crate) fn was_refused(
        &self,
        stored_message: &StoredMessage,
        why: RefusedFor,
        told: &str,
    ) -> bool {
        if stored_message.key.kind == MessageKind::Call {
            // Another call would be refused too.
            let (places, now) = (&self.outbox.places, self.outbox.clock.now());
            let calls = RefusalSubject::Message(MessageKind::Call.nth(self.game, 0));
            places.refused_there(calls, RetryOn::AnyVisit, places.changes(), now);
        }
        let is_new = self.outbox.places.pass_over(stored_message.key, why);
        if is_new {
            let kind: &str = stored_message.key.kind.into();
            self.outbox.store.metrics().posts_passed_over.once();
            tracing::warn!(
                game = self.game.0,
                message = stored_message.key.spell(),
                kind,
                told,
                "a message was refused for good and is passed over; its game goes on and says so"
            );
        }
        is_new
    }

    /// Handles a failed request. `None` means that nothing is left to do.
    pub(crate) async fn or_handled<T>(
        &self,
        stored_message: &StoredMessage,
        result: Result<T, Undelivered>,
    ) -> Delivered<Option<T>> {
        let why = match result {
            Ok(value) => return Ok(Some(value)),
            Err(why) => why,
        };
        if stored_message.key.destination() == Destination::Direct {
            self.not_direct(stored_message, why).await?;
            return Ok(None);
        }
        // A rerouted message lost its channel, so players are called directly.
        let is_outside = self.goes_outside(stored_message);
        match why {
            Undelivered::Gone if !is_outside => {
                if stored_message.key.destination() == Destination::Thread {
                    self.lost_thread(stored_message).await?;
                    self.mark_unavailable(&why).await?;
                }
                self.outbox.store.mark_gone(stored_message.key).await?;
                Ok(None)
            }
            Undelivered::Refused { why, told } => {
                self.was_refused(stored_message, why, &told);
                self.outbox.store.mark_gone(stored_message.key).await?;
                match self.want_told(stored_message).await? {
                    true => Err(DeliveryError::Again),
                    false => Ok(None),
                }
            }
            _ => Err(why.into()),
        }
    }

    /// Reopens a lost thread once, with the table as its first message. This request created
    /// nothing, so the previous attempt still counts for the nonces.
    async fn lost_thread(&self, stored_message: &StoredMessage) -> Delivered<()> {
        if self.stored().await?.is_none_or(|stored| stored.thread_lost) {
            return Ok(());
        }
        let store = &self.outbox.store;
        store.lose_thread(self.game).await?;
        self.moved(None).await?;
        store.want_again(stored_message.key, stored_message.attempted_at).await?;
        if let Some(table) = self.newest_table().await?
            && table.key != stored_message.key
        {
            store.want_again(table.key, table.attempted_at).await?;
        }
        Err(DeliveryError::Again)
    }

    /// Drops an obsolete message. It may have arrived, so look it up: it must not stand there as
    /// the newest.
    pub(crate) async fn pass_over(&self, stored_message: &StoredMessage) -> Delivered<()> {
        let store = &self.outbox.store;
        if stored_message.state == MessageState::Sending
            && let Some(room) = stored_message.room
        {
            let since = stored_message.attempted_at.unwrap_or(0);
            let since = self.outbox.clock.shows_at_least(since);
            let found = self.messenger.find(room, stored_message.key, since).await;
            match self.or_handled(stored_message, found).await? {
                Some(Some(message)) => {
                    return Ok(store.mark_sent(stored_message.key, message, String::new()).await?);
                }
                Some(None) => {}
                None => return Ok(()),
            }
        }
        Ok(store.mark_gone(stored_message.key).await?)
    }

    /// Updates the panels' link.
    async fn moved(&self, thread: Option<RoomId>) -> Delivered<()> {
        ok_unless_rejected(self.outbox.games.moved(self.game, thread).await)?;
        Ok(())
    }

    /// Opens the thread for its first message.
    async fn room(&self, key: MessageKey) -> Delivered<RoomId> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        if key.destination() == Destination::Channel {
            return Ok(stored.channel);
        }
        if let Some(thread) = stored.thread {
            return Ok(thread);
        }
        let stored_messages = self.stored_messages().await?;
        let lobby = stored_messages.iter().find(|n| n.key == MessageKey::lobby(self.game));
        let lobby = lobby.ok_or(DeliveryError::Stuck)?;
        let message = match (lobby.state, lobby.message) {
            (MessageState::Sent, Some(message)) => message,
            (MessageState::Gone | MessageState::Recalled, _) => {
                let refused = self.outbox.places.passed_over(lobby.key);
                let why = refused.map(|why| Undelivered::Refused {
                    why,
                    told: "the lobby, on which its thread would stand, was refused".to_owned(),
                });
                return Err(why.unwrap_or(Undelivered::Gone).into());
            }
            (MessageState::Sent | MessageState::Wanted | MessageState::Sending, _) => {
                return Err(DeliveryError::Stuck);
            }
        };
        let view = self.outbox.lobbies.view(&stored);
        match self.messenger.open_thread(stored.channel, message, &view).await {
            Ok(thread) => {
                self.outbox.store.set_thread(self.game, thread).await?;
                self.moved(Some(thread)).await?;
                Ok(thread)
            }
            Err(Undelivered::Gone) => {
                self.recreate(lobby).await?;
                Err(Undelivered::Gone.into())
            }
            Err(why) => Err(why.into()),
        }
    }
}
