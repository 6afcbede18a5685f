//! Every language stays within the limits and has no holes, and Russian texts contain no English.

use viceroy::discord::proposals::{GamesMeant, named_in, proposals, proposals_in, why_not};
use viceroy::i18n::offers::{BUTTON, OPTION};
use viceroy::i18n::{library, offers};

use crate::latin::{TAG, latin_words};
use crate::prelude::*;
use crate::wired;

static CARRIED: LazyLock<Languages> = LazyLock::new(|| Languages::carried().unwrap());

pub static OTHER: LazyLock<Arc<Wording>> = LazyLock::new(|| Arc::clone(CARRIED.nearest(TAG)));

pub fn spoken() -> impl Iterator<Item = &'static Arc<Wording>> {
    CARRIED.iter()
}

/// Fails on Latin letters in Russian, except in the names of these tests, and on unfilled
/// placeholders.
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

fn check_label(w: &Wording, what: &str, text: &str, most: usize) {
    check(w, what, text);
    let is_cut = text.ends_with('…') && text.chars().count() + 1 >= most;
    assert!(!is_cut, "{what} is cut: {text}");
}

pub fn check_rows(w: &Wording, what: &str, rows: &[Row]) {
    for row in rows {
        match row {
            Row::Buttons(buttons) => {
                for button in buttons {
                    check_label(w, what, &button.label, BUTTON);
                }
            }
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
                    check_label(w, what, &choice.label, BUTTON);
                    check_label(w, what, &choice.more, OPTION);
                }
            }
        }
    }
}

#[test]
fn every_question_and_what_can_be_answered_is_in_each_language_and_within_the_limits() {
    for w in spoken().skip(1) {
        for (topic, shape) in shapes() {
            let panel = panel(topic, shape);
            let names = panel.people.map(|seat, _| seat.0.to_string());
            let what = format!("{topic:?}");
            let text = words::text(w, &panel, &names, Around::default(), &|_, _, _| ' ');
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

#[test]
fn a_card_is_found_by_its_name_in_every_language_and_called_as_the_reader_calls_it() {
    for number in (1..=109).step_by(4) {
        let offers = vec![Offer::Play(CardId(number)), Offer::Pass];
        let panel = panel(Topic::Develop, pick(offers));
        let card = panel.view.table.ruleset.card(CardId(number));
        for reader in spoken() {
            let own = proposals(reader, &panel, &number.to_string());
            for other in spoken() {
                let called = library::title(other, card);
                let (name, _) = called.split_once(" (").unwrap();
                let found = proposals_in(&CARRIED, reader, &panel, name);
                let found = found.first().unwrap_or_else(|| panic!("{called}"));
                assert!(own.contains(found), "{called}: {found:?}");
            }
        }
    }
}

#[test]
fn what_is_typed_is_understood_in_the_readers_language_and_in_english() {
    let total = HowMany::exactly(3);
    let limits = Gems::each(4);
    let panel = panel(Topic::RewardGems, Shape::Gems { limits, total });
    let wanted = Gems { blue: 2, red: 1, ..Gems::NONE };
    for reader in spoken() {
        let own = offers::gems(reader, &wanted);
        for typed in [own.as_str(), "2 blue 1 red", "2b 1r", "bbr"] {
            let found = named_in(&CARRIED, reader, &panel, typed).map(|p| p.label);
            assert_eq!(found.as_ref(), Some(&own), "{typed}");
        }
    }
}
