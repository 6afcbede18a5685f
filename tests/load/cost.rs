//! Processor time and memory of a bot.

use std::fs;

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::bot::{Bot, database};
use crate::prelude::*;

pub const SOON: Duration = Duration::from_secs(120);

/// Clock ticks per second in Linux's /proc.
const TICKS: f64 = 100.0;

impl Bot {
    fn about(&self, what: &str) -> String {
        let path = format!("/proc/{}/{what}", self.process());
        fs::read_to_string(path).unwrap_or_default()
    }

    /// Processor time in seconds; 0 where the system does not report it.
    pub fn processor_seconds(&self) -> f64 {
        // The command name may contain anything. After it come the state and numbers, of which the
        // 11th and 12th are user and system ticks.
        let stat = self.about("stat");
        let Some((_, numbers)) = stat.rsplit_once(')') else {
            return 0.0;
        };
        let ticks = numbers.split_whitespace().skip(11).take(2);
        ticks.filter_map(|n| n.parse::<f64>().ok()).sum::<f64>() / TICKS
    }

    /// Peak memory in MB.
    pub fn most_memory(&self) -> u64 {
        let status = self.about("status");
        let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
        let kb = line.and_then(|l| l.split_whitespace().next()?.parse::<u64>().ok());
        kb.unwrap_or_default() / 1000
    }

    pub async fn calm(&self, folder: &Path) {
        let options = SqliteConnectOptions::new().filename(database(folder)).read_only(true);
        let mut reading = options.connect().await.unwrap();
        let waiting = async {
            let mut pace = tokio::time::interval(Duration::from_millis(50));
            loop {
                pace.tick().await;
                let left: i64 =
                    sqlx::query_scalar("select count(*) from games where synced < revision")
                        .fetch_one(&mut reading)
                        .await
                        .unwrap();
                if left == 0 {
                    return;
                }
            }
        };
        let calm = tokio::time::timeout(SOON, waiting).await;
        assert!(calm.is_ok(), "the bot does not come to rest: {}", self.said());
    }
}
