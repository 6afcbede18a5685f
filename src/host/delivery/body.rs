//! What notices say now, and the fingerprints by which an outdated message is known.

use sha2::{Digest, Sha256};

use super::Delivery;
use super::halt::Halt;
use crate::host::news;
use crate::host::stop::{Broken, guard, unless_refused};
use crate::notice::{
    Ended, FeedPost, LobbyState, LobbyView, Notice, NoticeBody, NoticeKey, Person, TablePost,
};
use crate::rules::{BySeat, Open, Phase};
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
                let mut view = self.inner.lobby_view(&stored);
                if view.state == LobbyState::Over {
                    view.ended = self.table().await?.as_ref().and_then(ended);
                }
                let digest = lobby_digest(&view);
                Ok(Some((NoticeBody::Lobby(view), digest)))
            }
            NoticeKey::Table { .. } => {
                let table = self.table().await?;
                Ok(table.map(|post| {
                    let digest = table_digest(&post.view.open, &post.people);
                    (NoticeBody::Table(post), digest)
                }))
            }
            NoticeKey::Call { step, .. } => {
                let Some(table) = self.table().await? else {
                    return Ok(None);
                };
                let stored = self.stored().await?.ok_or(Halt::Stuck)?;
                // News that came since call everybody.
                let is_told = stored.last_feed_step > step;
                let called = notice.called.iter().filter(|_| !is_told);
                let post = news::call_post(self.game, step, called, &table);
                Ok(Some((NoticeBody::Call(post), String::new())))
            }
            NoticeKey::Feed { from, to, .. } => self.feed(notice, from, to).await,
            NoticeKey::Panel { seat, .. } => self.panel(notice, seat).await,
            NoticeKey::Unreachable { seat, .. } => {
                let person = self.person_at(seat).await?;
                Ok(person.map(|p| (NoticeBody::Unreachable(p), String::new())))
            }
        }
    }

    /// A notice with what it is told in: what one person reads in theirs, everything else in the table's.
    pub(super) async fn in_language(
        &self,
        notice: &StoredNotice,
        body: NoticeBody,
    ) -> Result<Notice, Halt> {
        let reader = match notice.key {
            NoticeKey::Panel { seat, .. } => self.person_at(seat).await?,
            NoticeKey::Lobby(_)
            | NoticeKey::Table { .. }
            | NoticeKey::Call { .. }
            | NoticeKey::Feed { .. }
            | NoticeKey::Unreachable { .. } => None,
        };
        let locale = match reader {
            Some(reader) => self.inner.store.locale(reader).await?,
            None => None,
        };
        let language = match locale {
            Some(locale) => locale,
            None => self.stored().await?.ok_or(Halt::Stuck)?.language.clone(),
        };
        Ok(Notice {
            key: notice.key,
            language,
            body,
        })
    }

    /// The fingerprint of the table as it is now; nothing when the game cannot be read.
    pub(super) async fn table_digest(&self) -> Result<Option<String>, Halt> {
        let Some(taken) = unless_refused(self.inner.take(self.game).await)? else {
            return Ok(None);
        };
        let view = guard(|| taken.live.game.table_view());
        let digest = view.map(|view| table_digest(&view.open, &taken.live.people));
        Ok(unless_refused(taken.put_back_after(digest))?)
    }

    async fn table(&self) -> Result<Option<TablePost>, Broken> {
        unless_refused(self.inner.table(self.game).await)
    }

    async fn feed(
        &self,
        notice: &StoredNotice,
        from: u32,
        to: u32,
    ) -> Result<Option<(NoticeBody, String)>, Halt> {
        let mut post = match self.inner.feeds.get(self.game, to) {
            Some(post) => post,
            None => match self.folded(notice, from, to).await? {
                Some(post) => post,
                None => return Ok(None),
            },
        };
        let called = &notice.called;
        // Who is told elsewhere is named but not notified.
        let elsewhere = self.told_elsewhere(called).await?;
        let seats = called.iter().map(|call| call.seat);
        post.call = seats.filter(|seat| !elsewhere.contains(*seat)).collect();
        Ok(Some((NoticeBody::Feed(post), String::new())))
    }

    /// A feed that is not in memory, from all steps of the game to the last it tells of.
    async fn folded(
        &self,
        notice: &StoredNotice,
        from: u32,
        to: u32,
    ) -> Result<Option<FeedPost>, Halt> {
        let Some(table) = self.table().await? else {
            return Ok(None);
        };
        let steps = self.inner.store.steps(self.game, 1, to).await?;
        let (called, ruleset) = (&notice.called, &table.view.ruleset);
        let people = table.people;
        let post = guard(|| news::folded(self.game, from, &steps, called, ruleset, people));
        Ok(Some(post?))
    }
}

fn ended(post: &TablePost) -> Option<Ended> {
    let open = &post.view.open;
    let score = *open.scores.get(open.winners.iter().next()?)?;
    Some(Ended {
        winners: open.winners,
        points: score?.total(),
    })
}

fn lobby_digest(view: &LobbyView) -> String {
    digest(&format!(
        "{:?} {:?} {:?} {:?}",
        view.state, view.people, view.thread, view.silence
    ))
}

/// A turn's table is the table as the turn began: it changes no more, until the game is over. What happens in the turn is
/// told by news, and whoever wants to see it presses a button.
fn table_digest(open: &Open, people: &BySeat<Person>) -> String {
    let over = open.phase == Phase::Over;
    digest(&format!("{} {over} {people:?}", open.turn))
}

pub(super) fn digest(text: &str) -> String {
    hex::encode(&Sha256::digest(text)[..8])
}
