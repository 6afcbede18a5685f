//! Computer players of a deal: whoever plays it, the same decisions bring the same answers, on every
//! machine. Nothing that they are given depends on the game's number, on the marks of its prompts, on
//! who is there or on the time.

use std::hash::{Hash, Hasher};

use super::thinking::DealBrain;
use crate::infra::seeded_luck::{BesideTheGame, lot_beside_the_game};
use crate::prelude::*;
use viceroy_ai::Level;
use viceroy_model::deals::{OPPONENTS, terms};
use viceroy_rules::{Fnv, Unplayable};
use viceroy_store::Secret;

pub(crate) fn seed(secret: Secret, seat: Seat) -> u64 {
    lot_beside_the_game(secret, seat, BesideTheGame::ComputerPlayer)
}

/// Prompts are numbered over the whole game and marked at random; here the number says what is asked.
pub(crate) fn ask_alike(view: &mut SeatView) {
    let open = &view.table.open;
    if let Some(question) = &mut view.question {
        let mut hasher = Fnv::default();
        (open.turn, question.topic).hash(&mut hasher);
        question.id = PromptId(hasher.finish());
    }
}

/// A deal that computer players have played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealGame {
    /// In order.
    pub facts: Vec<Fact>,
    pub points: BySeat<i16>,
    /// What was answered in the first seat, in order.
    pub own_answers: Vec<Answer>,
}

/// `first` plays in the first seat, where people sit.
///
/// # Errors
/// When these cards fit no such game.
pub fn play_deal(
    secret: Secret,
    (first, brain): (Level, DealBrain),
    cards: &'static Catalogue,
) -> Result<DealGame, Unplayable> {
    let levels = [&[first][..], &OPPONENTS].concat();
    let seats = u8::try_from(levels.len()).unwrap_or(u8::MAX);
    let ruleset = Ruleset::compile_with(terms().agreement(seats).dealt_from(cards), cards)?;
    let mut luck = FairLuck::of_game(secret, &[]);
    let (mut game, opened) = Game::open(ruleset, &mut luck);
    let mut facts: Vec<Fact> = opened.facts.into_iter().collect();
    let mut own_answers = vec![];
    loop {
        let asked = |seat: &Seat| game.is_asked(*seat);
        // The person answers after the computer players.
        let computers: Vec<Seat> = (1..seats).map(Seat).filter(asked).collect();
        let asked = if computers.is_empty() { vec![Seat(0)] } else { computers };
        let views: Vec<_> = asked.into_iter().filter_map(|seat| game.seat_view(seat)).collect();
        let mut is_over = true;
        for view in views {
            let level = levels[usize::from(view.seat.0)];
            let Some((prompt, answers)) = answered_alike(view, (level, brain), secret) else {
                continue;
            };
            let seat = answers.0;
            let mut given = answers.1.iter();
            let step = given.find_map(|answer| {
                let step = game.answer(seat, prompt, answer, &mut luck).ok()?;
                Some((step, answer.clone()))
            });
            let Some((step, answer)) = step else { continue };
            facts.extend(step.facts);
            own_answers.extend((seat == Seat(0)).then_some(answer));
            is_over = false;
        }
        if is_over {
            let points = game.score().map(|_, score| score.total());
            return Ok(DealGame { facts, points, own_answers });
        }
    }
}

/// The prompt, and what is answered; the second if the rules refuse the first.
fn answered_alike(
    mut view: SeatView,
    (level, brain): (Level, DealBrain),
    secret: Secret,
) -> Option<(PromptId, (Seat, [Answer; 2]))> {
    let prompt = view.question.as_ref()?.id;
    ask_alike(&mut view);
    let question = view.question.clone()?;
    let mut brain = brain(level, seed(secret, view.seat));
    let answer = brain.answer(&view, &question);
    Some((prompt, (view.seat, [answer, question.fallback])))
}
