//! Values cards that score at the end of the game: laws, and aristocrats with a text at the bottom.

use super::{Judge, Sketch, Spot};
use viceroy_rules::cards::Scoring;

impl Sketch {
    pub fn scoring(&mut self, scoring: Scoring, spot: Spot) {
        match scoring {
            Scoring::PerCard(v) => self.per_card += i16::from(v),
            Scoring::PerHighCard(v) => self.per_high_card += i16::from(v),
            Scoring::PerSet(v) => self.tokens.per_set += i16::from(v),
            Scoring::PerCircleAndInfinite(v) => self.per_circle += i16::from(v),
            Scoring::PerAdjacentCharacter(v) => {
                if let Some(free) = self.audiences.get_mut(self.audience_count) {
                    *free = (spot, i16::from(v));
                    self.audience_count += 1;
                }
            }
            Scoring::PerLevel(v) => self.points += i16::from(v) * i16::from(spot.level),
            Scoring::PerLaw(v) => self.module.per_law += i16::from(v),
            Scoring::PerAristocrat(v) => self.module.per_aristocrat += i16::from(v),
            Scoring::PerMixedCircle(v) => self.module.per_mixed_circle += i16::from(v),
            Scoring::PerCombatToken(v) => self.module.per_combat_token += i16::from(v),
            Scoring::WithoutPenalty(v) => self.module.without_penalty += i16::from(v),
            Scoring::PerCriminal(v) => self.module.per_criminal += i16::from(v),
            Scoring::PerJudgement(v) => self.module.per_judgement += i16::from(v),
        }
    }
}

const LAWS_A_TURN: f32 = 0.25;
const ARISTOCRATS_A_TURN: f32 = 0.1;
const MIXED_CIRCLES_A_TURN: f32 = 0.3;
const COMBAT_TOKENS_A_TURN: f32 = 0.25;
const PENALTIES_A_TURN: f32 = 0.05;
const CRIMINALS_A_TURN: f32 = 0.4;
const JUDGEMENTS_A_TURN: f32 = 0.7;
/// The typical level of a card that scores by its level.
const USUAL_LEVEL: f32 = 2.5;

impl Judge<'_> {
    /// Further points expected from module cards already in the pyramid.
    pub(super) fn modules_to_come(&self, sketch: &Sketch) -> f32 {
        let counts = &sketch.module;
        let a_turn = f32::from(counts.per_law) * LAWS_A_TURN
            + f32::from(counts.per_aristocrat) * ARISTOCRATS_A_TURN
            + f32::from(counts.per_mixed_circle) * MIXED_CIRCLES_A_TURN
            + f32::from(counts.per_combat_token) * COMBAT_TOKENS_A_TURN
            + f32::from(counts.per_criminal) * CRIMINALS_A_TURN
            + f32::from(counts.per_judgement) * JUDGEMENTS_A_TURN;
        a_turn * self.turns
    }

    pub(super) fn scoring_of_modules(&self, sketch: &Sketch, scoring: Scoring) -> f32 {
        let counts = &sketch.module;
        let of =
            |each: u8, there: f32, a_turn: f32| f32::from(each) * (there + a_turn * self.turns);
        match scoring {
            Scoring::PerLevel(v) => f32::from(v) * USUAL_LEVEL,
            Scoring::PerLaw(v) => of(v, f32::from(counts.laws), LAWS_A_TURN),
            // The card itself usually counts as one.
            Scoring::PerAristocrat(v) => {
                of(v, f32::from(counts.aristocrats) + 0.7, ARISTOCRATS_A_TURN)
            }
            Scoring::PerMixedCircle(v) => {
                let mixed = f32::from(sketch.circles().mixed());
                of(v, mixed, MIXED_CIRCLES_A_TURN)
            }
            Scoring::PerCombatToken(v) => {
                let there = f32::from(counts.combat_tokens);
                of(v, there, COMBAT_TOKENS_A_TURN)
            }
            Scoring::WithoutPenalty(v) if counts.penalties == 0 => {
                f32::from(v) * (1.0 - PENALTIES_A_TURN * self.turns)
            }
            Scoring::PerCriminal(v) => of(v, f32::from(counts.criminals), CRIMINALS_A_TURN),
            Scoring::PerJudgement(v) => of(v, f32::from(counts.judgements), JUDGEMENTS_A_TURN),
            _ => 0.0,
        }
    }
}
