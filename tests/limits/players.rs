//! The players of a game, and all games of one user.

use viceroy::attendance::{Away, NamedPerson, SeatAvailability, SeatControl, Vote, VoteKind};
use viceroy::discord::custom_id::{SeatAction, Seats};
use viceroy::discord::limits::{BUTTONS, ROWS};
use viceroy::discord::{day_menus, games_message, seats_message, tables_message};
use viceroy::messages::{
    LobbyView, MyGame, OpenVote, OwnSeat, PersonId, Rights, SeatNow, SeatTime, SeatsView,
    ServerGame, ServerTables, Standing, Viewer,
};
use viceroy::timing::{DailyHour, DailySchedule, Sleep, TimeControl, Zone};

use crate::organising::lobby;
use crate::prelude::*;

fn largest(holder: SeatControl, viewer: Viewer) -> SeatsView {
    let all = SeatSet::all(SEATS);
    let newcomer = NamedPerson { person: u64::MAX, name: people()[Seat(1)].name.clone() };
    let seat = Seat(3);
    SeatsView {
        game: GAME,
        people: people(),
        thread: Some(RoomId(u64::MAX)),
        agreed: TableSettings {
            time: TimeControl { speed: Speed::Hour(DailyHour::USUAL), weekends: Weekends::Off },
            hints: Hints::Forbidden,
            ..TableSettings::UNTIMED
        },
        hour: Some(UNTIL),
        is_over: false,
        stands: Some(Standing::Paused(UNTIL)),
        seats: BySeat::new(SEATS, |_| SeatNow {
            is_awaited: true,
            until: Some(UNTIL),
            holder,
            away_until: Some(UNTIL),
            free: Some(SeatAvailability::From(UNTIL)),
        }),
        vote: Some(OpenVote {
            vote: Vote {
                number: u32::MAX,
                kind: VoteKind::Admit { seat, newcomer },
                by: None,
                yes: all,
                until: 0,
            },
            until: UNTIL,
            needed: 4,
            voters: all,
        }),
        viewer,
        may_close: true,
    }
}

fn player(holder: SeatControl, is_mute: bool) -> Viewer {
    let others = SeatSet::all(SEATS).without([Seat(0)].into_iter().collect());
    Viewer::Player(OwnSeat {
        seat: Seat(0),
        time: SeatTime { deadline: Some(UNTIL), holder, stands: None },
        bank: 96 * 60 * 60 * 1000,
        vacation: 10 * 24 * 60 * 60 * 1000,
        is_mute,
        may: Rights {
            nudge: others,
            replace: others,
            pause: true,
            go_on: true,
            close: true,
            say: Some(u32::MAX),
        },
    })
}

fn views() -> Vec<SeatsView> {
    let may_take = SeatSet::all(SEATS);
    let mut views = vec![];
    for holder in [
        SeatControl::Person,
        SeatControl::Computer(Away::Absent),
        SeatControl::Computer(Away::Left),
        SeatControl::Computer(Away::Gone),
    ] {
        views.push(largest(holder, player(holder, true)));
        views.push(largest(holder, player(holder, false)));
        views.push(largest(holder, Viewer::Other { may_take }));
    }
    let over = SeatsView { is_over: true, ..views[0].clone() };
    for free in [SeatAvailability::Offered, SeatAvailability::ToAskFor] {
        let mut view = views[3].clone();
        view.stands = Some(Standing::Still);
        for seat in 0..SEATS {
            view.seats[Seat(seat)].free = Some(free);
        }
        views.push(view);
    }
    views.push(over);
    views
}

fn everything(w: &Wording) -> Vec<(String, Vec<Row>)> {
    let mut all = vec![];
    for view in views() {
        let shown = seats_message::response(w, &view, None);
        all.push((shown.text, shown.rows));
        for deed in [
            SeatAction::Early,
            SeatAction::Leave,
            SeatAction::Pause,
            SeatAction::GoOn,
            SeatAction::Close,
            SeatAction::Replace(Seat(3)),
            SeatAction::Take(Seat(3)),
        ] {
            let shown = seats_message::sure(w, &view, deed);
            all.push((shown.text, shown.rows));
        }
    }
    for (holder, stands) in [
        (SeatControl::Person, None),
        (SeatControl::Person, Some(Standing::Paused(UNTIL))),
        (SeatControl::Person, Some(Standing::Still)),
        (SeatControl::Computer(Away::Absent), None),
    ] {
        for waits_for in [SeatSet::NONE, SeatSet::all(SEATS), SeatSet::all(2)] {
            let game = |seat| MyGame {
                game: GAME,
                people: people(),
                seat,
                thread: Some(RoomId(u64::MAX)),
                waits_for,
                time: SeatTime { deadline: Some(UNTIL), holder, stands },
            };
            let games: Vec<MyGame> = (0..60).map(|n| game(Seat(n % SEATS))).collect();
            for page in [0, 1, 7, u16::MAX] {
                let shown = games_message::response(w, &games, &[lobby()], page);
                all.push((shown.text, shown.rows));
            }
        }
    }
    let none = games_message::response(w, &[], &[], 0);
    all.push((none.text, none.rows));
    all
}

#[test]
fn who_plays_is_within_the_limits_and_no_line_is_cut() {
    for w in Languages::carried().unwrap().iter() {
        for (text, rows) in everything(w) {
            check_message(&text, &rows, None, &[], "x");
        }
    }
}

#[test]
fn what_people_tell_of_their_days_is_within_the_limits() {
    for w in Languages::carried().unwrap().iter() {
        let zones = Zone::listed().iter().copied().chain(Zone::guess("uk"));
        for zone in zones.map(Some).chain([None]) {
            let sleep = Sleep::new(22 * 60, 8 * 60).ok();
            for locale in ["en-US", "de", "vi", "nonsense"] {
                let rhythm = DailySchedule { zone, sleep, away: None };
                let shown = day_menus::response(w, &rhythm, locale, UNTIL.0);
                check_message(&shown.text, &shown.rows, None, &[], "x");
            }
        }
    }
}

#[test]
fn sixty_games_are_listed_on_pages_that_lead_from_one_to_the_next() {
    let w = &english();
    let game = |number: i64| MyGame {
        game: GameId(number),
        people: people(),
        seat: Seat(0),
        thread: Some(RoomId(u64::MAX)),
        waits_for: SeatSet::all(SEATS),
        time: SeatTime { deadline: Some(UNTIL), ..SeatTime::default() },
    };
    let games: Vec<MyGame> = (1..=60).map(game).collect();
    let mut listed = vec![];
    let mut next = Some(0);
    while let Some(page) = next {
        let shown = games_message::response(w, &games, &[], page);
        let lines = shown.text.lines().skip(1).map(str::to_owned);
        let before = listed.len();
        listed.extend(lines);
        let part = format!("{} to {} of 60", before + 1, listed.len());
        assert!(shown.text.contains(&part), "{}", shown.text);
        let [Row::Buttons(buttons)] = &shown.rows[..] else {
            panic!("{:?}", shown.rows);
        };
        assert_eq!(buttons[0].custom_id, CustomId::NextGame);
        next = match &buttons[2] {
            Button { custom_id: CustomId::Games { page }, enabled: true, .. } => Some(*page),
            _ => None,
        };
    }
    let numbers = listed.iter().map(|line| line.split("Game ").nth(1).unwrap());
    let numbers = numbers.map(|rest| rest.split(' ').next().unwrap().parse().unwrap());
    assert_eq!(numbers.collect::<Vec<i64>>(), (1..=60).collect::<Vec<_>>());
}

#[test]
fn the_tables_of_a_large_server_are_listed_on_pages() {
    for w in spoken() {
        let game = |number: i64| ServerGame {
            game: GameId(i64::MAX - number),
            people: people(),
            channel: RoomId(u64::MAX),
            thread: Some(RoomId(u64::MAX)),
            waits_for: SeatSet::all(SEATS),
            stands: None,
            ended: None,
        };
        let paused = |number| ServerGame { stands: Some(Standing::Paused(UNTIL)), ..game(number) };
        let over = |number| ServerGame { ended: Some(UNTIL), ..game(number) };
        let gathers = |number: i64| {
            let people = lobby().people.into_iter().skip(1).collect();
            LobbyView { game: GameId(i64::MAX - number), people, ..lobby() }
        };
        let tables = ServerTables {
            gathering: (0..50).map(gathers).collect(),
            running: (50..150).map(game).chain((150..200).map(paused)).collect(),
            over: (200..250).map(over).collect(),
        };
        let (mut next, mut pages, mut listed, mut joins) = (Some(0), 0, 0, 0);
        while let Some(page) = next {
            let shown = tables_message::response(w, &tables, PersonId(5), page);
            check(w, "tables", &shown.text);
            check_rows(w, "tables", &shown.rows);
            check_message(&shown.text, &shown.rows, None, &[], "x");
            pages += 1;
            listed += shown.text.lines().filter(|line| line.contains("<#")).count();
            let buttons = shown.rows.iter().flat_map(|row| match row {
                Row::Buttons(buttons) => buttons.clone(),
                _ => vec![],
            });
            next = None;
            for button in buttons {
                match button.custom_id {
                    CustomId::Join(_) => joins += 1,
                    CustomId::Tables { page: to } if button.enabled && to > page => next = Some(to),
                    _ => {}
                }
            }
        }
        assert_eq!((listed, joins), (250, 50), "{pages} pages");
    }
}

#[test]
fn a_table_that_gathers_is_listed_behind_the_games() {
    let w = &english();
    let shown = games_message::response(w, &[], &[lobby()], 0);
    let listed = shown.text.lines().last().unwrap();
    assert!(listed.contains("waits for players in <#18446744073709551615>"), "{listed}");
}

#[test]
fn the_way_to_the_next_game_finds_room_below_any_panel() {
    let w = &english();
    let game = GameId(1);
    let rules = || Button::show_table(w, game);
    let players = Button::new(CustomId::Seats { game, what: Seats::Open }, "Players".to_owned());
    let full = || {
        let mut buttons = vec![rules(), rules(), rules(), rules()];
        buttons.push(players.clone());
        Row::Buttons(buttons)
    };
    let few = || Row::Buttons(vec![rules(), rules()]);
    for (mut rows, at) in [
        (vec![], (0, 0)),
        (vec![few()], (0, 0)),
        (vec![full()], (1, 0)),
        (vec![few(), few(), few(), few(), full()], (4, 0)),
    ] {
        games_message::add_next(w, &mut rows);
        let Row::Buttons(buttons) = &rows[at.0] else {
            panic!("{rows:?}");
        };
        assert!(rows.len() <= ROWS && buttons.len() <= BUTTONS);
        assert_eq!(buttons[at.1].custom_id, CustomId::NextGame);
    }
}

#[test]
fn who_plays_is_said_in_the_language() {
    for w in spoken() {
        for (text, rows) in everything(w) {
            check(w, "players", &text);
            check_rows(w, "players", &rows);
            check_message(&text, &rows, None, &[], "x");
        }
    }
}
