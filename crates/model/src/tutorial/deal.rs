//! The fixed deal of the tutorial. Draws are rigged so that the regular shuffles produce it.

use std::collections::VecDeque;

use viceroy_rules::cards::CardId;
use viceroy_rules::{Chance, Purpose, Ruleset, Seat};

pub const LEARNER: Seat = Seat(0);
pub const COMPUTER: Seat = Seat(1);

/// The first two are played and kept.
pub(super) const LEARNER_DEALT: [CardId; 4] = [GUNNER, HEXER, CardId(13), CardId(44)];
pub(super) const COMPUTER_DEALT: [CardId; 4] = [FIREBRAND, CHEVALIER, CardId(10), CardId(25)];

pub(super) const GUNNER: CardId = CardId(9);
pub(super) const HEXER: CardId = CardId(54);
pub(super) const FIREBRAND: CardId = CardId(46);
pub(super) const CHEVALIER: CardId = CardId(62);
pub(super) const RUFFIAN: CardId = CardId(55);
pub(super) const SERJEANT: CardId = CardId(45);
pub(super) const MALTSTER: CardId = CardId(47);
pub(super) const GROVE_KEEPER: CardId = CardId(38);
pub(super) const HOST_COMMANDER: CardId = CardId(15);
pub(super) const DUELLIST: CardId = CardId(28);
pub(super) const STEWARD: CardId = CardId(23);
pub(super) const WELLS: CardId = CardId(73);

/// Per turn, from left to right: blue, red, green, yellow.
const REVEALED: [[CardId; 4]; 4] = [
    [RUFFIAN, SERJEANT, CardId(20), MALTSTER],
    [GROVE_KEEPER, CardId(31), CardId(53), HOST_COMMANDER],
    [CardId(3), DUELLIST, CardId(21), STEWARD],
    [CardId(36), CardId(22), CardId(39), CardId(4)],
];
const LEARNER_LAWS: [CardId; 3] = [WELLS, CardId(75), CardId(79)];
const COMPUTER_LAWS: [CardId; 3] = [CardId(68), CardId(71), CardId(80)];

pub(super) struct Stacked {
    auction_cards: VecDeque<u32>,
    gems: VecDeque<u32>,
    characters: VecDeque<u32>,
    laws: VecDeque<u32>,
}

impl Stacked {
    pub(super) fn of(ruleset: &Ruleset) -> Stacked {
        let mut characters = VecDeque::new();
        let dealt: Vec<CardId> = [LEARNER_DEALT, COMPUTER_DEALT].concat();
        let undealt = without(&ruleset.characters, &dealt);
        let first: Vec<CardId> = dealt.iter().chain(&undealt).copied().collect();
        characters.extend(draws(&ruleset.characters, &first));
        let back = |dealt: [CardId; 4]| {
            let mut back = [dealt[2], dealt[3]];
            back.sort();
            back
        };
        let left = [back(LEARNER_DEALT), back(COMPUTER_DEALT)].concat();
        let left: Vec<CardId> = undealt.into_iter().chain(left).collect();
        characters.extend(draws(&left, &decks(ruleset, &left)));
        let dealt: Vec<CardId> = LEARNER_LAWS.into_iter().chain(COMPUTER_LAWS).collect();
        let mut laws = mixed(without(&ruleset.laws, &dealt));
        laws.extend(dealt.into_iter().rev());
        Stacked {
            auction_cards: VecDeque::from([3, 2, 1]),
            // Of two gems of each colour, a red and a green one go back, then two green ones.
            gems: VecDeque::from([2, 3, 4, 4]),
            characters,
            laws: draws(&ruleset.laws, &laws).into(),
        }
    }
}

impl Chance for Stacked {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        let drawn = match purpose {
            Purpose::AuctionCards => self.auction_cards.pop_front(),
            Purpose::ReturnedGems => self.gems.pop_front(),
            Purpose::Characters => self.characters.pop_front(),
            Purpose::Laws => self.laws.pop_front(),
            _ => None,
        };
        drawn.unwrap_or(0).min(n.saturating_sub(1))
    }
}

/// Top card last; the scripted cards are on top.
fn decks(ruleset: &Ruleset, characters: &[CardId]) -> Vec<CardId> {
    let revealed = REVEALED.concat();
    let others = mixed(without(characters, &revealed));
    let below = ruleset.large_deck.saturating_sub(revealed.len());
    let (below, small) = others.split_at(below.min(others.len()));
    let top = revealed.iter().rev();
    below.iter().chain(top).chain(small).copied().collect()
}

/// An arbitrary but fixed order.
fn mixed(mut cards: Vec<CardId>) -> Vec<CardId> {
    cards.sort_by_key(|card| u32::from(card.0) * 37 % 101);
    cards
}

fn without(all: &[CardId], some: &[CardId]) -> Vec<CardId> {
    let others = all.iter().filter(|card| !some.contains(card));
    others.copied().collect()
}

/// The draws with which a shuffle turns `from` into `to`.
fn draws(from: &[CardId], to: &[CardId]) -> Vec<u32> {
    let mut cards = from.to_vec();
    let mut draws = vec![];
    for i in (1..cards.len().min(to.len())).rev() {
        let found = cards[..=i].iter().position(|card| *card == to[i]);
        let j = found.unwrap_or(i);
        cards.swap(i, j);
        draws.push(u32::try_from(j).unwrap_or(0));
    }
    draws
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::{GameSetup, shuffle};

    #[test]
    fn a_shuffle_comes_out_as_it_is_stacked() {
        let ruleset = Ruleset::compile(GameSetup::standard(2)).unwrap();
        let wanted = mixed(ruleset.laws.clone());
        assert_ne!(wanted, ruleset.laws);
        let mut luck = Stacked::of(&ruleset);
        luck.laws = draws(&ruleset.laws, &wanted).into();
        let mut laws = ruleset.laws.clone();
        shuffle(&mut laws, Purpose::Laws, &mut luck);
        assert_eq!(laws, wanted);
    }
}
