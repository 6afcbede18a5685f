//! The legend of the level plates below cards in hand.

use crate::pictures::head;
use crate::scene::*;
use crate::text;
use viceroy_i18n::{Wording, text};

const ENTRY: i32 = 62;
const PLATE: u16 = 38;
const WORDS: i32 = 46;
const PITCH: i32 = 31;
const APART: i32 = 8;

fn entries(w: &Wording) -> [(LevelMark, String); 3] {
    [
        (LevelMark::Playable, w.say(text!(picture_playable))),
        (LevelMark::TooExpensive, w.say(text!(picture_too_expensive))),
        (LevelMark::NoPlace, w.say(text!(picture_no_place))),
    ]
}

fn plate(scene: &mut Scene, at: Point, state: LevelMark) {
    let look = Look::Level { level: 1, state, size: PLATE };
    scene.lay(at, look);
}

pub(in crate::pictures) fn legend(w: &Wording, scene: &mut Scene, at: Point, room: i32) {
    let entries = entries(w);
    let level = w.say(text!(picture_level));
    let each = |size: u16| -> i32 {
        let each = entries.iter();
        each.map(|(_, says)| ENTRY + head::wide(says, size)).sum()
    };
    let headed = |size: u16| each(size) + head::wide(&level, size) + 18 <= room;
    // The heading is optional.
    let size = (READ..=26).rev().find(|size| headed(*size));
    let is_headed = size.is_some();
    let size = size.unwrap_or(READ);
    let style = TextStyle::new(size, TextColour::Muted, Align::Left);
    let y = head::baseline(at.y, 40, size);
    let mut x = at.x;
    if is_headed {
        scene.write(Point::new(x, y), level.as_str(), style);
        x += head::wide(&level, size) + 18;
    }
    for (state, says) in &entries {
        plate(scene, Point::new(x, at.y + 1), *state);
        scene.write(Point::new(x + WORDS, y), says.as_str(), style);
        x += ENTRY + head::wide(says, size);
    }
}

/// As a column, for free room beside the hand.
pub(in crate::pictures) struct LevelsBeside {
    level: String,
    entries: Vec<(LevelMark, Vec<String>)>,
}

impl LevelsBeside {
    /// `None` if the room is too small.
    pub(in crate::pictures) fn within(w: &Wording, room: Size<i32>) -> Option<LevelsBeside> {
        let wide = room.width - WORDS;
        let broken = |says: &str| text::lines(says, f32::from(READ), Weight::Bold, wide as f32);
        let each = entries(w).into_iter();
        let column = LevelsBeside {
            level: w.say(text!(picture_level)),
            entries: each.map(|(state, says)| (state, broken(&says))).collect(),
        };
        let mut lines = column.entries.iter().flat_map(|(_, lines)| lines);
        let fits = lines.all(|line| head::wide(line, READ) <= wide);
        (fits && column.high() <= room.height).then_some(column)
    }

    fn high(&self) -> i32 {
        let entries = self.entries.iter().map(|(_, lines)| entry_high(lines));
        PITCH + APART + entries.sum::<i32>() - APART
    }

    pub(in crate::pictures) fn lay(&self, scene: &mut Scene, at: Point) {
        let style = TextStyle::new(READ, TextColour::Muted, Align::Left);
        let written = |y: i32| head::baseline(y, PITCH, READ);
        scene.write(Point::new(at.x, written(at.y)), self.level.as_str(), style);
        let mut y = at.y + PITCH + APART;
        for (state, lines) in &self.entries {
            let high = entry_high(lines) - APART;
            plate(scene, Point::new(at.x, y + (high - i32::from(PLATE)) / 2), *state);
            let top = y + (high - PITCH * lines.len() as i32) / 2;
            for (nth, line) in (0..).zip(lines) {
                let at = Point::new(at.x + WORDS, written(top + nth * PITCH));
                scene.write(at, line.as_str(), style);
            }
            y += high + APART;
        }
    }
}

fn entry_high(lines: &[String]) -> i32 {
    (PITCH * lines.len() as i32).max(i32::from(PLATE)) + APART
}
