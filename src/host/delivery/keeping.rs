//! Keeping standing messages up to date, and taking away those that newer ones stand for.

use super::Delivery;
use super::halt::Halt;
use super::round::Round;
use crate::host::messenger::Undelivered;
use crate::host::stop::Broken;
use crate::notice::{Destination, NoticeBody, NoticeKey};
use crate::store::{NoticeState, StoreError, StoredNotice};

impl Delivery<'_> {
    /// Edits a standing message that shows something older. Returns whether its content could be had.
    pub(super) async fn refresh(
        &self,
        notice: &StoredNotice,
        round: &mut Round,
    ) -> Result<bool, Halt> {
        let (NoticeState::Sent, Some(room), Some(message)) =
            (notice.state, notice.room, notice.message)
        else {
            return Ok(true);
        };
        match notice.key {
            NoticeKey::Lobby(_) => {}
            NoticeKey::Table { .. } => {
                if !self.is_newest_table(notice.key).await?
                    || notice.digest == self.table_digest().await?
                {
                    return Ok(true);
                }
                if let Some(at) = self.inner.pace.wait(self.game, self.inner.clock.now()) {
                    round.put_off(at);
                    return Ok(true);
                }
            }
            NoticeKey::Panel { seat, .. } => {
                if !self.is_kept_up(notice, seat).await? {
                    return Ok(true);
                }
            }
            NoticeKey::Feed { .. } | NoticeKey::Call { .. } | NoticeKey::Unreachable { .. } => {
                return Ok(true);
            }
        }
        let Some((body, digest)) = self.body(notice).await? else {
            return Ok(false);
        };
        if notice.digest.as_ref() == Some(&digest) {
            return Ok(true);
        }
        let is_past = matches!(body, NoticeBody::Past(_));
        let said = self.in_language(notice, body).await?;
        let edited = self.messenger.edit(room, message, &said).await;
        if notice.key.destination() == Destination::Thread {
            self.inner.pace.note(self.game, self.inner.clock.now());
        }
        match edited {
            Ok(()) => {
                self.inner.store.mark_shown(notice.key, digest).await?;
                Ok(true)
            }
            Err(Undelivered::Gone) if is_past => self.let_go(notice).await,
            Err(Undelivered::Gone) => {
                self.recreate(notice).await?;
                Ok(true)
            }
            Err(Undelivered::Worn) => {
                self.take_away(notice).await?;
                if is_past {
                    return self.let_go(notice).await;
                }
                self.inner.store.want_anew(notice.key).await?;
                Err(Halt::Again)
            }
            Err(Undelivered::Closed) if let NoticeKey::Panel { seat, .. } = notice.key => {
                self.closed(notice.key, seat).await?;
                Err(Halt::Again)
            }
            Err(why) => Err(why.into()),
        }
    }

    /// A standing message that somebody deleted is made once more; who deletes it twice means it.
    pub(super) async fn recreate(&self, notice: &StoredNotice) -> Result<(), Halt> {
        let store = &self.inner.store;
        if notice.recreated > 0 {
            self.let_go(notice).await?;
            return Ok(());
        }
        store.want_again(notice.key, notice.attempted_at).await?;
        Err(Halt::Again)
    }

    /// A message is not said again.
    async fn let_go(&self, notice: &StoredNotice) -> Result<bool, Halt> {
        self.inner.store.mark_gone(notice.key).await?;
        Ok(true)
    }

    /// Deletes a message; it may be gone already.
    async fn take_away(&self, notice: &StoredNotice) -> Result<(), Halt> {
        let (Some(room), Some(message)) = (notice.room, notice.message) else {
            return Ok(());
        };
        match self.messenger.delete(room, message, notice.key).await {
            Ok(()) | Err(Undelivered::Gone) => Ok(()),
            Err(why) => Err(why.into()),
        }
    }

    /// Once the newest table stands, or will never stand, those before it go.
    pub(super) async fn clear_tables(&self, round: &mut Round) -> Result<(), Broken> {
        let newest = self.newest_table().await?;
        let stands = newest.as_ref().is_some_and(|newest| match newest.state {
            NoticeState::Sent | NoticeState::Gone => true,
            NoticeState::Wanted | NoticeState::Sending => false,
        });
        if !stands {
            return Ok(());
        }
        for notice in self.notices().await? {
            let old = matches!(notice.key, NoticeKey::Table { .. })
                && notice.state == NoticeState::Sent
                && newest.as_ref().is_some_and(|n| n.key != notice.key);
            if old && !round.is_shut(Destination::Thread) {
                let taken = match self.take_away(&notice).await {
                    Ok(()) => self.let_go(&notice).await,
                    Err(why) => Err(why),
                };
                round.keep(Destination::Thread, taken)?;
            }
        }
        Ok(())
    }

    /// The table of the latest turn.
    pub(super) async fn newest_table(&self) -> Result<Option<StoredNotice>, StoreError> {
        let notices = self.notices().await?;
        let tables = notices
            .into_iter()
            .filter(|notice| matches!(notice.key, NoticeKey::Table { .. }));
        Ok(tables.max_by_key(|notice| notice.key))
    }

    pub(super) async fn is_newest_table(&self, key: NoticeKey) -> Result<bool, StoreError> {
        let newest = self.newest_table().await?;
        Ok(newest.is_none_or(|newest| newest.key == key))
    }
}
