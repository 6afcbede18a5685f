//! Painting sections after the last turn (R-END-01).

use crate::cards::{Gems, Section};
use crate::rules::fact::{OpenFact, ScreenFact};
use crate::rules::paint;
use crate::rules::play::Play;
use crate::rules::prompt::{Shape, Stroke};
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::table::Table;

/// Any section of the own pyramid, with the gems from the screen. Nothing is asked when no painting can score.
pub(super) fn paint(ruleset: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
    let gems = table.screens[seat].gems;
    if gems.is_empty() {
        return None;
    }
    let (best, gain) = paint::best(ruleset, &table.open.pyramids[seat], &gems);
    if gain == 0 {
        return None;
    }
    let standing = table.open.pyramids[seat].standing.iter();
    Some(Shape::Paint {
        gems,
        sections: standing
            .flat_map(|s| Section::ALL.map(|section| (s.card, section)))
            .collect(),
        best,
        gain,
    })
}

/// Lays the gems on the sections.
pub(super) fn lay(play: &mut Play<'_>, seat: Seat, strokes: &[Stroke]) {
    let mut spent = Gems::NONE;
    for stroke in strokes {
        spent[stroke.colour] += 1;
    }
    if !spent.is_empty() {
        play.screen(seat, ScreenFact::GemsOut(spent));
    }
    for stroke in strokes {
        play.happen(OpenFact::Painted {
            seat,
            card: stroke.card,
            section: stroke.section,
            colour: stroke.colour,
        });
    }
}
