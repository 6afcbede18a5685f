//! What cards score at the end of the game.

use serde::{Deserialize, Serialize};

/// For laws (R-END-04) and texts of other cards (R-ARI-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// R-LAW-68.
    PerCard(u8),
    /// Cards on level 2 or higher (R-TD-01, law 68).
    PerHighCard(u8),
    /// R-LAW-75.
    PerSet(u8),
    /// R-LAW-79.
    PerCircleAndInfinite(u8),
    /// R-LAW-85.
    PerAdjacentCharacter(u8),
    /// Of the card itself.
    PerLevel(u8),
    PerLaw(u8),
    /// With something in place of the bottom colour.
    PerAristocrat(u8),
    /// Including those with a colourless bottom (R-ARI-03).
    PerMixedCircle(u8),
    /// R-INV-08.
    PerCombatToken(u8),
    /// R-INV-09.
    WithoutPenalty(u8),
    PerCriminal(u8),
    PerJudgement(u8),
}
