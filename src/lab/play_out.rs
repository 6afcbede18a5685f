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
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).ok_or(Refusal::NoSuchSeat)?;
        let question = view.question.as_ref().ok_or(Refusal::NothingAsked)?;
        let (id, answer) = (question.id, brain.answer(&view, question));
        // The view shares the open table with the game; letting it go first saves the game a copy.
        drop(view);
        let step = game.answer(seat, id, &answer, &mut luck)?;
        facts.extend(step.facts);
        decisions += 1;
    }
    Ok(PlayedOut {
        game,
        facts,
        decisions,
    })
}
