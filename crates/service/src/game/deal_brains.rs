//! Computer players of a deal: whoever plays it, the same decisions bring the same answers, on every
//! machine. Nothing that they are given depends on the game's number, on the marks of its prompts, on
//! who is there or on the time.

use std::hash::{Hash, Hasher};

use super::thinking::BrainFactory;
use crate::infra::seeded_luck::{BesideTheGame, lot_beside_the_game};
use crate::prelude::*;
use viceroy_ai::Brain;
use viceroy_model::deals::{OPPONENTS, terms};
use viceroy_rules::{Fnv, Unplayable};
use viceroy_store::Secret;

pub(crate) fn seed(secret: Secret, seat: Seat) -> u64 {
    lot_beside_the_game(secret, seat, BesideTheGame::ComputerPlayer)
}

/// Prompts are numbered over the whole game and marked at random; here the number says what is asked.
pub(crate) fn ask_alike(view: &mut SeatView) {
    view.forget_numbers();
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
    /// What was answered in the first seat, in order, and how many facts there were before.
    pub own_answers: Vec<(usize, Answer)>,
}

/// `first` plays in the first seat, where people sit.
///
/// # Errors
/// When these cards fit no such game.
pub fn play_deal(
    secret: Secret,
    first: &mut dyn Brain,
    brain: BrainFactory,
    cards: &'static Catalogue,
) -> Result<DealGame, Unplayable> {
    let seats = 1 + u8::try_from(OPPONENTS.len()).unwrap_or(0);
    let ruleset = Ruleset::compile_with(terms().agreement(seats).dealt_from(cards), cards)?;
    let mut luck = FairLuck::of_game(secret, &[]);
    let (mut game, opened) = Game::open(ruleset, &mut luck);
    let mut facts: Vec<Fact> = opened.facts.into_iter().collect();
    let mut own_answers = vec![];
    let answered = |view: SeatView, first: &mut dyn Brain| match view.seat {
        Seat(0) => answered_alike(view, first),
        seat => {
            let level = OPPONENTS[usize::from(seat.0) - 1];
            answered_alike(view, &mut *brain(level, seed(secret, seat)))
        }
    };
    loop {
        let asked = |seat: &Seat| game.is_asked(*seat);
        // The person answers after the computer players.
        let computers: Vec<Seat> = (1..seats).map(Seat).filter(asked).collect();
        let asked = if computers.is_empty() { vec![Seat(0)] } else { computers };
        let views: Vec<_> = asked.into_iter().filter_map(|seat| game.seat_view(seat)).collect();
        let mut is_over = true;
        for view in views {
            let seat = view.seat;
            let Some((prompt, answers)) = answered(view, first) else { continue };
            let step = answers.into_iter().find_map(|answer| {
                let step = game.answer(seat, prompt, &answer, &mut luck).ok()?;
                Some((step, answer))
            });
            let Some((step, answer)) = step else { continue };
            own_answers.extend((seat == Seat(0)).then_some((facts.len(), answer)));
            facts.extend(step.facts);
            is_over = false;
        }
        if is_over {
            let points = game.score().map(|_, score| score.total());
            return Ok(DealGame { facts, points, own_answers });
        }
    }
}

/// The prompt, and what is answered; the second if the rules refuse the first.
fn answered_alike(mut view: SeatView, brain: &mut dyn Brain) -> Option<(PromptId, [Answer; 2])> {
    let prompt = view.question.as_ref()?.id;
    ask_alike(&mut view);
    let question = view.question.clone()?;
    let answer = brain.answer(&view, &question);
    Some((prompt, [answer, question.fallback]))
}
