//! What cards count at the end of the game.

use serde::{Deserialize, Serialize};

/// What a law (R-END-04) or the bottom of another card (R-ARI-04) adds to the score at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Points for each card in the own pyramid (R-LAW-68).
    PerCard(u8),
    /// Points for each card that stands on level 2 or higher (R-TD-01, law 68).
    PerHighCard(u8),
    /// More points for each set (R-LAW-75).
    PerSet(u8),
    /// Points for each single-colour circle and each infinite gem (R-LAW-79).
    PerCircleAndInfinite(u8),
    /// Points for each character that touches the law (R-LAW-85).
    PerAdjacentCharacter(u8),
    /// Points for each level that the card itself stands on.
    PerLevel(u8),
    /// Points for each law in the own pyramid.
    PerLaw(u8),
    /// Points for each card in the own pyramid that has something at the bottom in place of a colour.
    PerAristocrat(u8),
    /// Points for each circle of several colours, those with a bottom without a colour among them (R-ARI-03).
    PerMixedCircle(u8),
    /// Points for each token on the own combat card (R-INV-08).
    PerCombatToken(u8),
    /// Points for having taken no monster as a penalty (R-INV-09).
    WithoutPenalty(u8),
    /// Points for each criminal in the own pyramid.
    PerCriminal(u8),
    /// Points for each of the own judgement tokens.
    PerJudgement(u8),
}
