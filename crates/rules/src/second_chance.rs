//! A position once more, with other luck. Its player knows of it what they knew then: what lies
//! face down is shuffled again, except where they know its order. Hands and screens stay.

use super::chance::shuffle;
use super::engine;
use super::game::{Game, Step, asks_for};
use super::guess::{Cards, deck_with_known, known_criminals, monsters_to_come};
use super::seat_queues::OpenQuestion;
use super::view::SeatView;
use crate::prelude::*;

impl Game {
    /// Everybody is asked under new numbers. Secret choices of the others are asked for again:
    /// whoever took one back before it was shown has told nobody.
    ///
    /// # Errors
    /// If the game is over, or has no such seat.
    pub fn play_on(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<Step, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let view = self.seat_view(seat).ok_or(Refusal::NoSuchSeat)?;
        self.play(chance, |play| {
            shuffle_again(play, &view);
            let others = play.table().open.seats().filter(|other| *other != seat);
            others.for_each(|other| withdraw_choice(play, other));
            let asked = play.state().queues.asked();
            asked.iter().for_each(|seat| ask_again(play, seat));
            engine::settle(play);
            Ok(())
        })
    }
}

fn withdraw_choice(play: &mut EngineCtx<'_>, seat: Seat) {
    if let Some(sealed) = play.table().screens[seat].sealed {
        play.screen(seat, ScreenFact::Unsealed);
        play.happen(OpenFact::TookAnswerBack(seat));
        play.ask(seat, asks_for(&sealed));
    }
}

fn ask_again(play: &mut EngineCtx<'_>, seat: Seat) {
    if let Some(OpenQuestion { by, shape, .. }) = play.state().queues.take(seat) {
        engine::put(play.rules, play.state(), seat, by, shape);
    }
}

fn shuffle_again(play: &mut EngineCtx<'_>, view: &SeatView) {
    let laws = (DeckKind::Laws, Purpose::Laws, view.put_back.clone());
    let criminals = (DeckKind::Criminals, Purpose::Criminals, known_criminals(view));
    for (deck, purpose, known) in [laws, criminals] {
        let lie = play.table().decks.cards(deck).iter().copied();
        let is_known = |card: &CardId| known.iter().any(|(_, known)| known == card);
        let mut unseen: Cards = lie.filter(|card| !is_known(card)).collect();
        shuffle(&mut unseen, purpose, play.chance());
        let cards = deck_with_known(view.table.decks[deck], &known, &mut unseen);
        lay(play, deck, cards.to_vec());
    }
    // Nobody knows which of these are in which deck.
    let [large, small] =
        [DeckKind::Large, DeckKind::Small].map(|deck| play.table().decks.cards(deck));
    let count = large.len();
    let mut characters = [large, small].concat();
    shuffle(&mut characters, Purpose::Characters, play.chance());
    let small = characters.split_off(count);
    lay(play, DeckKind::Large, characters);
    lay(play, DeckKind::Small, small);
    if !play.table().decks.monsters().is_empty() {
        let monsters = monsters_to_come(view, Purpose::Monsters, play.chance());
        play.happen(DeckFact::MonstersStacked(monsters));
    }
}

fn lay(play: &mut EngineCtx<'_>, deck: DeckKind, cards: Vec<CardId>) {
    if !cards.is_empty() {
        play.happen(DeckFact::Reshuffled { deck, cards });
    }
}
