//! Away from all games at once.

use viceroy::timing::Absence;

use crate::prelude::*;

async fn is_away(evening: &Evening, who: u64, away: Option<Absence>) {
    let host = &evening.world.host;
    let before = host.rhythm(PersonId(who)).await.unwrap();
    host.set_rhythm(PersonId(who), DailySchedule { away, ..before }).await.unwrap();
    evening.running.settled().await;
}

fn count(evening: &Evening, announcement: &Announcement) -> usize {
    evening.told().iter().filter(|told| *told == announcement).count()
}

#[tokio::test]
async fn all_games_wait_two_weeks_for_whoever_is_away_and_later_ones_too() {
    let mut evening = Evening::of(3, DAILY).await;
    let other = evening.world.game_on(3, Terms::for_several(), DAILY).await;
    evening.visit(2).await;
    let now = evening.world.clock.now();
    let (from, until) = (now + HOUR, now + 41 * DAY);
    is_away(&evening, 2, Some(Absence { from, until })).await;
    let (seat, until) = (Seat(1), WallTime(until));
    let announced = Announcement::Absence { seat, from: Some(WallTime(from)), until };
    assert_eq!(count(&evening, &announced), 2, "once in each game");
    is_away(&evening, 2, Some(Absence { from, until: until.0 })).await;
    assert_eq!(count(&evening, &announced), 2, "nothing new");

    evening.pass(3 * HOUR).await;
    let later = evening.world.game_on(3, Terms::for_several(), DAILY).await;
    evening.running.settled().await;
    let begun = Announcement::Absence { seat, from: None, until };
    assert_eq!(count(&evening, &begun), 1, "the game that began meanwhile");
    // The others answer all that they can, so that only one seat is waited for.
    evening.visit(1).await;
    evening.visit(3).await;
    evening.pass(13 * DAY + 21 * HOUR).await;
    let reminded = |announcement: &Announcement| match announcement {
        Announcement::Reminder { waiting } => waiting.iter().any(|(of, _)| *of == seat),
        _ => false,
    };
    assert!(!evening.told().iter().any(reminded), "nobody is reminded who is away");
    assert_eq!(evening.decided_for(seat).await, (0, 0));
    let holder = async |evening: &Evening, game| {
        evening.world.stored(game).await.attendance.unwrap().holder(seat)
    };
    assert_eq!(holder(&evening, evening.game).await, SeatControl::Person);
    evening.pass(2 * HOUR).await;
    for game in [evening.game, other] {
        assert_eq!(holder(&evening, game).await, SeatControl::Computer(Away::Absent));
    }
    assert_eq!(count(&evening, &Announcement::AbsentLong { seat }), 2);
    assert_eq!(holder(&evening, later).await, SeatControl::Person, "it began later");
    let computed = evening.decided_for(seat).await.1;
    evening.visit(1).await;
    evening.visit(3).await;
    evening.pass(HOUR).await;
    assert!(evening.decided_for(seat).await.1 >= computed.max(1), "the game goes on");

    // Back in one game: it does not go away again because something else is told.
    evening.world.comes_back(evening.game, 2).await;
    evening.running.settled().await;
    assert_eq!(holder(&evening, evening.game).await, SeatControl::Person);
    let said = evening.told().len();
    let host = &evening.world.host;
    let before = host.rhythm(PersonId(2)).await.unwrap();
    let zone = Zone::from_name("Europe/Berlin");
    host.set_rhythm(PersonId(2), DailySchedule { zone, ..before }).await.unwrap();
    evening.running.settled().await;
    assert_eq!(evening.told().len(), said);
    assert_eq!(holder(&evening, evening.game).await, SeatControl::Person);

    // In the others a computer player goes on until the day of return.
    evening.pass(25 * DAY).await;
    for game in [other, later] {
        assert_eq!(holder(&evening, game).await, SeatControl::Computer(Away::Absent));
    }
    evening.pass(2 * DAY).await;
    for game in [other, later] {
        let stored = evening.world.stored(game).await;
        let is_over = stored.state != GameState::Started;
        let there = stored.attendance.unwrap();
        assert!(is_over || there.holder(seat) == SeatControl::Person, "{game:?}");
    }
}

#[tokio::test]
async fn saying_it_again_does_not_make_a_game_wait_longer_and_live_tables_do_not_wait() {
    let mut evening = Evening::of(2, DAILY).await;
    let live = TimeControl { speed: Speed::Live, ..DAILY.time };
    let live = TableSettings { time: live, ..DAILY };
    let live = evening.world.game_on(2, Terms::for_several(), live).await;
    evening.visit(1).await;
    let begun = evening.world.clock.now();
    for day in 0..14 {
        let until = evening.world.clock.now() + 20 * DAY;
        let from = evening.world.clock.now();
        is_away(&evening, 2, Some(Absence { from, until })).await;
        let there = evening.world.stored(evening.game).await.attendance.unwrap();
        assert_eq!(there.holder(Seat(1)), SeatControl::Person, "{day}");
        evening.pass(DAY).await;
    }
    let holder = async |evening: &Evening| {
        evening.world.stored(evening.game).await.attendance.unwrap().holder(Seat(1))
    };
    assert_eq!(holder(&evening).await, SeatControl::Computer(Away::Absent));
    // Nor does it give the seat back for a moment, and again later.
    let said = evening.told().len();
    let now = evening.world.clock.now();
    is_away(&evening, 2, Some(Absence { from: now, until: now + 3 * DAY })).await;
    evening.pass(HOUR).await;
    assert_eq!(holder(&evening).await, SeatControl::Computer(Away::Absent));
    assert!(evening.told().len() <= said + 1, "{:?}", &evening.told()[said..]);
    let told = evening.told();
    let away = told.iter().filter(|told| matches!(told, Announcement::Absence { .. }));
    assert_eq!(away.count(), 1, "each takes the place of the one before: {told:?}");
    let there = evening.world.stored(live).await;
    assert!(there.attendance.is_none_or(|there| there.vacation_ends(Seat(1), begun + 1).is_none()));
}

#[tokio::test]
async fn an_absence_survives_a_restart_and_ends_by_itself() {
    let mut evening = Evening::of(2, DAILY).await;
    evening.visit(1).await;
    let now = evening.world.clock.now();
    is_away(&evening, 2, Some(Absence { from: now, until: now + 6 * DAY })).await;
    evening.world.restart_after(evening.running).await;
    let (_, running) = evening.world.settled_chat().await;
    evening.running = running;
    evening.pass(5 * DAY).await;
    assert_eq!(evening.decided_for(Seat(1)).await, (0, 0));
    evening.pass(5 * DAY).await;
    assert!(evening.decided_for(Seat(1)).await.0 > 0, "their time runs again");
}
