//! The bot is suspended, killed or cut off, or its clock is set: nothing becomes due early or late
//! because of it. Every kind of timer is tested against every kind of disturbance.

use viceroy::attendance::{Due, SeatAvailability};
use viceroy::service::{AvailabilityChange, ChannelScope, Connection};
use viceroy::store::announce;
use viceroy::timing::{Absence, Maintenance};

use crate::prelude::*;

const GOING: RoomId = RoomId(2000);
/// When it happens: the last timers start shortly before.
const HAPPENS: i64 = 13 * HOUR;
/// How long a wrong clock stays wrong.
const A_MOMENT: i64 = 10_000;
/// By then a live question and a promised answer have used at most half of their time.
const INTO: i64 = 90_000;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, VariantArray)]
enum Awaited {
    LiveTimeOut,
    DailyTimeOut,
    RelaxedTimeOut,
    TimeOutAfterAVacation,
    VacationEnds,
    AbsentTooLong,
    Reminder,
    DirectReminder,
    KeptNudge,
    NextNudge,
    Call,
    VoteFails,
    NextVote,
    RestEnds,
    WarningOfTheEnd,
    EndWithoutAClock,
    EndOfAnEmptyTable,
    EndWithoutAPlace,
    LobbyExpires,
    SeatIsFree,
    LookedFor,
    PromiseLapses,
}

use Awaited::*;

/// Exhaustive on purpose: a new kind of `Due` does not compile until it is in the table.
fn tested_by(due: &Due) -> Awaited {
    match due {
        Due::TimeOut(_) => DailyTimeOut,
        Due::Remind(_) => Reminder,
        Due::RemindDirectly(_) => DirectReminder,
        Due::PassOnNudge(_) => KeptNudge,
        Due::AbsentTooLong(_) | Due::AbsenceEnds(_) => AbsentTooLong,
        Due::VotePassed | Due::VoteFailed => VoteFails,
        Due::GoesOn => RestEnds,
        Due::Look(_) => LookedFor,
        Due::WillClose(..) => WarningOfTheEnd,
        Due::Close(_) => EndWithoutAClock,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Disturbance {
    Suspended,
    SetForward,
    SetBack,
    /// The clock is set forward, and corrected soon.
    WrongForAMoment,
    /// The machine sleeps, and the wall clock does not show it.
    SuspendedUnseen,
    CutOff,
    Killed,
    /// It restarts with a wrong clock, which is corrected soon.
    KilledAndWrong,
}

use Disturbance::*;

struct Waiting {
    world: World,
    chat: std::sync::Arc<Chat>,
    running: Option<Running>,
    games: Vec<(Awaited, GameId)>,
    lot: Lot,
    began: i64,
}

pub const fn agreed(speed: Speed) -> TableSettings {
    TableSettings {
        time: TimeControl { speed, weekends: Weekends::On },
        on_timeout: OnTimeout::Pass,
        ..TableSettings::UNTIMED
    }
}

/// Each table has players of its own, numbered by its place in the list.
fn who(of: Awaited, nth: u64) -> u64 {
    100 * (of as u64 + 1) + nth
}

impl Waiting {
    async fn begin() -> Waiting {
        let world = World::new().await;
        let chat = Chat::new(&world.clock);
        let began = world.host.now();
        let mut waiting = Waiting {
            running: Some(world.run(chat.clone())),
            world,
            chat,
            games: vec![],
            lot: Lot(7),
            began,
        };
        waiting.set_up().await;
        waiting
    }

    async fn settled(&self) {
        self.running.as_ref().unwrap().settled().await;
    }

    async fn pass(&self, time: i64) {
        let end = self.world.host.now() + time;
        loop {
            self.settled().await;
            let left = end - self.world.host.now();
            if left <= 0 {
                return;
            }
            self.world.clock.advance(left.min(2 * DAY));
        }
    }

    async fn pass_until(&self, time: i64) {
        self.pass(self.began + time - self.world.host.now()).await;
    }

    fn game(&self, of: Awaited) -> GameId {
        let found = self.games.iter().find(|(awaited, _)| *awaited == of);
        found.expect("it has begun").1
    }

    async fn start(&mut self, of: Awaited, speed: Speed) -> GameId {
        let room = if of == EndWithoutAPlace { GOING } else { CHANNEL };
        let host = &self.world.host;
        // Presence is looked up on a server only.
        let server = (of == LookedFor).then_some(ServerId(7));
        let venue = Venue { server, ..Venue::from(room) };
        let game = self.world.opens(venue, who(of, 1), agreed(speed)).await;
        self.games.push((of, game));
        if of == LobbyExpires {
            return game;
        }
        for nth in 2..=3 {
            let joined = host.join(game, person(who(of, nth)), press(nth)).await;
            joined.unwrap();
        }
        let started = host.start(game, PersonId(who(of, 1)), press(1)).await;
        started.unwrap();
        game
    }

    async fn visit(&mut self, of: Awaited, nth: u64) {
        let game = self.game(of);
        self.world.visit(game, who(of, nth), &mut self.lot).await;
    }

    async fn vote(&self, of: Awaited, kind: VoteKind, until: u64) {
        let (host, game) = (&self.world.host, self.game(of));
        host.vote(game, PersonId(who(of, 1)), Ballot::Open(kind)).await.unwrap();
        for nth in 2..=until {
            let said = host.vote(game, PersonId(who(of, nth)), Ballot::Say(1, VoteChoice::Yes));
            assert_eq!(said.await.unwrap(), Voted::Passed);
        }
    }

    async fn set_up(&mut self) {
        let host = self.world.host.clone();
        for &of in Awaited::VARIANTS {
            let speed = match of {
                LiveTimeOut | Call | PromiseLapses => continue,
                RelaxedTimeOut => Speed::Relaxed,
                WarningOfTheEnd | EndWithoutAClock | NextVote | LookedFor => Speed::None,
                _ => Speed::Daily,
            };
            if let DirectReminder | KeptNudge = of {
                for nth in 1..=3 {
                    let by_dm = host.play_by(PersonId(who(of, nth)), PlayBy::Dm).await;
                    by_dm.unwrap();
                }
            }
            let game = self.start(of, speed).await;
            let first = PersonId(who(of, 1));
            match of {
                KeptNudge => {
                    // Asleep from 8:00 to 18:00 UTC.
                    let rhythm = sleeping("Etc/UTC", 8, 18);
                    let second = PersonId(who(of, 2));
                    host.set_rhythm(second, rhythm).await.unwrap();
                }
                TimeOutAfterAVacation | VacationEnds => {
                    let (from, to) = (self.began, self.began + 2 * DAY);
                    let vacation = Vacation::new(from, to);
                    host.go_away(game, first, vacation).await.unwrap();
                }
                AbsentTooLong => {
                    let (from, until) = (self.began, self.began + 60 * DAY);
                    let away = Some(Absence { from, until });
                    let rhythm = DailySchedule { away, ..DailySchedule::default() };
                    host.set_rhythm(first, rhythm).await.unwrap();
                }
                VoteFails | NextVote => self.vote(of, VoteKind::Close, 1).await,
                RestEnds => self.vote(of, VoteKind::Pause, 2).await,
                EndOfAnEmptyTable => {
                    for nth in 1..=3 {
                        let left = host.seating.leave(game, PersonId(who(of, nth))).await;
                        left.unwrap();
                    }
                }
                EndWithoutAPlace => {
                    let place = ChannelScope::Channel(GOING);
                    host.surroundings.place_changed(place, AvailabilityChange::Gone).await.unwrap();
                }
                SeatIsFree => host.seating.leave(game, first).await.unwrap(),
                LookedFor => {
                    let whereabouts = &mut self.chat.inside().whereabouts;
                    whereabouts.insert(first, Whereabouts::Elsewhere);
                }
                _ => {}
            }
        }
        self.pass_until(12 * HOUR + MINUTE).await;
        for of in [KeptNudge, NextNudge] {
            let nudged = host.nudge(self.game(of), PersonId(who(of, 1)), Seat(1));
            nudged.await.unwrap();
        }
        self.pass_until(HAPPENS).await;
        self.start(LiveTimeOut, Speed::Live).await;
        self.start(Call, Speed::Daily).await;
        self.settled().await;
        // All but the starter were called at the start, so their next call is due in half an hour.
        let setting_up = async |here: &Waiting| {
            let table = here.world.host.table(here.game(Call)).await.unwrap();
            table.view.open.phase == Phase::SetUp
        };
        while setting_up(self).await {
            for nth in (1..=3).rev() {
                self.visit(Call, nth).await;
            }
        }
        self.settled().await;
        let promised =
            host.remember_deferred(DeferredId(1), "token".to_owned(), PersonId(1), AskedFor::Else);
        promised.await.unwrap();
        self.pass_until(HAPPENS + INTO).await;
    }

    /// How far the wall clock is ahead of the uptime clock.
    fn ahead(&self) -> i64 {
        self.world.clock.now() - self.world.host.now()
    }

    async fn happens(&mut self, disturbance: Disturbance) {
        let clock = std::sync::Arc::clone(&self.world.clock);
        match disturbance {
            Suspended => clock.suspend(3 * DAY),
            SetForward => clock.set(40 * DAY),
            SetBack => clock.set(-40 * DAY),
            WrongForAMoment => {
                clock.set(40 * DAY);
                self.noticed().await;
                self.pass(A_MOMENT).await;
                clock.set(-40 * DAY);
            }
            SuspendedUnseen => {
                clock.suspend(3 * DAY);
                clock.set(-3 * DAY);
            }
            CutOff => {
                let host = &self.world.host;
                host.connection(Shard::ONLY, Connection::Lost).await.unwrap();
                clock.advance(3 * DAY);
                self.settled().await;
                host.connection(Shard::ONLY, Connection::Up).await.unwrap();
            }
            Killed => self.killed(3 * DAY).await,
            KilledAndWrong => {
                self.killed(40 * DAY).await;
                self.pass(A_MOMENT).await;
                clock.set(-40 * DAY);
            }
        }
        self.noticed().await;
    }

    /// The delivery worker does this after an outage and every minute.
    async fn noticed(&self) {
        self.world.host.outages.note_presence().await.unwrap();
        self.settled().await;
    }

    async fn killed(&mut self, away: i64) {
        self.noticed().await;
        self.running.take().unwrap().stop().await;
        self.world.clock.suspend(away);
        self.world.restart_killed().await;
        self.running = Some(self.world.run(self.chat.clone()));
        self.settled().await;
    }

    fn told(&self, game: GameId) -> Vec<Announcement> {
        let inside = self.chat.inside();
        let here = inside.messages.values().filter(|m| m.key.game == game);
        let told = here.filter_map(|message| {
            if let MessageBody::Announcement(post) = &message.body {
                Some(post.announcement.clone())
            } else {
                None
            }
        });
        told.collect()
    }

    async fn is_told_another_day(&self) -> i64 {
        let game = self.game(WarningOfTheEnd);
        for moved in [0, DAY] {
            self.world.clock.suspend(DAY - moved);
            self.world.clock.set(2 * moved - DAY);
            self.noticed().await;
            let at = WallTime(self.began + 30 * DAY + self.ahead());
            assert_eq!(self.told(game), [Announcement::WillClose { at }]);
        }
        DAY
    }

    async fn has_timed_out(&self, game: GameId) -> bool {
        let steps = self.world.steps(game).await;
        let mut causes = steps.iter().map(|step| &step.cause);
        causes.any(|cause| matches!(cause, Cause::TimedOut { .. }))
    }

    async fn has_come(&self, of: Awaited) -> bool {
        let host = &self.world.host;
        if of == PromiseLapses {
            return host.open_deferred().await.unwrap().is_empty();
        }
        let game = self.game(of);
        let stored = host.store().game(game).await.unwrap().unwrap();
        let state = stored.state;
        let there = stored.attendance;
        let told = self.told(game);
        let seats = async || {
            let third = PersonId(who(of, 3));
            host.seats(game, third, None).await.unwrap()
        };
        match of {
            LiveTimeOut | DailyTimeOut | RelaxedTimeOut => self.has_timed_out(game).await,
            TimeOutAfterAVacation => {
                let there = there.unwrap();
                let away = there.seat(Seat(0)).unwrap();
                away.clock().missed_in_a_row() > 0
            }
            VacationEnds => seats().await.seats[Seat(0)].away_until.is_none(),
            Reminder | DirectReminder => {
                told.iter().any(|one| matches!(one, Announcement::Reminder { .. }))
            }
            KeptNudge => told.iter().any(|one| matches!(one, Announcement::Nudge { .. })),
            NextNudge => {
                let view = seats().await;
                matches!(view.viewer, Viewer::Player(own) if own.may.nudge.contains(Seat(1)))
            }
            Call => {
                let begins = format!("send {:x}C", game.0);
                let log = &self.chat.inside().log;
                log.iter().any(|line| line.starts_with(&begins))
            }
            AbsentTooLong => there.unwrap().holder(Seat(0)) == SeatControl::Computer(Away::Absent),
            VoteFails => there.unwrap().vote().is_none(),
            NextVote => {
                let again = host.vote(game, PersonId(who(of, 1)), Ballot::Open(VoteKind::Close));
                again.await.is_ok()
            }
            RestEnds => there.unwrap().paused_until().is_none(),
            WarningOfTheEnd => told.iter().any(|one| matches!(one, Announcement::WillClose { .. })),
            EndWithoutAClock | EndOfAnEmptyTable | EndWithoutAPlace => {
                state == GameState::Abandoned
            }
            LobbyExpires => state == GameState::Expired,
            SeatIsFree => {
                let seats = host.seats(game, PersonId(9), None).await.unwrap();
                seats.seats[Seat(0)].free == Some(SeatAvailability::ToAskFor)
            }
            LookedFor => there.unwrap().holder(Seat(0)) == SeatControl::Computer(Away::Gone),
            PromiseLapses => unreachable!("it has no game"),
        }
    }
}

/// When each is due, in uptime since the beginning.
fn due(of: Awaited, disturbed: i64) -> i64 {
    match of {
        // At least three minutes after a disturbance.
        LiveTimeOut => disturbed + 3 * MINUTE,
        PromiseLapses => HAPPENS + 14 * MINUTE,
        Call => HAPPENS + 30 * MINUTE,
        Reminder | DirectReminder => 18 * HOUR,
        KeptNudge => 19 * HOUR + 46 * MINUTE + 40_000,
        VoteFails | NextVote | LookedFor => DAY,
        NextNudge => 36 * HOUR + MINUTE,
        VacationEnds => 2 * DAY,
        DailyTimeOut | EndOfAnEmptyTable => 72 * HOUR,
        TimeOutAfterAVacation => 5 * DAY,
        RelaxedTimeOut => 144 * HOUR,
        RestEnds | EndWithoutAPlace | LobbyExpires | SeatIsFree => 7 * DAY,
        AbsentTooLong => 14 * DAY,
        WarningOfTheEnd => 27 * DAY,
        EndWithoutAClock => 30 * DAY,
    }
}

/// The disturbances in order: how far each moves the wall clock, and how many tables are told that
/// the bot was away.
const ALL_THAT_HAPPENS: [(Disturbance, i64, usize); 8] = [
    (Suspended, 3 * DAY, 1),
    (SetForward, 40 * DAY, 0),
    (SetBack, -40 * DAY, 0),
    (WrongForAMoment, 0, 0),
    (SuspendedUnseen, 0, 1),
    (CutOff, 3 * DAY, 1),
    (Killed, 3 * DAY, 1),
    (KilledAndWrong, 0, 1),
];

#[tokio::test]
async fn whatever_happens_to_the_bot_and_its_clocks_all_comes_when_it_would_have_come() {
    let mut waiting = Waiting::begin().await;
    let daily = waiting.game(DailyTimeOut);
    let mut further = 0;
    for (disturbance, moved, _) in ALL_THAT_HAPPENS {
        waiting.happens(disturbance).await;
        further += moved;
        assert_eq!(waiting.ahead(), further, "{disturbance:?}");
        for &of in Awaited::VARIANTS {
            assert!(!waiting.has_come(of).await, "{disturbance:?}: {of:?}");
        }
        let who = PersonId(who(DailyTimeOut, 1));
        let panel = waiting.world.host.panel(daily, who).await.unwrap();
        let deadline = waiting.began + 72 * HOUR + further;
        let shown = panel.time.deadline;
        assert_eq!(shown, Some(WallTime(deadline)), "{disturbance:?}");
    }
    let disturbed = waiting.world.host.now() - waiting.began;
    assert!((0..MINUTE).contains(&(disturbed - HAPPENS - INTO)));
    let mut times: BTreeMap<i64, Vec<Awaited>> = BTreeMap::new();
    for &of in Awaited::VARIANTS {
        times.entry(due(of, disturbed)).or_default().push(of);
    }
    for (due, all) in times {
        waiting.pass_until(due - MINUTE / 2).await;
        for of in &all {
            assert!(!waiting.has_come(*of).await, "{of:?} is early");
        }
        waiting.pass_until(due).await;
        for of in &all {
            assert!(waiting.has_come(*of).await, "{of:?} is late");
        }
        if all.contains(&WarningOfTheEnd) {
            further += waiting.is_told_another_day().await;
        }
    }
    assert_eq!(waiting.ahead(), further);
    let was_away = |one: &&Announcement| matches!(one, Announcement::WasAway { .. });
    let told = waiting.told(daily);
    let told = told.iter().filter(was_away).count();
    let expected: usize = ALL_THAT_HAPPENS.iter().map(|(.., told)| told).sum();
    assert_eq!(told, expected);
    waiting.running.unwrap().stop().await;
}

#[test]
fn everything_that_a_game_does_by_itself_is_tried() {
    let by_itself = [
        Due::TimeOut(Seat(0)),
        Due::Remind(Seat(0)),
        Due::RemindDirectly(Seat(0)),
        Due::PassOnNudge(Seat(0)),
        Due::VoteFailed,
        Due::GoesOn,
        Due::Look(Seat(0)),
        Due::WillClose(0, ClosedBecause::Deserted),
        Due::Close(ClosedBecause::Deserted),
    ];
    assert!(by_itself.iter().all(|due| Awaited::VARIANTS.contains(&tested_by(due))));
}

#[tokio::test]
async fn a_maintenance_is_told_where_a_deadline_falls_into_it_once_and_on_every_panel() {
    let (mut world, chat, running) = World::with_chat().await;
    let timed = TableSettings { time: TimeControl::default(), ..TableSettings::UNTIMED };
    let game = world.game_on(2, Terms::for_several(), timed).await;
    let other = world.game_of(2).await;
    let database = world.database();
    let now = world.clock.now();
    let when = Maintenance { from: WallTime(now + HOUR), until: WallTime(now + 30 * 24 * HOUR) };
    let told = |chat: &Chat| {
        let told = chat.told().into_iter();
        told.filter(|told| matches!(told, Announcement::Maintenance { .. })).collect::<Vec<_>>()
    };
    // Nothing falls into a nearer hour.
    let near = Maintenance { until: WallTime(now + 2 * HOUR), ..when };
    for (announced, times) in [(near, 0), (when, 1), (when, 1)] {
        announce(&database, Some(announced)).unwrap();
        world.host.surroundings.look_for_maintenance().await.unwrap();
        running.settled().await;
        assert_eq!(told(&chat).len(), times);
        for game in [game, other] {
            assert_eq!(world.panel(game, 1).await.maintenance, Some(announced));
        }
    }
    running.stop().await;
    // A restart before the maintenance keeps it, one after its beginning ends it.
    for (passes, still) in [(0, Some(when)), (2 * HOUR, None)] {
        world.clock.advance(passes);
        world.restart().await;
        world.host.surroundings.look_for_maintenance().await.unwrap();
        assert_eq!(world.panel(game, 1).await.maintenance, still);
    }
    let running = world.run(chat.clone());
    running.end().await;
    assert_eq!(told(&chat).len(), 1);
}
