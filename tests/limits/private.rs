//! What one person alone is told.

use viceroy::discord::component::Row;
use viceroy::discord::settings;
use viceroy::host::Preference;
use viceroy::rules::Topic;
use viceroy::wording::{
    Languages, PrivateText, Wording, analysis, english, games, hints, lobby, panel as words,
    refusals, refusals::limits, which,
};

use crate::largest::panel;
use crate::offers::{offers_of, pick};
use crate::wired::check_message;

#[test]
fn a_panel_says_no_more_than_a_message_can_hold() {
    let w = &english();
    let panel = panel(Topic::Develop, pick(offers_of(Topic::Develop)));
    let names = panel.people.map(|_, p| p.name.clone());
    let told = words::Panel {
        game: panel.game.0,
        view: &panel.view,
        draft: None,
        prepared: None,
        wishes: &panel.wishes,
        people: &names,
        notice: None,
    };
    let text = words::text(w, &told);
    assert!(text.0.chars().count() <= 2000);
}

#[test]
fn what_people_are_asked_and_told_about_their_choice_is_within_the_limits() {
    let w = &english();
    let mut all = vec![settings::asking(w, &lobby::said_joined(w, 3))];
    for preference in [
        Preference::Unasked,
        Preference::Thread,
        Preference::Dm,
        Preference::DmClosed,
    ] {
        all.push(settings::settings(w, preference));
    }
    for shown in all {
        check_message(&shown.text, &shown.rows, None, &[], "x");
        assert!(matches!(&shown.rows[..], [Row::Buttons(two)] if two.len() == 2));
    }
}

/// What one person alone is told, but for panels.
pub fn told(w: &Wording) -> Vec<PrivateText> {
    vec![
        lobby::help(w),
        lobby::said_opened(w),
        lobby::said_left(w),
        lobby::said_started(w),
        refusals::no_such_game(w),
        refusals::not_seated(w),
        refusals::not_started(w),
        refusals::already_started(w),
        refusals::closed(w),
        refusals::expired(w),
        limits::too_many_of_ones(w, u32::MAX),
        limits::too_many_here(w, u32::MAX),
        limits::too_many_today(w, u32::MAX, "<t:9999999999:f> (<t:9999999999:R>)"),
        limits::too_many_alone(w, u32::MAX),
        hints::stale(w),
        hints::forbidden(w),
        which::hand(w),
        which::choose(w),
        which::players(w),
        which::part(w, &which::choose(w), 999, 9999, 99999),
        which::table(w),
        games::said_none(w),
        refusals::full(w, 4),
        refusals::already_joined(w),
        refusals::too_few(w, 2),
        refusals::not_joined(w),
        refusals::frozen(w, u64::MAX),
        analysis::not_over(w),
        analysis::older_rules(w),
        refusals::fault(w, u64::MAX),
        refusals::not_asked(w, Topic::FifthLevelAgain),
        refusals::not_in_draft(w),
        refusals::no_game_called(w, &"*".repeat(100)),
        refusals::unknown_button(w),
        refusals::no_game_here(w),
        refusals::no_table_here(w),
        refusals::not_in_direct_messages(w),
        refusals::not_in_a_thread(w),
        refusals::broke(w),
        refusals::typed_nothing(w),
        refusals::typed_dangling(w, u32::MAX),
        refusals::typed_between(w, u32::MAX),
        refusals::typed_no_count(w, &"9".repeat(100)),
        refusals::typed_unknown(w, &"*".repeat(100)),
    ]
}

#[test]
fn what_people_are_told_is_within_the_limits() {
    for w in Languages::carried().unwrap().iter() {
        for text in told(w) {
            check_message(&text.0, &[], None, &[], "x");
        }
    }
}
