//! What notices say now, and the fingerprints by which an outdated message is known.

use std::sync::Arc;

use sha2::{Digest, Sha256};

use super::{Delivery, Halt};
use crate::host::luck::hex;
use crate::host::news;
use crate::host::outcome::{Outcome, guard};
use crate::notice::{LobbyView, NoticeBody, NoticeKey, TablePost};
use crate::store::StoredNotice;

impl Delivery<'_> {
    /// What a notice says now, with its fingerprint; nothing when the game cannot be read.
    pub(super) async fn body(
        &self,
        notice: &StoredNotice,
    ) -> Result<Option<(NoticeBody, String)>, Halt> {
        match notice.key {
            NoticeKey::Lobby(_) => {
                let stored = self.stored().await?.ok_or(Halt::Stuck)?;
                let view = self.inner.lobby_view(&stored);
                let digest = lobby_digest(&view);
                Ok(Some((NoticeBody::Lobby(view), digest)))
            }
            NoticeKey::Table(_) => Ok(self.table().await?.map(|post| {
                let digest = table_digest(&post);
                (NoticeBody::Table(post), digest)
            })),
            NoticeKey::Feed { from, to, .. } => self.feed(notice, from, to).await,
            NoticeKey::Panel { seat, .. } => self.panel(notice, seat).await,
            NoticeKey::Unreachable { seat, .. } => {
                let person = self.person_at(seat).await?;
                Ok(person.map(|p| (NoticeBody::Unreachable(p), String::new())))
            }
        }
    }

    async fn table(&self) -> Result<Option<TablePost>, Halt> {
        Ok(match self.inner.table(self.game).await? {
            Outcome::Done(post) => Some(post),
            Outcome::Refused(_) => None,
        })
    }

    async fn feed(
        &self,
        notice: &StoredNotice,
        from: u32,
        to: u32,
    ) -> Result<Option<(NoticeBody, String)>, Halt> {
        let Some(table) = self.table().await? else {
            return Ok(None);
        };
        let steps = self.inner.store.steps(self.game, 1, to).await;
        let steps = steps.map_err(|e| self.broken(e))?;
        let ruleset = Arc::clone(&table.view.ruleset);
        let called = &notice.called;
        let elsewhere = self.told_elsewhere(called).await?;
        let people = table.people;
        let post =
            guard(|| news::feed_post(self.game, from, &steps, called, elsewhere, ruleset, people));
        let post = post.map_err(|e| self.inner.faults.note(e))?;
        Ok(Some((NoticeBody::Feed(post), String::new())))
    }
}

fn lobby_digest(view: &LobbyView) -> String {
    digest(&format!(
        "{:?} {:?} {:?}",
        view.state, view.people, view.thread
    ))
}

fn table_digest(post: &TablePost) -> String {
    digest(&format!("{} {:?}", post.step, post.people))
}

pub(super) fn digest(text: &str) -> String {
    hex(&Sha256::digest(text)[..8])
}
