//! Reconciling what should be said about one game with what is said: first what is missing, in order, then what is out
//! of date.

mod body;
mod direct;

use super::messenger::{Messenger, Undelivered};
use super::outcome::Fault;
use super::{Inner, crash};
use crate::notice::{GameId, NoticeBody, NoticeKey, RoomId};
use crate::store::{NoticeState, StoredGame, StoredNotice};
use direct::Troubles;

/// How long the chat surely recognises a repeated request by its nonce.
const NONCE_LASTS: i64 = 2 * 60 * 1000;

/// How long the chat may answer a request with an older message of the same nonce, even a deleted one.
const NONCE_MAY_LAST: i64 = 4 * 60 * 1000;

/// How often one visit begins again because a place turned out to be gone.
const ROUNDS: u32 = 4;

/// What a visit to a game came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Visit {
    /// Everything is said.
    Told,
    /// Another try is worth it, for this reason.
    Later(String),
    /// Nothing more can be done before the game changes.
    Stuck,
}

/// Why a visit stops early.
enum Halt {
    Undelivered(Undelivered),
    Fault(Fault),
    /// A place was gone; what is stored has changed.
    Again,
    Stuck,
}

impl From<Undelivered> for Halt {
    fn from(why: Undelivered) -> Self {
        Halt::Undelivered(why)
    }
}

impl From<Fault> for Halt {
    fn from(fault: Fault) -> Self {
        Halt::Fault(fault)
    }
}

/// One visit.
pub(super) struct Delivery<'d> {
    pub(super) inner: &'d Inner,
    pub(super) messenger: &'d dyn Messenger,
    pub(super) game: GameId,
}

impl Delivery<'_> {
    pub(super) async fn visit(&self) -> Visit {
        for _ in 0..ROUNDS {
            match self.round().await {
                Ok(()) => return Visit::Told,
                Err(Halt::Again) => {}
                Err(Halt::Stuck) => return Visit::Stuck,
                Err(Halt::Fault(fault)) => return Visit::Later(fault.to_string()),
                Err(Halt::Undelivered(Undelivered::Later(why))) => return Visit::Later(why),
                Err(Halt::Undelivered(
                    why @ (Undelivered::Gone | Undelivered::Forbidden(_) | Undelivered::Closed),
                )) => {
                    let text = format!("game {} cannot be told of: {why}", self.game.0);
                    self.inner.faults.note(text);
                    return Visit::Stuck;
                }
            }
        }
        Visit::Later("places keep vanishing".to_owned())
    }

    async fn round(&self) -> Result<(), Halt> {
        let Some(stored) = self.stored().await? else {
            return Ok(());
        };
        let mut whole = self.say_openly().await?;
        let mut troubles = Troubles::default();
        for notice in self.panels().await? {
            let said = troubles.keep(self.say(&notice).await)?;
            whole &= said;
        }
        // Who turned out unreachable is called in the thread.
        whole &= self.say_openly().await?;
        // What was just made may have changed what the other standing messages show.
        for notice in self.notices().await? {
            let refreshed = self.refresh(&notice).await;
            whole &= match notice.key {
                NoticeKey::Panel { .. } => troubles.keep(refreshed)?,
                NoticeKey::Lobby(_)
                | NoticeKey::Table(_)
                | NoticeKey::Feed { .. }
                | NoticeKey::Unreachable { .. } => refreshed?,
            };
        }
        troubles.end()?;
        if !whole {
            return Err(Halt::Stuck);
        }
        let told = self.inner.store.set_told(self.game, stored.revision).await;
        told.map_err(|e| self.broken(e))
    }

    /// Makes what is missing where everybody reads it. Returns whether all content could be had.
    async fn say_openly(&self) -> Result<bool, Halt> {
        let mut whole = true;
        for notice in self.notices().await? {
            match notice.key {
                NoticeKey::Panel { .. } => {}
                NoticeKey::Lobby(_)
                | NoticeKey::Table(_)
                | NoticeKey::Feed { .. }
                | NoticeKey::Unreachable { .. } => whole &= self.say(&notice).await?,
            }
        }
        Ok(whole)
    }

    /// Makes a message unless it is there. Returns whether its content could be had.
    async fn say(&self, notice: &StoredNotice) -> Result<bool, Halt> {
        match notice.state {
            NoticeState::Wanted | NoticeState::Sending => self.create(notice).await,
            NoticeState::Sent | NoticeState::Gone => Ok(true),
        }
    }

    async fn create(&self, notice: &StoredNotice) -> Result<bool, Halt> {
        let key = notice.key;
        let room = match key {
            NoticeKey::Panel { seat, .. } => match self.dm_room(notice, seat).await? {
                Some(room) => room,
                None => return Ok(true),
            },
            NoticeKey::Lobby(_)
            | NoticeKey::Table(_)
            | NoticeKey::Feed { .. }
            | NoticeKey::Unreachable { .. } => self.room(key).await?,
        };
        let store = &self.inner.store;
        let now = self.inner.clock.now();
        if notice.state == NoticeState::Wanted
            && notice
                .attempted_at
                .is_some_and(|at| now - at < NONCE_MAY_LAST)
        {
            let why = "the chat still remembers the message that is gone";
            return Err(Undelivered::Later(why.to_owned()).into());
        }
        // A repeated request must count from the first one: the chat does too.
        let asked_before = match notice.state {
            NoticeState::Sending => notice.attempted_at,
            NoticeState::Wanted | NoticeState::Sent | NoticeState::Gone => None,
        };
        let room = notice
            .room
            .filter(|_| asked_before.is_some())
            .unwrap_or(room);
        let mut attempted_at = asked_before.unwrap_or(now);
        if now - attempted_at >= NONCE_LASTS {
            let found = self.messenger.find(room, key, attempted_at).await;
            let Some(found) = self.place(notice, found).await? else {
                return Ok(true);
            };
            if let Some(message) = found {
                // What it shows is not known, so a standing one is edited next.
                let marked = store.mark_sent(key, message, String::new()).await;
                marked.map_err(|e| self.broken(e))?;
                return Ok(true);
            }
            attempted_at = now;
        }
        let Some((body, mut digest)) = self.body(notice).await? else {
            return Ok(false);
        };
        if asked_before.is_some() {
            // The chat may answer with the message of the first request, which may show something older.
            digest = String::new();
        }
        let marked = store.mark_sending(key, room, attempted_at).await;
        marked.map_err(|e| self.broken(e))?;
        let sent = self.messenger.send(room, key, &body).await;
        let Some(message) = self.place(notice, sent).await? else {
            return Ok(true);
        };
        crash::point(crash::CrashPoint::AfterSend);
        let marked = store.mark_sent(key, message, digest).await;
        marked.map_err(|e| self.broken(e))?;
        Ok(true)
    }

    /// What to do when a request to say something found its place gone. Nothing is left to do when this is `None`.
    async fn place<T>(
        &self,
        notice: &StoredNotice,
        result: Result<T, Undelivered>,
    ) -> Result<Option<T>, Halt> {
        let why = match result {
            Ok(value) => return Ok(Some(value)),
            Err(why) => why,
        };
        if let NoticeKey::Panel { seat, .. } = notice.key {
            self.not_direct(notice, seat, why).await?;
            return Ok(None);
        }
        match why {
            Undelivered::Gone => {
                if let NoticeKey::Table(game) = notice.key
                    && let Some(stored) = self.stored().await?
                    && !stored.thread_lost
                {
                    // The thread is gone. Players need the table, so it is opened once more. Nothing was made by this
                    // request, so what counts is still the one before it.
                    let store = &self.inner.store;
                    store.lose_thread(game).await.map_err(|e| self.broken(e))?;
                    let again = store.want_again(notice.key, notice.attempted_at).await;
                    again.map_err(|e| self.broken(e))?;
                    return Err(Halt::Again);
                }
                let gone = self.inner.store.mark_gone(notice.key).await;
                gone.map_err(|e| self.broken(e))?;
                Ok(None)
            }
            Undelivered::Forbidden(_) | Undelivered::Closed | Undelivered::Later(_) => {
                Err(why.into())
            }
        }
    }

    /// Edits a standing message that shows something older. Returns whether its content could be had.
    async fn refresh(&self, notice: &StoredNotice) -> Result<bool, Halt> {
        let (NoticeState::Sent, Some(room), Some(message)) =
            (notice.state, notice.room, notice.message)
        else {
            return Ok(true);
        };
        match notice.key {
            NoticeKey::Lobby(_) | NoticeKey::Table(_) => {}
            NoticeKey::Panel { seat, .. } => {
                if !self.is_kept_up(notice, seat).await? {
                    return Ok(true);
                }
            }
            NoticeKey::Feed { .. } | NoticeKey::Unreachable { .. } => return Ok(true),
        }
        let Some((body, digest)) = self.body(notice).await? else {
            return Ok(false);
        };
        if notice.digest.as_ref() == Some(&digest) {
            return Ok(true);
        }
        let edited = self.messenger.edit(room, message, notice.key, &body).await;
        match edited {
            Ok(()) => {
                let marked = self.inner.store.mark_shown(notice.key, digest).await;
                marked.map_err(|e| self.broken(e))?;
                Ok(true)
            }
            Err(Undelivered::Gone) => {
                if matches!(body, NoticeBody::Past(_)) {
                    let gone = self.inner.store.mark_gone(notice.key).await;
                    gone.map_err(|e| self.broken(e))?;
                } else {
                    self.recreate(notice).await?;
                }
                Ok(true)
            }
            Err(Undelivered::Closed) if let NoticeKey::Panel { seat, .. } = notice.key => {
                self.closed(notice.key, seat).await?;
                Err(Halt::Again)
            }
            Err(why) => Err(why.into()),
        }
    }

    /// A standing message that somebody deleted is made once more; who deletes it twice means it.
    async fn recreate(&self, notice: &StoredNotice) -> Result<(), Halt> {
        let store = &self.inner.store;
        if notice.recreated > 0 {
            let gone = store.mark_gone(notice.key).await;
            return gone.map_err(|e| self.broken(e));
        }
        let again = store.want_again(notice.key, notice.attempted_at).await;
        again.map_err(|e| self.broken(e))?;
        Err(Halt::Again)
    }

    /// Where a notice belongs; opens the thread when it is the first one there.
    async fn room(&self, key: NoticeKey) -> Result<RoomId, Halt> {
        let stored = self.stored().await?.ok_or(Halt::Stuck)?;
        match key {
            NoticeKey::Lobby(_) => return Ok(stored.channel),
            NoticeKey::Table(_)
            | NoticeKey::Feed { .. }
            | NoticeKey::Panel { .. }
            | NoticeKey::Unreachable { .. } => {}
        }
        if let Some(thread) = stored.thread {
            return Ok(thread);
        }
        let notices = self.notices().await?;
        let lobby = notices
            .iter()
            .find(|n| n.key == NoticeKey::Lobby(self.game));
        let Some((lobby, message)) = lobby.and_then(|n| Some((n, n.message?))) else {
            return Err(Halt::Stuck);
        };
        let view = self.inner.lobby_view(&stored);
        match self
            .messenger
            .open_thread(stored.channel, message, &view)
            .await
        {
            Ok(thread) => {
                let set = self.inner.store.set_thread(self.game, thread).await;
                set.map_err(|e| self.broken(e))?;
                Ok(thread)
            }
            Err(Undelivered::Gone) => {
                self.recreate(lobby).await?;
                Err(Undelivered::Gone.into())
            }
            Err(why) => Err(why.into()),
        }
    }

    async fn stored(&self) -> Result<Option<StoredGame>, Halt> {
        let stored = self.inner.store.game(self.game).await;
        stored.map_err(|e| self.broken(e))
    }

    async fn notices(&self) -> Result<Vec<StoredNotice>, Halt> {
        let notices = self.inner.store.notices(self.game).await;
        notices.map_err(|e| self.broken(e))
    }

    fn broken(&self, error: crate::store::StoreError) -> Halt {
        self.inner.broken(self.game, error).into()
    }
}
