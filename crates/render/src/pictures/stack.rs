//! The monster stack (R-INV-03): strips in a line with the lowest, paid first, at the left, or a
//! list with the highest on top.

use super::prelude::*;
use viceroy_i18n::pictures as words;
use viceroy_rules::cards::Monster;

/// Monsters in a full stack (R-INV-03, R-INV-06).
const IN_LINE: i32 = 4;
/// Strip height with the name, and without.
const NAMED: i32 = 92;
const BRIEF: i32 = 57;
/// Narrower strips would be unreadable.
const NARROW: i32 = 9 * READ as i32;

pub(super) fn monsters(view: &TableView) -> Vec<&'static Monster> {
    if !view.ruleset.has_invasion() {
        return vec![];
    }
    let stack = view.open.invasion.stack.iter();
    stack.filter_map(|id| view.ruleset.catalogue.monster(*id)).collect()
}

pub(super) struct StackLine {
    monsters: Vec<&'static Monster>,
    strip: Strip,
}

impl StackLine {
    pub(super) fn of(view: &TableView, strip: Strip) -> Option<StackLine> {
        let monsters = monsters(view);
        (!monsters.is_empty()).then_some(StackLine { monsters, strip })
    }

    pub(super) fn high_in(&self, room: i32) -> i32 {
        let strips = self.fitted(room);
        let below = strips.iter().map(|strip| strip.at.y + strip.size.height);
        below.max().unwrap_or(0) + GAP
    }

    /// Two lines if one would be unreadable on a phone.
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

    /// Draws placeholders for monsters still to come: combat begins when all have.
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

pub(super) fn told(w: &Wording, view: &TableView) -> Option<String> {
    words::alt_stack(w, &monsters(view))
}
