//! An organiser's decisions, at their largest.

use viceroy::attendance::PlayConditions;
use viceroy::discord::organiser_panel::{MOST_INVITED, panel};
use viceroy::messages::{Again, Authority, Entry, Extent, Filling, Organised, PlayedIn, ServerId};
use viceroy::reliability::{AnswerTimes, Reliability};
use viceroy::timing::{DailyHour, TimeControl, Zone};

use crate::prelude::*;
use crate::wired::custom_ids;

fn far_away(hour: u8) -> DailyHour {
    let zone = Zone::from_name("America/North Dakota/New Salem");
    assert!(zone.is_some());
    DailyHour::new(hour).unwrap().in_zone(zone)
}

fn kept(who: PersonId) -> (PersonId, Reliability) {
    let times = AnswerTimes { same_day: 0, two_days: 0, later: 9 };
    (who, Reliability { games: 9_999, finished: 9_999, times })
}

/// A private table whose terms all differ from those that three others joined under, with the most
/// invitations.
pub fn lobby() -> LobbyView {
    let people: Vec<Player> = people().iter().map(|(_, p)| p.clone()).collect();
    let mut terms = Terms {
        edition: Edition::ALL[1],
        modules: Module::ALL.into(),
        rivals: Some(3),
        ..Terms::default()
    };
    let mut before = Terms { edition: Edition::ALL[3], ..Terms::default() };
    for option in SHEET {
        terms.options.set(option.values[0].setting);
        before.options.set(option.values[1].setting);
    }
    // R-TD-02, R-TD-04: two-colour auctions do not allow four players, and the two alternative
    // set-ups exclude each other.
    before.options.two_colour_auction = None;
    before.options.deal = None;
    assert!(before.seats().is_ok_and(|seats| seats.contains(&4)));
    let others: Vec<_> = people.iter().filter_map(Player::person).skip(1).collect();
    let invited = (0..MOST_INVITED as u64).map(|n| PersonId(u64::MAX - n));
    LobbyView {
        agreed: TableSettings {
            time: TimeControl { speed: Speed::Hour(far_away(2)), weekends: Weekends::Off },
            hints: Hints::Forbidden,
            reliabilities: viceroy::attendance::Reliabilities::Shown,
            ..TableSettings::UNTIMED
        },
        game: GAME,
        language: LanguageTag::default(),
        state: LobbyState::Gathering,
        organised: Organised {
            by: people[0].person(),
            entry: Entry::Invited(invited.collect()),
            before: Some(PlayConditions {
                terms: before,
                agreed: TableSettings {
                    time: TimeControl { speed: Speed::Hour(far_away(22)), weekends: Weekends::On },
                    on_timeout: OnTimeout::Pass,
                    ..TableSettings::UNTIMED
                },
            }),
            changes: u32::MAX,
            again: Some(Again {
                after: GAME,
                asked: (1..4).map(|n| PersonId(u64::MAX - n)).collect(),
            }),
            // The first of them shows nothing.
            shown: people.iter().filter_map(Player::person).skip(1).map(kept).collect(),
            ..Organised::default()
        },
        told_directly: vec![],
        filling: Filling {
            starts_when_full: true,
            computers_at: None,
            asks: Some((others, UNTIL)),
            has_open_seats: false,
        },
        people,
        terms,
        hour: Some(UNTIL),
        from: 1,
        to: 4,
        secret_hash: "f".repeat(64),
        press_hash: Some("f".repeat(32)),
        channel: RoomId(u64::MAX),
        played_in: PlayedIn::Thread,
        thread: None,
        ended: None,
        silence: None,
    }
}

#[test]
fn what_an_organiser_sees_is_within_the_limits() {
    let view = lobby();
    let authority = Some(Authority {
        server: ServerId(u64::MAX),
        channel: RoomId(u64::MAX),
        over: Extent::Server,
    });
    let languages = Languages::carried().unwrap();
    let shown = panel(&english(), &languages, &view, authority);
    check_message(&shown.text, &shown.rows, None, &[], "x");
    let mut ids = custom_ids(&shown.rows);
    let all = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), all, "each can be told from the others");
    assert_eq!(all, 4 + 1 + 3 + 1);
    for w in spoken() {
        let shown = panel(w, &languages, &view, authority);
        check_message(&shown.text, &shown.rows, None, &[], "x");
        check(w, "the organiser's panel", &shown.text);
    }
}

/// Its lobby has seats for four, but one person alone plays there.
#[test]
fn a_private_table_has_no_clock_in_its_options() {
    let view = LobbyView { played_in: PlayedIn::DirectMessages, ..lobby() };
    let shown = panel(&english(), &Languages::carried().unwrap(), &view, None);
    assert!(shown.text.contains("you have no clock"), "{}", shown.text);
    assert!(!shown.text.contains("for each phase"), "{}", shown.text);
}

#[test]
fn every_option_says_what_is_so_now_and_what_it_is_about() {
    let mut view = lobby();
    let speeds = [Speed::Live, Speed::Relaxed, Speed::Hour(far_away(20))];
    for (options, speed) in [0, 1, 1].into_iter().zip(speeds) {
        view.agreed.time.speed = speed;
        for option in SHEET {
            view.terms.options.set(option.values[options].setting);
        }
        let languages = Languages::carried().unwrap();
        let shown = panel(&english(), &languages, &view, None);
        let menus = shown.rows.iter().filter_map(|row| match row {
            Row::Pages(menu) if menu.title.starts_with("Change") => Some(menu),
            _ => None,
        });
        let menus: Vec<_> = menus.collect();
        assert!(menus.iter().all(|menu| menu.lines.len() <= 25));
        let lines: Vec<_> = menus.iter().flat_map(|menu| &menu.lines).collect();
        assert!(lines.len() > 17, "{lines:?}");
        for line in &lines {
            let (label, more) = (&line.label, &line.more);
            assert!(more.starts_with("Now: "), "{label}: {more}");
            assert!(label.chars().count() <= 100 && more.chars().count() <= 100, "{more}");
            assert!(more.split(". ").nth(1).is_some_and(|about| about.len() > 10), "{more}");
        }
        let gaps = lines.iter().find(|line| line.value.starts_with("gaps=")).unwrap();
        let so = ["not allowed", "allowed"][options];
        assert_eq!(gaps.more, format!("Now: {so}. May cards on level 2 or higher stand apart?"));
    }
}
