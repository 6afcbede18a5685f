//! Rows read by an answer and the following delivery pass: as few late in a game as early, since
//! nothing reads the past. The counter is process-wide, so this file has only one test.
#![allow(clippy::unwrap_used)]

#[path = "host/chat.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod chat;
#[path = "common/folder.rs"]
mod folder;
#[path = "host/world.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod world;

use std::fmt::Debug;
use std::ops::Range;
use std::sync::Mutex;

use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::layer::{Context, SubscriberExt};
use tracing_subscriber::{EnvFilter, Layer};
use viceroy::messages::{PersonId, PlayBy};

use chat::Chat;
use world::{Lot, World};

static READ: Mutex<Read> = Mutex::new(Read { statements: 0, steps: 0, messages: 0, rows: 0 });

#[derive(Clone, Copy, Default, Debug)]
struct Read {
    statements: u64,
    steps: u64,
    messages: u64,
    rows: u64,
}

fn read() -> Read {
    std::mem::take(&mut *READ.lock().unwrap())
}

struct Counting;

#[derive(Default)]
struct Statement {
    text: String,
    rows: u64,
}

impl Visit for Statement {
    fn record_u64(&mut self, field: &Field, value: u64) {
        if field.name() == "rows_returned" {
            self.rows = value;
        }
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        if ["summary", "db.statement"].contains(&field.name()) {
            self.text += value;
        }
    }

    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.record_str(field, &format!("{value:?}"));
    }
}

impl<S: Subscriber> Layer<S> for Counting {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut statement = Statement::default();
        event.record(&mut statement);
        let mut read = READ.lock().unwrap();
        read.statements += 1;
        if statement.text.contains("from steps") {
            read.steps += statement.rows;
        } else if statement.text.contains("from notices") {
            read.messages += statement.rows;
        } else {
            read.rows += statement.rows;
        }
    }
}

type Counted = fn(&Read) -> u64;

fn most(all: &[(u32, Read)], steps: Range<u32>, what: Counted) -> u64 {
    let there = all.iter().filter(|(step, _)| steps.contains(step));
    there.map(|(_, read)| what(read)).max().unwrap()
}

fn mean(all: &[(u32, Read)], steps: Range<u32>, what: Counted) -> f64 {
    let there = all.iter().filter(|(step, _)| steps.contains(step));
    let there: Vec<u64> = there.map(|(_, read)| what(read)).collect();
    there.iter().sum::<u64>() as f64 / there.len() as f64
}

#[tokio::test]
async fn step_200_costs_what_step_20_costs() {
    let filter = EnvFilter::new("sqlx::query=debug");
    let counting = tracing_subscriber::registry().with(filter).with(Counting);
    tracing::subscriber::set_global_default(counting).unwrap();
    let world = World::new().await;
    let game = world.game_of(4).await;
    world.host.play_by(PersonId(2), PlayBy::Dm).await.unwrap();
    let chat = Chat::new(&world.clock);
    let running = world.run(chat.clone());
    running.settled().await;
    // Counted together, since the delivery may begin before the reply.
    let mut answers = vec![];
    let mut lot = Lot(2);
    read();
    while let Some(panel) = world.answer_once(game, 4, &mut lot).await {
        running.settled().await;
        answers.push((panel.step, read()));
    }
    running.stop().await;
    let last = answers.last().unwrap().0;
    assert!(last >= 210, "a long game is needed, not one of {last} steps");
    let (early, late) = (15..45, last - 40..last - 10);
    let mut grown = vec![];
    let sorts: [(&str, Counted); 3] = [
        ("rows of messages", |read| read.messages),
        ("other rows", |read| read.rows),
        ("statements", |read| read.statements),
    ];
    for (what, of) in sorts {
        let means = [&early, &late].map(|steps| mean(&answers, steps.clone(), of));
        let most = [&early, &late].map(|steps| most(&answers, steps.clone(), of));
        println!("{what}: mean {means:.1?}, most {most:?}");
        let grows = most[1] * 5 > most[0] * 6 + 10 || means[1] > means[0] * 1.2 + 0.5;
        if grows {
            grown.push(what);
        }
    }
    assert_eq!(most(&answers, 2..last, |read| read.steps), 0, "the past");
    assert!(grown.is_empty(), "{grown:?}");
}
