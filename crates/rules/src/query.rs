//! Queries about the table for rules, pictures and panels.

use std::cmp::Reverse;

use super::battle::Battle;
pub use super::circle_worth::{
    circle_bonus, counted_circles, domain_sections, single_colour_circles,
};
use super::criminals;
use super::payment::Sources;
use super::ruleset::{LawBehaviour, Screens};
pub use super::score::{card_points, images, penalty};
use crate::prelude::*;

/// How many turns the game has, unless laws extend it further (R-TRN-01, R-TRN-02, R-LAW-69): it
/// ends after a turn that leaves no card at a base.
pub fn turns(ruleset: &Ruleset, open: &Open, large_deck: u8) -> u8 {
    let row = u8::try_from(open.auction.columns().len()).unwrap_or(u8::MAX);
    let to_come = large_deck.div_ceil(row.max(1));
    if open.phase == Phase::SetUp && open.auction.is_empty() {
        // Decks do not exist yet.
        ruleset.turns()
    } else if let Phase::Auction(_) = open.phase {
        // Cards at the bases leave before the turn ends.
        open.turn.saturating_add(to_come)
    } else if open.auction.has_no_base() {
        open.turn
    } else {
        open.turn.saturating_add(1).saturating_add(to_come)
    }
}

/// R-DEV-11.
pub fn sources(pyramid: &Pyramid, screen: &Screen) -> Sources {
    Sources { screen: screen.gems, diamonds: screen.diamonds, infinite: pyramid.ready_infinite() }
}

/// Whether a player's gems are public: open screens, a solo game, or no gems (R-HID-01, R-HID-02).
pub(super) fn gems_are_known(rules: &Ruleset, table: &Table, seat: Seat) -> bool {
    rules.policies.screens == Screens::Open
        || table.open.pyramids.count() == 1
        || table.screens[seat].gems.is_empty()
}

/// If the reserve suffices (R-AUC-14).
pub fn pass_gems(rules: &Ruleset, open: &Open, seat: Seat) -> u8 {
    let pyramid = &open.pyramids[seat];
    let science = pyramid.count(|t| t == Token::Science);
    3 + science + images(rules, pyramid, Image::Science)
}

/// The law in a player's pyramid that may take cards as they come (R-LAW-78).
pub fn tucking_law(rules: &Ruleset, open: &Open, seat: Seat) -> Option<CardId> {
    let tucks = Some(LawBehaviour::Question(Topic::Enrol));
    let mut cards = open.pyramids[seat].cards.iter().map(|placed| placed.card);
    cards.find(|card| rules.behaviour(*card) == tucks)
}

/// Whether the question is about taking gems from the reserve (R-REW-01).
pub fn takes_gems(topic: Topic) -> bool {
    matches!(
        topic,
        Topic::PassGems | Topic::PassGemsTogether | Topic::DiscardGems | Topic::RewardGems
    )
}

/// Gems that the combat card supplies because the reserve lacks them (R-INV-05).
pub fn from_combat_card(open: &Open, topic: Topic, gems: &Gems) -> Gems {
    if takes_gems(topic) { gems.minus(&open.reserve) } else { Gems::NONE }
}

/// Only for cards that go on free places (R-DEV-04, R-DEV-05, R-DEV-07, R-UND-02).
pub fn places(ruleset: &Ruleset, pyramid: &Pyramid, card: CardId) -> SmallVec<[Slot; 16]> {
    if ruleset.card(card).is_criminal() {
        return pyramid.slots_below();
    }
    let mut slots = pyramid.free_slots(ruleset.policies.upper_rows);
    let highest = ruleset.highest_level(card);
    slots.retain(|slot| slot.level <= highest);
    slots
}

/// The row counts from zero (R-UND-03).
pub fn judgements_of_row(row: u8) -> u8 {
    criminals::price(row)
}

/// R-UND-08; empty for cards that cannot move.
pub fn destinations(ruleset: &Ruleset, pyramid: &Pyramid, card: CardId) -> SmallVec<[Slot; 16]> {
    criminals::destinations(ruleset, pyramid, card)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelState {
    Playable,
    /// There is a place.
    TooExpensive,
    NoPlace,
}

/// For levels 1 to 5 (R-DEV-04..07).
pub fn levels(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
    screen: &Screen,
    card: CardId,
) -> [LevelState; 5] {
    // Laws 65 and 66 go on or under a card; `targets` limits the level.
    let (slots, highest): (SmallVec<[Slot; 16]>, i8) = match targets(ruleset, pyramid, card) {
        Some(targets) => (targets.into_iter().map(|s| s.slot).collect(), 5),
        None => (places(ruleset, pyramid, card), ruleset.highest_level(card)),
    };
    let sources = sources(pyramid, screen);
    std::array::from_fn(|i| {
        let level = i as i8 + 1;
        if level > highest || !slots.iter().any(|s| s.level == level) {
            LevelState::NoPlace
        } else if sources.suffice(&ruleset.cost(card, level)) {
            LevelState::Playable
        } else {
            LevelState::TooExpensive
        }
    })
}

/// Whether a card in hand is playable (R-DEV-12). Level 1 always has a place and is part of every
/// cost, but laws 65 and 66 need a target.
pub fn playable(ruleset: &Ruleset, open: &Open, seat: Seat, screen: &Screen, card: CardId) -> bool {
    let sources = sources(&open.pyramids[seat], screen);
    playable_with(ruleset, open, seat, &sources, card)
}

pub(super) fn playable_with(
    ruleset: &Ruleset,
    open: &Open,
    seat: Seat,
    sources: &Sources,
    card: CardId,
) -> bool {
    let pyramid = &open.pyramids[seat];
    if ruleset.card(card).is_criminal() {
        return criminals::rows(open).next().is_some() && !pyramid.slots_below().is_empty();
    }
    match targets(ruleset, pyramid, card) {
        Some(targets) => !targets.is_empty(),
        None => sources.suffice(&ruleset.cost(card, 1)),
    }
}

/// Without tokens (R-INV-01).
pub fn combat_card(open: &Open, seat: Seat) -> Currency {
    let pyramid = open.pyramids.get(seat);
    pyramid.map_or(Currency::NONE, |pyramid| pyramid.combat.stones)
}

/// Science tokens and their images let gems count as any colour (R-INV-07).
pub fn battle(rules: &Ruleset, open: &Open, seat: Seat) -> Battle {
    let pyramid = &open.pyramids[seat];
    let science = pyramid.count(|token| token == Token::Science);
    Battle::new(rules, open, science + images(rules, pyramid, Image::Science))
}

/// The cards a law can replace (R-LAW-65) or be tucked under (R-LAW-66); `None` for cards that go
/// on free places.
pub(super) fn targets<'p>(
    rules: &Ruleset,
    pyramid: &'p Pyramid,
    card: CardId,
) -> Option<SmallVec<[&'p PlacedCard; 16]>> {
    let standing = pyramid.cards.iter();
    match rules.behaviour(card)? {
        LawBehaviour::Replace => {
            let high = 1..=rules.highest_level(card);
            Some(standing.filter(|s| high.contains(&s.slot.level)).collect())
        }
        LawBehaviour::Double => {
            let characters = standing.filter(|s| rules.card(s.card).is_character());
            let mut targets: SmallVec<[&PlacedCard; 16]> = characters.collect();
            // The default on timeout: where it doubles most.
            targets.sort_by_key(|s| Reverse(pyramid.tokens_on(s.card)));
            Some(targets)
        }
        LawBehaviour::Repeat => {
            let characters = standing.filter(|s| rules.card(s.card).is_character());
            let mut targets: SmallVec<[&PlacedCard; 16]> = characters.collect();
            // The default on timeout: higher rows give more.
            targets.sort_by_key(|s| Reverse(s.slot.level));
            Some(targets)
        }
        LawBehaviour::Prolong
        | LawBehaviour::Revise
        | LawBehaviour::Pensions
        | LawBehaviour::Question(_) => None,
    }
}

/// Upper corners match a neighbour's colour; the lower half closes a single-colour circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FittingCorners {
    pub top_left: bool,
    pub top_right: bool,
    pub bottom: bool,
}

pub fn fitting_corners(ruleset: &Ruleset, pyramid: &Pyramid, card: CardId) -> FittingCorners {
    let mut fitting = FittingCorners::default();
    let sections = ruleset.card(card).sections.all();
    for slot in places(ruleset, pyramid, card) {
        let placed = PlacedCard { card, slot, sections, painted: [None; 4] };
        let meets = |section: Section, column: i8, other: Section| {
            let beside = Slot { column, ..slot };
            let met = pyramid.section_at(beside, other);
            let own = placed.section(section).colour();
            own.is_some_and(|own| met.is_some_and(|met| met.colour.counts_as(own)))
        };
        fitting.top_left |= meets(Section::TopLeft, slot.column - 1, Section::TopRight);
        fitting.top_right |= meets(Section::TopRight, slot.column + 1, Section::TopLeft);
        let circle = pyramid.circle_under(&placed);
        fitting.bottom |= circle.is_some_and(|circle| circle.single_colour().is_some());
    }
    fitting
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Colour, Gems};
    use crate::ruleset::GameSetup;
    use crate::table::PlacedCard;

    #[test]
    fn r_dev_04_a_level_without_a_place_is_not_called_too_expensive() {
        let ruleset = Ruleset::compile(GameSetup::standard(2)).unwrap();
        let (captain, law) = (CardId(32), CardId(70));
        let mut pyramid = Pyramid::default();
        let mut screen = Screen::default();
        let none = LevelState::NoPlace;
        let dear = LevelState::TooExpensive;
        let of = |pyramid: &Pyramid, screen: &Screen, card| levels(&ruleset, pyramid, screen, card);
        assert_eq!(of(&pyramid, &screen, captain), [dear, none, none, none, none]);
        for (level, column) in [(1, 0), (1, 1)] {
            pyramid.cards.push(PlacedCard {
                card: CardId(column as u8 + 1),
                slot: Slot { level, column },
                sections: [Colour::Blue.into(); 4],
                painted: [None; 4],
            });
        }
        // Green for the first row, blue for the second.
        screen.gems = Gems::only(Colour::Green, 1);
        let low = LevelState::Playable;
        assert_eq!(of(&pyramid, &screen, captain), [low, dear, none, none, none]);
        screen.gems.blue = 1;
        assert_eq!(of(&pyramid, &screen, captain), [low, low, none, none, none]);
        assert_eq!(of(&pyramid, &Screen::default(), law), [low, low, none, none, none]);
        // R-LAW-66: any level.
        pyramid.cards[0].slot.level = 5;
        let under = of(&pyramid, &Screen::default(), CardId(66));
        assert_eq!(under, [low, none, none, none, low]);
    }
}
