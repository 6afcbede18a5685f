//! Reasons about a card that can be had: where it could be played at once, or what is missing for
//! it.

use super::asked::Asked;
use super::reason::Reason;
use crate::plays::TriedPlays;
use crate::prelude::*;
use viceroy_rules::PlacedCard;

impl Asked<'_> {
    /// What a card could do in the hand after spending these gems; `None` if there is no short way
    /// to say it.
    pub(super) fn could(self, spent: Gems, card: CardId) -> Option<Reason> {
        let view = self.view;
        let rules = &view.table.ruleset;
        let pyramid = view.table.open.pyramids.get(view.seat)?;
        let screen = Screen { gems: view.screen.gems.minus(&spent), ..view.screen };
        let sources = query::sources(pyramid, &screen);
        // Laws cost nothing, and criminals no gems.
        if !rules.card(card).is_character() {
            return None;
        }
        let Some(slot) = self.best_place(spent, card) else {
            let there = screen.gems.plus(&sources.infinite);
            let cost = rules.cost(card, 1);
            let gems = cost.gems.minus(&there);
            if !gems.is_empty() {
                return Some(Reason::Lacks { card, gems });
            }
            let all = there.total() + u16::from(screen.diamonds);
            let wanted = cost.gems.total() + u16::from(cost.any);
            let count = wanted.saturating_sub(all);
            return (count > 0).then_some(Reason::LacksAny { card, count });
        };
        let cost = rules.cost(card, slot.level);
        let payment = sources.nth(&cost, 0)?;
        Some(Reason::Could {
            card,
            level: slot.level,
            gems: payment.from_screen(&cost),
            infinite: payment.infinite,
            diamonds: payment.diamonds(&cost),
            closes: self.would_close(pyramid, card, slot),
        })
    }

    pub(super) fn kept(self, goes: &CardSet) -> impl Iterator<Item = Reason> {
        let hand = self.view.screen.hand.iter();
        let goes = *goes;
        let kept = hand.filter(move |card| !goes.contains(*card));
        kept.map(move |card| match self.could(Gems::NONE, card) {
            Some(could @ Reason::Could { .. }) => could,
            Some(_) | None => Reason::Keeps(card),
        })
    }

    pub(super) fn gone(self, goes: &CardSet) -> impl Iterator<Item = Reason> {
        let goes = *goes;
        let hand = self.view.screen.hand.iter();
        let goes = hand.filter(move |card| goes.contains(*card));
        goes.filter_map(move |card| Some(useful(self.could(Gems::NONE, card)?)))
    }

    fn best_place(self, spent: Gems, card: CardId) -> Option<Slot> {
        let view = self.view;
        let (rules, judge) = (&view.table.ruleset, &self.mind.judge);
        let mut sketch = self.mind.sketch;
        sketch.hand.insert(card);
        for (colour, count) in spent.iter() {
            sketch.gems[colour.index()] -= i16::from(*count);
        }
        let mut plans = TriedPlays::new();
        judge.plays_of(&judge.here(&sketch), card, &mut plans);
        let pyramid = &view.table.open.pyramids[view.seat];
        let free = pyramid.free_slots(rules.policies.upper_rows);
        let mut sources = query::sources(pyramid, &view.screen);
        sources.screen = sources.screen.minus(&spent);
        let places = plans.iter().filter_map(|plan| {
            let slot = sketch.slot(plan.spot);
            let can = free.contains(&slot) && sources.suffice(&rules.cost(card, slot.level));
            can.then_some((plan.worth, slot))
        });
        let best = places.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(_, slot)| slot)
    }

    fn would_close(self, pyramid: &Pyramid, card: CardId, slot: Slot) -> Option<Colour> {
        let placed = PlacedCard {
            card,
            slot,
            sections: self.view.table.ruleset.card(card).sections.all(),
            painted: [None; 4],
        };
        pyramid.circle_under(&placed)?.single_colour()
    }
}

/// Rewrites a reason for a card that is given up.
pub(super) fn useful(could: Reason) -> Reason {
    if let Reason::Could { card, level, .. } = could {
        Reason::UsefulTo { card, level }
    } else {
        could
    }
}
