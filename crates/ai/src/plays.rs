//! Development plays: which card to play where, looking one play further.

use super::judgement::{Here, Spot};
use crate::prelude::*;
use viceroy_rules::Discards;

/// Gems for a discarded card (R-DEV-01).
const DISCARDED: i16 = 2;
const FOLLOWED: usize = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Depth {
    One,
    Two,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct TriedPlay {
    pub card: CardId,
    /// Laws that are played on other cards choose their place later.
    pub spot: Spot,
    pub worth: f32,
}

pub(super) type TriedPlays = ArrayVec<TriedPlay, 192>;

impl Judge<'_> {
    pub fn plays(&self, here: &Here<'_>, depth: Depth, rounds: u8) -> TriedPlays {
        let mut plays = TriedPlays::new();
        for card in here.sketch.hand.iter() {
            self.plays_of(here, card, &mut plays);
        }
        if depth == Depth::Two && rounds > 0 {
            self.follow(here, &mut plays);
        }
        plays
    }

    pub fn plays_of(&self, here: &Here<'_>, card: CardId, plays: &mut TriedPlays) {
        let rules = self.sight.rules;
        if let Some(LawBehaviour::Replace | LawBehaviour::Double | LawBehaviour::Repeat) =
            rules.behaviour(card)
        {
            if let Some((_, worth)) = self.best_target(here.sketch, card) {
                let spot = Spot { level: 0, column: 0 };
                let _ = plays.try_push(TriedPlay { card, spot, worth });
            }
            return;
        }
        let highest = u8::try_from(rules.highest_level(card)).unwrap_or(0);
        // Criminals go below the base.
        for level in highest.min(1)..=highest {
            let mut free = here.sketch.free(level);
            while free != 0 {
                let column = free.trailing_zeros() as u8;
                free &= free - 1;
                let spot = Spot { level, column };
                let Some(after) = self.after_play(here, card, spot) else {
                    // Higher levels cost even more.
                    return;
                };
                let worth = self.value(&after);
                let _ = plays.try_push(TriedPlay { card, spot, worth });
            }
        }
    }

    /// Raises the value of the best first plays to that of their best second play.
    fn follow(&self, here: &Here<'_>, plays: &mut TriedPlays) {
        let mut order: ArrayVec<usize, 192> = (0..plays.len()).collect();
        order.sort_by(|a, b| plays[*b].worth.total_cmp(&plays[*a].worth).then(a.cmp(b)));
        for nth in order.into_iter().take(FOLLOWED) {
            let first = plays[nth];
            // A law's target card is not known yet.
            if first.spot.level == 0 && !self.sight.rules.card(first.card).is_criminal() {
                continue;
            }
            let Some(after) = self.after_play(here, first.card, first.spot) else {
                continue;
            };
            let there = self.here(&after);
            let mut next = TriedPlays::new();
            for card in after.hand.iter() {
                self.plays_of(&there, card, &mut next);
            }
            let best = next.iter().map(|play| play.worth).fold(first.worth, f32::max);
            plays[nth].worth = best;
        }
    }

    /// `None` if discarding gives nothing.
    pub fn after_discard(&self, sketch: &Sketch, card: CardId) -> Option<f32> {
        let discards = self.sight.rules.policies.discards == Discards::ForGems;
        discards.then(|| {
            let mut after = sketch.without(card);
            after.loose += DISCARDED;
            self.value(&after)
        })
    }

    pub fn plays_with(&self, here: &Here<'_>, card: CardId, plays: &mut TriedPlays, depth: Depth) {
        self.plays_of(here, card, plays);
        if depth == Depth::Two && self.sight.rounds_to_come() > 0 {
            self.follow(here, plays);
        }
    }
}
