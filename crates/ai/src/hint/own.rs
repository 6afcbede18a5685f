//! One player's pyramid and screen, before or after an answer.

use super::reason::Reason;
use crate::prelude::*;
use viceroy_rules::Circle;
use viceroy_rules::cards::Section;
use viceroy_rules::query::{self, LevelState};

#[derive(Clone, Copy)]
pub(super) struct Own<'a> {
    pub rules: &'a Ruleset,
    pub pyramid: &'a Pyramid,
    pub screen: &'a Screen,
}

impl Own<'_> {
    pub fn highest(self, card: CardId) -> Option<i8> {
        let states = query::levels(self.rules, self.pyramid, self.screen, card);
        let levels = (1..).zip(states);
        let playable = levels.filter(|(_, state)| *state == LevelState::Playable);
        playable.map(|(level, _)| level).max()
    }

    pub fn price(self, card: CardId, level: i8) -> Option<Gems> {
        let cost = self.rules.cost(card, level);
        let payment = query::sources(self.pyramid, self.screen).nth(&cost, 0)?;
        Some(payment.from_screen(&cost))
    }

    pub fn can_pay(self) -> u16 {
        let ready = self.pyramid.ready_infinite().total();
        self.screen.gems.total() + u16::from(self.screen.diamonds) + ready
    }

    fn free(self) -> impl Iterator<Item = Slot> {
        let slots = self.pyramid.free_slots(self.rules.policies.upper_rows);
        slots.into_iter()
    }
}

/// The highest new place above the first level.
pub(super) fn opens(before: Own<'_>, after: Own<'_>) -> Option<Reason> {
    let was: SmallVec<[Slot; 16]> = before.free().collect();
    let new = after.free().filter(|slot| slot.level > 1 && !was.contains(slot));
    let highest = new.max_by_key(|slot| (slot.level, pair(after.pyramid, *slot).is_some()))?;
    Some(Reason::Opens { level: highest.level, pair: pair(after.pyramid, highest) })
}

fn pair(pyramid: &Pyramid, slot: Slot) -> Option<Colour> {
    let level = slot.level - 1;
    let below = |column, section| {
        let corner = pyramid.section_at(Slot { level, column }, section)?;
        Some(corner.colour)
    };
    let left = below(slot.column, Section::TopRight)?;
    let right = below(slot.column + 1, Section::TopLeft)?;
    // A corner that fits every colour makes no pair by itself (R-TD-05).
    let named = left.colour().or(right.colour())?;
    (left.counts_as(named) && right.counts_as(named)).then_some(named)
}

pub(super) fn colours(before: Own<'_>, after: Own<'_>) -> impl Iterator<Item = Reason> {
    let (was, is) = (before.screen.gems, after.screen.gems);
    Colour::ALL.into_iter().filter_map(move |colour| match (was[colour], is[colour]) {
        (0, 1..) => Some(Reason::FirstOf(colour)),
        (1.., 0) => Some(Reason::NoneLeft(colour)),
        (_, _) => None,
    })
}

pub(super) fn least(after: Own<'_>) -> Option<Reason> {
    let gems = after.screen.gems;
    let least = Colour::ALL.into_iter().map(|colour| gems[colour]).min()?;
    (least > 0).then_some(Reason::OfEvery(least))
}

/// A circle that now lacks just one corner.
pub(super) fn almost(before: Own<'_>, after: Own<'_>) -> Option<Reason> {
    let was = |slot: Slot| before.pyramid.at(slot).is_some();
    let new = after.pyramid.cards.iter().filter(|card| !was(card.slot));
    let circles = new.filter_map(|card| after.pyramid.circle_under(card));
    let lacks_one = |circle: Circle| {
        let lacks = |colour: &Colour| circle.needs_paint(*colour).is_some_and(|s| s.len() == 1);
        let colour = Colour::ALL.into_iter().find(lacks)?;
        let level = circle.slot.level;
        Some(Reason::Almost { colour, level })
    };
    circles.filter_map(lacks_one).next()
}
