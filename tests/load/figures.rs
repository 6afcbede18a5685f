//! Measured latencies.

use viceroy::messages::{GameId, MessageKey, MessageKind};
use viceroy::store::{MessageState, Store};

use crate::prelude::*;

#[derive(Default)]
pub struct Figures {
    first: Vec<Duration>,
    whole: Vec<Duration>,
    unanswered: usize,
}

impl Figures {
    /// Time to the first response, and to the complete one.
    pub fn answered(&mut self, first: Duration, whole: Duration) {
        self.first.push(first);
        self.whole.push(whole);
    }

    pub fn missed(&mut self) {
        self.unanswered += 1;
    }

    pub fn add(&mut self, more: Figures) {
        self.first.extend(more.first);
        self.whole.extend(more.whole);
        self.unanswered += more.unanswered;
    }

    pub fn begun(&self) -> usize {
        self.first.len() + self.unanswered
    }

    pub fn unanswered(&self) -> usize {
        self.unanswered
    }
}

/// Median, 99th percentile and maximum.
fn spread(times: &[Duration]) -> String {
    let mut times = times.to_vec();
    times.sort_unstable();
    let at = |percent: usize| {
        let index = (times.len().saturating_sub(1)) * percent / 100;
        times.get(index).copied().unwrap_or_default().as_secs_f64() * 1000.0
    };
    format!("{:.1}, {:.1}, {:.1} ms (p50, p99, most)", at(50), at(99), at(100))
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "first answer: {}", spread(&self.first))?;
        writeln!(f, "panel: {}", spread(&self.whole))?;
        write!(f, "{} presses, {} missed their deadline", self.begun(), self.unanswered)
    }
}

/// Delay from a post's first step until it is visible. Secret choices are posted once all have
/// chosen, so most of it is the players' time.
#[derive(Default)]
pub struct News {
    late: Vec<Duration>,
    untold: usize,
}

impl News {
    /// Derives message times from their ids (snowflakes).
    pub async fn read(database: &Path) -> News {
        let store = Store::open(database).await.unwrap();
        let mut news = News::default();
        for game in (1..).map(GameId) {
            let Some(stored) = store.game(game).await.unwrap() else {
                break;
            };
            let steps = store.steps(game, 1, stored.steps).await.unwrap();
            for stored_message in store.stored_messages(game).await.unwrap() {
                let MessageKey { kind, nth: first, .. } = stored_message.key;
                if kind != MessageKind::News {
                    continue;
                }
                match (stored_message.state, stored_message.message) {
                    (MessageState::Sent, Some(message)) => {
                        let said = Snowflake(message.0).unix_ms();
                        let made = steps[first as usize - 1].at.unsigned_abs();
                        news.late.push(Duration::from_millis(said.saturating_sub(made)));
                    }
                    (MessageState::Gone, _) => {}
                    _ => news.untold += 1,
                }
            }
        }
        store.close().await;
        news
    }

    pub fn told(&self) -> usize {
        self.late.len()
    }

    pub fn untold(&self) -> usize {
        self.untold
    }
}

impl fmt::Display for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "news in the thread: {} posts, since the first step they tell {}",
            self.told(),
            spread(&self.late)
        )
    }
}
