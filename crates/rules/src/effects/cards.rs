//! Playing, paying for, placing and discarding cards (RULES section 5).

use super::{circles, diamonds};
use crate::payment::Payment;
use crate::prelude::*;

/// R-DEV-01.
const DISCARD_GEMS: u8 = 2;

pub(crate) fn play_card(play: &mut EngineCtx<'_>, seat: Seat, card: CardId) {
    let table = play.table();
    if query::playable(play.rules, &table.open, seat, &table.screens[seat], card) {
        play.ask(seat, about::Place { card });
    } else {
        play.ask(seat, about::Unplayable { card });
    }
}

/// R-DEV-01. A discarded criminal returns to its deck, so every player can start a turn with one
/// (R-UND-04).
pub(crate) fn discard(play: &mut EngineCtx<'_>, seat: Seat, card: CardId) {
    play.screen(seat, ScreenFact::CardOut(card));
    play.happen(OpenFact::Discarded { seat, card });
    if play.rules.card(card).is_criminal() {
        let deck = DeckKind::Criminals;
        play.happen(DeckFact::Under { deck, card });
        let fact = UnderworldFact::WentUnder { seat, card };
        play.happen(OpenFact::Underworld(fact));
    }
    let count = DISCARD_GEMS;
    play.ask(seat, about::DiscardGems { count });
}

/// R-DEV-09: pay, place, gem for a single-colour circle, then the reward or the law's effect.
pub(crate) fn place(
    play: &mut EngineCtx<'_>,
    seat: Seat,
    card: CardId,
    slot: Slot,
    payment: Payment,
) {
    if play.rules.card(card).is_criminal() {
        play.ask(seat, about::CriminalRow { card, slot });
        return;
    }
    for colour in Colour::ALL {
        for _ in 0..payment.infinite[colour] {
            play.happen(OpenFact::InfiniteUsed { seat, colour });
        }
    }
    let cost = play.rules.cost(card, slot.level);
    let gems = payment.from_screen(&cost);
    if !gems.is_empty() {
        play.screen(seat, ScreenFact::GemsOut(gems));
        play.happen(OpenFact::GemsPaid { seat, gems, why: GemsFor::Card });
    }
    diamonds::pay(play, seat, payment.diamonds(&cost), GemsFor::Card);
    play.screen(seat, ScreenFact::CardOut(card));
    stand(play, seat, card, slot);
    // The place was free, so it was part of no circle.
    circles::close(play, seat, slot, &circles::SingleColours::new());
    match &play.rules.card(card).face {
        Face::Law { .. } => play.next(seat, [Act::BeginLaw(card)]),
        Face::Character { .. } => reward(play, seat, card, slot.level),
        Face::Criminal { .. } => {}
    }
}

/// R-DEV-08.
pub(crate) fn reward(play: &mut EngineCtx<'_>, seat: Seat, card: CardId, level: i8) {
    let reward: Task = if level == 5 {
        about::FifthLevel { card }.into()
    } else {
        let row = (level - 1).unsigned_abs();
        Act::GiveRow { card, row }.into()
    };
    play.next(seat, [reward]);
}

/// With its printed colours.
pub(crate) fn stand(play: &mut EngineCtx<'_>, seat: Seat, card: CardId, slot: Slot) {
    play.happen(OpenFact::Played {
        seat,
        card,
        slot,
        sections: play.rules.card(card).sections.all(),
    });
}

/// R-DEV-13: face up.
pub(crate) fn tuck(play: &mut EngineCtx<'_>, seat: Seat, card: CardId, under: CardId) {
    play.screen(seat, ScreenFact::CardOut(card));
    play.happen(OpenFact::Tucked { seat, card, under });
}

/// Returns gems on a card that leaves its place (R-LAW-65, R-LAW-74).
pub(crate) fn clear_gems(play: &mut EngineCtx<'_>, seat: Seat, card: CardId) {
    let gems = play.table().open.pyramids[seat].parked_on(card);
    if !gems.is_empty() {
        play.happen(OpenFact::Unparked { seat, card, gems });
    }
}
