//! Rims around card corners that would fit the viewer's pyramid, and the same for alt text.

use super::prelude::*;
use viceroy_i18n::pictures as words;
use viceroy_rules::fitting_corners;

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
            let look = Look::Rim { corner, width, face };
            scene.lay(at, look);
        }
    }
}

pub(super) fn said(
    w: &Wording,
    (ruleset, pyramid): (&Ruleset, &Pyramid),
    cards: impl Iterator<Item = CardId>,
) -> Option<String> {
    let known = cards.filter_map(|id| ruleset.catalogue.get(id));
    let each = known.map(|card| (card, fitting_corners(ruleset, pyramid, card.id)));
    words::alt_fits(w, &each.collect::<Vec<_>>())
}
