//! Development plays: which card to play where, with the play after it in mind.

use arrayvec::ArrayVec;

use super::judgement::{Here, Judge, Sketch, Spot};
use viceroy_rules::cards::CardId;
use viceroy_rules::{Discards, LawBehaviour};

/// Gems for a discarded card (R-DEV-01).
const DISCARDED: i16 = 2;
/// So many of the best first plays are followed by a second.
const FOLLOWED: usize = 6;

/// How far somebody thinks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Depth {
    /// The next play.
    One,
    /// The next play and the one after it.
    Two,
}

/// A card to a place, and what the position would be worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct TriedPlay {
    pub card: CardId,
    /// Where; the place of law cards that are played on other cards is chosen when it is asked.
    pub spot: Spot,
    pub worth: f32,
}

/// Plays, as many as are looked at.
pub(super) type TriedPlays = ArrayVec<TriedPlay, 192>;

impl Judge<'_> {
    /// Every play of the hand with what it leads to, in the order of the cards.
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

    /// Every place for one card.
    pub fn plays_of(&self, here: &Here<'_>, card: CardId, plays: &mut TriedPlays) {
        let rules = self.sight.rules;
        if let Some(LawBehaviour::Replace | LawBehaviour::Double | LawBehaviour::Repeat) =
            rules.deed(card)
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
                    // What is too dear here is dearer higher up.
                    return;
                };
                let worth = self.value(&after);
                let _ = plays.try_push(TriedPlay { card, spot, worth });
            }
        }
    }

    /// The best first plays are worth what the best second one makes of them, if that is more.
    fn follow(&self, here: &Here<'_>, plays: &mut TriedPlays) {
        let mut order: ArrayVec<usize, 192> = (0..plays.len()).collect();
        order.sort_by(|a, b| plays[*b].worth.total_cmp(&plays[*a].worth).then(a.cmp(b)));
        for nth in order.into_iter().take(FOLLOWED) {
            let first = plays[nth];
            // Where a law is played on another card is not known yet.
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

    /// What the position is worth after a card was discarded; nothing where that gives nothing.
    pub fn after_discard(&self, sketch: &Sketch, card: CardId) -> Option<f32> {
        let discards = self.sight.rules.policies.discards == Discards::ForGems;
        discards.then(|| {
            let mut after = sketch.without(card);
            after.loose += DISCARDED;
            self.value(&after)
        })
    }

    /// Every place for one card, with the play after it in mind if one thinks so far.
    pub fn plays_with(&self, here: &Here<'_>, card: CardId, plays: &mut TriedPlays, depth: Depth) {
        self.plays_of(here, card, plays);
        if depth == Depth::Two && self.sight.rounds_to_come() > 0 {
            self.follow(here, plays);
        }
    }
}
