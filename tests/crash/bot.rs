//! The bot as a process of its own.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use standin::Standin;
use tokio::sync::watch;

/// A running bot. It dies with this value.
pub struct Bot {
    child: Child,
    dead: watch::Receiver<bool>,
    log: PathBuf,
}

impl Bot {
    /// Starts the bot in a folder; it may be told where to die.
    pub fn start(standin: &Standin, folder: &Path, crash_at: Option<&str>) -> Bot {
        let log = folder.join("bot.log");
        let errors = File::options().append(true).create(true).open(&log);
        let mut command = Command::new(env!("CARGO_BIN_EXE_viceroy"));
        command
            .current_dir(folder)
            .env("DISCORD_TOKEN", standin.token())
            .env("DISCORD_API_BASE", standin.api_base())
            .env("VICEROY_DATABASE", database(folder))
            .env("RUST_LOG", "warn")
            .env_remove("VICEROY_CRASH_AT")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(errors.unwrap());
        if let Some(at) = crash_at {
            command.env("VICEROY_CRASH_AT", at);
        }
        let mut child = command.spawn().unwrap();
        let (tell, dead) = watch::channel(false);
        let stdout = child.stdout.take().unwrap();
        std::thread::spawn(move || {
            until_end(stdout);
            tell.send_replace(true);
        });
        Bot { child, dead, log }
    }

    /// Waits until the process has died. Independent of the value, so that something else can be done meanwhile.
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

    /// Asks the bot to end, and waits until it has, in good order.
    pub async fn end(mut self) {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(asked.success());
        let ended = tokio::time::timeout(super::evening::SOON, self.death()).await;
        assert!(ended.is_ok(), "the bot does not end");
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // Both fail when it has died already, which is just as well.
        drop(self.child.kill());
        drop(self.child.wait());
        if std::thread::panicking() {
            let said = std::fs::read_to_string(&self.log).unwrap_or_default();
            println!("The bot said:\n{said}");
        }
    }
}

pub fn database(folder: &Path) -> PathBuf {
    folder.join("games.db")
}

/// The bot says nothing there, but the pipe ends when the process does.
fn until_end(mut stdout: ChildStdout) {
    let mut all = vec![];
    drop(stdout.read_to_end(&mut all));
}
