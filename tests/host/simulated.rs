//! Whole games of simulated people, some of whom vanish, through the real host, store and notices; only the chat is
//! replaced and the clock is driven. `VICEROY_GAMES` plays that many games of four, and a third as many of two and of
//! three; without it a few. People answer after up to 30 hours, or so many as `VICEROY_HOURS` says; with `VICEROY_PLANS`
//! they take whatever is proposed. Run with `--nocapture` it prints the figures of docs/measurements.md.

use std::collections::BTreeMap;

use viceroy::attendance::{Announcement, ClosedBecause};
use viceroy::notice::{GameId, NoticeBody, PersonId, RoomId};
use viceroy::rules::Terms;
use viceroy::store::{Cause, GameState};
use viceroy::timing::{DAY, HOUR, MINUTE, Rhythm, Sleep, Zone};

use super::absence::DAILY;
use super::chat::Chat;
use super::world::{Lot, World, person};

/// So many games share a host and a clock.
const TOGETHER: usize = 25;
/// A game that lasts longer than this has stalled.
const LONGEST: i64 = 400 * DAY;
/// Nobody's deadline may be over for longer than this: what is due is done at once, when the clock is next moved.
const LATE: i64 = 90 * MINUTE;
/// People answer after up to so many hours, if nothing else is wanted.
const HOURS: usize = 30;
/// By so much the clock is moved at once.
const STEP: i64 = HOUR;

/// Somebody at a table.
struct Somebody {
    /// When they wake, in milliseconds after midnight.
    wakes: i64,
    /// When they stop coming for good.
    vanishes: Option<i64>,
    /// When they answer what they are asked.
    comes: Option<i64>,
    visits: u32,
    /// How long it takes them at most, in hours.
    within: usize,
}

/// A game and its people.
struct Simulated {
    game: GameId,
    people: Vec<Somebody>,
    began: i64,
    ended: Option<i64>,
}

/// What the games of one size came to.
#[derive(Default)]
struct Figures {
    days: Vec<f64>,
    visits: Vec<f64>,
    reminders: u32,
    calls: u32,
    people: u32,
    decisions: u32,
    timed_out: u32,
    computed: u32,
    back: u32,
    vanished: u32,
    deserted: u32,
}

impl Somebody {
    fn new(lot: &mut Lot, now: i64, within: usize) -> Somebody {
        let vanishes = (lot.below(10) == 0).then(|| now + lot.below(20 * 24) as i64 * HOUR);
        Somebody {
            wakes: lot.below(24) as i64 * HOUR,
            vanishes,
            comes: None,
            visits: 0,
            within,
        }
    }

    /// When they come who learn now that the game waits for them: in up to so many hours, when they are awake.
    fn comes_after(&self, now: i64, lot: &mut Lot) -> Option<i64> {
        let at = now + lot.below(self.within * 60) as i64 * MINUTE;
        let slept = (at - self.wakes).rem_euclid(DAY) - 16 * HOUR;
        let at = if slept > 0 { at + 8 * HOUR - slept } else { at };
        (self.vanishes.is_none_or(|gone| at < gone)).then_some(at)
    }

    /// What they have told of their days.
    fn rhythm(&self) -> Rhythm {
        let minute = |at: i64| u16::try_from(at.rem_euclid(DAY) / MINUTE).unwrap();
        Rhythm {
            zone: Zone::from_name("UTC"),
            sleep: Sleep::new(minute(self.wakes + 16 * HOUR), minute(self.wakes)).ok(),
        }
    }
}

fn number(game: usize, seat: usize) -> u64 {
    (game * 10 + seat + 1) as u64
}

async fn play(seats: usize, games: usize, within: usize, seed: u64, figures: &mut Figures) {
    let world = World::new().await;
    let (chat, running) = world.open_chat();
    let mut lot = Lot(seed);
    let mut tables = vec![];
    for table in 0..games {
        let now = world.clock.now();
        let people: Vec<_> = (0..seats)
            .map(|_| Somebody::new(&mut lot, now, within))
            .collect();
        for (seat, somebody) in people.iter().enumerate() {
            // Every second one has told when they sleep.
            if seat % 2 == 0 {
                let who = PersonId(number(table, seat));
                let rhythm = somebody.rhythm();
                world.host.store().set_rhythm(who, &rhythm).await.unwrap();
            }
        }
        let first = person(number(table, 0));
        let channel = RoomId(10_000 + table as u64);
        let lobby = world
            .host
            .new_timed_table(channel, first, Terms::for_several(), DAILY);
        let game = lobby.await.unwrap().game;
        for seat in 1..seats {
            let id = number(table, seat);
            world.joins(game, id).await;
        }
        let id = number(table, 0);
        world.starts(game, id).await;
        tables.push(Simulated {
            game,
            people,
            began: now,
            ended: None,
        });
    }
    running.settled().await;
    let began = world.clock.now();
    while tables.iter().any(|table| table.ended.is_none()) {
        let now = world.clock.now();
        assert!(now - began < LONGEST, "a game has stalled");
        for (number_of_table, table) in tables.iter_mut().enumerate() {
            if table.ended.is_some() {
                continue;
            }
            let stored = world.stored(table.game).await;
            if stored.state != GameState::Started {
                table.ended = Some(now);
                continue;
            }
            let held = stored
                .attendance
                .as_ref()
                .map(|a| a.held())
                .unwrap_or_default();
            for (seat, wait) in stored.waits.iter().enumerate() {
                let somebody = &mut table.people[seat];
                let is_held = held.contains(viceroy::rules::Seat(seat as u8));
                if wait.since.is_none() && !is_held {
                    somebody.comes = None;
                    continue;
                }
                if somebody.comes.is_none() {
                    somebody.comes = somebody.comes_after(now, &mut lot);
                }
                if somebody.comes.is_some_and(|at| at <= now) {
                    somebody.comes = None;
                    somebody.visits += 1;
                    if is_held {
                        let who = PersonId(number(number_of_table, seat));
                        // Whoever came just before may have ended the game.
                        let back = world.host.come_back(table.game, who).await;
                        figures.back += u32::from(back.is_ok());
                    }
                    let who = number(number_of_table, seat);
                    match std::env::var_os("VICEROY_PLANS") {
                        Some(_) => world.visit_planning(table.game, who, &mut lot).await,
                        None => world.visit(table.game, who, &mut lot).await,
                    }
                }
            }
            if now % (6 * HOUR) < STEP {
                in_time(&world, table.game, now).await;
            }
        }
        world.clock.advance(STEP);
        running.settled().await;
    }
    running.stop().await;
    for table in &tables {
        count(&world, &chat, table, figures).await;
    }
}

/// Whether everything was done when it was due.
async fn in_time(world: &World, game: GameId, now: i64) {
    let stored = world.stored(game).await;
    let Some(attendance) = stored
        .attendance
        .filter(|_| stored.state == GameState::Started)
    else {
        return;
    };
    let mut rhythms =
        viceroy::attendance::Rhythms::new(stored.people.len() as u8, |_| Rhythm::default());
    for (seat, person) in (0..).map(viceroy::rules::Seat).zip(&stored.people) {
        rhythms[seat] = world
            .host
            .store()
            .rhythm(person.person().unwrap())
            .await
            .unwrap();
        let over = attendance.deadline(seat, &rhythms);
        assert!(
            over.is_none_or(|over| over + LATE > now),
            "game {}, seat {}: a deadline was dropped",
            game.0,
            seat.0
        );
    }
}

async fn count(world: &World, chat: &Chat, table: &Simulated, figures: &mut Figures) {
    let steps = world.steps(table.game).await;
    for step in &steps {
        match step.cause {
            Cause::Answered { .. } | Cause::Planned { .. } => figures.decisions += 1,
            Cause::TimedOut { .. } => {
                figures.decisions += 1;
                figures.timed_out += 1;
            }
            Cause::Computed { .. } => {
                figures.decisions += 1;
                figures.computed += 1;
            }
            Cause::Opened { .. } | Cause::Reconsidered { .. } | Cause::Undid { .. } => {}
        }
    }
    let days = (table.ended.unwrap() - table.began) as f64 / DAY as f64;
    if world.state(table.game).await == GameState::Abandoned {
        figures.deserted += 1;
    } else {
        figures.days.push(days);
    }
    figures.people += table.people.len() as u32;
    for somebody in &table.people {
        match somebody.vanishes {
            Some(gone) if gone < table.ended.unwrap() => figures.vanished += 1,
            _ => figures.visits.push(f64::from(somebody.visits)),
        }
    }
    let inside = chat.inside();
    let log = inside.log.iter();
    // What was sent about this game: a call is `C`.
    let sent = |kind: &str| {
        let begins = format!("send {:x}{kind}", table.game.0);
        let is_one = |line: &&String| {
            line.strip_prefix(&begins)
                .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_hexdigit()))
        };
        log.clone().filter(is_one).count() as u32
    };
    figures.calls += sent("C");
    let reminders = inside.reminded.get(&table.game).copied().unwrap_or(0);
    figures.reminders += reminders;
    // What is told for good is there; what is settled is gone.
    for message in inside
        .messages
        .values()
        .filter(|m| m.key.game == table.game)
    {
        if let NoticeBody::Announcement(post) = &message.body {
            let passes = matches!(
                post.announcement,
                Announcement::Reminder { .. }
                    | Announcement::Nudge { .. }
                    | Announcement::Vote { .. }
            );
            assert!(!passes, "{:?} is still there", post.announcement);
            if let Announcement::Closed { because } = post.announcement {
                assert_eq!(because, ClosedBecause::Deserted);
            }
        }
    }
}

fn median(of: &mut [f64]) -> f64 {
    of.sort_by(f64::total_cmp);
    of.get(of.len() / 2).copied().unwrap_or(0.0)
}

#[tokio::test]
async fn no_game_of_simulated_people_stalls() {
    let number = |name| std::env::var(name).ok()?.parse::<usize>().ok();
    let games = number("VICEROY_GAMES");
    let within = number("VICEROY_HOURS").unwrap_or(HOURS);
    let sizes: BTreeMap<usize, usize> = match games {
        Some(games) => [(4, games), (2, games * 3 / 10), (3, games * 3 / 10)].into(),
        None => [(4, 2), (2, 2), (3, 1)].into(),
    };
    for (seats, games) in sizes {
        let mut figures = Figures::default();
        let mut left = games;
        let mut seed = 1600 + seats as u64;
        while left > 0 {
            let now = left.min(TOGETHER);
            play(seats, now, within, seed, &mut figures).await;
            left -= now;
            seed += 10;
        }
        let worst = figures.days.iter().copied().fold(0.0, f64::max);
        let people = f64::from(figures.people);
        let share = |part: u32| 100.0 * f64::from(part) / f64::from(figures.decisions);
        println!(
            "{seats} people, {games} games: days median {:.1}, worst {worst:.1}; visits of each who stayed {:.1}; \
             reminders of each {:.2}, calls of each {:.1}; decided by time-out {:.2} %, by a computer player {:.2} %; \
             came back {} times; \
             {} of {} vanished; closed because nobody came any more: {}",
            median(&mut figures.days),
            median(&mut figures.visits),
            f64::from(figures.reminders) / people,
            f64::from(figures.calls) / people,
            share(figures.timed_out),
            share(figures.computed),
            figures.back,
            figures.vanished,
            figures.people,
            figures.deserted,
        );
        assert_eq!(figures.days.len() + figures.deserted as usize, games);
    }
}
