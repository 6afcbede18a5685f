//! What a card scores at the end, as points and a sign.

use crate::scene::Mark;
use viceroy_rules::cards::Scoring;

pub(super) fn counted(scoring: Scoring) -> (u8, Mark) {
    match scoring {
        Scoring::PerCard(n) | Scoring::PerHighCard(n) | Scoring::PerAdjacentCharacter(n) => {
            (n, Mark::Card)
        }
        Scoring::PerSet(n) => (n, Mark::Set),
        Scoring::PerCircleAndInfinite(n) => (n, Mark::Circle),
        Scoring::PerLevel(n) => (n, Mark::Level),
        Scoring::PerLaw(n) => (n, Mark::Law),
        Scoring::PerAristocrat(n) => (n, Mark::Aristocrat),
        Scoring::PerMixedCircle(n) => (n, Mark::MixedCircle),
        Scoring::PerCriminal(n) => (n, Mark::Criminal),
        Scoring::PerJudgement(n) => (n, Mark::Judgement),
        Scoring::PerCombatToken(n) | Scoring::WithoutPenalty(n) => (n, Mark::Combat),
    }
}
