//! The next auction's cards, which are visible during development (R-AUC-16).

use crate::pictures::prelude::*;
use crate::pictures::row::{Row, RowLook};
use viceroy_rules::Reality;

const HEADING: i32 = 29;
const LETTERS: u16 = READ;

pub fn is_shown(view: &SeatView) -> bool {
    let table = &view.table;
    matches!(table.open.phase, Phase::Development(_))
        && table.reality == Reality::Real
        && table.open.turn < table.turns()
}

pub(super) struct NextRow<'a> {
    row: Row<'a>,
    heading: String,
    w: &'a Wording,
}

impl<'a> NextRow<'a> {
    /// Only during development before another auction; none follows a turn that ends without cards
    /// at a base.
    pub(super) fn of(w: &'a Wording, view: &'a SeatView) -> Option<NextRow<'a>> {
        let row = Row::of(w, &view.table).filter(|_| is_shown(view))?;
        let row = row.marked(view);
        let heading = w.say(text!(picture_next_auction));
        Some(NextRow { row, heading, w })
    }

    pub(super) fn looks(&self) -> impl Iterator<Item = RowLook> {
        let all = self.row.count();
        let mut lines = vec![all, all.div_ceil(2), 1];
        lines.dedup();
        [BRIEF, FaceDetail::Number.least()].into_iter().flat_map(move |card| {
            let face = FaceDetail::standing(card);
            lines.clone().into_iter().map(move |abreast| RowLook { card, face, abreast })
        })
    }

    pub(super) fn size(&self, look: RowLook) -> Size<i32> {
        let Size { width, height } = self.row.size(look);
        let width = width.max(head::wide(&self.heading, LETTERS));
        Size::new(width, height + HEADING)
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point, look: RowLook) {
        let style = TextStyle::new(LETTERS, TextColour::Muted, Align::Left);
        let line = Point::new(at.x, head::baseline(at.y, HEADING - 4, LETTERS));
        scene.write(line, self.heading.as_str(), style);
        self.row.lay(scene, at.moved(0, HEADING), look);
    }

    pub(super) fn alt(&self) -> Vec<String> {
        let heading = self.w.say(text!(alt_next_auction));
        [heading].into_iter().chain(self.row.alt()).collect()
    }
}
