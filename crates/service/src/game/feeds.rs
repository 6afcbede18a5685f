//! News posts, folded as the game goes on, so that posting one reads no stored steps. They hold
//! public facts only. After a restart they are rebuilt from the steps.

use std::collections::VecDeque;

use super::building::BatchStep;
use super::chapters::Begun;
use super::occupants::MadeBy;
use crate::prelude::*;
use viceroy_model::results::{SeatResult, excluded};
use viceroy_store::StepRecord;

/// A feed takes some kilobytes; older ones of a game are dropped once the newest is posted.
const MOST: usize = 512;

impl RunningGame {
    /// If one of the steps ends the game, which has been changed by them already.
    pub(crate) fn results_after(&self, steps: &[BatchStep]) -> Option<BySeat<SeatResult>> {
        let last = steps.iter().find(|step| step.over)?;
        let mut doers = self.doers.clone();
        for (number, step) in (self.steps + 1..).zip(steps) {
            doers.step(number, &step.cause, &step.facts);
        }
        let view = &last.after;
        let points = view.open.scores.map(|_, score| score.map_or(0, |score| score.total()));
        let length = view.ruleset.policies.short_game;
        let excluded = excluded(length, self.slips.taken_back().len());
        Some(doers.results(&points, excluded))
    }

    /// At the start of the turn; after the end, the final players.
    pub(crate) fn people_of_table(&self) -> BySeat<Player> {
        match self.game.is_over() {
            true => self.people.clone(),
            false => self.doers.holders().at(self.recent.began()),
        }
    }

    /// Applies a committed step, after which the public view is `view`. Returns the news, if the
    /// step publishes any.
    pub(crate) fn committed(
        &mut self,
        record: &StepRecord,
        view: &TableView,
        chapter: Chapter,
    ) -> Option<NewsPost> {
        self.steps = record.number;
        self.luck_used = record.luck_used;
        self.last_by = MadeBy::of(&record.cause);
        let (number, cause, facts) = (record.number, &record.cause, &record.facts);
        let deeds = self.doers.step(number, cause, facts);
        self.slips.step(number, cause, facts);
        self.recent.happened(number, cause, deeds);
        let to = record.told_to?;
        let mut wanted = record.wanted.iter().map(|wanted| wanted.key);
        let begun = wanted.find(|key| key.kind == MessageKind::News);
        if let Some(MessageKey { nth: from, .. }) = begun {
            self.recent.begin_chapter();
            self.news = Some(Begun { from, chapter });
        }
        self.last_told_step = to;
        let deeds = self.recent.tell();
        let begun = self.news?;
        Some(NewsPost {
            game: self.id,
            from: begun.from,
            step: to,
            deeds,
            view: view.clone().lasting(),
            people: self.people.clone(),
            chapter: begun.chapter,
            finish: None,
            call: vec![],
            elsewhere: None,
        })
    }
}

#[derive(Debug, Default)]
pub(crate) struct Feeds {
    kept: Mutex<VecDeque<Feed>>,
}

#[derive(Debug)]
struct Feed {
    post: NewsPost,
    told: Vec<(u32, usize)>,
}

impl Feed {
    fn tells(&self, game: GameId, from: u32, to: u32) -> Option<NewsPost> {
        let post = Some(&self.post).filter(|post| post.game == game && post.step == to)?;
        if post.from == from {
            return Some(post.clone());
        }
        let (_, before) = self.told.iter().find(|(step, _)| step + 1 == from)?;
        let deeds = post.deeds.get(*before..)?.to_vec();
        Some(NewsPost { from, deeds, ..post.clone() })
    }
}

impl Feeds {
    pub(crate) fn keep(&self, post: NewsPost) {
        let mut kept = self.kept.lock();
        let same = |old: &Feed| old.post.game == post.game && old.post.from == post.from;
        let mut told = vec![];
        if let Some(at) = kept.iter().position(same)
            && let Some(old) = kept.remove(at)
        {
            told = old.told;
            told.push((old.post.step, old.post.deeds.len()));
        }
        if kept.len() >= MOST {
            kept.pop_front();
        }
        kept.push_back(Feed { post, told });
    }

    pub(crate) fn forget(&self, game: GameId) {
        self.kept.lock().retain(|kept| kept.post.game != game);
    }

    /// News are requested in order, so older entries are dropped.
    pub(crate) fn get(&self, game: GameId, from: u32, to: u32) -> Option<NewsPost> {
        let mut kept = self.kept.lock();
        kept.retain(|kept| kept.post.game != game || kept.post.step >= from);
        kept.iter().find_map(|kept| kept.tells(game, from, to))
    }
}
