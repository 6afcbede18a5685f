//! The price and effects of criminals (R-UND-03, R-UND-06, R-UND-08).

use super::ruleset::UpperRows;
use crate::prelude::*;

pub(super) const ROWS: u8 = 3;

/// In judgement tokens; rows count from zero (R-UND-03).
pub(super) fn price(row: u8) -> u8 {
    row + 2
}

/// The rows whose price the reserve has (R-REW-08).
pub(super) fn rows(open: &Open) -> impl Iterator<Item = u8> + use<> {
    let there = open.judgements;
    (0..ROWS).filter(move |row| price(*row) <= there)
}

/// For this many tokens, highest level first.
pub(super) fn bribable(
    rules: &Ruleset,
    pyramid: &Pyramid,
    screen: &Screen,
) -> SmallVec<[CardId; 8]> {
    let standing = pyramid.cards.iter();
    let can = |placed: &&PlacedCard| {
        rules.card(placed.card).is_character()
            && u8::try_from(placed.slot.level).is_ok_and(|level| level <= screen.bribes)
    };
    let mut cards: SmallVec<[&PlacedCard; 16]> = standing.filter(can).collect();
    cards.sort_by_key(|placed| std::cmp::Reverse(placed.slot.level));
    cards.into_iter().map(|placed| placed.card).collect()
}

/// R-UND-08: computed with the card removed. Empty for cards that cannot move.
pub(super) fn destinations(
    rules: &Ruleset,
    pyramid: &Pyramid,
    card: CardId,
) -> SmallVec<[Slot; 16]> {
    let placed = pyramid.find(card);
    let moves =
        |placed: &&PlacedCard| rules.card(placed.card).is_character() && pyramid.is_free(placed);
    let Some(from) = placed.filter(moves).map(|placed| placed.slot) else {
        return SmallVec::new();
    };
    let mut lifted = pyramid.clone();
    lifted.cards.retain(|placed| placed.card != card);
    let upper_rows: UpperRows = rules.policies.upper_rows;
    let mut slots = lifted.free_slots(upper_rows);
    slots.retain(|slot| *slot != from);
    slots
}
