//! Plays one game to its end with computer players.

use std::sync::Arc;

use super::luck::SeededLuck;
use crate::brains::{Brain, Random};
use crate::rules::{Fact, Game, Refusal, Ruleset};

/// A game that was played to its end.
#[derive(Debug)]
pub struct PlayedOut {
    /// The finished game.
    pub game: Game,
    /// Everything that happened.
    pub facts: Vec<Fact>,
    /// How many questions were answered.
    pub decisions: u32,
}

/// Plays a whole game of random players that follows from a seed.
///
/// # Errors
/// A refusal would mean that something offered was not accepted; the tests of the rules keep that from happening.
pub fn play_out(ruleset: &Arc<Ruleset>, seed: u64) -> Result<PlayedOut, Refusal> {
    let mut luck = SeededLuck::new(seed);
    let mut brain = Random::new(seed ^ 0x9e37_79b9_7f4a_7c15);
    let (mut game, step) = Game::open(Arc::clone(ruleset), &mut luck);
    let mut facts = step.facts;
    let mut decisions = 0;
    while let Some(seat) = game.table_view().awaiting.first().map(|a| a.seat) {
        let view = game.seat_view(seat).ok_or(Refusal::NoSuchSeat)?;
        let question = view.question.as_ref().ok_or(Refusal::NothingAsked)?;
        let answer = brain.answer(&view, question);
        let step = game.answer(seat, question.id, &answer, &mut luck)?;
        facts.extend(step.facts);
        decisions += 1;
    }
    Ok(PlayedOut {
        game,
        facts,
        decisions,
    })
}
