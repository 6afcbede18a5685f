//! Every language that is carried: what it says is within the limits, has no holes, and is said in it: in Russian nothing is
//! read in the letters of English.

use std::sync::{Arc, LazyLock};

use viceroy::discord::component::Row;
use viceroy::discord::panel::rows;
use viceroy::discord::proposals::{GamesMeant, proposals, why_not};
use viceroy::wording::{Languages, Wording, panel as words};

use crate::largest::panel;
use crate::latin::{TAG, latin_words};
use crate::offers::shapes;
use crate::wired;

static CARRIED: LazyLock<Languages> = LazyLock::new(|| Languages::carried().unwrap());

/// The language with other letters.
pub static OTHER: LazyLock<Arc<Wording>> = LazyLock::new(|| Arc::clone(CARRIED.nearest(TAG)));

/// All of them, English first.
pub fn spoken() -> impl Iterator<Item = &'static Arc<Wording>> {
    CARRIED.iter()
}

/// What is read in English where Russian is spoken, but for what the people and places of these tests are called; and what
/// was not put in.
pub fn check(w: &Wording, what: &str, text: &str) {
    assert!(!text.contains(['{', '}']), "{what}: {text}");
    if w.language() != OTHER.language() {
        return;
    }
    let mut english = latin_words(text);
    let called = ["everyone", "everyon", "http", "New", "Salem"];
    english.retain(|word| !called.contains(&word.as_str()));
    assert!(english.is_empty(), "{what}: {english:?} in {text}");
}

pub fn check_rows(w: &Wording, what: &str, rows: &[Row]) {
    for row in rows {
        match row {
            Row::Buttons(buttons) => buttons.iter().for_each(|b| check(w, what, &b.label)),
            Row::Entities(menu) => check(w, what, &menu.title),
            Row::Pages(menu) => {
                check(w, what, &menu.title);
                for line in &menu.lines {
                    check(w, what, &line.label);
                    check(w, what, &line.more);
                }
            }
            Row::Menu(menu) => {
                check(w, what, &menu.title);
                for choice in &menu.choices {
                    check(w, what, &choice.label);
                    check(w, what, &choice.more);
                }
            }
        }
    }
}

#[test]
fn every_question_and_what_can_be_answered_is_in_each_language_and_within_the_limits() {
    // English is looked at where panels are.
    for w in spoken().skip(1) {
        for (topic, shape) in shapes() {
            let panel = panel(topic, shape);
            let names = panel.people.map(|seat, _| seat.0.to_string());
            let what = format!("{topic:?}");
            let text = words::text(w, &panel, &names, None, &[]);
            check(w, &what, &text.0);
            assert!(text.0.chars().count() <= 2000, "{what}: {}", text.0);
            for page in 0..3 {
                let rows = rows(w, &panel, page);
                wired::check_rows(&rows);
                check_rows(w, &what, &rows);
            }
            if w.language() != OTHER.language() {
                continue;
            }
            for proposal in proposals(w, &panel, "") {
                check(w, &what, &proposal.title(w, GamesMeant::Several));
            }
            for typed in ["", "1", "9 9", "?"] {
                check(w, &what, &why_not(w, &panel, typed).sentence.0);
            }
        }
    }
}
