//! Panels for screen readers: no emojis, complete answers, no disabled buttons.

use super::signs;
use crate::prelude::*;
use viceroy_i18n::screen_reader;

const LISTED: usize = 12;

pub fn read_by(w: &Wording, reads: Reads, rows: Vec<Row>) -> Vec<Row> {
    match reads {
        Reads::Pictures => rows,
        Reads::Text => rows.into_iter().filter_map(|row| in_words(w, row)).collect(),
    }
}

/// `None` if everything in the row is disabled.
fn in_words(w: &Wording, row: Row) -> Option<Row> {
    match row {
        Row::Buttons(buttons) => {
            let pressed = buttons.into_iter().filter(|button| button.enabled);
            let buttons: Vec<Button> = pressed.map(|button| said(w, button)).collect();
            (!buttons.is_empty()).then_some(Row::Buttons(buttons))
        }
        Row::Menu(mut menu) => {
            for choice in &mut menu.choices {
                let says_much = choice.sign.take().is_some_and(|sign| signs::says_much(&sign));
                choice.label = screen_reader::whole(w, &choice.label, "");
                choice.more = match says_much {
                    true => screen_reader::more_of_card(w, &choice.label, &choice.more),
                    false => screen_reader::more(w, &choice.more),
                };
            }
            Some(Row::Menu(menu))
        }
        Row::Pages(_) | Row::Entities(_) => Some(row),
    }
}

fn said(w: &Wording, button: Button) -> Button {
    // Only the refresh button has no label.
    let label = match button.label.is_empty() {
        true => w.say(text!(button_refresh)),
        false => screen_reader::whole(w, &button.label, ""),
    };
    Button { label, sign: None, ..button }
}

pub fn list(w: &Wording, rows: &[Row]) -> Option<String> {
    let choices = rows.iter().flat_map(|row| match row {
        Row::Menu(menu) => &menu.choices[..],
        Row::Buttons(_) | Row::Pages(_) | Row::Entities(_) => &[],
    });
    let told: Vec<&Choice> = choices.filter(|choice| !choice.more.is_empty()).collect();
    let answers: Vec<(String, String)> =
        told.iter().map(|choice| (choice.label.clone(), choice.more.clone())).collect();
    let listed = (1..=LISTED).contains(&answers.len());
    listed.then(|| screen_reader::list(w, &answers).join("\n"))
}
