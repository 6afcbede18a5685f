//! Tables with a daily deadline: everything open is decided at that hour and not before, with a
//! driven clock.

use viceroy::messages::Panel;

use crate::prelude::*;

const UNTIL_EIGHT: TableSettings = TableSettings {
    time: TimeControl { speed: Speed::Hour(DailyHour::USUAL), weekends: Weekends::On },
    ..TableSettings::UNTIMED
};

const EIGHT: i64 = 1_700_074_800_000;

fn living_in(zone: &str) -> DailySchedule {
    DailySchedule { zone: Zone::from_name(zone), sleep: None, away: None }
}

/// The first player lives in Berlin and opens the table.
async fn begin(people: u64) -> Evening {
    let world = World::new().await;
    let berlin = living_in("Europe/Berlin");
    world.host.set_rhythm(PersonId(1), berlin).await.unwrap();
    Evening::in_world(world, people, UNTIL_EIGHT).await
}

impl Evening {
    async fn pass_until(&self, wall: i64) {
        self.pass(wall - self.world.clock.now()).await;
    }

    async fn until(&self, who: u64) -> Option<WallTime> {
        self.time(who).await.deadline
    }
}

async fn hour_of(world: &World, game: GameId) -> DailyHour {
    let lobby = world.host.lobby(game).await.unwrap();
    lobby.agreed.time.speed.hour().unwrap()
}

#[tokio::test]
async fn what_follows_from_what_was_decided_at_the_hour_is_decided_with_it() {
    let mut evening = begin(2).await;
    let asked = |panel: Panel| panel.view.question.map(|question| question.topic);
    loop {
        evening.visit(1).await;
        if asked(evening.world.panel(evening.game, 2).await) == Some(Topic::Develop) {
            break;
        }
        evening.answer_once().await;
    }
    assert_eq!(evening.decided_for(Seat(1)).await, (0, 0));
    evening.pass_until(EIGHT + MINUTE).await;
    evening.visit(1).await;
    let steps = evening.world.steps(evening.game).await;
    let decided = steps.iter().filter_map(|step| match &step.cause {
        Cause::TimedOut { seat: Seat(1), answer, .. } => Some((answer, step.at)),
        _ => None,
    });
    let decided: Vec<_> = decided.collect();
    let [(Answer::Pick(first), at), (Answer::Pick(place), then), ..] = &decided[..] else {
        panic!("{decided:?}");
    };
    assert!(matches!(first[..], [Offer::Play(_)]), "{decided:?}");
    assert!(matches!(place[..], [Offer::Place { .. }]), "{decided:?}");
    assert_eq!(at, then);
    let development = async |evening: &Evening| {
        let table = evening.world.table(evening.game).await;
        matches!(table.view.open.phase, Phase::Development(_))
    };
    while development(&evening).await {
        assert_eq!(asked(evening.world.panel(evening.game, 2).await), None);
        evening.visit(1).await;
    }
    let next = asked(evening.world.panel(evening.game, 2).await);
    assert_eq!(next, Some(Topic::Bid));
}

#[tokio::test]
async fn what_is_open_is_decided_at_the_hour_and_what_is_answered_a_minute_before_is_not() {
    let mut evening = begin(3).await;
    evening.visit(1).await;
    for who in [2, 3] {
        assert_eq!(evening.until(who).await, Some(WallTime(EIGHT)));
    }
    evening.pass_until(EIGHT - 3 * HOUR - MINUTE).await;
    assert_eq!(evening.told(), []);
    evening.pass_until(EIGHT - 3 * HOUR + MINUTE).await;
    let told = evening.told();
    assert!(matches!(&told[..], [Announcement::Reminder { .. }, ..]), "{told:?}");
    evening.pass_until(EIGHT - MINUTE).await;
    evening.visit(2).await;
    assert_eq!(evening.decided_for(Seat(2)).await, (0, 0));
    evening.pass_until(EIGHT + MINUTE).await;
    assert_eq!(evening.decided_for(Seat(1)).await, (0, 0));
    assert_eq!(evening.decided_for(Seat(2)).await, (1, 0));
    assert_eq!(evening.told(), []);
    // A minute late they answer the next question, which is open until the next evening.
    for who in [1, 2, 3] {
        if let Some(until) = evening.until(who).await {
            assert_eq!(until, WallTime(EIGHT + DAY), "{who}");
        }
    }
    evening.visit(3).await;
    assert_eq!(evening.decided_for(Seat(2)).await, (1, 0));
    assert_eq!(evening.time(3).await.holder, SeatControl::Person);
}

#[tokio::test]
async fn two_hours_missed_in_a_row_are_two_deadlines_missed() {
    let mut evening = begin(2).await;
    let mut decided = 0;
    for day in 0..2 {
        evening.visit(1).await;
        assert_eq!(evening.time(2).await.holder, SeatControl::Person);
        assert_eq!(evening.until(2).await, Some(WallTime(EIGHT + day * DAY)));
        evening.pass_until(EIGHT + day * DAY + MINUTE).await;
        let before = std::mem::replace(&mut decided, evening.decided_for(Seat(1)).await.0);
        assert!(decided > before, "{decided} and {before}");
    }
    assert_eq!(evening.time(2).await.holder, SeatControl::Computer(Away::Absent));
    let seats = [Seat(1)].into_iter().collect();
    let absent = Announcement::Absent { seats };
    assert!(evening.told().contains(&absent), "{:?}", evening.told());
    let mut evening = begin(2).await;
    evening.visit(1).await;
    evening.pass_until(EIGHT + MINUTE).await;
    evening.visit(1).await;
    evening.visit(2).await;
    evening.visit(1).await;
    let before = evening.decided_for(Seat(1)).await.0;
    evening.pass_until(EIGHT + DAY + MINUTE).await;
    assert!(evening.decided_for(Seat(1)).await.0 > before);
    assert_eq!(evening.time(2).await.holder, SeatControl::Person);
}

#[tokio::test]
async fn an_hour_that_was_missed_by_the_bot_or_in_a_vacation_is_nobodys_deadline() {
    let mut evening = begin(3).await;
    evening.visit(1).await;
    let vacation = Vacation::new(EIGHT - HOUR, EIGHT + DAY - HOUR);
    let host = &evening.world.host;
    let away = host.go_away(evening.game, PersonId(3), vacation).await;
    away.unwrap();
    assert_eq!(evening.until(3).await, Some(WallTime(EIGHT + 2 * DAY)));
    assert_eq!(evening.until(2).await, Some(WallTime(EIGHT)));
    evening.pass_until(EIGHT - HOUR).await;
    evening.world.clock.suspend(2 * HOUR);
    evening.world.host.outages.note_presence().await.unwrap();
    evening.running.settled().await;
    assert_eq!(evening.decided_for(Seat(1)).await, (0, 0));
    assert_eq!(evening.until(2).await, Some(WallTime(EIGHT + DAY)));
    evening.pass_until(EIGHT + DAY - MINUTE).await;
    assert_eq!(evening.decided_for(Seat(1)).await, (0, 0));
    evening.pass_until(EIGHT + DAY + MINUTE).await;
    assert_eq!(evening.decided_for(Seat(1)).await, (1, 0));
    assert_eq!(evening.decided_for(Seat(2)).await, (0, 0));
}

#[tokio::test]
async fn who_comes_back_to_a_seat_has_three_hours_at_least() {
    let mut evening = begin(2).await;
    evening.visit(1).await;
    evening.world.leaves(evening.game, 2).await;
    evening.pass_until(EIGHT - 2 * HOUR).await;
    evening.world.comes_back(evening.game, 2).await;
    evening.running.settled().await;
    evening.visit(1).await;
    assert_eq!(evening.until(2).await, Some(WallTime(EIGHT + DAY)));
}

#[tokio::test]
async fn the_hour_is_in_the_zone_of_who_opens_the_table_and_stays_there() {
    let world = World::new().await;
    let host = &world.host;
    let opened = |who: u64| world.opens_with(CHANNEL, who, UNTIL_EIGHT, &[]);
    host.set_rhythm(PersonId(1), living_in("Europe/Berlin")).await.unwrap();
    let lobby = opened(1).await;
    let berlin = Zone::from_name("Europe/Berlin");
    assert_eq!(lobby.agreed.time.speed, Speed::Hour(DailyHour::USUAL.in_zone(berlin)));
    assert_eq!(lobby.hour, Some(WallTime(EIGHT)), "shown in everybody's own time");
    // The hour stays the table's, whoever is organiser now and wherever they live.
    let game = lobby.game;
    host.set_rhythm(PersonId(2), living_in("Asia/Tokyo")).await.unwrap();
    world.joins(game, 2).await;
    host.leave(game, PersonId(1)).await.unwrap();
    let seven = Speed::Hour(DailyHour::new(7).unwrap());
    let changed = host.change_terms(game, PersonId(2), TermsChange::Clock(seven));
    changed.await.unwrap();
    assert_eq!(hour_of(&world, game).await, DailyHour::new(7).unwrap().in_zone(berlin));
    // While the organiser's time zone is unknown, UTC is used.
    let game = opened(3).await.game;
    assert_eq!(hour_of(&world, game).await, DailyHour::USUAL);
    let tokyo = living_in("Asia/Tokyo");
    host.set_rhythm(PersonId(3), tokyo).await.unwrap();
    let changed = host.change_terms(game, PersonId(3), TermsChange::Clock(seven));
    let view = changed.await.unwrap();
    assert_eq!(view.agreed.time.speed, seven.by_clock_in(tokyo.zone));
}
