//! Laws without a question of their own (RULES section 14).

use super::{auction, cards, circles, rewards};
use crate::prelude::*;
use crate::score::aristocrats;

/// Laws drawn (R-LAW-70).
const REVISED: usize = 3;

/// R-LAW-70: separate tasks, because another law may react to each draw.
pub(crate) fn revise(play: &mut EngineCtx<'_>, seat: Seat) {
    let mut tasks = [Task::from(Act::Draw(DeckKind::Laws)); REVISED + 1];
    tasks[REVISED] = Ask::PutBackLaws.into();
    play.next(seat, tasks);
}

/// R-LAW-65: keeps everything on and under the card. Law 78 ignores its return to the hand.
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

/// R-LAW-66; infinite gems follow R-REW-07.
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

/// R-TD-01, law 66: closes no circle.
pub(crate) fn repeat(play: &mut EngineCtx<'_>, seat: Seat, law: CardId, card: CardId) {
    let placed = play.table().open.pyramids[seat].find(card);
    let Some(level) = placed.map(|s| s.slot.level) else {
        return;
    };
    cards::tuck(play, seat, law, card);
    cards::reward(play, seat, card, level);
}

/// R-LAW-69: moves one reveal's worth of cards, unseen, from the top of the small deck under the
/// large one, if there are enough (R-TD-02); reveals them if nothing else is left.
pub(crate) fn prolong(play: &mut EngineCtx<'_>, seat: Seat) {
    let cards = play.table().open.auction.in_order().len();
    let decks = &play.table().decks;
    let (small, large) = (decks.cards(DeckKind::Small), decks.cards(DeckKind::Large));
    let Some(left) = small.len().checked_sub(cards) else {
        return;
    };
    // The top card is last and is revealed first.
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

/// Base and per aristocrat.
const GEMS: u8 = 2;

/// Law 102.
pub(crate) fn pensions(play: &mut EngineCtx<'_>, seat: Seat, law: CardId) {
    let aristocrats = aristocrats(play.rules, &play.table().open.pyramids[seat]);
    let each = u8::try_from(aristocrats).unwrap_or(u8::MAX);
    let reward = Reward::Gems(each.saturating_mul(GEMS).saturating_add(GEMS));
    let on = law.into();
    play.next(seat, [Act::Give { on, reward }]);
}
