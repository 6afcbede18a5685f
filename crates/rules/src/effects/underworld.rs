//! The price and rewards of criminals (R-UND-03, R-UND-06 to R-UND-08).

use super::{cards, circles};
use crate::chance::{LuckItem, LuckOutcome};
use crate::criminals::price;
use crate::fact::ReturnedFor;
use crate::prelude::*;

/// R-UND-03, R-DEV-09: draws judgement tokens, of which one goes back, then places the criminal.
pub(crate) fn pay_row(play: &mut EngineCtx<'_>, seat: Seat, card: CardId, slot: Slot, row: u8) {
    let count = price(row);
    let mut left = play.table().decks.judgements();
    let mut drawn = JudgementSet::NONE;
    for _ in 0..count.min(left.len()) {
        let all = u32::from(left.len());
        let nth = play.chance().below(Purpose::Judgements, all);
        let among = || left.iter().map(LuckItem::from).collect();
        play.chance().led_to(Purpose::Judgements, &|| LuckOutcome::TakenFrom(among()));
        if let Some(token) = left.nth(nth) {
            drawn.insert(token);
            left = left.without(JudgementSet::of([token]));
        }
    }
    let count = drawn.len();
    play.happen(DeckFact::JudgementsOff(drawn));
    play.happen(OpenFact::Underworld(UnderworldFact::JudgementsDrawn { seat, card, row, count }));
    play.screen(seat, ScreenFact::JudgementsDrawn(drawn));
    let back = about::ReturnJudgement { card, drawn: count };
    let then: [Task; 3] =
        [back.into(), Act::Settle { card, slot }.into(), Act::GiveRow { card, row }.into()];
    play.next(seat, then);
}

/// Shuffled in (R-UND-03, R-UND-07).
pub(crate) fn give_back(
    play: &mut EngineCtx<'_>,
    seat: Seat,
    tokens: JudgementSet,
    why: ReturnedFor,
) {
    if tokens.is_empty() {
        return;
    }
    let count = tokens.len();
    play.screen(seat, ScreenFact::JudgementsOut(tokens));
    play.happen(DeckFact::JudgementsBack(tokens));
    play.happen(OpenFact::Underworld(UnderworldFact::JudgementsReturned { seat, count, why }));
}

/// Offers equal tokens separately: whether there is a choice must not reveal secret tokens
/// (R-HID-03).
pub(crate) fn choice(tokens: JudgementSet, count: HowMany) -> Option<Shape> {
    let offers: Offers = tokens.iter().map(Offer::Judgement).collect();
    (!offers.is_empty()).then_some(Shape::Pick { offers, count, order: PickOrder::Free })
}

/// R-UND-06, R-UND-08.
pub(crate) fn reward_again(play: &mut EngineCtx<'_>, seat: Seat, card: CardId, on: CardId) {
    let placed = play.table().open.pyramids[seat].find(card);
    let Some(level) = placed.map(|placed| placed.slot.level) else {
        return;
    };
    let again: Task = if level == 5 {
        about::FifthLevelAgain { card, on }.into()
    } else {
        let row = (level - 1).unsigned_abs();
        Act::GiveRowOn { card, row, on }.into()
    };
    play.next(seat, [again]);
}

/// R-UND-08.
pub(crate) fn relocate(play: &mut EngineCtx<'_>, seat: Seat, card: CardId, slot: Slot, by: CardId) {
    play.happen(OpenFact::Underworld(UnderworldFact::Moved { seat, card, slot, by }));
    circles::close(play, seat, slot, &circles::SingleColours::new());
    reward_again(play, seat, card, by);
}

/// R-UND-02, R-DEV-09.
pub(crate) fn settle(play: &mut EngineCtx<'_>, seat: Seat, card: CardId, slot: Slot) {
    play.screen(seat, ScreenFact::CardOut(card));
    cards::stand(play, seat, card, slot);
    circles::close(play, seat, slot, &circles::SingleColours::new());
}
