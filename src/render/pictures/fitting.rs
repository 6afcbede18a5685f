//! Marks for whoever looks at cards they may get: rims around the corners that would fit their pyramid.

use crate::cards::CardId;
use crate::render::scene::*;
use crate::rules::{Pyramid, Ruleset, fitting_corners};

/// Lays rims around the corners of a card that would fit a pyramid.
pub(super) fn rims(
    scene: &mut Scene,
    (ruleset, pyramid): (&Ruleset, &Pyramid),
    (card, width, face): (CardId, u16, FaceDetail),
    at: Point,
) {
    let fitting = fitting_corners(ruleset, pyramid, card);
    let corners = [
        (fitting.top_left, RimAt::TopLeft),
        (fitting.top_right, RimAt::TopRight),
        (fitting.bottom, RimAt::Bottom),
    ];
    for (fits, corner) in corners {
        if fits {
            let look = Look::Rim {
                corner,
                width,
                face,
            };
            scene.lay(at, look);
        }
    }
}
