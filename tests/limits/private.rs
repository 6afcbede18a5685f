//! What one person alone is told.

use viceroy::discord::panel::rows::Row;
use viceroy::discord::settings;
use viceroy::host::Preference;
use viceroy::rules::Topic;
use viceroy::wording::{PrivateText, lobby, panel as words, refusals, which};

use crate::largest::panel;
use crate::offers::{offers_of, pick};
use crate::wired::check_message;

#[test]
fn a_panel_says_no_more_than_a_message_can_hold() {
    let panel = panel(Topic::Develop, pick(offers_of(Topic::Develop)));
    let names = panel.people.map(|_, p| p.name.clone());
    let text = words::text(panel.game.0, (&panel.view, None, 0), &names, None);
    assert!(text.0.chars().count() <= 2000);
}

#[test]
fn what_people_are_asked_and_told_about_their_choice_is_within_the_limits() {
    let mut all = vec![settings::asking(&lobby::said_joined())];
    for preference in [
        Preference::Unasked,
        Preference::Thread,
        Preference::Dm,
        Preference::DmClosed,
    ] {
        all.push(settings::settings(preference));
    }
    for shown in all {
        check_message(&shown.text, &shown.rows, &[], &[], "x");
        assert!(matches!(&shown.rows[..], [Row::Buttons(two)] if two.len() == 2));
    }
}

#[test]
fn what_people_are_told_is_within_the_limits() {
    let all: Vec<PrivateText> = vec![
        lobby::help(),
        lobby::said_opened(),
        lobby::said_left(),
        lobby::said_started(),
        refusals::no_such_game(),
        refusals::not_seated(),
        refusals::not_started(),
        refusals::already_started(),
        refusals::closed(),
        refusals::expired(),
        refusals::too_many_of_ones(u32::MAX),
        refusals::too_many_here(u32::MAX),
        which::hand(),
        which::choose(),
        refusals::full(4),
        refusals::already_joined(),
        refusals::too_few(2),
        refusals::not_joined(),
        refusals::frozen(u64::MAX),
        refusals::fault(u64::MAX),
        refusals::nothing_of_that_name(),
        refusals::unknown_button(),
        refusals::no_game_here(),
        refusals::no_table_here(),
        refusals::not_in_direct_messages(),
        refusals::not_in_a_thread(),
        refusals::broke(),
        refusals::typed_nothing(),
        refusals::typed_dangling(u32::MAX),
        refusals::typed_unknown(&"*".repeat(100)),
    ];
    for text in all {
        check_message(&text.0, &[], &[], &[], "x");
    }
}
