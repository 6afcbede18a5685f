//! Messages to one user alone.

use strum::VariantArray;
use viceroy::discord::settings::{self, ReadingChoices};
use viceroy::i18n::{Languages, PrivateText};
use viceroy::messages::{Reads, Suggestions, TextSize};
use viceroy::service::ToldBy;

use crate::prelude::*;

#[test]
fn a_panel_says_no_more_than_a_message_can_hold() {
    let w = &english();
    let panel = panel(Topic::Develop, pick(offers_of(Topic::Develop)));
    let names = panel.people.map(|_, p| p.name.clone());
    let text = words::text(w, &panel, &names, Around::default(), &|_, _, _| ' ');
    assert!(text.0.chars().count() <= 2000);
}

fn ways() -> impl Iterator<Item = (Suggestions, TextSize)> {
    let of = |way: Suggestions| TextSize::VARIANTS.iter().map(move |size| (way, *size));
    Suggestions::VARIANTS.iter().copied().flat_map(of)
}

#[test]
fn what_people_are_asked_and_told_about_their_choice_is_within_the_limits() {
    let mut all = vec![];
    for w in Languages::carried().unwrap().iter() {
        all.push(settings::asking(w, &PrivateText("You are in.".to_owned())));
        for preference in [ToldBy::Unasked, ToldBy::Thread, ToldBy::Dm, ToldBy::DmClosed] {
            for reads in [Reads::Pictures, Reads::Text] {
                for (suggestions, text_size) in ways() {
                    let chosen = ReadingChoices { reads, suggestions, text_size };
                    all.push(settings::settings(w, preference, chosen));
                }
            }
        }
    }
    for shown in all {
        check_message(&shown.text, &shown.rows, None, &[], "x");
        assert!(matches!(&shown.rows[..], [Row::Buttons(few)] if few.len() <= 5));
    }
}
