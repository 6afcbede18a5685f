//! Builds pyramids card by card.

use viceroy_rules::cards::{CardId, Colour, Face, LawEffect, Reward};
use viceroy_rules::{PlacedCard, PlacedToken, Pyramid, Ruleset, Slot, Token};

/// Cards have taken their rewards; laws take the first choice.
pub(crate) fn built(ruleset: &Ruleset, rows: &[(i8, i8, &[u8])]) -> Pyramid {
    let mut pyramid = Pyramid::default();
    for (level, column, cards) in rows {
        for (i, number) in cards.iter().enumerate() {
            let card = ruleset.card(CardId(*number));
            pyramid.cards.push(PlacedCard {
                card: card.id,
                slot: Slot { level: *level, column: column + i as i8 },
                sections: card.sections.all(),
                painted: [None; 4],
            });
            let rewards: Vec<Reward> = match &card.face {
                Face::Character { levels, .. } => levels
                    .get(usize::try_from(*level - 1).unwrap_or(0))
                    .map_or(vec![Reward::Points(15)], |row| row.reward.clone()),
                Face::Criminal { rows } => rows.first().cloned().unwrap_or_default(),
                Face::Law { effect, .. } => match effect {
                    LawEffect::Choose(options) => options.first().cloned().unwrap_or_default(),
                    LawEffect::Scoring(_) | LawEffect::Task(_) => {
                        vec![]
                    }
                },
            };
            for reward in rewards {
                lie(&mut pyramid, card.id, reward);
            }
        }
    }
    pyramid
}

pub(super) fn lie(pyramid: &mut Pyramid, on: CardId, reward: Reward) {
    let (token, count) = match reward {
        Reward::Points(n) => (Token::Points(n), 1),
        Reward::Science(n) => (Token::Science, n),
        Reward::Magic(n) => (Token::Magic, n),
        Reward::Defence(n) => (Token::Defence, n),
        Reward::BonusMagic(n) => (Token::BonusMagic(n), 1),
        Reward::BonusCircle { colour, value } => (Token::BonusCircle { colour, value }, 1),
        Reward::Infinite(colour) => (Token::Infinite(colour), 1),
        Reward::InfiniteOfChoice => (Token::Infinite(Colour::Blue), 1),
        Reward::BonusAnyCircle(n) => (Token::BonusAnyCircle(n), 1),
        _ => return,
    };
    for _ in 0..count {
        pyramid.tokens.push(PlacedToken { on: on.into(), token, used: false });
    }
}

pub(super) fn single(pyramid: &mut Pyramid, upper: CardId, colour: Colour) {
    let circle = pyramid.circles().find(|c| c.upper == Some(upper));
    let sections = circle.into_iter().flat_map(|c| c.sections);
    for (card, section) in sections.filter_map(|s| Some((s.card?, s.section))) {
        if let Some(placed) = pyramid.cards.iter_mut().find(|s| s.card == card) {
            placed.sections[section.index()] = colour.into();
        }
    }
}
