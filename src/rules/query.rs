//! Questions about the table that rules, pictures and panels ask alike.

use super::ruleset::Ruleset;
use super::table::{Pyramid, Screen};
use crate::cards::{CardId, Gems};

/// Whether gems and infinite gems together pay a cost (R-DEV-11).
pub fn can_pay(cost: &Gems, gems: &Gems, infinite: &Gems) -> bool {
    gems.plus(infinite).covers(cost)
}

/// What a level has to say about a card in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelState {
    /// There is a place and the cost can be paid.
    Playable,
    /// There is a place, but the gems do not suffice.
    TooExpensive,
    /// There is no place on this level.
    NoPlace,
}

/// For each level from 1 to 5, whether a card in hand could be played there now (R-DEV-04..07).
pub fn levels(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
    screen: &Screen,
    card: CardId,
) -> [LevelState; 5] {
    let slots = pyramid.free_slots();
    let infinite = pyramid.ready_infinite();
    let highest = ruleset.highest_level(card);
    std::array::from_fn(|i| {
        let level = i as i8 + 1;
        if level > highest || !slots.iter().any(|s| s.level == level) {
            LevelState::NoPlace
        } else if can_pay(&ruleset.cost(card, level), &screen.gems, &infinite) {
            LevelState::Playable
        } else {
            LevelState::TooExpensive
        }
    })
}

/// Whether a card in hand could be played now: level 1 always has a place and is part of every cost (R-DEV-12).
pub fn playable(ruleset: &Ruleset, pyramid: &Pyramid, screen: &Screen, card: CardId) -> bool {
    can_pay(
        &ruleset.cost(card, 1),
        &screen.gems,
        &pyramid.ready_infinite(),
    )
}
