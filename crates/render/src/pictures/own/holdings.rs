//! The line of gems and tokens, with the combat card in or below it.

use crate::pictures::prelude::*;

/// Gem sizes, the least of which keeps the numbers readable.
const GEM: u16 = 38;
const LEAST_GEM: u16 = 32;

#[derive(Clone, Copy)]
pub(in crate::pictures) struct Holdings {
    gem: u16,
    pub(in crate::pictures) high: i32,
    lines: i32,
    combat: Combat,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Combat {
    /// In the same line, or absent.
    Beside,
    Below,
}

impl Own<'_> {
    /// The largest size that fits one line; otherwise wraps.
    pub(in crate::pictures) fn strip(&self, room: i32) -> Holdings {
        let beside = |gem: u16| {
            let [held, sums] = [&self.held, &self.sums].map(|pieces| head::across(pieces, gem));
            held + sums + 4 * MARGIN
        };
        let plate = |gem| self.combat.as_ref().map(|plate| plate.wide(gem) + MARGIN);
        let all = |gem| beside(gem) + plate(gem).unwrap_or(0);
        let sizes = || (LEAST_GEM..=GEM).rev();
        if let Some(gem) = sizes().find(|gem| all(*gem) <= room) {
            return Holdings { gem, high: i32::from(gem) + 8, lines: 1, combat: Combat::Beside };
        }
        let (gem, lines) = match sizes().find(|gem| beside(*gem) <= room) {
            Some(gem) => (gem, 1),
            None => {
                let lines = |pieces| head::lines(pieces, room - MARGIN, LEAST_GEM);
                (LEAST_GEM, lines(&self.held) + lines(&self.sums))
            }
        };
        let above = match lines {
            1 => i32::from(gem) + 8,
            _ => lines * (i32::from(gem) + 10) + 4,
        };
        let below = self.combat.as_ref();
        let below = below.map_or(0, |plate| plate.high(room - MARGIN, LEAST_GEM) + 4);
        Holdings { gem, high: above + below, lines, combat: Combat::Below }
    }

    pub(in crate::pictures) fn lay_strip(&self, scene: &mut Scene, at: Point, wide: i32) {
        let Holdings { gem, high, lines, combat, .. } = self.strip(wide);
        let plate = Size::new(wide as u16, high as u16);
        scene.panel(at, plate, PanelStyle::Plain);
        let from = at.moved(MARGIN / 2 + 2, 4);
        let room = wide - MARGIN;
        let held = head::wrapped(scene, from, &self.held, room, gem);
        let sums = if lines == 1 {
            from.moved(room - MARGIN / 2 - head::across(&self.sums, gem), 0)
        } else {
            from.moved(0, held * (i32::from(gem) + 10))
        };
        head::wrapped(scene, sums, &self.sums, room, gem);
        if let Some(plate) = &self.combat {
            let (at, gem) = match combat {
                Combat::Beside => {
                    let held = head::across(&self.held, gem);
                    (from.moved(held + MARGIN + MARGIN / 2, -4), gem)
                }
                Combat::Below => {
                    let below = high - plate.high(room, LEAST_GEM) - 6;
                    (at.moved(MARGIN / 2, below), LEAST_GEM)
                }
            };
            plate.lay(scene, at, room, gem);
        }
    }
}
