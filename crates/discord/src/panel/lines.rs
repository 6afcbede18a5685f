//! What a phone shows in one line. Discord promises no sizes: widths and heights are those of the fake
//! Discord's page, whose letters are wider than Discord's.

use crate::prelude::*;
use viceroy_model::messages::TextSize;

/// Widths in hundredths of the size of the letters. Bold letters are wider, those of a small line smaller, in
/// percent.
const BOLD: i32 = 112;
const SMALL: i32 = 80;

/// What a phone shows to somebody with these letters: widths as above, heights in points.
#[derive(Clone, Copy, Debug)]
pub struct Measures {
    /// A line of buttons on most phones, 390 points wide; on one of 360 points, for which heights are reckoned, a
    /// line of the text and one of buttons.
    button_line: i32,
    text_line: i32,
    narrow: i32,
    /// A button's edges with the gap beside it, and its sign.
    edges: i32,
    sign: i32,
    /// All around text and rows, another line of the title, a line of the text, a line of buttons, another line
    /// on a button, and a menu.
    around: i32,
    title: i32,
    text: i32,
    button: i32,
    label: i32,
    menu: i32,
    /// Lines of answers that leave room for the picture, where a menu could say them too.
    answers: usize,
    /// Lines that rows of buttons may be together to become one row, which a phone wraps where it has to.
    joined: usize,
}

const USUAL: Measures = Measures {
    button_line: 2240,
    text_line: 1990,
    narrow: 2040,
    edges: 227,
    sign: 171,
    around: 100,
    title: 21,
    text: 18,
    button: 47,
    label: 15,
    menu: 42,
    answers: 3,
    joined: 1,
};

/// At 130 percent. Edges, and the least height of a button, stay as they are.
const LARGE: Measures = Measures {
    button_line: 1720,
    text_line: 1530,
    narrow: 1560,
    edges: 174,
    sign: 154,
    around: 118,
    title: 29,
    text: 24,
    button: 48,
    label: 28,
    menu: 49,
    answers: 2,
    joined: 2,
};

/// Whether what few people need at once stands behind **More** alone.
pub(super) fn is_short(panel: &Panel) -> bool {
    panel.text_size == TextSize::Large && panel.reads == Reads::Pictures
}

impl Measures {
    pub fn of(size: TextSize) -> Measures {
        match size {
            TextSize::Usual => USUAL,
            TextSize::Large => LARGE,
        }
    }

    /// The height of a panel without its picture on a phone, in points.
    pub fn height(&self, title: &str, text: &str, rows: &[Row]) -> i32 {
        let each = rows.iter().map(|row| match row {
            Row::Buttons(buttons) => {
                let wide = || buttons.iter().map(|button| self.wide(button));
                let over = wide().filter(|wide| *wide > self.narrow).count();
                self.button * lines(button_lines(wide(), self.narrow)) + self.label * lines(over)
            }
            Row::Menu(_) | Row::Pages(_) | Row::Entities(_) => self.menu,
        });
        let text = text.lines().map(|line| self.text_lines(line)).sum();
        self.around
            + self.title * lines(self.text_lines(title).saturating_sub(1))
            + self.text * lines(text)
            + each.sum::<i32>()
    }

    fn text_lines(&self, text: &str) -> usize {
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
            if taken > 0 && taken + gap + wide > self.text_line {
                (lines, taken) = (lines + 1, wide);
            } else {
                taken += gap + wide;
            }
        }
        lines
    }

    /// Whether buttons with these labels leave room for the picture.
    pub(super) fn are_few(&self, labels: impl Iterator<Item = String>) -> bool {
        let wide = labels.map(|label| letters(&label) * BOLD / 100 + self.edges);
        button_lines(wide, self.button_line) <= self.answers
    }

    /// Rows of buttons that follow each other and are one line together become one; then from the last one
    /// upwards those that are few lines.
    pub(super) fn joined(&self, rows: Vec<Row>) -> Vec<Row> {
        let mut done: Vec<Row> = vec![];
        for row in rows {
            match (done.last_mut(), row) {
                (Some(Row::Buttons(last)), Row::Buttons(next)) if self.are_one(last, &next, 1) => {
                    last.extend(next);
                }
                (_, row) => done.push(row),
            }
        }
        let mut upwards: Vec<Row> = vec![];
        for row in done.into_iter().rev() {
            match (upwards.last_mut(), row) {
                (Some(Row::Buttons(below)), Row::Buttons(above))
                    if self.are_one(&above, below, self.joined) =>
                {
                    below.splice(..0, above);
                }
                (_, row) => upwards.push(row),
            }
        }
        upwards.reverse();
        upwards
    }

    fn are_one(&self, first: &[Button], next: &[Button], most: usize) -> bool {
        let all = || first.iter().chain(next).map(|button| self.wide(button));
        all().count() <= BUTTONS && button_lines(all(), self.button_line) <= most
    }

    fn wide(&self, button: &Button) -> i32 {
        let sign = button.sign.as_ref().map_or(0, |_| self.sign);
        letters(&button.label) * BOLD / 100 + sign + self.edges
    }
}

fn lines(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
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
