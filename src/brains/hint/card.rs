//! What a card could do that somebody can have: where it could go at once, or what is missing for it.

use super::reason::Reason;
use crate::brains::choosing::Mind;
use crate::brains::plan::Plans;
use crate::cards::{CardId, Colour, Gems};
use crate::rules::query;
use crate::rules::{PlacedCard, Pyramid, Screen, SeatView, Slot};

/// What a card could do once it is in the hand and these gems are gone; nothing for what cannot be said so shortly.
pub(super) fn could(view: &SeatView, mind: &Mind<'_>, spent: Gems, card: CardId) -> Option<Reason> {
    let rules = &view.table.ruleset;
    let pyramid = view.table.open.pyramids.get(view.seat)?;
    let screen = Screen {
        gems: view.screen.gems.minus(&spent),
        ..view.screen
    };
    let sources = query::sources(pyramid, &screen);
    // Only characters are offered; a law would cost nothing.
    if rules.card(card).is_law() {
        return None;
    }
    let Some(slot) = best_place(view, mind, spent, card) else {
        let there = screen.gems.plus(&sources.infinite);
        let gems = rules.cost(card, 1).gems.minus(&there);
        return (!gems.is_empty()).then_some(Reason::Lacks { card, gems });
    };
    let cost = rules.cost(card, slot.level);
    let payment = sources.nth(&cost, 0)?;
    Some(Reason::Could {
        card,
        level: slot.level,
        gems: payment.from_screen(&cost),
        infinite: payment.infinite,
        diamonds: payment.diamonds(&cost),
        closes: closes(view, pyramid, card, slot),
    })
}

/// Where a card seems to be best, of the places where it can be paid.
fn best_place(view: &SeatView, mind: &Mind<'_>, spent: Gems, card: CardId) -> Option<Slot> {
    let rules = &view.table.ruleset;
    let mut sketch = mind.sketch;
    sketch.hand.insert(card);
    for (colour, count) in spent.iter() {
        sketch.gems[colour.index()] -= i16::from(*count);
    }
    let mut plans = Plans::new();
    mind.judge
        .plans_of(&mind.judge.here(&sketch), card, &mut plans);
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

/// The colour of the circle that a card would close at a slot.
fn closes(view: &SeatView, pyramid: &Pyramid, card: CardId, slot: Slot) -> Option<Colour> {
    let placed = PlacedCard {
        card,
        slot,
        sections: view.table.ruleset.card(card).sections.all(),
        painted: [None; 4],
    };
    pyramid.circle_under(&placed)?.single_colour()
}
