//! Runs the bot as a child process.

#![allow(dead_code, reason = "shared by several crates of tests, each of which uses its part")]

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use tokio::sync::watch;
use viceroy_fake_discord::FakeDiscord;

/// Timeout for what should happen immediately.
const SOON: Duration = Duration::from_secs(60);
/// Timeout for a shutdown.
const TO_END: Duration = Duration::from_secs(10);

/// Killed when dropped.
pub struct Bot {
    child: Child,
    dead: watch::Receiver<bool>,
    log: PathBuf,
}

pub fn database(folder: &Path) -> PathBuf {
    folder.join("games.db")
}

impl Bot {
    pub fn start(fake: &FakeDiscord, folder: &Path, variables: &[(&str, &str)]) -> Bot {
        let log = folder.join("bot.log");
        let errors = File::options().append(true).create(true).open(&log);
        // Allows measuring another build.
        let program = std::env::var("VICEROY_LOAD_BOT");
        let program = program.unwrap_or_else(|_| env!("CARGO_BIN_EXE_viceroy").to_owned());
        let mut child = Command::new(program)
            .current_dir(folder)
            .env("DISCORD_TOKEN", fake.token())
            .env("DISCORD_API_BASE", fake.api_base())
            .env("VICEROY_DATABASE", database(folder))
            .env_remove("VICEROY_CARDS")
            .env_remove("VICEROY_CRASH_AT")
            .env_remove("RUST_LOG")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(errors.unwrap())
            .spawn()
            .unwrap();
        let (tell, dead) = watch::channel(false);
        // The pipe closes when the process exits.
        let mut stdout = child.stdout.take().unwrap();
        std::thread::spawn(move || {
            drop(stdout.read_to_end(&mut vec![]));
            tell.send_replace(true);
        });
        Bot { child, dead, log }
    }

    pub async fn ready(&self, fake: &FakeDiscord) {
        assert!(fake.wait_serving(SOON).await, "{}", self.said());
    }

    pub fn said(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }

    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Does not borrow the bot, so that it can be used meanwhile.
    pub fn death(&self) -> impl Future<Output = ()> + use<> {
        let mut dead = self.dead.clone();
        async move {
            dead.wait_for(|dead| *dead).await.unwrap();
        }
    }

    /// `kill -9`.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub async fn end(mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(asked.success());
        let ended = tokio::time::timeout(TO_END, self.death()).await;
        assert!(ended.is_ok(), "it goes on: {}", self.said());
        self.child.wait().unwrap()
    }

    pub async fn ended(mut self) -> (ExitStatus, String) {
        let ended = tokio::time::timeout(TO_END, self.death()).await;
        assert!(ended.is_ok(), "it goes on: {}", self.said());
        (self.child.wait().unwrap(), self.said())
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // Both fail if it has already exited, which is fine.
        drop(self.child.kill());
        drop(self.child.wait());
        if std::thread::panicking() {
            println!("The bot said:\n{}", self.said());
        }
    }
}
