//! Giving rewards (RULES section 6).

use super::{combat_card, diamonds};
use crate::prelude::*;

pub(crate) type Rewards = SmallVec<[Reward; 8]>;

/// R-REW-01: fewer if the reserve has fewer; the combat card can supply the rest (R-INV-05).
pub(crate) fn choice_of_gems(open: &Open, seat: Seat, count: u8) -> Option<Shape> {
    let there = |gems: &Gems| gems.total().min(u16::from(count)) as u8;
    let all = open.reserve.plus(&open.pyramids[seat].combat.stones.gems);
    let (least, most) = (there(&open.reserve), there(&all));
    let limits = Gems::from_fn(|c| all[c].min(most));
    (most > 0).then(|| Shape::gems(limits, HowMany { least, most }))
}

/// The fallback for [`choice_of_gems`]: even, and nothing from the combat card.
pub(crate) fn gems_of_the_reserve(open: &Open, shape: &Shape) -> Answer {
    if let Shape::Gems { limits, total } = shape {
        Answer::Gems(limits.at_most(&open.reserve).evenly(total.least))
    } else {
        shape.least()
    }
}

/// R-DEV-08, R-REW-09; rows count from zero.
pub(crate) fn give_rows(
    play: &mut EngineCtx<'_>,
    seat: Seat,
    card: CardId,
    rows: RangeInclusive<u8>,
    on: CardId,
) {
    let rewards: Rewards = match &play.rules.card(card).face {
        Face::Character { levels, .. } => rows
            .filter_map(|row| levels.get(usize::from(row)))
            .flat_map(|row| row.reward.iter().copied())
            .collect(),
        Face::Criminal { rows: all } => {
            rows.filter_map(|row| all.get(usize::from(row))).flatten().copied().collect()
        }
        Face::Law { .. } => Rewards::new(),
    };
    give_all(play, seat, on.into(), rewards);
}

/// R-REW-09: the order is infinite gems, cards, gems, diamonds, others.
pub(crate) fn give_all(play: &mut EngineCtx<'_>, seat: Seat, on: TokenPlace, mut rewards: Rewards) {
    rewards.sort_by_key(|r| match r {
        Reward::Infinite(_) | Reward::InfiniteOfChoice => 0u8,
        Reward::Cards(_) => 1,
        Reward::Gems(_) => 2,
        Reward::Diamonds(_) => 3,
        Reward::Points(_)
        | Reward::Science(_)
        | Reward::Magic(_)
        | Reward::Defence(_)
        | Reward::Attack(_)
        | Reward::BonusMagic(_)
        | Reward::BonusCircle { .. }
        | Reward::BonusAnyCircle(_) => 4,
        Reward::DiscardJudgements(_) => 5,
        Reward::Bribes(_) => 6,
        Reward::Relocate => 7,
    });
    // One question is enough: nothing happens between the rows.
    let mut merged = Rewards::new();
    for reward in rewards {
        match (merged.last_mut(), reward) {
            (Some(Reward::Gems(n)), Reward::Gems(more))
            | (Some(Reward::Diamonds(n)), Reward::Diamonds(more)) => *n += more,
            _ => merged.push(reward),
        }
    }
    play.next(seat, merged.into_iter().map(|reward| Act::Give { on, reward }));
}

pub(crate) fn give(play: &mut EngineCtx<'_>, seat: Seat, on: TokenPlace, reward: Reward) {
    let mut tokens = |token: Token, count: u8| {
        for _ in 0..count {
            play.happen(OpenFact::TokenGained { seat, on, token });
        }
    };
    match reward {
        Reward::Points(v) => tokens(Token::Points(v), 1),
        Reward::Science(n) => tokens(Token::Science, n),
        Reward::Magic(n) => tokens(Token::Magic, n),
        Reward::Defence(n) => tokens(Token::Defence, n),
        Reward::BonusMagic(v) => tokens(Token::BonusMagic(v), 1),
        Reward::BonusCircle { colour, value } => tokens(Token::BonusCircle { colour, value }, 1),
        Reward::BonusAnyCircle(v) => tokens(Token::BonusAnyCircle(v), 1),
        Reward::Attack(count) => {
            play.screen(seat, ScreenFact::AttackIn(count));
            play.happen(OpenFact::GainedAttack { seat, count, from: on });
        }
        Reward::Gems(count) => play.ask(seat, about::RewardGems { count }),
        Reward::Diamonds(count) => diamonds::take(play, seat, count, GemsFor::Reward),
        Reward::Cards(count) => {
            play.next(seat, std::iter::repeat_n(Ask::Deck, usize::from(count)));
        }
        Reward::DiscardJudgements(count) => play.ask(seat, about::DiscardJudgements { count }),
        Reward::Bribes(count) => {
            if let Some(criminal) = on.card() {
                take_bribes(play, seat, criminal, count);
            }
        }
        Reward::Relocate => {
            if let Some(by) = on.card() {
                play.ask(seat, about::Relocate { by });
            }
        }
        Reward::InfiniteOfChoice => play.ask(seat, about::InfiniteColour { on }),
        Reward::Infinite(colour) => infinite(play, seat, on, colour),
    }
}

/// R-REW-07: from the reserve, else from the player's screen.
fn infinite(play: &mut EngineCtx<'_>, seat: Seat, on: TokenPlace, colour: Colour) {
    if play.table().open.reserve[colour] == 0 {
        play.ask(seat, about::OwnInfinite { on, colour });
        return;
    }
    play.happen(OpenFact::GemsTaken { seat, gems: Gems::only(colour, 1), why: GemsFor::Infinite });
    let token = Token::Infinite(colour);
    play.happen(OpenFact::TokenGained { seat, on, token });
}

/// Supplemented from the combat card (R-INV-05).
pub(crate) fn take_gems(play: &mut EngineCtx<'_>, seat: Seat, gems: Gems, why: GemsFor) {
    let kept = gems.minus(&play.table().open.reserve);
    if kept.is_empty() {
        play.happen(OpenFact::GemsTaken { seat, gems, why });
        play.screen(seat, ScreenFact::GemsIn(gems));
        return;
    }
    let gems = gems.minus(&kept);
    if !gems.is_empty() {
        play.happen(OpenFact::GemsTaken { seat, gems, why });
        play.screen(seat, ScreenFact::GemsIn(gems));
    }
    combat_card::take(play, seat, Currency::of_gems(kept), why);
}

/// A law in the pyramid may react to the card (R-LAW-78).
pub(crate) fn draw(play: &mut EngineCtx<'_>, seat: Seat, deck: DeckKind) {
    if let Some(card) = deal(play, seat, deck) {
        card_taken(play, seat, card);
    }
}

/// Only the deck is public.
pub(crate) fn deal(play: &mut EngineCtx<'_>, seat: Seat, deck: DeckKind) -> Option<CardId> {
    let card = play.table().decks.cards(deck).last().copied()?;
    play.happen(DeckFact::TopOff(deck));
    play.screen(seat, ScreenFact::CardIn(card));
    play.happen(OpenFact::Drew { seat, deck, count: 1 });
    Some(card)
}

/// Required for every card from the auction or a deck: laws may react.
pub(crate) fn card_taken(play: &mut EngineCtx<'_>, seat: Seat, card: CardId) {
    let standing = &play.table().open.pyramids[seat].cards;
    let asking =
        |s: &PlacedCard| matches!(play.rules.behaviour(s.card), Some(LawBehaviour::Question(_)));
    if standing.iter().any(asking) {
        play.next(seat, [Act::CardTaken(card)]);
    }
}

/// R-UND-06: at most `count`; may be paid at once.
fn take_bribes(play: &mut EngineCtx<'_>, seat: Seat, card: CardId, count: u8) {
    let count = count.min(play.table().open.bribes);
    if count > 0 {
        play.happen(OpenFact::Underworld(UnderworldFact::BribesTaken { seat, card, count }));
        play.screen(seat, ScreenFact::BribesIn(count));
    }
    play.ask(seat, about::Bribe { by: card });
}
