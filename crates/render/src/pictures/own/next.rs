//! The next auction's cards, which are visible during development (R-AUC-16).

use crate::pictures::board::{BRIEF, ROWS};
use crate::pictures::head;
use crate::pictures::row::{Row, RowLook};
use crate::scene::*;
use viceroy_i18n::{Wording, text};
use viceroy_rules::{Phase, Reality, SeatView};

const HEADING: i32 = 34;
const LETTERS: u16 = 26;
/// Possible card widths: fully readable, or number and colours.
const CARDS: [u16; 5] = [ROWS, 110, 90, 78, BRIEF];
/// Worth of showing them, and of full readability, on the scale of card worth.
const SHOWN: i32 = 400;
const READ_IN_FULL: i32 = 120;

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

    pub(super) fn count(&self) -> usize {
        self.row.count()
    }

    pub(super) fn looks(&self) -> impl Iterator<Item = RowLook> {
        let all = self.row.count();
        let mut lines = vec![all, all.div_ceil(2), 1];
        lines.dedup();
        CARDS.into_iter().flat_map(move |card| {
            let face = FaceDetail::standing(card);
            let look = move |abreast| RowLook { card, face, abreast };
            lines.clone().into_iter().map(look)
        })
    }

    pub(super) fn size(&self, look: RowLook) -> Size<i32> {
        let Size { width, height } = self.row.size(look);
        let width = width.max(head::wide(&self.heading, LETTERS));
        Size::new(width, height + HEADING)
    }

    pub(super) fn worth(&self, look: RowLook) -> i32 {
        let full = match FaceDetail::standing(look.card) {
            FaceDetail::Full | FaceDetail::Rows => READ_IN_FULL,
            FaceDetail::Brief | FaceDetail::Number | FaceDetail::Bare => 0,
        };
        SHOWN + full + i32::from(look.card) / 2
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
