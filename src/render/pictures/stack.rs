//! The stack of monsters (R-INV-03): strips in a line, the lowest, which is paid first, at the left; or a list, the
//! highest on top.

use super::board::{GAP, Grid};
use crate::cards::Monster;
use crate::render::scene::*;
use crate::rules::TableView;
use crate::wording::{Wording, pictures as words};

/// How many monsters a full stack has (R-INV-03, R-INV-06).
const IN_LINE: i32 = 4;
/// The height of a strip with the name over it, and without.
const NAMED: i32 = 82;
const BRIEF: i32 = 50;
/// The widest strip of a line.
const WIDEST: i32 = 300;

/// The monsters of the stack, the lowest first.
pub(super) fn monsters(view: &TableView) -> Vec<&'static Monster> {
    if !view.ruleset.has_invasion() {
        return vec![];
    }
    let stack = view.open.invasion.stack.iter();
    stack
        .filter_map(|id| view.ruleset.catalogue.monster(*id))
        .collect()
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

    /// The height, and the gap to what follows.
    pub(super) fn high(&self) -> i32 {
        GAP + match self.strip {
            Strip::Named | Strip::Line => NAMED,
            Strip::Brief => BRIEF,
        }
    }

    fn grid(&self, room: i32) -> Grid {
        let wide = (room - (IN_LINE - 1) * GAP) / IN_LINE;
        Grid {
            count: IN_LINE,
            columns: IN_LINE,
            each: Size::new(wide.min(WIDEST), self.high() - GAP),
            gap: GAP,
        }
    }

    /// Lays the strips over a room, and hollow places for the monsters that have not come: when all have, there is combat.
    pub(super) fn lay(&self, w: &Wording, scene: &mut Scene, at: Point, room: i32) {
        let grid = self.grid(room);
        let Size { width, height } = grid.each;
        let size = Size::new(width as u16, height as u16);
        let left = (room - grid.size().width) / 2;
        let come = self.monsters.iter().map(Some);
        let come = come.chain(std::iter::repeat(None));
        for (i, monster) in (0..IN_LINE).zip(come) {
            let place = grid.place(i);
            let at = at.moved(left + place.x, place.y);
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
