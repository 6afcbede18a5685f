//! What came of many games.

use super::worth::PieceWorth;

/// What came of the games of one ruleset.
#[derive(Clone, PartialEq, Debug)]
pub struct Scores {
    /// How many games.
    pub games: u64,
    /// Mean score of the winners.
    pub mean_winning_score: f64,
    /// Mean score of all players.
    pub mean_score: f64,
    /// The share of games that each seat won; a win that is shared counts in parts.
    pub won: Vec<f64>,
    /// What each card and each monster was worth, in the order of their numbers.
    pub pieces: Vec<PieceWorth>,
}
