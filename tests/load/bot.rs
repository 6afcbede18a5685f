//! The bot as a process of its own, under its default settings.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use standin::Standin;

/// How long something is waited for that should happen at once.
pub const SOON: Duration = Duration::from_secs(120);

/// Ticks of the processor's time in a second, as Linux tells it to programs.
const TICKS: f64 = 100.0;

pub struct Bot {
    child: Child,
    log: PathBuf,
}

pub fn database(folder: &Path) -> PathBuf {
    folder.join("games.db")
}

impl Bot {
    pub fn start(standin: &Standin, folder: &Path) -> Bot {
        let log = folder.join("bot.log");
        // Another build can be measured for comparison.
        let program = std::env::var("VICEROY_LOAD_BOT");
        let program = program.unwrap_or_else(|_| env!("CARGO_BIN_EXE_viceroy").to_owned());
        let child = Command::new(program)
            .current_dir(folder)
            .env("DISCORD_TOKEN", standin.token())
            .env("DISCORD_API_BASE", standin.api_base())
            .env("VICEROY_DATABASE", database(folder))
            .env_remove("RUST_LOG")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(&log).unwrap())
            .spawn();
        Bot {
            child: child.unwrap(),
            log,
        }
    }

    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    fn about(&self, what: &str) -> String {
        let path = format!("/proc/{}/{what}", self.child.id());
        fs::read_to_string(path).unwrap_or_default()
    }

    /// How much of a processor it has used; nothing where the system does not tell.
    pub fn processor_seconds(&self) -> f64 {
        // Behind the name, which may hold anything, stand the state and then numbers; the 11th and 12th of these are
        // ticks in the program and in the system.
        let stat = self.about("stat");
        let Some((_, numbers)) = stat.rsplit_once(')') else {
            return 0.0;
        };
        let ticks = numbers.split_whitespace().skip(11).take(2);
        ticks.filter_map(|n| n.parse::<f64>().ok()).sum::<f64>() / TICKS
    }

    /// The most memory it has had, in MB.
    pub fn most_memory(&self) -> u64 {
        let status = self.about("status");
        let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
        let kb = line.and_then(|l| l.split_whitespace().next()?.parse::<u64>().ok());
        kb.unwrap_or_default() / 1000
    }

    /// Waits until everything that happened has been told.
    pub async fn calm(&self, folder: &Path) {
        let options = SqliteConnectOptions::new()
            .filename(database(folder))
            .read_only(true);
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
        assert!(
            calm.is_ok(),
            "the bot does not come to rest: {}",
            self.log()
        );
    }

    /// Asks the bot to end, waits until it has, and gives its log.
    pub async fn end(mut self) -> String {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(asked.success());
        let waiting = async {
            let mut pace = tokio::time::interval(Duration::from_millis(20));
            loop {
                pace.tick().await;
                if let Some(status) = self.child.try_wait().unwrap() {
                    return status;
                }
            }
        };
        let status = tokio::time::timeout(SOON, waiting).await.unwrap();
        assert!(status.success(), "{status}");
        self.log()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // Both fail when it has ended already, which is just as well.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
