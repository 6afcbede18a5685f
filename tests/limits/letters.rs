//! Places and cards have the same letters in the picture and in the menu.

use viceroy::discord::letters::{card_letters, letters};

use crate::offers::{cards, pick};
use crate::panels::answers;
use crate::prelude::*;

#[test]
fn places_are_lettered_level_by_level() {
    let at = |level, column, infinite| Offer::Place {
        slot: Slot { level, column },
        payment: Payment::with_infinite(infinite),
    };
    let offers = [
        at(2, 0, Gems::NONE),
        at(1, 2, Gems::NONE),
        at(1, -1, Gems::NONE),
        at(1, -1, Gems::only(Colour::Blue, 1)),
    ];
    let slot = |level, column| Slot { level, column };
    let at = [slot(1, -1), slot(1, 2), slot(2, 0)];
    let languages = Languages::carried().unwrap();
    // Those of gems are left out, and in Russian those that look like them.
    for (tag, expected) in
        [("en", ['A', 'C', 'D']), ("de", ['A', 'C', 'D']), ("ru", ['A', 'B', 'D'])]
    {
        let lettered: Vec<_> = expected.into_iter().zip(at).collect();
        assert_eq!(letters(languages.nearest(tag), &offers), lettered, "{tag}");
    }
}

#[test]
fn cards_of_the_pyramid_are_lettered_level_by_level() {
    let titles = |topic, offers: Vec<Offer>| -> Vec<String> {
        let panel = panel(topic, pick(offers));
        let question = panel.view.question.as_ref().unwrap();
        let letters = card_letters(&english(), &panel.view, question);
        let rows = rows(&english(), &panel, 0);
        let titles = rows.into_iter().flat_map(|row| match row {
            Row::Pages(_) | Row::Entities(_) => vec![],
            Row::Menu(menu) => menu.choices.into_iter().map(|c| c.label).collect(),
            Row::Buttons(buttons) => buttons.into_iter().map(|b| b.label).collect::<Vec<_>>(),
        });
        let titles: Vec<String> = titles.take(letters.len()).collect();
        for ((letter, _), title) in letters.iter().zip(&titles) {
            assert!(title.starts_with(&format!("{letter}: ")), "{title}");
        }
        titles
    };
    let two = [CardId(32), CardId(11)];
    assert_eq!(
        titles(Topic::Place, two.map(Offer::Replace).to_vec()),
        ["A: instead of Arbalester (11)", "C: instead of Captain (32)"]
    );
    let under = titles(Topic::Place, two.map(Offer::TuckUnder).to_vec());
    assert_eq!(under[1], "C: under Captain (32)");
    let free = titles(Topic::Attaint, two.map(Offer::Card).to_vec());
    assert_eq!(free[0], "A: Arbalester (11)");
    let row = [CardId(17), CardId(12), CardId(16)];
    let row = titles(Topic::Place, row.map(Offer::TuckUnder).to_vec());
    let numbers = ["(12)", "(16)", "(17)"];
    assert!(row.iter().zip(numbers).all(|(title, n)| title.ends_with(n)), "{row:?}");
    let many = titles(Topic::Place, cards(60).map(Offer::Replace).collect());
    assert!(many[22].starts_with("a: ") && many[59].starts_with("z: "));
    let all: Vec<Offer> = cards(88).map(Offer::Replace).collect();
    let can = answers(&panel(Topic::Place, pick(all.clone())));
    assert_eq!(can.len(), all.len());
}
