//! The stack of monsters (R-INV-03): strips in a line, the lowest, which is paid first, at the left; or a list, the
//! highest on top.

use super::board::GAP;
use crate::scene::*;
use viceroy_i18n::{Wording, pictures as words};
use viceroy_rules::TableView;
use viceroy_rules::cards::Monster;

/// How many monsters a full stack has (R-INV-03, R-INV-06).
const IN_LINE: i32 = 4;
/// The height of a strip with the name over it, and without.
const NAMED: i32 = 92;
const BRIEF: i32 = 57;
/// A strip is at least so wide: narrower ones could not be read.
const NARROW: i32 = 9 * READ as i32;

/// The monsters of the stack, the lowest first.
pub(super) fn monsters(view: &TableView) -> Vec<&'static Monster> {
    if !view.ruleset.has_invasion() {
        return vec![];
    }
    let stack = view.open.invasion.stack.iter();
    stack.filter_map(|id| view.ruleset.catalogue.monster(*id)).collect()
}

/// The stack as strips side by side, as a part of a picture.
pub(super) struct StackLine {
    monsters: Vec<&'static Monster>,
    strip: Strip,
}

impl StackLine {
    /// The stack; nothing while there is none.
    pub(super) fn of(view: &TableView, strip: Strip) -> Option<StackLine> {
        let monsters = monsters(view);
        (!monsters.is_empty()).then_some(StackLine { monsters, strip })
    }

    /// The height where the stack is fitted into a width, with the gap to what follows.
    pub(super) fn high_in(&self, room: i32) -> i32 {
        let strips = self.fitted(room);
        let below = strips.iter().map(|strip| strip.at.y + strip.size.height);
        below.max().unwrap_or(0) + GAP
    }

    /// Where the strips lie in a width, and the places of monsters that have not come: in two lines where one would be too
    /// narrow to be read on a telephone.
    fn fitted(&self, room: i32) -> Vec<Rect> {
        let high = match self.strip {
            Strip::Named => NAMED,
            Strip::Brief => BRIEF,
        };
        let come = self.monsters.len() as i32;
        let missing = (IN_LINE - come).max(0);
        let strip = |wide: i32, at: Point| Rect::new(at.x, at.y, wide, high);
        let hollow = high * 2 / 3;
        let beside = missing * (hollow + GAP) - GAP;
        let wide = |strips: i32, room: i32| (room - (strips - 1) * GAP) / strips.max(1);
        let in_line = wide(come, room - beside - GAP);
        if in_line >= NARROW {
            let strips = (0..come).map(|i| strip(in_line, Point::new(i * (in_line + GAP), 0)));
            let from = come * (in_line + GAP);
            let places =
                (0..missing).map(|i| strip(hollow, Point::new(from + i * (hollow + GAP), 0)));
            return strips.chain(places).collect();
        }
        let half = wide(2, room);
        let place = |i: i32| Point::new(i % 2 * (half + GAP), i / 2 * (high + GAP));
        (0..IN_LINE).map(|i| strip(half, place(i))).collect()
    }

    /// Lays the strips over a room, and hollow places for the monsters that have not come: when all have, there is combat.
    pub(super) fn lay_in(&self, w: &Wording, scene: &mut Scene, at: Point, room: i32) {
        self.lay_at(w, scene, at, &self.fitted(room));
    }

    fn lay_at(&self, w: &Wording, scene: &mut Scene, at: Point, places: &[Rect]) {
        let come = self.monsters.iter().map(Some);
        let come = come.chain(std::iter::repeat(None));
        for (place, monster) in places.iter().zip(come) {
            let Size { width, height } = place.size;
            let size = Size::new(width as u16, height as u16);
            let at = at.moved(place.at.x, place.at.y);
            if let Some(monster) = monster {
                let name = words::monster_name(w, monster);
                let look = MonsterLook::of(monster, name, self.strip, size);
                scene.lay(at, Look::Monster(look));
            } else {
                scene.panel(at, size, PanelStyle::Hollow);
            }
        }
    }
}

/// The stack in words; nothing while there is none.
pub(super) fn told(w: &Wording, view: &TableView) -> Option<String> {
    words::alt_stack(w, &monsters(view))
}
