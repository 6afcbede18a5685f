//! What a phone shows in one line. Discord promises no sizes, so this is an estimate in letters.

use crate::wire::component::{Button, Row};
use crate::wire::limits::BUTTONS;

/// Letters in a row, a button's margins, and its sign.
const LINE: usize = 41;
const EDGES: usize = 5;
const SIGN: usize = 3;

/// Of a message on a phone, in points: all around text and rows, a line of the text, a line of
/// buttons, and a menu. From a comparison with the fake Discord's page.
const AROUND: i32 = 103;
const TEXT: i32 = 18;
const BUTTON: i32 = 47;
const MENU: i32 = 47;
/// Letters in a line of the text.
const LETTERS_IN_A_LINE: usize = 40;

/// The height of a panel without its picture on a phone, in points.
pub fn height(text: &str, rows: &[Row]) -> i32 {
    let each = rows.iter().map(|row| match row {
        Row::Buttons(buttons) => {
            let lines = button_lines(buttons.iter().map(wide));
            BUTTON * i32::try_from(lines).unwrap_or(i32::MAX)
        }
        Row::Menu(_) | Row::Pages(_) | Row::Entities(_) => MENU,
    });
    let lines: usize = text.lines().map(text_lines).sum();
    AROUND + TEXT * i32::try_from(lines).unwrap_or(i32::MAX) + each.sum::<i32>()
}

fn text_lines(text: &str) -> usize {
    let mut lines = 1;
    let mut taken = 0;
    for word in text.trim_start_matches("-# ").replace("**", "").split(' ') {
        // A sign is as wide as two letters.
        let wide: usize = word.chars().map(|sign| if sign > '\u{2000}' { 2 } else { 1 }).sum();
        if taken > 0 && taken + 1 + wide > LETTERS_IN_A_LINE {
            (lines, taken) = (lines + 1, 0);
        }
        taken += wide + usize::from(taken > 0);
    }
    lines
}

pub(super) fn count(labels: impl Iterator<Item = String>) -> usize {
    button_lines(labels.map(|label| label.chars().count() + EDGES))
}

/// Lines of buttons of these widths.
fn button_lines(buttons: impl Iterator<Item = usize>) -> usize {
    let mut taken = 0;
    let mut room = 0;
    for (nth, wide) in buttons.enumerate() {
        if wide > room || nth.is_multiple_of(BUTTONS) {
            taken += 1;
            room = LINE;
        }
        room = room.saturating_sub(wide);
    }
    taken
}

/// Rows of buttons that follow each other and are one line together become one.
pub(super) fn joined(rows: Vec<Row>) -> Vec<Row> {
    let mut done: Vec<Row> = vec![];
    for row in rows {
        match (done.last_mut(), row) {
            (Some(Row::Buttons(last)), Row::Buttons(next)) if are_one(last, &next) => {
                last.extend(next);
            }
            (_, row) => done.push(row),
        }
    }
    done
}

fn are_one(last: &[Button], next: &[Button]) -> bool {
    let all: usize = last.iter().chain(next).map(wide).sum();
    last.len() + next.len() <= BUTTONS && all <= LINE
}

fn wide(button: &Button) -> usize {
    let sign = button.sign.as_ref().map_or(0, |_| SIGN);
    button.label.chars().count() + sign + EDGES
}
