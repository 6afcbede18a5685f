//! What feeds show, folded while the game goes on, so that telling one reads nothing of the past. What is kept is what
//! everybody sees. After a restart, or when too much waits to be told, the stored steps say the same.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::live::Live;
use super::news;
use crate::notice::{FeedPost, GameId, NoticeKey};
use crate::rules::TableView;
use crate::store::StepRecord;

/// Feeds in memory. Each is some kilobytes, and all but the newest of a game are dropped when that is told.
const MOST: usize = 512;

impl Live {
    /// Goes on with a step that was committed, after which everybody sees `view`. Gives the feed that it made us want.
    pub(super) fn committed(&mut self, record: &StepRecord, view: &TableView) -> Option<FeedPost> {
        self.steps = record.number;
        self.luck_used = record.luck_used;
        self.recent.happened(&record.facts);
        let (from, to) = record.wanted.iter().find_map(|wanted| {
            if let NoticeKey::Feed { from, to, .. } = wanted.key {
                Some((from, to))
            } else {
                None
            }
        })?;
        let follows = from == self.last_feed_step + 1 && to == self.steps;
        self.last_feed_step = to;
        let facts = self.recent.feed();
        let post = || news::post(self.id, to, facts, view.clone(), self.people.clone());
        follows.then(post)
    }
}

/// The feeds that were wanted last.
#[derive(Debug, Default)]
pub(super) struct Feeds {
    kept: Mutex<VecDeque<FeedPost>>,
}

impl Feeds {
    fn kept(&self) -> MutexGuard<'_, VecDeque<FeedPost>> {
        // Nothing in here panics half-way, so a poisoned list is a whole list.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps what a feed shows.
    pub(super) fn keep(&self, post: FeedPost) {
        let mut kept = self.kept();
        if kept.len() >= MOST {
            kept.pop_front();
        }
        kept.push_back(post);
    }

    /// What the feed of a game to this step shows, if it is kept. Feeds are told in order, so older ones are not asked
    /// for any more.
    pub(super) fn get(&self, game: GameId, to: u32) -> Option<FeedPost> {
        let mut kept = self.kept();
        kept.retain(|post| post.game != game || post.step >= to);
        let mut kept = kept.iter();
        kept.find(|post| post.game == game && post.step == to)
            .cloned()
    }
}
