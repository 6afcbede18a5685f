//! Applies an answer and runs until a player must answer, in real and imagined games.

use super::effects::{cards, laws, underworld};
use super::questions::{self, Occasion};
use super::seat_queues::OpenQuestion;
use super::stages;
use crate::prelude::*;

pub(super) fn open(
    rules: &Ruleset,
    facts: Option<&mut Vec<Fact>>,
    chance: &mut dyn Chance,
) -> State {
    let mut state = State::new(rules.agreement.seats);
    state.mark = chance.mark();
    let mut play = EngineCtx::new(rules, &mut state, facts, chance);
    let stage = stages::begin_game(&mut play);
    play.enter(stage);
    settle(&mut play);
    state
}

/// # Errors
/// Why the answer was refused; nothing has changed.
pub(super) fn answer(play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
    let asked = play.state().queues.take(seat).ok_or(Refusal::NothingAsked)?;
    let accepted = asked.shape.check(answer);
    let accepted = accepted.and_then(|()| asked.by.accept(play, seat, answer));
    if accepted.is_err() {
        play.state().queues.ask(seat, asked);
        return accepted;
    }
    settle(play);
    Ok(())
}

/// Runs until every queue waits for its player or the game is over.
pub(super) fn settle(play: &mut EngineCtx<'_>) {
    loop {
        if let Some((seat, task)) = play.state().queues.next_task() {
            run(play, seat, task);
            continue;
        }
        let state = play.state();
        if state.queues.asked().is_empty() {
            if state.is_over() {
                return;
            }
            let stage = state.stage;
            let stage = stages::follow(play, stage);
            play.enter(stage);
            continue;
        }
        // Concurrent questions are independent (secret, on different auction cards, or on the
        // player's own pyramid), so no answer invalidates another.
        if !apply_forced(play) {
            return;
        }
    }
}

fn run(play: &mut EngineCtx<'_>, seat: Seat, task: Task) {
    let ask = match task {
        Task::Act(act) => return perform(play, seat, act),
        Task::Ask(ask) => ask,
    };
    let Some(shape) = ask.offers(play.rules, play.table(), seat) else {
        return;
    };
    let rules = play.rules;
    let answers_itself = |play: &EngineCtx<'_>| {
        !ask.topic().is_sealed() && ask.has_no_choice_for_all_to_see(rules, play.table(), seat)
    };
    match shape.forced() {
        Some(only) if answers_itself(play) => accept_forced(play, seat, ask, &only),
        Some(_) | None => put(rules, play.state(), seat, ask, shape),
    }
}

fn accept_forced(play: &mut EngineCtx<'_>, seat: Seat, ask: Ask, only: &Answer) {
    let accepted = ask.accept(play, seat, only);
    debug_assert_eq!(accepted, Ok(()), "{ask:?}: {only:?} was offered");
}

fn perform(play: &mut EngineCtx<'_>, seat: Seat, act: Act) {
    match act {
        Act::Play(card) => cards::play_card(play, seat, card),
        Act::Discard(card) => cards::discard(play, seat, card),
        Act::GiveRow { card, row } => rewards::give_rows(play, seat, card, row..=row, card),
        Act::GiveRowOn { card, row, on } => rewards::give_rows(play, seat, card, row..=row, on),
        Act::Settle { card, slot } => underworld::settle(play, seat, card, slot),
        Act::BeginLaw(law) => begin_law(play, seat, law),
        Act::CardTaken(card) => card_taken(play, seat, card),
        Act::Give { on, reward } => rewards::give(play, seat, on, reward),
        Act::Draw(deck) => rewards::draw(play, seat, deck),
    }
}

fn begin_law(play: &mut EngineCtx<'_>, seat: Seat, law: CardId) {
    match play.rules.behaviour(law) {
        None => play.ask(seat, Ask::LawChoice(law)),
        Some(LawBehaviour::Replace | LawBehaviour::Double | LawBehaviour::Repeat) => {}
        Some(LawBehaviour::Prolong) => laws::prolong(play, seat),
        Some(LawBehaviour::Revise) => laws::revise(play, seat),
        Some(LawBehaviour::Pensions) => laws::pensions(play, seat, law),
        Some(LawBehaviour::Question(topic)) => {
            if let Some(ask) = questions::of_law(topic, law, Occasion::Played) {
                play.ask(seat, ask);
            }
        }
    }
}

/// Only the first reacting law asks.
fn card_taken(play: &mut EngineCtx<'_>, seat: Seat, card: CardId) {
    let standing = play.table().open.pyramids[seat].cards.iter();
    let mut asks = standing.filter_map(|s| match play.rules.behaviour(s.card) {
        Some(LawBehaviour::Question(topic)) => {
            questions::of_law(topic, s.card, Occasion::Taken(card))
        }
        _ => None,
    });
    if let Some(ask) = asks.next() {
        play.ask(seat, ask);
    }
}

/// Answers single-option sealed questions once nobody else has a choice.
fn apply_forced(play: &mut EngineCtx<'_>) -> bool {
    let queues = &play.state().queues;
    if !queues.nobody_chooses() {
        return false;
    }
    for seat in queues.asked().iter() {
        let asked = play.state().queues.take(seat);
        if let Some(asked) = asked
            && let Some(only) = asked.shape.forced()
        {
            accept_forced(play, seat, asked.by, &only);
        }
    }
    true
}

pub(super) fn put(rules: &Ruleset, state: &mut State, seat: Seat, by: Ask, shape: Shape) {
    state.last_prompt += 1;
    let id = PromptId::new(state.last_prompt, state.mark);
    put_as(rules, state, seat, id, by, shape);
}

/// Asks under an existing id.
pub(super) fn put_as(
    rules: &Ruleset,
    state: &mut State,
    seat: Seat,
    id: PromptId,
    by: Ask,
    shape: Shape,
) {
    let only_one = by.topic().is_sealed() && shape.forced().is_some();
    let forced = only_one && by.has_no_choice_for_all_to_see(rules, &state.table, seat);
    let asked = OpenQuestion { id, by, shape, forced };
    state.queues.ask(seat, asked);
}
