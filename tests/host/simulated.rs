//! Whole games of simulated players, some of whom vanish, through the real service, store and
//! messages; only the chat is fake, and the clock jumps to the next event. By default a few short
//! games; with `--nocapture` and these variables, the figures of docs/measurements.md and
//! docs/playing.md:
//!
//! - `VICEROY_GAMES`: games of each size.
//! - `VICEROY_SEATS`: only games of this size.
//! - `VICEROY_HABIT`: `slow`, `within8`, `within10`, `busy`, `two-looks`, `one-look` or `mixed`.
//! - `VICEROY_PLANS`: percentage of players that plan whole turns.
//! - `VICEROY_OTHERS`: how the others play: `hand`, `first` (in a first game), `standing`, `proposals` or
//!   `defaults`.
//! - `VICEROY_MODULES`: play all modules.
//! - `VICEROY_CLOCK`: `daily`, `hour` (the usual daily hour) or `relaxed`.

use viceroy::attendance::Rhythms;
use viceroy::store::{SeatWait, StoredGame};

use super::habits::{Days, Habit};
use super::visiting::{Visit, Way};
use crate::prelude::*;

/// Games that share a service and a clock.
const TOGETHER: usize = 10;
/// A longer game has stalled.
const LONGEST: i64 = 400 * DAY;
/// Tolerance for overdue deadlines.
const LATE: i64 = 2 * MINUTE;
/// How soon to look whether somebody has been called.
const CALLED: i64 = 10 * MINUTE;

#[derive(Clone)]
struct Cell {
    seats: usize,
    habit: Habit,
    /// Percentage of players that plan whole turns.
    planning: usize,
    others: Way,
    terms: Terms,
    agreed: TableSettings,
}

struct Somebody {
    days: Days,
    way: Way,
    /// Whether they plan bids when the thread says so.
    reads: bool,
    by_dm: bool,
    comes: Option<i64>,
    has_come: bool,
    visits: u32,
    presses: u32,
}

struct Simulated {
    game: GameId,
    people: Vec<Somebody>,
    began: i64,
    ended: Option<i64>,
    due: Option<i64>,
}

#[derive(Default)]
struct Figures {
    days: Vec<f64>,
    visits: Vec<f64>,
    presses: Vec<f64>,
    reminders: u32,
    /// Names called in the thread, in posts of any kind.
    mentions: u32,
    /// Of those who play by direct message.
    directly: u32,
    asked_directly: u32,
    people: u32,
    decisions: u32,
    timed_out: u32,
    computed: u32,
    back: u32,
    vanished: u32,
    deserted: u32,
    /// What players had to come for: how often, and the hours the game waited.
    came_for: BTreeMap<String, (u32, i64)>,
}

fn number(game: usize, seat: usize) -> u64 {
    (game * 10 + seat + 1) as u64
}

impl Cell {
    fn somebody(&self, lot: &mut Lot, now: i64) -> Somebody {
        let plans = lot.below(100) < self.planning;
        Somebody {
            days: Days::new(self.habit, lot, now),
            way: if plans { Way::Plans } else { self.others },
            reads: plans && lot.below(2) == 0,
            by_dm: lot.below(4) == 0,
            comes: None,
            has_come: false,
            visits: 0,
            presses: 0,
        }
    }

    async fn table(&self, world: &World, table: usize, lot: &mut Lot) -> Simulated {
        let now = world.clock.now();
        let people: Vec<_> = (0..self.seats).map(|_| self.somebody(lot, now)).collect();
        for (seat, somebody) in people.iter().enumerate() {
            if seat % 2 == 0 {
                let who = PersonId(number(table, seat));
                let rhythm = somebody.days.rhythm();
                world.host.store().set_rhythm(who, &rhythm).await.unwrap();
            }
            if somebody.by_dm {
                let who = PersonId(number(table, seat));
                world.host.play_by(who, PlayBy::Dm).await.unwrap();
            }
        }
        let first = person(number(table, 0));
        let channel = RoomId(10_000 + table as u64);
        let (terms, agreed) = (self.terms.clone(), self.agreed);
        let conditions = PlayConditions { terms, agreed };
        let lobby = world.host.new_table_with(channel, first, conditions, Entry::Anybody, &[]);
        let game = lobby.await.unwrap().game;
        for seat in 1..self.seats {
            world.joins(game, number(table, seat)).await;
        }
        world.starts(game, number(table, 0)).await;
        Simulated { game, people, began: now, ended: None, due: None }
    }

    async fn play(&self, games: usize, seed: u64, figures: &mut Figures) {
        let world = match self.others {
            Way::First => World::of_newcomers().await,
            _ => World::new().await,
        };
        let (chat, running) = world.open_chat();
        let mut lot = Lot(seed);
        let mut tables = vec![];
        for table in 0..games {
            tables.push(self.table(&world, table, &mut lot).await);
        }
        running.settled().await;
        let began = world.clock.now();
        let mut known = BTreeSet::new();
        loop {
            mentions(&chat, &mut known, figures);
            for (nth, table) in tables.iter_mut().enumerate() {
                if table.ended.is_none() && table.has_something(world.clock.now()) {
                    table.goes_on(&world, nth, &mut lot, figures).await;
                }
            }
            running.settled().await;
            mentions(&chat, &mut known, figures);
            let now = world.clock.now();
            let next = tables.iter().filter_map(Simulated::next).min();
            let Some(next) = next else { break };
            assert!(now - began < LONGEST, "a game has stalled");
            world.passes((next - now).max(0), &running).await;
        }
        running.stop().await;
        for table in &tables {
            count(&world, &chat, table, figures).await;
        }
    }
}

impl Simulated {
    fn next(&self) -> Option<i64> {
        let comes = self.people.iter().filter_map(|one| one.comes);
        let next = comes.chain(self.due).min();
        next.filter(|_| self.ended.is_none())
    }

    fn has_something(&self, now: i64) -> bool {
        self.due.is_none() || self.next().is_some_and(|at| at <= now)
    }

    async fn goes_on(&mut self, world: &World, table: usize, lot: &mut Lot, figures: &mut Figures) {
        let now = world.clock.now();
        for seat in 0..self.people.len() {
            if self.people[seat].comes.is_some_and(|at| at <= now) {
                self.comes(world, (table, seat), lot, figures).await;
            }
        }
        let stored = world.stored(self.game).await;
        if stored.state != GameState::Started {
            self.ended = Some(now);
            return;
        }
        let may_plan = may_plan(world, self.game).await;
        for (seat, somebody) in self.people.iter_mut().enumerate() {
            let wait = stored.waits[seat];
            let is_called = wait.since.is_some() && wait.called_for == wait.since;
            let is_wanted = wait.since.is_some() && (somebody.by_dm || is_called)
                || is_held(&stored, seat)
                || somebody.reads && may_plan.contains(Seat(seat as u8));
            match somebody.comes {
                None if is_wanted => somebody.comes = somebody.days.comes_after(now, lot),
                Some(_) if !is_wanted => somebody.comes = None,
                _ => {}
            }
        }
        let is_called = |wait: &SeatWait| wait.since.is_none() || wait.called_for == wait.since;
        let later = due(world, &stored, now).await;
        self.due = Some(match stored.waits.iter().all(is_called) {
            true => later,
            false => later.min(now + CALLED),
        });
    }

    async fn comes(
        &mut self,
        world: &World,
        (table, seat): (usize, usize),
        lot: &mut Lot,
        figures: &mut Figures,
    ) {
        let now = world.clock.now();
        let who = number(table, seat);
        let stored = world.stored(self.game).await;
        let since = stored.waits[seat].since;
        let somebody = &mut self.people[seat];
        somebody.comes = None;
        somebody.visits += 1;
        if is_held(&stored, seat) {
            // The previous player may have ended the game.
            let back = world.host.come_back(self.game, PersonId(who)).await;
            figures.back += u32::from(back.is_ok());
        }
        let mut visit = Visit { world, game: self.game, who, lot, presses: 0 };
        if !std::mem::replace(&mut somebody.has_come, true) {
            visit.settle_in(somebody.way).await;
            if let Some(away) = somebody.days.vacation.filter(|away| away.from > now) {
                world.host.go_away(self.game, PersonId(who), away).await.unwrap();
            }
        }
        let first = visit.answer_all(somebody.way).await;
        if somebody.reads {
            visit.plan_bids().await;
        }
        if visit.lot.below(4) == 0 {
            visit.look_at_plan().await;
        }
        somebody.presses += visit.presses;
        if let (Some(first), Some(since)) = (first, since) {
            let steps = world.steps(self.game).await;
            let asked = steps.iter().find(|step| step.number == since);
            let waited = asked.map_or(0, |step| now - step.at);
            let came = figures.came_for.entry(first).or_default();
            came.0 += 1;
            came.1 += waited / HOUR;
        }
    }
}

async fn may_plan(world: &World, game: GameId) -> SeatSet {
    let view = world.table(game).await.view;
    let develops = matches!(view.open.phase, Phase::Development(_));
    let idle =
        view.open.seats().filter(|seat| view.hands[*seat] == 0 && !view.awaited().contains(*seat));
    match develops {
        true => idle.collect(),
        false => SeatSet::NONE,
    }
}

fn is_held(stored: &StoredGame, seat: usize) -> bool {
    let held = stored.attendance.as_ref().map(|there| there.held());
    held.is_some_and(|held| held.contains(Seat(seat as u8)))
}

/// When the service acts next, at most a day from now; asserts that nothing is overdue.
async fn due(world: &World, stored: &StoredGame, now: i64) -> i64 {
    let attendance = stored.attendance.as_ref().unwrap();
    let mut rhythms = Rhythms::new(stored.people.len() as u8, |_| DailySchedule::default());
    for (seat, person) in (0..).map(Seat).zip(&stored.people) {
        let who = person.person().unwrap();
        rhythms[seat] = world.host.store().rhythm(who).await.unwrap();
        let over = attendance.deadline(seat, &rhythms);
        assert!(
            over.is_none_or(|over| over + LATE > now),
            "game {}, seat {}: a deadline was dropped",
            stored.id.0,
            seat.0
        );
    }
    let next = attendance.next_due(&rhythms);
    next.unwrap_or(now + DAY).clamp(now + MINUTE, now + DAY)
}

async fn count(world: &World, chat: &Chat, table: &Simulated, figures: &mut Figures) {
    let steps = world.steps(table.game).await;
    for step in &steps {
        match step.cause {
            Cause::Answered { .. } | Cause::Planned { .. } | Cause::Preferred { .. } => {
                figures.decisions += 1;
            }
            Cause::TimedOut { .. } => {
                figures.decisions += 1;
                figures.timed_out += 1;
            }
            Cause::Computed { .. } => {
                figures.decisions += 1;
                figures.computed += 1;
            }
            Cause::Opened { .. }
            | Cause::PlayedOn { .. }
            | Cause::Reconsidered { .. }
            | Cause::Undid { .. } => {}
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
        match somebody.days.vanishes {
            Some(gone) if gone < table.ended.unwrap() => figures.vanished += 1,
            _ => {
                figures.visits.push(f64::from(somebody.visits));
                figures.presses.push(f64::from(somebody.presses));
            }
        }
    }
    let inside = chat.inside();
    let log = inside.log.iter();
    let sent = |kind: &str| {
        let begins = format!("send {:x}{kind}", table.game.0);
        let is_one = |line: &&String| {
            line.strip_prefix(&begins)
                .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_hexdigit()))
        };
        log.clone().filter(is_one).count() as u32
    };
    figures.asked_directly += sent("P");
    figures.directly += table.people.iter().filter(|one| one.by_dm).count() as u32;
    let reminders = inside.reminded.get(&table.game).copied().unwrap_or(0);
    figures.reminders += reminders;
    // Permanent posts are there; settled ones are gone.
    for message in inside.messages.values().filter(|m| m.key.game == table.game) {
        if let MessageBody::Announcement(post) = &message.body {
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

/// Names that are called in posts, whatever else they say.
fn mentions(chat: &Chat, known: &mut BTreeSet<MessageId>, figures: &mut Figures) {
    for (id, message) in &chat.inside().messages {
        if !known.insert(*id) {
            continue;
        }
        figures.mentions += match &message.body {
            MessageBody::Table(post) => post.call.len(),
            MessageBody::News(post) => post.call.len(),
            MessageBody::Call(post) => post.called.len(),
            MessageBody::Announcement(post) => post.announcement.waits_for().iter().count(),
            _ => 0,
        } as u32;
    }
}

fn of_hundred(of: &mut [f64], part: usize) -> f64 {
    of.sort_by(f64::total_cmp);
    of.get(of.len() * part / 100).copied().unwrap_or(0.0)
}

impl Figures {
    fn print(&mut self, cell: &Cell) {
        let worst = self.days.iter().copied().fold(0.0, f64::max);
        let people = f64::from(self.people);
        let share = |part: u32| 100.0 * f64::from(part) / f64::from(self.decisions);
        println!(
            "{} people, {:?}, {:?}, {} of 100 plan, others {:?}, {} modules: {} games\n  \
             days median {:.1}, p90 {:.1}, worst {worst:.1}; of each who stayed visits {:.0}, {:.0}, presses {:.0}, \
             a turn {:.1}; of each reminders {:.2}, mentions {:.1}, questions by direct message {:.0}; decided by time-out {:.2} %, by a computer player {:.2} %; \
             came back {} times; {} of {} vanished; closed because nobody came any more: {}",
            cell.seats,
            cell.habit,
            cell.agreed.time.speed,
            cell.planning,
            cell.others,
            cell.terms.modules.len(),
            self.days.len(),
            of_hundred(&mut self.days, 50),
            of_hundred(&mut self.days, 90),
            of_hundred(&mut self.visits, 50),
            of_hundred(&mut self.visits, 90),
            of_hundred(&mut self.presses, 50),
            of_hundred(&mut self.presses, 50) / 12.0,
            f64::from(self.reminders) / people,
            f64::from(self.mentions) / f64::from((self.people - self.directly).max(1)),
            f64::from(self.asked_directly) / f64::from(self.directly.max(1)),
            share(self.timed_out),
            share(self.computed),
            self.back,
            self.vanished,
            self.people,
            self.deserted,
        );
        let waited: i64 = self.came_for.values().map(|(_, hours)| hours).sum();
        let mut came: Vec<_> = self.came_for.iter().collect();
        came.sort_by_key(|(_, (times, _))| std::cmp::Reverse(*times));
        for (what, (times, hours)) in came.into_iter().take(12) {
            let share = 100.0 * *hours as f64 / waited.max(1) as f64;
            println!("  came {times} times for {what}: {share:.0} % of the waiting");
        }
    }
}

fn speed_named(name: &str) -> Speed {
    match name {
        "daily" => Speed::Daily,
        "hour" => Speed::Hour(DailyHour::USUAL),
        "relaxed" => Speed::Relaxed,
        other => panic!("no table of days has the clock {other}"),
    }
}

#[tokio::test]
async fn no_game_of_simulated_people_stalls() {
    let text = |name| std::env::var(name).ok();
    let number = |name| text(name)?.parse::<usize>().ok();
    let all = Cell {
        seats: 4,
        habit: Habit::named(text("VICEROY_HABIT").as_deref().unwrap_or("slow")),
        planning: number("VICEROY_PLANS").unwrap_or(50),
        others: Way::named(text("VICEROY_OTHERS").as_deref().unwrap_or("hand")),
        terms: Terms {
            modules: match text("VICEROY_MODULES") {
                Some(_) => Module::ALL.to_vec(),
                None => vec![],
            },
            ..Terms::for_several()
        },
        agreed: TableSettings {
            time: TimeControl {
                speed: speed_named(text("VICEROY_CLOCK").as_deref().unwrap_or("daily")),
                ..DAILY.time
            },
            ..DAILY
        },
    };
    let games = number("VICEROY_GAMES");
    let sizes = match (number("VICEROY_SEATS"), games) {
        (Some(seats), games) => vec![(seats, games.unwrap_or(2))],
        (None, Some(games)) => vec![(4, games), (3, games), (2, games)],
        (None, None) => vec![(4, 2), (3, 1), (2, 2)],
    };
    for (seats, games) in sizes {
        let cell = Cell { seats, ..all.clone() };
        let mut figures = Figures::default();
        let mut left = games;
        let mut seed = 1600 + seats as u64;
        while left > 0 {
            let now = left.min(TOGETHER);
            cell.play(now, seed, &mut figures).await;
            left -= now;
            seed += 10;
        }
        figures.print(&cell);
        assert_eq!(figures.days.len() + figures.deserted as usize, games);
    }
}
