//! How long one player waits for three hard computer players on two idle cores, alone and while
//! eight such games think. Waiting is simulated from measured processor time, so other load does
//! not matter. `VICEROY_WAITING_GAMES` plays that many whole games; `VICEROY_WAITING_QUICKER=4`
//! says how much faster a release build is.

#[path = "thinking/schedule.rs"]
mod schedule;

use std::cell::Cell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::mpsc::{Sender, channel};
use std::sync::{LazyLock, Mutex, MutexGuard};
use std::time::Duration;

use viceroy::ai::{Budget, Helpers, Search, SharedWork};

use self::schedule::{Cost, House, Press, Round};
use crate::prelude::*;

/// Only one in this many iterations runs; its cost is scaled up.
const PART: u32 = 5;
/// The longest wait on two cores, in seconds: alone, and while several games think.
const MOST: f64 = 6.0;
const MOST_AMONG: f64 = 12.0;
const GAMES_AT_ONCE: usize = 8;
/// Time to see something happen, in milliseconds.
const SEEN: i64 = 3000;

struct Thought {
    table: u64,
    asked: String,
    phase: Phase,
    is_person_asked: bool,
    cost: Cost,
}

/// One in this many searches is measured again, with one and with two threads.
const AGAIN: usize = 10;
static THOUGHT_AGAIN: Mutex<[Duration; 2]> = Mutex::new([Duration::ZERO; 2]);

static THOUGHTS: Mutex<Vec<Thought>> = Mutex::new(vec![]);

fn thoughts() -> MutexGuard<'static, Vec<Thought>> {
    THOUGHTS.lock().unwrap()
}

/// Runs jobs on a thread of normal priority, so that a measurement ends on a busy machine.
type Job = Box<dyn FnOnce() + Send>;

static ELSEWHERE: LazyLock<Sender<Job>> = LazyLock::new(|| {
    let (jobs, queue) = channel::<Job>();
    std::thread::spawn(move || queue.into_iter().for_each(|job| job()));
    jobs
});

struct Watched {
    level: Level,
    seed: u64,
}

impl Watched {
    fn think(level: Level, seed: u64, view: &SeatView, question: &Question) -> (Answer, Cost) {
        let mut brain: Box<dyn Brain> = match level.iterations() {
            Some(iterations) => Box::new(Search::new(seed, Budget::iterations(iterations / PART))),
            None => level.brain(seed),
        };
        let shared = Noted::default();
        let before = processor_time();
        let answer = brain.answer_with(view, question, &shared);
        let all = processor_time() - before;
        let shared = shared.0.get();
        if level.iterations().is_some() && thoughts().len().is_multiple_of(AGAIN) {
            let two = Two::default();
            assert_eq!(answer, brain.answer_with(view, question, &two));
            let mut again = THOUGHT_AGAIN.lock().unwrap();
            *again = [again[0] + shared, again[1] + two.0.get()];
        }
        let cost = Cost {
            alone: all.saturating_sub(shared).as_secs_f64(),
            shared: (shared * PART).as_secs_f64(),
        };
        (answer, cost)
    }
}

/// No other thread helps, but parallelisable work is measured.
#[derive(Default)]
struct Noted(Cell<Duration>);

impl Helpers for Noted {
    fn share(&self, work: &SharedWork) {
        let before = processor_time();
        work();
        self.0.set(self.0.get() + processor_time() - before);
    }
}

/// One other thread helps; the time of both is measured.
#[derive(Default)]
struct Two(Cell<Duration>);

impl Helpers for Two {
    fn share(&self, work: &SharedWork) {
        let used = || {
            let before = processor_time();
            work();
            processor_time() - before
        };
        let both = std::thread::scope(|threads| {
            let other = threads.spawn(used);
            used() + other.join().unwrap()
        });
        self.0.set(self.0.get() + both);
    }
}

impl Brain for Watched {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        let (tell, told) = channel();
        let (level, seed) = (self.level, self.seed);
        let asked = (view.clone(), question.clone());
        let job = Box::new(move || {
            tell.send(Watched::think(level, seed, &asked.0, &asked.1)).unwrap();
        });
        ELSEWHERE.send(job).unwrap();
        let (answer, cost) = told.recv().unwrap();
        let mut hasher = DefaultHasher::new();
        format!("{:?}", view.table).hash(&mut hasher);
        thoughts().push(Thought {
            table: hasher.finish(),
            asked: question.topic.key(),
            phase: view.table.open.phase,
            is_person_asked: view.table.awaited().contains(Seat(0)),
            cost,
        });
        answer
    }
}

/// Processor time of this thread, where the system reports it.
fn processor_time() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let spent = told.split(' ').next().and_then(|spent| spent.parse().ok());
    Duration::from_nanos(spent.unwrap_or(0))
}

fn watched(level: Level, seed: u64) -> Box<dyn Brain> {
    Box::new(Watched { level, seed })
}

/// Groups searches by table; those about the same table run at once.
fn rounds(thoughts: Vec<Thought>) -> Vec<Round> {
    let mut rounds: Vec<Round> = vec![];
    let mut about = None;
    for thought in thoughts {
        if about.replace(thought.table) != Some(thought.table) {
            rounds.push(Round {
                asked: vec![],
                phase: thought.phase,
                is_person_asked: thought.is_person_asked,
                costs: vec![],
            });
        }
        if let Some(round) = rounds.last_mut() {
            round.asked.push(thought.asked);
            round.costs.push(thought.cost);
        }
    }
    rounds
}

fn wanted(name: &str) -> Option<f64> {
    std::env::var(name).ok().map(|value| value.parse().unwrap())
}

async fn game(world: &World, level: Level) -> GameId {
    let game = world.opens_with(CHANNEL, 1, DAILY, &[level; 3]).await.game;
    world.starts(game, 1).await;
    game
}

async fn presses(level: Level, answers: usize) -> Vec<Press> {
    let mut world = World::new().await;
    let computers = ComputerPlayers {
        brain: watched,
        pace: ComputerPace::AtOnce,
        deal_brain: Level::unhurried_brain,
    };
    world.restart_for(computers).await;
    let game = game(&world, level).await;
    let mut presses = vec![];
    for _ in 0..answers {
        world.host.computing.settled().await;
        thoughts().clear();
        let panel = world.panel(game, 1).await;
        let Some(question) = panel.view.question.clone() else {
            break;
        };
        let answer = Greedy.answer(&panel.view, &question);
        let answered = world.host.answer(game, PersonId(1), question.id, &answer).await;
        answered.unwrap();
        world.host.computing.settled().await;
        presses.push(Press {
            phase: panel.view.table.open.phase,
            rounds: rounds(std::mem::take(&mut thoughts())),
        });
    }
    presses
}

fn spread(all: impl Iterator<Item = f64>) -> String {
    let mut all: Vec<f64> = all.collect();
    all.sort_by(f64::total_cmp);
    let at = |percent: usize| all[(all.len() - 1) * percent / 100];
    format!("{:.2}, {:.2}, {:.2} s (p50, p95, most of {})", at(50), at(95), at(100), all.len())
}

fn most(all: &[f64]) -> f64 {
    all.iter().copied().fold(0.0, f64::max)
}

#[tokio::test]
async fn a_person_waits_little_for_three_computer_players() {
    let games = wanted("VICEROY_WAITING_GAMES");
    let quicker = wanted("VICEROY_WAITING_QUICKER").unwrap_or(1.0);
    let level = games.map_or(Level::Easy, |_| Level::Hard);
    let answers = games.map_or(25, |_| usize::MAX);
    let mut played = vec![];
    LazyLock::force(&ELSEWHERE);
    for _ in 0..games.unwrap_or(1.0) as usize {
        let mut presses = presses(level, answers).await;
        let rounds = presses.iter_mut().flat_map(|press| &mut press.rounds);
        for cost in rounds.flat_map(|round| &mut round.costs) {
            *cost = cost.faster(quicker);
        }
        played.push(presses);
    }
    let all = || played.iter().flatten();
    let longest = all().max_by_key(|press| press.waited_rounds()).unwrap();
    assert!(longest.waited_rounds() > 0, "nobody waited");
    println!("at most {} rounds: {}", longest.waited_rounds(), longest.told());
    let costs = || all().flat_map(|press| &press.rounds).flat_map(|round| &round.costs);
    println!("a thought: {}", spread(costs().map(Cost::all)));
    println!("of it alone: {}", spread(costs().map(|cost| cost.alone)));
    if games.is_some() {
        let [by_one, by_two] = THOUGHT_AGAIN.lock().unwrap().map(|all| all.as_secs_f64());
        println!("by two threads: {:.3} of the time of one", by_two / by_one);
    }
    let alone = |house: House| {
        let each = played.iter().map(|presses| house.waits(std::slice::from_ref(presses)));
        each.reduce(|all, one| all.and(one)).unwrap()
    };
    for house in [House::EACH_ON_ONE_CORE, House::TOGETHER] {
        let waits = alone(house);
        println!("{house:?}: {}", spread(waits.for_question.iter().copied()));
        println!("until something is seen: {}", spread(waits.for_change.iter().copied()));
    }
    // The same games, each rotated to another starting point.
    let among: Vec<Vec<Press>> = (0..GAMES_AT_ONCE)
        .map(|nth| {
            let mut presses = played[nth % played.len()].clone();
            let by = presses.len() * nth / GAMES_AT_ONCE;
            presses.rotate_left(by);
            presses
        })
        .collect();
    for thinks_for in [0.0, 5.0, 15.0] {
        let house = House { thinks_for, ..House::TOGETHER };
        let waits = house.waits(&among);
        println!(
            "{GAMES_AT_ONCE} games whose people choose within {thinks_for} s: {}",
            spread(waits.for_question.iter().copied())
        );
        println!("until something is seen: {}", spread(waits.for_change.iter().copied()));
        if games.is_none() {
            assert!(most(&waits.for_question) <= MOST_AMONG);
        }
    }
    if games.is_none() {
        let waits = alone(House::TOGETHER);
        assert!(most(&waits.for_question) <= MOST, "{}", longest.told());
    }
}

/// Blocks all searches while held.
static GATE: Mutex<()> = Mutex::new(());

struct Held;

impl Brain for Held {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        let _let = GATE.lock().unwrap();
        Greedy.answer(view, question)
    }
}

#[tokio::test]
#[allow(clippy::await_holding_lock, reason = "the thinkers wait, nobody else does")]
async fn a_press_is_answered_before_anybody_has_thought_and_something_changes_soon_after() {
    let mut world = World::new().await;
    let computers = ComputerPlayers {
        brain: |_, _| Box::new(Held),
        pace: ComputerPace::Steady,
        deal_brain: Level::unhurried_brain,
    };
    world.restart_for(computers).await;
    let game = game(&world, Level::Hard).await;
    let mut waits = 0;
    for _ in 0..400 {
        world.host.computing.settled().await;
        let panel = world.panel(game, 1).await;
        let Some(question) = panel.view.question.clone() else {
            world.clock.advance(100);
            continue;
        };
        let answer = Greedy.answer(&panel.view, &question);
        let held = GATE.lock().unwrap();
        let pressed = world.host.answer(game, PersonId(1), question.id, &answer).await.unwrap();
        let before = pressed.as_of();
        assert_ne!(before.fingerprint, panel.as_of().fingerprint);
        if pressed.view.question.is_none() {
            assert!(before.now.watched.is_some(), "{:?}", pressed.view.table.awaiting);
        }
        drop(held);
        if pressed.view.question.is_some() {
            continue;
        }
        waits += 1;
        let mut passed = 0;
        world.host.computing.settled().await;
        while world.panel(game, 1).await.as_of().fingerprint == before.fingerprint {
            assert!(passed < SEEN, "nothing has changed since {:?}", before.now);
            world.clock.advance(100);
            passed += 100;
            world.host.computing.settled().await;
        }
    }
    assert!(waits > 10, "{waits}");
}
