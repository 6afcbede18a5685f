//! What a phone shows in one line. Discord promises no sizes: widths and heights are those of the fake
//! Discord's page, whose letters are wider than Discord's.

use crate::prelude::*;

/// Widths in hundredths of the size of the letters: a line of buttons on most phones, 390 points wide; on one
/// of 360 points, for which heights are reckoned, a line of the text and one of buttons; a button's edges with
/// the gap beside it, and its sign.
const BUTTON_LINE: i32 = 2240;
const TEXT_LINE: i32 = 1990;
const NARROW: i32 = 2040;
const EDGES: i32 = 227;
const SIGN: i32 = 171;
const BOLD: i32 = 112;
/// Of a small line, in percent.
const SMALL: i32 = 80;

/// Heights in points: all around text and rows, another line of the title, a line of the text, a line of
/// buttons, another line on a button, and a menu.
const AROUND: i32 = 100;
const TITLE: i32 = 21;
const TEXT: i32 = 18;
const BUTTON: i32 = 47;
const LABEL: i32 = 15;
const MENU: i32 = 42;

/// The height of a panel without its picture on a phone, in points.
pub fn height(title: &str, text: &str, rows: &[Row]) -> i32 {
    let each = rows.iter().map(|row| match row {
        Row::Buttons(buttons) => {
            let wide = || buttons.iter().map(wide);
            let over = wide().filter(|wide| *wide > NARROW).count();
            BUTTON * lines(button_lines(wide(), NARROW)) + LABEL * lines(over)
        }
        Row::Menu(_) | Row::Pages(_) | Row::Entities(_) => MENU,
    });
    let text = text.lines().map(text_lines).sum();
    AROUND
        + TITLE * lines(text_lines(title).saturating_sub(1))
        + TEXT * lines(text)
        + each.sum::<i32>()
}

fn lines(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn text_lines(text: &str) -> usize {
    let (text, percent) = match text.strip_prefix("-# ") {
        Some(small) => (small, SMALL),
        None => (text, 100),
    };
    let (mut lines, mut taken, mut is_bold) = (1, 0, false);
    for word in text.split(' ') {
        let mut wide = 0;
        for (nth, part) in word.split("**").enumerate() {
            is_bold ^= nth > 0;
            wide += letters(part) * if is_bold { BOLD } else { 100 } / 100 * percent / 100;
        }
        let gap = if taken > 0 { letter(' ') } else { 0 };
        if taken > 0 && taken + gap + wide > TEXT_LINE {
            (lines, taken) = (lines + 1, wide);
        } else {
            taken += gap + wide;
        }
    }
    lines
}

fn letters(text: &str) -> i32 {
    text.chars().map(letter).sum()
}

fn letter(letter: char) -> i32 {
    if letter > '\u{2000}' {
        150
    } else if "iljI|.,:;'!()[] ftr-".contains(letter) {
        38
    } else if "mwMWШЩЖЮМДФЫшщжюмфыQOGÖÜ".contains(letter) {
        86
    } else if letter.is_uppercase() {
        70
    } else {
        61
    }
}

pub(super) fn count(labels: impl Iterator<Item = String>) -> usize {
    button_lines(labels.map(|label| letters(&label) * BOLD / 100 + EDGES), BUTTON_LINE)
}

/// Lines of buttons of these widths.
fn button_lines(buttons: impl Iterator<Item = i32>, line: i32) -> usize {
    let mut taken = 0;
    let mut room = 0;
    for (nth, wide) in buttons.enumerate() {
        if wide > room || nth.is_multiple_of(BUTTONS) {
            taken += 1;
            room = line;
        }
        room = (room - wide).max(0);
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
    let all: i32 = last.iter().chain(next).map(wide).sum();
    last.len() + next.len() <= BUTTONS && all <= BUTTON_LINE
}

fn wide(button: &Button) -> i32 {
    let sign = button.sign.as_ref().map_or(0, |_| SIGN);
    letters(&button.label) * BOLD / 100 + sign + EDGES
}
