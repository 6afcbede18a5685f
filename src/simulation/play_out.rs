//! Plays one game to its end with computer players.

use std::sync::Arc;

use super::players::SeededChance;
use viceroy_ai::{Brain, Random};
use viceroy_rules::{
    Answer, BySeat, Chance, Fact, Game, Imagined, Question, Refusal, Ruleset, Seat, SeatView,
};

/// [`Imagined`] for an engine-only game, else [`Game`].
#[derive(Debug)]
pub struct PlayedOut<G = Imagined> {
    pub game: G,
    /// Empty unless requested.
    pub facts: Vec<Fact>,
    pub decisions: u32,
}

impl<G> PlayedOut<G> {
    pub(super) fn map<H>(self, of: impl FnOnce(G) -> H) -> PlayedOut<H> {
        PlayedOut { game: of(self.game), facts: self.facts, decisions: self.decisions }
    }
}

fn of(seed: u64) -> (SeededChance, Random) {
    let players = Random::new(seed ^ 0x9e37_79b9_7f4a_7c15);
    (SeededChance::new(seed), players)
}

/// Discards the facts.
///
/// # Errors
/// A refusal means that the engine rejected its own offer, which its tests rule out.
pub fn play_out(ruleset: &Arc<Ruleset>, seed: u64) -> Result<PlayedOut, Refusal> {
    let (mut luck, players) = of(seed);
    let game = Imagined::open(Arc::clone(ruleset), &mut luck);
    to_the_end((game, vec![]), players, |game, _, (seat, answer)| {
        game.answer(seat, answer, &mut luck as &mut dyn Chance)
    })
}

/// Keeps the facts.
///
/// # Errors
/// As for `play_out`.
pub fn play_told(ruleset: &Arc<Ruleset>, seed: u64) -> Result<PlayedOut, Refusal> {
    let (mut luck, players) = of(seed);
    let opened = Imagined::open_told(Arc::clone(ruleset), &mut luck);
    to_the_end(opened, players, |game, facts, (seat, answer)| {
        game.answer_into(seat, answer, facts, &mut luck)
    })
}

fn to_the_end(
    (mut game, mut facts): (Imagined, Vec<Fact>),
    mut players: Random,
    mut answer: impl FnMut(&mut Imagined, &mut Vec<Fact>, (Seat, &Answer)) -> Result<(), Refusal>,
) -> Result<PlayedOut, Refusal> {
    let mut decisions = 0;
    while let Some(seat) = game.first_asked() {
        let (_, shape) = game.question(seat).ok_or(Refusal::NothingAsked)?;
        let chosen = players.choose(shape);
        answer(&mut game, &mut facts, (seat, &chosen))?;
        decisions += 1;
    }
    Ok(PlayedOut { game, facts, decisions })
}

/// Plays the same game as the bot hosts it: through views, with numbered questions and all facts.
///
/// # Errors
/// As for `play_out`.
pub fn play_hosted(ruleset: &Arc<Ruleset>, seed: u64) -> Result<PlayedOut<Game>, Refusal> {
    let (mut luck, mut players) = of(seed);
    hosted(ruleset, &mut luck, |_, view, question| players.answer(view, question))
}

/// With the given player on every seat.
///
/// # Errors
/// As for `play_out`.
pub fn play_brains(
    ruleset: &Arc<Ruleset>,
    seed: u64,
    brains: &mut BySeat<Box<dyn Brain>>,
) -> Result<PlayedOut<Game>, Refusal> {
    let mut luck = SeededChance::new(seed);
    hosted(ruleset, &mut luck, |seat, view, question| brains[seat].answer(view, question))
}

fn hosted(
    ruleset: &Arc<Ruleset>,
    luck: &mut SeededChance,
    mut answer: impl FnMut(Seat, &SeatView, &Question) -> Answer,
) -> Result<PlayedOut<Game>, Refusal> {
    let (mut game, step) = Game::open(Arc::clone(ruleset), luck);
    let mut facts = step.facts;
    let mut decisions = 0;
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).ok_or(Refusal::NoSuchSeat)?;
        let question = view.question.as_ref().ok_or(Refusal::NothingAsked)?;
        let answer = answer(seat, &view, question);
        let step = game.answer(seat, question.id, &answer, luck)?;
        facts.extend(step.facts);
        decisions += 1;
    }
    Ok(PlayedOut { game, facts, decisions })
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::GameSetup;

    #[test]
    fn hosted_told_and_silent_games_are_the_same_game() {
        for (seed, seats) in (0..12).zip([2, 3, 4].into_iter().cycle()) {
            let ruleset = Ruleset::compile(GameSetup::standard(seats)).unwrap();
            let silent = play_out(&ruleset, seed).unwrap();
            let told = play_told(&ruleset, seed).unwrap();
            let hosted = play_hosted(&ruleset, seed).unwrap();
            assert!(silent.facts.is_empty());
            assert_eq!(told.facts, hosted.facts);
            assert_eq!(silent.game.table(), told.game.table());
            assert_eq!(told.game.table().open, *hosted.game.table_view().open);
            assert_eq!(silent.decisions, told.decisions);
            assert_eq!(told.decisions, hosted.decisions);
        }
    }
}
