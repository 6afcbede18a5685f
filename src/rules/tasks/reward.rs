//! What cards give (RULES section 6).

use std::ops::RangeInclusive;

use smallvec::SmallVec;

use super::{Act, Ask, law};
use crate::cards::{CardId, Colour, Face, Gems, Reward};
use crate::rules::fact::{DeckFact, GemsFor, OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::prompt::{HowMany, Offer, Shape};
use crate::rules::seat::Seat;
use crate::rules::table::{DeckKind, Decks, Screen, Token};

/// R-DEV-08: the rewards of rows 1 to 3, or 15 points.
pub(super) fn fifth_level() -> Option<Shape> {
    Shape::one_of(vec![Offer::AllRewards, Offer::FifteenPoints])
}

/// R-REW-01: so many gems from the reserve, fewer if there are fewer.
pub(super) fn gems(reserve: &Gems, count: u8) -> Option<Shape> {
    let total = reserve.total().min(u16::from(count)) as u8;
    (total > 0).then_some(Shape::Gems {
        limits: Gems::from_fn(|c| reserve[c].min(total)),
        total: HowMany::exactly(total),
    })
}

/// R-REW-03: the small deck or the laws, if they have cards.
pub(super) fn decks(decks: &Decks) -> Option<Shape> {
    Shape::one_of(
        [DeckKind::Small, DeckKind::Laws]
            .into_iter()
            .filter(|d| !decks.cards(*d).is_empty())
            .map(Offer::Deck)
            .collect(),
    )
}

/// R-REW-07: with none in the reserve, one from the own screen may be used.
pub(super) fn own_infinite(screen: &Screen, colour: Colour) -> Option<Shape> {
    if screen.gems[colour] == 0 {
        return None;
    }
    Shape::one_of(vec![Offer::UseOwnGem, Offer::GoWithout])
}

/// The colours of which an infinite gem can be had at all.
pub(super) fn infinite_colours(reserve: &Gems, screen: &Screen) -> Option<Shape> {
    Shape::one_of(
        Colour::ALL
            .into_iter()
            .filter(|c| reserve[*c] > 0 || screen.gems[*c] > 0)
            .map(Offer::Colour)
            .collect(),
    )
}

/// R-DEV-08, R-REW-09: all rewards of some rows (counted from zero), in the order infinite gems, cards, gems, others.
pub(super) fn give_rows(play: &mut Play<'_>, seat: Seat, card: CardId, rows: RangeInclusive<u8>) {
    let rewards: SmallVec<[Reward; 8]> = match &play.ruleset().card(card).face {
        Face::Character { levels } => rows
            .filter_map(|row| levels.get(usize::from(row)))
            .flat_map(|row| row.reward.iter().copied())
            .collect(),
        Face::Law { .. } => SmallVec::new(),
    };
    give_all(play, seat, card, rewards);
}

/// R-REW-09: several rewards at once.
pub(super) fn give_all(
    play: &mut Play<'_>,
    seat: Seat,
    card: CardId,
    mut rewards: SmallVec<[Reward; 8]>,
) {
    rewards.sort_by_key(|r| match r {
        Reward::Infinite(_) | Reward::InfiniteOfChoice => 0u8,
        Reward::Cards(_) => 1,
        Reward::Gems(_) => 2,
        Reward::Points(_)
        | Reward::Science(_)
        | Reward::Magic(_)
        | Reward::Defence(_)
        | Reward::Attack(_)
        | Reward::BonusMagic(_)
        | Reward::BonusCircle { .. } => 3,
    });
    // Gems of several rows are one take: nothing happens in between that could change it.
    let mut merged: SmallVec<[Reward; 8]> = SmallVec::new();
    for reward in rewards {
        match (merged.last_mut(), reward) {
            (Some(Reward::Gems(n)), Reward::Gems(more)) => *n += more,
            _ => merged.push(reward),
        }
    }
    play.next(
        seat,
        merged.into_iter().map(|reward| Act::Give { card, reward }),
    );
}

/// Gives one reward.
pub(super) fn give(play: &mut Play<'_>, seat: Seat, card: CardId, reward: Reward) {
    let mut tokens = |token: Token, count: u8| {
        for _ in 0..count {
            play.happen(OpenFact::TokenGained { seat, card, token });
        }
    };
    match reward {
        Reward::Points(v) => tokens(Token::Points(v), 1),
        Reward::Science(n) => tokens(Token::Science, n),
        Reward::Magic(n) => tokens(Token::Magic, n),
        Reward::Defence(n) => tokens(Token::Defence, n),
        Reward::BonusMagic(v) => tokens(Token::BonusMagic(v), 1),
        Reward::BonusCircle { colour, value } => tokens(Token::BonusCircle { colour, value }, 1),
        Reward::Attack(count) => {
            play.screen(seat, ScreenFact::AttackIn(count));
            play.happen(OpenFact::GainedAttack { seat, count, card });
        }
        Reward::Gems(count) => play.next(
            seat,
            [Ask::Gems {
                count,
                why: GemsFor::Reward,
            }],
        ),
        Reward::Cards(count) => {
            play.next(seat, std::iter::repeat_n(Ask::Deck, usize::from(count)));
        }
        Reward::InfiniteOfChoice => play.next(seat, [Ask::InfiniteColour(card)]),
        Reward::Infinite(colour) => infinite(play, seat, card, colour),
    }
}

/// R-REW-07: from the reserve, else from the own screen, else nothing.
fn infinite(play: &mut Play<'_>, seat: Seat, card: CardId, colour: Colour) {
    if play.table().open.reserve[colour] == 0 {
        play.next(seat, [Ask::OwnInfinite { card, colour }]);
        return;
    }
    play.happen(OpenFact::GemsTaken {
        seat,
        gems: Gems::only(colour, 1),
        why: GemsFor::Infinite,
    });
    let token = Token::Infinite(colour);
    play.happen(OpenFact::TokenGained { seat, card, token });
}

/// R-REW-07: a gem from the own screen becomes an infinite gem.
pub(super) fn lay_own_gem(play: &mut Play<'_>, seat: Seat, card: CardId, colour: Colour) {
    play.screen(seat, ScreenFact::GemsOut(Gems::only(colour, 1)));
    let token = Token::Infinite(colour);
    play.happen(OpenFact::TokenGained { seat, card, token });
}

/// Takes gems from the reserve behind the screen; everybody sees which.
pub(in crate::rules) fn take_gems(play: &mut Play<'_>, seat: Seat, gems: Gems, why: GemsFor) {
    play.happen(OpenFact::GemsTaken { seat, gems, why });
    play.screen(seat, ScreenFact::GemsIn(gems));
}

/// Draws the top card of a deck; its owner may tuck it under law 78 after seeing it (R-LAW-78).
pub(in crate::rules) fn draw(play: &mut Play<'_>, seat: Seat, deck: DeckKind) {
    if let Some(card) = deal(play, seat, deck) {
        law::enrol::offer(play, seat, card);
    }
}

/// Moves the top card of a deck into the hand; everybody sees from which deck.
pub(in crate::rules) fn deal(play: &mut Play<'_>, seat: Seat, deck: DeckKind) -> Option<CardId> {
    let card = play.table().decks.cards(deck).last().copied()?;
    play.happen(DeckFact::TopOff(deck));
    play.screen(seat, ScreenFact::CardIn(card));
    play.happen(OpenFact::Drew {
        seat,
        deck,
        count: 1,
    });
    Some(card)
}
