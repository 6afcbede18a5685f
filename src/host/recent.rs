//! What happened in front of everybody and still has to be shown, kept beside a game in memory.

use super::news;
use crate::rules::{CardSet, Fact, OpenFact};

/// What happened in front of everybody, as far as it still has to be shown.
#[derive(Debug, Default)]
pub(super) struct Recent {
    /// The cards that came into pyramids in this turn.
    fresh: CardSet,
    /// What no feed tells yet.
    unfed: Vec<OpenFact>,
}

impl Recent {
    /// Goes on with the facts of a step.
    pub(super) fn happened<'f>(&mut self, facts: impl IntoIterator<Item = &'f Fact>) {
        for fact in facts.into_iter().filter_map(news::as_open) {
            if let OpenFact::TurnBegan(_) = fact {
                self.fresh = CardSet::NONE;
            } else if let OpenFact::Played { card, .. } = fact {
                self.fresh.insert(*card);
            }
            self.unfed.push(fact.clone());
        }
    }

    /// A feed tells all of it; these are the facts.
    pub(super) fn feed(&mut self) -> Vec<OpenFact> {
        std::mem::take(&mut self.unfed)
    }

    /// The cards that came into pyramids in this turn.
    pub(super) fn fresh(&self) -> CardSet {
        self.fresh
    }
}
