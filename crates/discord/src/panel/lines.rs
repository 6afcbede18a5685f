//! What a phone shows in one line. Discord promises no sizes, so this is an estimate in letters.

use crate::wire::component::{Button, Row};
use crate::wire::limits::BUTTONS;

/// Letters in a row, a button's margins, and its sign.
const LINE: usize = 42;
const EDGES: usize = 5;
const SIGN: usize = 3;

pub(super) fn count(labels: impl Iterator<Item = String>) -> usize {
    let mut taken = 0;
    let mut room = 0;
    for (nth, label) in labels.enumerate() {
        let wide = label.chars().count() + EDGES;
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
    let wide = |button: &Button| {
        let sign = button.sign.as_ref().map_or(0, |_| SIGN);
        button.label.chars().count() + sign + EDGES
    };
    let all: usize = last.iter().chain(next).map(wide).sum();
    last.len() + next.len() <= BUTTONS && all <= LINE
}
