//! How long one person waits for three hard computer players on a machine with nothing else to do: what they think is counted in
//! processor time, so other work beside it changes nothing, and the waiting is added up from it as the host lets them think. Without
//! more some answers to easy players; with `VICEROY_WAITING_GAMES` so many whole games and the figures with `--nocapture`.
//! `VICEROY_WAITING_QUICKER=4` says by how many times a release build thinks faster than this one.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::mpsc::{Sender, channel};
use std::sync::{LazyLock, Mutex, MutexGuard};
use std::time::Duration;

use viceroy::brains::{Brain, Budget, Greedy, Level, Search};
use viceroy::host::{ComputerPace, ComputerPlayers};
use viceroy::notice::{Entry, PersonId};
use viceroy::rules::{Answer, Question, SeatView, Terms};

use super::absence::DAILY;
use super::world::{CHANNEL, World, person};

/// The least time in which computer players answer a person, and each other, in seconds; the latter once was as long as hard ones
/// may think.
const AFTER_PEOPLE: f64 = 1.0;
const AFTER_COMPUTERS: f64 = 0.3;
const BEFORE: f64 = 0.7;
/// Of all iterations one of so many is made, and counted so often.
const PART: u32 = 5;
/// What a person waits at most on a machine of two cores.
const MOST: f64 = 6.0;

/// One thought: the table it was about, and what it cost.
struct Thought {
    table: u64,
    /// What was asked.
    asked: String,
    took: Duration,
}

static THOUGHTS: Mutex<Vec<Thought>> = Mutex::new(vec![]);

fn thoughts() -> MutexGuard<'static, Vec<Thought>> {
    THOUGHTS.lock().unwrap()
}

/// Thinks where nobody is of lower priority than others, so that a measurement comes to its end on a busy machine.
type Job = Box<dyn FnOnce() + Send>;

static ELSEWHERE: LazyLock<Sender<Job>> = LazyLock::new(|| {
    let (jobs, queue) = channel::<Job>();
    std::thread::spawn(move || queue.into_iter().for_each(|job| job()));
    jobs
});

/// Somebody whose thoughts are noted.
struct Watched {
    level: Level,
    seed: u64,
}

impl Watched {
    /// What is answered, and what it cost.
    fn think(level: Level, seed: u64, view: &SeatView, question: &Question) -> (Answer, Duration) {
        let mut brain: Box<dyn Brain> = match level.iterations() {
            Some(iterations) => Box::new(Search::new(seed, Budget::iterations(iterations / PART))),
            None => level.brain(seed),
        };
        let before = processor_time();
        let answer = brain.answer(view, question);
        (answer, (processor_time() - before) * PART)
    }
}

impl Brain for Watched {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        let (tell, told) = channel();
        let (level, seed) = (self.level, self.seed);
        let asked = (view.clone(), question.clone());
        let job = Box::new(move || {
            tell.send(Watched::think(level, seed, &asked.0, &asked.1))
                .unwrap();
        });
        ELSEWHERE.send(job).unwrap();
        let (answer, took) = told.recv().unwrap();
        let mut hasher = DefaultHasher::new();
        format!("{:?}", view.table).hash(&mut hasher);
        let table = hasher.finish();
        let asked = question.topic.key();
        thoughts().push(Thought { table, asked, took });
        answer
    }
}

/// What this thread has used, where the system tells it.
fn processor_time() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let spent = told.split(' ').next().and_then(|spent| spent.parse().ok());
    Duration::from_nanos(spent.unwrap_or(0))
}

fn watched(level: Level, seed: u64) -> Box<dyn Brain> {
    Box::new(Watched { level, seed })
}

/// Thoughts about the same table, which are thought at once.
#[derive(Default)]
struct Round {
    asked: Vec<String>,
    took: Vec<Duration>,
}

/// The thoughts about one table after the other.
fn rounds(thoughts: Vec<Thought>) -> Vec<Round> {
    let mut rounds: Vec<Round> = vec![];
    let mut about = None;
    for Thought { table, asked, took } in thoughts {
        if about.replace(table) != Some(table) {
            rounds.push(Round::default());
        }
        if let Some(round) = rounds.last_mut() {
            round.asked.push(asked);
            round.took.push(took);
        }
    }
    rounds
}

/// How long a person waits for these rounds on so many threads, where computer players answer each other after so many seconds, or steps of
/// so many.
fn waited(rounds: &[Round], threads: usize, after_computers: f64, quicker: f64) -> f64 {
    let mut waited = 0.0;
    for (nth, round) in rounds.iter().enumerate() {
        let mut busy: Vec<f64> = vec![0.0; threads];
        for took in &round.took {
            let free = busy.iter_mut().min_by(|one, other| one.total_cmp(other));
            *free.unwrap() += took.as_secs_f64() / quicker;
        }
        let least = match nth {
            0 => AFTER_PEOPLE,
            _ => after_computers,
        };
        let late = busy.into_iter().fold(0.0, f64::max) - least;
        waited += least + (late.max(0.0) / after_computers).ceil() * after_computers;
    }
    waited
}

fn wanted(name: &str) -> Option<f64> {
    std::env::var(name).ok().map(|value| value.parse().unwrap())
}

#[tokio::test]
async fn a_person_waits_little_for_three_computer_players() {
    let games = wanted("VICEROY_WAITING_GAMES");
    let quicker = wanted("VICEROY_WAITING_QUICKER").unwrap_or(1.0);
    let level = games.map_or(Level::Easy, |_| Level::Hard);
    let answers = games.map_or(25, |_| usize::MAX);
    let mut waits: Vec<Vec<Round>> = vec![];
    LazyLock::force(&ELSEWHERE);
    for _ in 0..games.unwrap_or(1.0) as usize {
        let mut world = World::new().await;
        world
            .restart_for(ComputerPlayers {
                brain: watched,
                pace: ComputerPace::AtOnce,
            })
            .await;
        let conditions = viceroy::attendance::Conditions {
            terms: Terms::for_several(),
            agreed: DAILY,
        };
        let levels = [level; 3];
        let opened =
            world
                .host
                .new_table_with(CHANNEL, person(1), conditions, Entry::Anybody, &levels);
        let game = opened.await.unwrap().game;
        world.starts(game, 1).await;
        for _ in 0..answers {
            world.host.computers_settled().await;
            thoughts().clear();
            let panel = world.panel(game, 1).await;
            let Some(question) = panel.view.question.clone() else {
                break;
            };
            let answer = Greedy.answer(&panel.view, &question);
            let answered = world
                .host
                .answer(game, PersonId(1), question.id, &answer)
                .await;
            let is_asked = answered.unwrap().view.question.is_some();
            world.host.computers_settled().await;
            let rounds = rounds(std::mem::take(&mut thoughts()));
            if !is_asked && !rounds.is_empty() {
                waits.push(rounds);
            }
        }
    }
    assert!(!waits.is_empty(), "nobody waited");
    let most_rounds = waits.iter().max_by_key(|rounds| rounds.len()).unwrap();
    let asked: Vec<String> = most_rounds
        .iter()
        .map(|round| round.asked.join("+"))
        .collect();
    let took = waits.iter().flatten().flat_map(|round| &round.took);
    let mut took: Vec<f64> = took.map(|took| took.as_secs_f64() / quicker).collect();
    took.sort_by(f64::total_cmp);
    let spread = |all: &[f64]| {
        let at = |percent: usize| all[(all.len() - 1) * percent / 100];
        format!(
            "{:.2}, {:.2}, {:.2} s (p50, p95, most)",
            at(50),
            at(95),
            at(100)
        )
    };
    println!(
        "{} waits of at most {} rounds: {}",
        waits.len(),
        asked.len(),
        asked.join(", ")
    );
    println!("{} thoughts: {}", took.len(), spread(&took));
    let mut longest = 0.0;
    for (threads, after) in [(1, BEFORE), (2, BEFORE), (2, AFTER_COMPUTERS)] {
        let each = waits
            .iter()
            .map(|rounds| waited(rounds, threads, after, quicker));
        let mut each: Vec<f64> = each.collect();
        each.sort_by(f64::total_cmp);
        println!(
            "{threads} threads, {after} s after each other: {}",
            spread(&each)
        );
        longest = each.last().copied().unwrap();
    }
    if games.is_none() {
        assert!(longest <= MOST, "{longest} s: {asked:?}");
    }
}
