//! A criminal, large, for choosing one of its rows, beside the own pyramid (R-UND-03).

use super::board::{FULL, GAP, INSIDE, MARGIN, shaped};
use super::column::Column;
use super::hand::{Levels, holdings};
use super::layout::{Extent, taken};
use super::own::Own;
use super::picture::PrivatePicture;
use super::placing::{asking, asking_above};
use crate::scene::*;
use viceroy_i18n::{PrivateText, Wording, pictures as words};
use viceroy_rules::cards::CardId;
use viceroy_rules::{Pyramid, SeatView};

const CARDS: [u16; 4] = [FULL, 235, 260, 300];
/// The pyramid's widest card, and the width beyond which the criminal grows first.
const MOST: u16 = 210;
const ENOUGH: u16 = 120;

pub fn criminal_row(w: &Wording, view: &SeatView, card: CardId) -> PrivatePicture {
    let own = Own::of(w, view, Levels::LeftOut);
    let ruleset = &view.table.ruleset;
    let held = holdings(w, view);
    let card = ruleset.catalogue.get(card);
    let asked = card.map(|card| words::criminal_row(w, card));
    let asked = asked.unwrap_or_default();
    let laid = |width| Laid::of(&own, Column::of(&asked, card, &held, width));
    let best = CARDS.into_iter().map(laid).max_by_key(Laid::worth);
    let best = best.unwrap_or_else(|| laid(FULL));
    let none = Pyramid::default();
    let pyramid = view.table.open.pyramids.get(view.seat).unwrap_or(&none);
    let extent = Extent::of(taken(pyramid));
    let beside = best.pyramid.1;
    // Put the criminal above if that enlarges a small pyramid, or if the pyramid would be
    // unreadable beside it.
    let above = match beside {
        ENOUGH.. => None,
        _ => asking_above(w, view, extent, (card, &asked), beside + 1),
    };
    let above = above.or_else(|| {
        let is_small = beside < FaceDetail::Number.least();
        is_small.then(|| asking(w, view, extent, card, |_| asked.clone()))
    });
    let scene = match above {
        Some((mut scene, layout)) => {
            layout.lay(w, &mut scene, ruleset, pyramid);
            scene
        }
        None => best.scene(w, view, &own),
    };
    let mut said = vec![asked.clone()];
    said.extend(
        card.map(|card| words::alt_whole_card(w, card, ruleset.printing())).into_iter().flatten(),
    );
    said.extend(own.alt());
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &said)) }
}

struct Laid<'a> {
    column: Column<'a>,
    pyramid: (Size<i32>, u16),
}

impl<'a> Laid<'a> {
    fn scene(&self, w: &Wording, view: &SeatView, own: &Own<'_>) -> Scene {
        let (size, standing) = self.pyramid;
        let left = i32::from(self.column.width) + 2 * GAP;
        let high = size.height.max(self.column.high());
        let wide = left + size.width;
        let mut scene = Scene::new((wide + 2 * MARGIN) as u32, (high + 2 * MARGIN) as u32);
        let from = Point::new(MARGIN, MARGIN + (high - self.column.high()) / 2);
        let ruleset = &view.table.ruleset;
        self.column.lay(w, ruleset, &mut scene, from);
        let room = Rect::new(MARGIN + left, MARGIN, size.width, high);
        own.pyramid(&mut scene, room, standing);
        scene
    }

    fn of(own: &Own<'_>, column: Column<'a>) -> Laid<'a> {
        let left = INSIDE.width - i32::from(column.width) - 2 * GAP;
        let pyramid = own.pyramid_in(Size::new(left, INSIDE.height), MOST);
        Laid { column, pyramid }
    }

    /// Sort key: fitting first, then a readable pyramid, then a large criminal.
    fn worth(&self) -> (bool, u16, u16) {
        let pyramid = self.pyramid.1.min(ENOUGH);
        (self.column.fits(), pyramid, self.column.width)
    }
}
