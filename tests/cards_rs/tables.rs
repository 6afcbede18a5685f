//! The tables most stories of the laws begin with.

use viceroy::cards::CardId;
use viceroy::rules::{DeckKind, Offer, Token};

use crate::story::*;

/// Anna alone decides, with card 11 in her pyramid and five gems of each colour; Ben has card 12 and passes by having no
/// card. The game goes on.
pub fn two() -> Layout {
    Layout::of(2)
        .stands(ANNA, 11, 1, 0)
        .stands(BEN, 12, 1, 0)
        .gems(ANNA, gems(5, 5, 5, 5))
        .deck(DeckKind::Small, &[51, 52, 53, 54, 55, 56])
        .deck(DeckKind::Laws, &[84, 85, 86, 87, 88])
        .deck(DeckKind::Large, &[41, 42, 43, 44, 45, 46, 47, 48])
        .base(Blue, 21)
}

/// The same with a whole pyramid for Anna, red wherever nothing else is said:
///
/// ```text
///           28
///         26  27
///       23  24  25
///     16  17  18  19
///   11  13  14  15  20
/// ```
pub fn five_levels() -> Layout {
    let rows: [&[u8]; 5] = [
        &[13, 14, 15, 20],
        &[16, 17, 18, 19],
        &[23, 24, 25],
        &[26, 27],
        &[28],
    ];
    let mut layout = two();
    for (row, cards) in rows.into_iter().enumerate() {
        let first = i8::from(row == 0);
        for (i, card) in cards.iter().enumerate() {
            layout = layout.plain(ANNA, *card, row as i8 + 1, first + i as i8, Red);
        }
    }
    layout
}

/// An infinite gem that has paid in this phase, or not.
pub fn infinite(s: &Story, seat: viceroy::rules::Seat, card: u8) -> Vec<(Token, bool)> {
    let pyramid = s.pyramid(seat);
    let here = pyramid.tokens.iter().filter(|l| l.on == CardId(card));
    here.map(|l| (l.token, l.used)).collect()
}

pub fn card(card: u8) -> Offer {
    Offer::Card(CardId(card))
}
