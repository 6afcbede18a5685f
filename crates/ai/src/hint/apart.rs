//! Finds the reasons that are true of one answer and of no other.

use super::asked::Asked;
use super::aspect;
use super::profile::Profile;
use super::reason::{Hint, Reason};
use crate::prelude::*;

const TOLD: usize = 5;
/// Secondary reasons only fill up to this number.
const LITTLE: usize = 2;

/// In points: answers closer than this count as equal.
const EQUAL: f32 = 0.05;

pub(super) struct Tried {
    pub answer: Answer,
    pub behind: f32,
    pub profile: Profile,
}

impl Tried {
    fn with(self, reasons: Vec<Reason>) -> Hint {
        Hint { answer: self.answer, behind: self.behind, goes: self.profile.goes, reasons }
    }
}

pub(super) fn alone(tried: Vec<Tried>, reason: Reason) -> Vec<Hint> {
    let each = tried.into_iter();
    each.map(|one| one.with(vec![reason.clone()])).collect()
}

impl Asked<'_> {
    /// Pairs each answer with its own reasons. Answers without any are dropped, but for the best.
    pub(super) fn apart(self, mut tried: Vec<Tried>) -> Vec<Hint> {
        let mut all = self.told_of(&tried);
        // Dropping an answer may make its reasons unique to another one.
        while tried.len() > 2
            && let Some(silent) = all.iter().skip(1).position(Vec::is_empty)
        {
            tried.remove(silent + 1);
            all = self.told_of(&tried);
        }
        let hints = tried.into_iter().zip(all).enumerate();
        let hints = hints.filter(|(nth, (_, reasons))| *nth == 0 || !reasons.is_empty());
        let mut hints: Vec<Hint> = hints.map(|(_, (one, reasons))| one.with(reasons)).collect();
        if let [only] = &mut hints[..]
            && only.reasons.is_empty()
        {
            only.reasons.push(Reason::NoDifference);
        }
        hints
    }

    fn told_of(self, tried: &[Tried]) -> Vec<Vec<Reason>> {
        let mut all: Vec<Vec<Reason>> = (0..tried.len()).map(|nth| own(tried, nth)).collect();
        for nth in 0..tried.len() {
            if all[nth].is_empty() || nth == 0 && all[nth].iter().all(speaks_against) {
                let promise = self.promise_of(tried, nth, &all);
                all[nth].extend(promise);
            }
            if all[nth].is_empty() {
                all[nth].extend(last(tried, nth));
            }
        }
        all
    }

    /// What the position promises more of than the next best answer's (or less of than the best
    /// one's), if there is no other reason.
    fn promise_of(self, tried: &[Tried], nth: usize, said: &[Vec<Reason>]) -> Option<Reason> {
        let beside = if nth == 0 { 1 } else { 0 };
        let [own, other] = [tried.get(nth)?, tried.get(beside)?];
        let terms = |one: &Tried| aspect::terms_after(self.view, &one.answer);
        let (leads, lags) = aspect::between(&terms(own)?, &terms(other)?);
        let is_new = |reason: &Reason| !said.iter().flatten().any(|other| other == reason);
        let more = leads.into_iter().map(Reason::More).find(is_new);
        if nth > 0 {
            return more.or_else(|| lags.into_iter().map(Reason::Less).find(is_new));
        }
        // The evaluation of plays also includes the following play.
        let is_play = matches!(self.question.topic, Topic::Develop | Topic::Place);
        more.or(Some(match is_play {
            _ if other.behind < EQUAL => Reason::JustAsGood,
            true => Reason::NextPlay,
            false => Reason::InTheLongRun,
        }))
    }
}

fn speaks_against(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::Lacks { .. }
            | Reason::LacksAny { .. }
            | Reason::LastGem(_)
            | Reason::ProbablyContested
            | Reason::WantedBy(_)
            | Reason::BidBy(_)
            | Reason::NobodyWins
            | Reason::NoneLeft(_)
            | Reason::TooLittleFor(_)
            | Reason::Scores(..=0)
            | Reason::KeepsJudgements(_)
    )
}

/// Strongest reasons first.
fn own(tried: &[Tried], nth: usize) -> Vec<Reason> {
    let profile = &tried[nth].profile;
    let mut reasons: Vec<Reason> = profile.facts.clone();
    reasons.retain(|reason| is_own(tried, nth, reason));
    of_points(tried, nth, &mut reasons);
    reasons.truncate(TOLD);
    let missing = LITTLE.saturating_sub(reasons.len());
    let rest = profile.rest.iter();
    let rest = rest.filter(|reason| is_own(tried, nth, reason));
    reasons.extend(rest.take(missing).cloned());
    reasons
}

fn last(tried: &[Tried], nth: usize) -> Option<Reason> {
    let last = tried[nth].profile.last.clone();
    last.filter(|reason| is_own(tried, nth, reason))
}

fn is_own(tried: &[Tried], nth: usize, reason: &Reason) -> bool {
    let mut others = tried.iter().enumerate().filter(|(other, _)| *other != nth);
    !others.any(|(_, other)| other.profile.has(reason))
}

/// Drops points if every answer costs some, and for the best answer if it gains none at once.
/// Points that other reasons already count are subtracted.
fn of_points(tried: &[Tried], nth: usize, reasons: &mut Vec<Reason>) {
    let costs = |one: &Tried| {
        let mut facts = one.profile.facts.iter();
        facts.any(|reason| matches!(reason, Reason::Scores(..0)))
    };
    let mut others = tried.iter().enumerate().filter(|(other, _)| *other != nth);
    let others_cost = tried.len() > 1 && others.all(|(_, other)| costs(other));
    let told: i16 = reasons.iter().map(points).sum();
    let is_worth_telling = |points: i16| match points {
        0 => others_cost || nth > 0,
        _ => told == 0 || points != told,
    };
    reasons.retain(|reason| match reason.scores() {
        Some(points) => is_worth_telling(points),
        None => true,
    });
    for reason in reasons {
        match reason.scores() {
            Some(0) if others_cost => *reason = Reason::CostsNothing,
            Some(points) if told > 0 => *reason = Reason::ScoresInAll(points),
            Some(_) | None => {}
        }
    }
}

/// Points that a reason already counts.
fn points(reason: &Reason) -> i16 {
    if let Reason::Closes { points, .. } | Reason::CompletesSet(points) | Reason::FendsOff(points) =
        reason
    {
        *points
    } else {
        0
    }
}
