//! Nothing is said in English where another language is spoken: everything the bot can say, in a language that uses
//! other letters.

use std::sync::{Arc, LazyLock};

use viceroy::discord::component::Row;
use viceroy::discord::panel::rows;
use viceroy::discord::pictures::Pictures;
use viceroy::discord::posts;
use viceroy::discord::proposals::{GamesMeant, proposals, why_not};
use viceroy::render::Theme;
use viceroy::wording::{Languages, Wording, panel as words};

use crate::largest::panel;
use crate::offers::shapes;
use crate::painter::painter;
use crate::posts::notices;
use crate::pseudo::{self, TAG, latin_words};

/// The language with the other letters.
pub static OTHER: LazyLock<Arc<Wording>> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    pseudo::write(folder.path());
    let languages = Languages::with_folder(folder.path()).unwrap();
    Arc::clone(languages.nearest(TAG))
});

/// What is read in English, but for what the people and places of these tests are called.
pub fn check(what: &str, text: &str) {
    let mut english = latin_words(text);
    english
        .retain(|word| !["everyone", "everyon", "http", "New", "Salem"].contains(&word.as_str()));
    assert!(english.is_empty(), "{what}: {english:?} in {text}");
}

pub fn check_rows(what: &str, rows: &[Row]) {
    for row in rows {
        match row {
            Row::Buttons(buttons) => buttons.iter().for_each(|b| check(what, &b.label)),
            Row::Entities(menu) => check(what, &menu.title),
            Row::Pages(menu) => {
                check(what, &menu.title);
                for line in &menu.lines {
                    check(what, &line.label);
                    check(what, &line.more);
                }
            }
            Row::Menu(menu) => {
                check(what, &menu.title);
                for choice in &menu.choices {
                    check(what, &choice.label);
                    check(what, &choice.more);
                }
            }
        }
    }
}

#[tokio::test]
async fn every_post_and_the_words_of_its_picture_are_in_the_language() {
    let pictures = Pictures::new(painter(), Theme::Dark);
    for (key, body) in notices() {
        let post = posts::post(&OTHER, &pictures, key, &body).await;
        let what = format!("{key:?}");
        check(&what, &post.text);
        check_rows(&what, &post.rows);
        if let Some(picture) = &post.picture {
            check(&what, &picture.alt);
        }
    }
}

#[test]
fn every_question_and_what_can_be_answered_is_in_the_language() {
    let w = &*OTHER;
    for (topic, shape) in shapes() {
        let panel = panel(topic, shape);
        let names = panel.people.map(|seat, _| seat.0.to_string());
        let what = format!("{topic:?}");
        let text = words::text(w, &panel, &names, None, &[]);
        check(&what, &text.0);
        for page in 0..8 {
            check_rows(&what, &rows(w, &panel, page));
        }
        for proposal in proposals(w, &panel, "") {
            check(&what, &proposal.title(w, GamesMeant::Several));
        }
        for typed in ["", "1", "9 9", "?"] {
            check(&what, &why_not(w, &panel, typed).sentence.0);
        }
    }
}
