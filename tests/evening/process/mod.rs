//! The bot as a process: what it writes, how it ends, and how it keeps its connection.
#![cfg(unix)]

mod line;
mod log;
mod nonsense;

use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::server::{SOON, Server};

/// Within this time after being asked to, the bot has ended.
const TO_END: Duration = Duration::from_secs(10);

/// A running bot. It dies with this value.
pub struct Bot {
    child: Child,
    log: PathBuf,
}

impl Bot {
    /// Starts a bot for a server that has none.
    pub fn start(server: &Server, filter: Option<&str>) -> Bot {
        let folder = server.database().parent().unwrap().to_owned();
        let log = folder.join("bot.log");
        let mut command = Command::new(env!("CARGO_BIN_EXE_viceroy"));
        command
            .current_dir(&folder)
            .env("DISCORD_TOKEN", server.standin.token())
            .env("DISCORD_API_BASE", server.standin.api_base())
            .env("VICEROY_DATABASE", server.database())
            .env_remove("VICEROY_CARDS")
            .env_remove("RUST_LOG")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(&log).unwrap());
        if let Some(filter) = filter {
            command.env("RUST_LOG", filter);
        }
        let child = command.spawn().unwrap();
        Bot { child, log }
    }

    /// Waits until the bot is connected and has named its commands.
    pub async fn ready(&self, server: &Server) {
        assert!(server.standin.wait_connected(SOON).await, "{}", self.said());
        let registered = |w: &standin::World| !w.commands.is_empty();
        assert!(server.standin.wait_until(SOON, registered).await);
    }

    /// What the bot has written.
    pub fn said(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }

    /// Asks the bot to end, and waits until it has, but not for ever.
    pub async fn end(mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(asked.success());
        let began = Instant::now();
        let mut pace = tokio::time::interval(Duration::from_millis(20));
        loop {
            pace.tick().await;
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(began.elapsed() < TO_END, "it goes on: {}", self.said());
        }
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // Both fail when it has ended already, which is just as well.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// A stand-in without a bot.
pub async fn server() -> Server {
    let folder = tempfile::tempdir().unwrap();
    let luck = std::sync::Arc::new(viceroy::host::SystemLuck);
    let config = standin::StandinConfig::on_any_port();
    Server::without_bot(config, folder, luck).await
}
