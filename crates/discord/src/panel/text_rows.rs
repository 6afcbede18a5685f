//! A panel for whoever plays by text: no sign stands for a word, every answer says all that it is, and nothing is there that
//! cannot be pressed.

use super::signs;
use crate::wire::component::{Button, Choice, Row};
use viceroy_i18n::{Wording, screen_reader, text};

/// So many answers are listed above the buttons; of more, the menus alone tell.
const LISTED: usize = 12;

/// The same rows in words.
pub(super) fn rows(w: &Wording, rows: Vec<Row>) -> Vec<Row> {
    rows.into_iter().filter_map(|row| in_words(w, row)).collect()
}

/// The same row in words; nothing where nothing of it can be pressed.
pub fn in_words(w: &Wording, row: Row) -> Option<Row> {
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
    // A sign alone is that of what shows the panel anew.
    let label = match button.label.is_empty() {
        true => w.say(text!(button_refresh)),
        false => screen_reader::whole(w, &button.label, ""),
    };
    Button { label, sign: None, ..button }
}

/// The answers in menus that say more than their names, as a list for the text.
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
