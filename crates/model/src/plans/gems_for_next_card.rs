//! Chooses gems for the next card.

use crate::prelude::*;
use viceroy_rules::query::{self, LevelState};

/// What the card closest to affordable is missing, then scarce colours. `None` if there are too few
/// gems or none to take.
pub(super) fn gems_for_next_card(view: &SeatView, question: &Question) -> Option<Answer> {
    let Shape::Gems { limits, total } = &question.shape else {
        return None;
    };
    // Gems on the own combat card are not taken without asking (R-INV-05).
    let there = limits.at_most(&view.table.open.reserve);
    let owned = owned(view);
    let mut gems = lacking(view, &owned).at_most(&there).evenly(total.most);
    while gems.total() < u16::from(total.most) {
        let left = there.minus(&gems);
        let colours = Colour::ALL.into_iter().filter(|colour| left[*colour] > 0);
        let shortest = colours.min_by_key(|colour| owned[*colour] + gems[*colour])?;
        gems[shortest] += 1;
    }
    Some(Answer::Gems(gems))
}

fn owned(view: &SeatView) -> Gems {
    let pyramid = view.table.open.pyramids.get(view.seat);
    let infinite = pyramid.map_or(Gems::NONE, |pyramid| pyramid.ready_infinite());
    view.screen.gems.plus(&infinite)
}

/// Of the card that misses the fewest gems; prefers the higher level.
fn lacking(view: &SeatView, owned: &Gems) -> Gems {
    let ruleset = &view.table.ruleset;
    let Some(pyramid) = view.table.open.pyramids.get(view.seat) else {
        return Gems::NONE;
    };
    let missing = view.screen.hand.iter().flat_map(|card| {
        let levels = query::levels(ruleset, pyramid, &view.screen, card);
        let dear = (1..).zip(levels).filter(|(_, state)| *state == LevelState::TooExpensive);
        dear.map(move |(level, _)| (ruleset.cost(card, level).gems.minus(owned), level))
    });
    let missing = missing.filter(|(gems, _)| !gems.is_empty());
    let least = missing.min_by_key(|(gems, level): &(Gems, i8)| (gems.total(), -level));
    least.map_or(Gems::NONE, |(gems, _)| gems)
}
