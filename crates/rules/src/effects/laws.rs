//! What laws do beyond asking a question of their own (RULES section 14).

use super::{auction, cards, circles, rewards};
use crate::cards::Reward;
use crate::prelude::*;
use crate::score::aristocrats;
use crate::task::{Act, Task};

/// Laws that the law for new laws draws (R-LAW-70).
const REVISED: usize = 3;

/// R-LAW-70: draws, then asks what goes back. What another law may do with a drawn law comes in between by itself.
pub(crate) fn revise(play: &mut EngineCtx<'_>, seat: Seat) {
    let mut tasks = [Task::from(Act::Draw(DeckKind::Laws)); REVISED + 1];
    tasks[REVISED] = Ask::PutBackLaws.into();
    play.next(seat, tasks);
}

/// R-LAW-65: the law takes the same place; what stands on it, lies there and is tucked there stays. The card goes back to
/// the hand, which is no taking for law 78.
pub(crate) fn replace(play: &mut EngineCtx<'_>, seat: Seat, law: CardId, card: CardId) {
    let Some(slot) = play.table().open.pyramids[seat].find(card).map(|s| s.slot) else {
        return;
    };
    let before = circles::single_colours(play, seat, slot);
    cards::clear_gems(play, seat, card);
    play.screen(seat, ScreenFact::CardOut(law));
    play.happen(OpenFact::Replaced {
        seat,
        card,
        by: law,
        slot,
        sections: play.rules.card(law).sections.all(),
    });
    play.screen(seat, ScreenFact::CardIn(card));
    circles::close(play, seat, slot, &before);
}

/// R-LAW-66: tucks the law, then gives one more of every token lying on the card; infinite gems come as R-REW-07 says.
pub(crate) fn double(play: &mut EngineCtx<'_>, seat: Seat, law: CardId, card: CardId) {
    cards::tuck(play, seat, law, card);
    let tokens = play.table().open.pyramids[seat].tokens.iter();
    let again: rewards::Rewards =
        tokens.filter(|lying| lying.on == card).map(|lying| reward_of(lying.token)).collect();
    rewards::give_all(play, seat, card.into(), again);
}

fn reward_of(token: Token) -> Reward {
    match token {
        Token::Science => Reward::Science(1),
        Token::Magic => Reward::Magic(1),
        Token::Defence => Reward::Defence(1),
        Token::Points(value) => Reward::Points(value),
        Token::BonusMagic(value) => Reward::BonusMagic(value),
        Token::BonusCircle { colour, value } => Reward::BonusCircle { colour, value },
        Token::Infinite(colour) => Reward::Infinite(colour),
        Token::BonusAnyCircle(value) => Reward::BonusAnyCircle(value),
    }
}

/// Law 66 of R-TD-01: tucks the law, then gives what playing the character on its level gave. No circle is closed by it.
pub(crate) fn repeat(play: &mut EngineCtx<'_>, seat: Seat, law: CardId, card: CardId) {
    let placed = play.table().open.pyramids[seat].find(card);
    let Some(level) = placed.map(|s| s.slot.level) else {
        return;
    };
    cards::tuck(play, seat, law, card);
    cards::reward(play, seat, card, level);
}

/// R-LAW-69: a reveal's worth of cards from the top of the small deck goes under the large deck, unseen (R-TD-02: with
/// two-colour auctions that is two); with fewer left nothing happens. When nothing else is left to reveal they are revealed at
/// once.
pub(crate) fn prolong(play: &mut EngineCtx<'_>, seat: Seat) {
    let cards = play.table().open.auction.in_order().len();
    let decks = &play.table().decks;
    let (small, large) = (decks.cards(DeckKind::Small), decks.cards(DeckKind::Large));
    let Some(left) = small.len().checked_sub(cards) else {
        return;
    };
    // The top card is the last: what was on top of the small deck is revealed first.
    let nothing_to_reveal = large.is_empty();
    let large = [&small[left..], large].concat();
    let small = small[..left].to_vec();
    play.happen(DeckFact::Stacked { deck: DeckKind::Small, cards: small });
    play.happen(DeckFact::Stacked { deck: DeckKind::Large, cards: large });
    let count = u8::try_from(cards).unwrap_or(u8::MAX);
    play.happen(OpenFact::Prolonged { seat, count });
    if nothing_to_reveal && play.table().open.auction.has_no_base() {
        auction::reveal(play);
    }
}

/// Gems that the law gives in any case, and for each aristocrat in the pyramid.
const GEMS: u8 = 2;

/// Law 102: gives the gems as a reward of the law.
pub(crate) fn pensions(play: &mut EngineCtx<'_>, seat: Seat, law: CardId) {
    let aristocrats = aristocrats(play.rules, &play.table().open.pyramids[seat]);
    let each = u8::try_from(aristocrats).unwrap_or(u8::MAX);
    let reward = Reward::Gems(each.saturating_mul(GEMS).saturating_add(GEMS));
    let on = law.into();
    play.next(seat, [Act::Give { on, reward }]);
}
