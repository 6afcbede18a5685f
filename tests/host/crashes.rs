//! The process dies at a chosen place and is started again: nothing accepted is missing, nothing is doubled.
#![cfg(debug_assertions)]

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use tempfile::TempDir;
use viceroy::host::{Boxed, ManualClock, Messenger, Stop, Undelivered, Whereabouts};
use viceroy::notice::{
    GameId, LobbyView, MessageId, Notice, NoticeKey, NoticeKind, PersonId, PlayBy, RoomId, ServerId,
};
use viceroy::rules::Terms;
use viceroy::store::NoticeState;
use viceroy::timing::WallTime;

use super::delivery::PAUSE;
use super::world::{CHANNEL, Lot, Running, open, person, press, some_answer};

const HOME: &str = "VICEROY_TEST_HOME";
const ANSWERS: u32 = 25;

/// A chat that outlives the process: a file with one line for each message.
struct FileChat(PathBuf);

impl FileChat {
    fn nonces(&self) -> Vec<String> {
        let text = std::fs::read_to_string(&self.0).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }
}

impl Messenger for FileChat {
    fn send<'a>(
        &'a self,
        _room: RoomId,
        notice: &'a Notice,
    ) -> Boxed<'a, Result<MessageId, Undelivered>> {
        let key = notice.key;
        Box::pin(async move {
            let nonces = self.nonces();
            let known = nonces.iter().position(|n| *n == key.spell());
            let place = known.unwrap_or(nonces.len());
            if known.is_none() {
                let mut options = OpenOptions::new();
                let mut file = options.append(true).create(true).open(&self.0).unwrap();
                writeln!(file, "{}", key.spell()).unwrap();
            }
            Ok(MessageId(place as u64 + 1))
        })
    }

    fn edit<'a>(
        &'a self,
        _room: RoomId,
        _message: MessageId,
        _notice: &'a Notice,
    ) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(async { Ok(()) })
    }

    fn delete<'a>(
        &'a self,
        _room: RoomId,
        message: MessageId,
        key: NoticeKey,
    ) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(async move {
            let mut nonces = self.nonces();
            let place = usize::try_from(message.0).unwrap() - 1;
            assert_eq!(nonces[place], key.spell());
            nonces[place] = format!("deleted {}", key.spell());
            std::fs::write(&self.0, nonces.join("\n") + "\n").unwrap();
            Ok(())
        })
    }

    fn find<'a>(
        &'a self,
        _room: RoomId,
        key: NoticeKey,
        _since: WallTime,
    ) -> Boxed<'a, Result<Option<MessageId>, Undelivered>> {
        // The clock stands still, so only what a newer one has overtaken is looked for, or what is needless by now.
        assert!(is_overtaken(key));
        Box::pin(async move {
            let nonces = self.nonces();
            let known = nonces.iter().position(|n| *n == key.spell());
            Ok(known.map(|place| MessageId(place as u64 + 1)))
        })
    }

    fn open_dm<'a>(&'a self, person: PersonId) -> Boxed<'a, Result<RoomId, Undelivered>> {
        Box::pin(async move { Ok(RoomId(person.0 + 7000)) })
    }

    fn open_thread<'a>(
        &'a self,
        _room: RoomId,
        lobby: MessageId,
        _view: &'a LobbyView,
    ) -> Boxed<'a, Result<RoomId, Undelivered>> {
        Box::pin(async move { Ok(RoomId(lobby.0 + 9000)) })
    }

    fn archive<'a>(&'a self, _: RoomId) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(async { Ok(()) })
    }

    fn whereabouts<'a>(
        &'a self,
        _: ServerId,
        _: PersonId,
    ) -> Boxed<'a, Result<Whereabouts, Undelivered>> {
        Box::pin(async { Ok(Whereabouts::InServer) })
    }
}

/// Not a test by itself: what the process that dies does. Goes on where it was.
#[tokio::test]
#[ignore = "is started by the tests below"]
async fn child() {
    let Ok(home) = std::env::var(HOME) else {
        return;
    };
    let home = Path::new(&home);
    let clock = Arc::new(ManualClock::new(1_700_000_000_000));
    let host = open(&home.join("games.db"), &clock).await;
    let chat = Arc::new(FileChat(home.join("chat")));
    let running = Running::new(&host, chat);
    let game = GameId(1);
    if host.store().game(game).await.unwrap().is_none() {
        host.new_table(CHANNEL, person(1), Terms::for_several())
            .await
            .unwrap();
    }
    let lobby = host.lobby(game).await.unwrap();
    if lobby.people.len() < 2 {
        host.join(game, person(2), press(2)).await.unwrap();
    }
    host.play_by(PersonId(2), PlayBy::Dm).await.unwrap();
    if matches!(host.table(game).await, Err(Stop::Refused(_))) {
        host.start(game, PersonId(1), press(1)).await.unwrap();
    }
    loop {
        let step = host.table(game).await.unwrap().step;
        if step > ANSWERS {
            break;
        }
        // The answers follow from the step, so a restart gives those that were not accepted again.
        let mut lot = Lot(u64::from(step));
        for id in [1, 2] {
            let panel = host.panel(game, PersonId(id)).await.unwrap();
            if let Some(question) = panel.view.question {
                let answer = some_answer(&question, &mut lot);
                let accepted = host.answer(game, PersonId(id), question.id, &answer).await;
                let accepted = accepted.unwrap().step;
                let mut options = OpenOptions::new();
                let confirmed = home.join("confirmed");
                let mut file = options.append(true).create(true).open(confirmed).unwrap();
                writeln!(file, "{accepted}").unwrap();
                break;
            }
        }
        running.settled().await;
    }
    // The table's post is changed once in some seconds only.
    clock.advance(PAUSE);
    running.settled().await;
    running.stop().await;
    host.store().close().await;
}

fn run_child(home: &Path, crash_at: Option<&str>) -> bool {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", "crashes::child", "--ignored", "--quiet"])
        .env(HOME, home)
        .env_remove("VICEROY_CRASH_AT");
    if let Some(at) = crash_at {
        command.env("VICEROY_CRASH_AT", at);
    }
    command.output().unwrap().status.success()
}

fn confirmed(home: &Path) -> Vec<u32> {
    let text = std::fs::read_to_string(home.join("confirmed")).unwrap_or_default();
    text.lines().map(|l| l.parse().unwrap()).collect()
}

/// All facts of the game as text, after checking that everything is there once.
async fn check(home: &Path) -> String {
    let clock = Arc::new(ManualClock::new(1_700_000_000_000));
    let host = open(&home.join("games.db"), &clock).await;
    let store = host.store();
    let stored = store.game(GameId(1)).await.unwrap().unwrap();
    assert_eq!(stored.steps, ANSWERS + 1);
    let notices = store.notices(GameId(1)).await.unwrap();
    // A panel that was overtaken by a newer one before it was sent is passed over, and so is a call of somebody who has
    // acted. A table is taken away once the next one stands.
    assert!(notices.iter().all(
        |n| n.state == NoticeState::Sent || n.state == NoticeState::Gone && is_overtaken(n.key)
    ));
    let notices = notices.iter().filter(|n| n.state == NoticeState::Sent);
    let mut said = FileChat(home.join("chat")).nonces();
    said.retain(|nonce| !nonce.starts_with("deleted "));
    said.sort();
    let mut wanted: Vec<String> = notices.map(|n| n.key.spell()).collect();
    wanted.sort();
    assert!(wanted.iter().any(|nonce| nonce.starts_with("1P1")));
    assert_eq!(said, wanted, "every message was said exactly once");
    assert!(store.unsynced().await.unwrap().is_empty());
    let steps = store.steps(GameId(1), 1, stored.steps).await.unwrap();
    let facts: Vec<_> = steps.iter().map(|s| &s.facts).collect();
    let all = format!("{facts:?}");
    store.close().await;
    all
}

#[tokio::test]
async fn nothing_is_lost_or_doubled_wherever_the_process_dies() {
    let whole = TempDir::new().unwrap();
    assert!(run_child(whole.path(), None));
    let expected = check(whole.path()).await;
    for at in [
        "before-commit:1",
        "before-commit:9",
        "after-commit:1",
        "after-commit:12",
        "after-send:1",
        "after-send:2",
        "after-send:4",
        "after-send:5",
        "starting:1",
    ] {
        let home = TempDir::new().unwrap();
        assert!(!run_child(home.path(), Some(at)), "{at} did not happen");
        let before = confirmed(home.path());
        assert!(run_child(home.path(), None), "{at}: did not start again");
        let after = confirmed(home.path());
        assert!(after.starts_with(&before), "{at}");
        // What was committed but never confirmed is the only thing that may be missing from what was confirmed.
        let unconfirmed = ANSWERS as usize - after.len();
        let lost_confirmations = usize::from(at == "after-commit:12");
        assert_eq!(unconfirmed, lost_confirmations, "{at}");
        // Secrets repeat themselves, so the same answers make the same game.
        assert_eq!(check(home.path()).await, expected, "{at}");
    }
}

fn is_overtaken(key: NoticeKey) -> bool {
    matches!(
        key.kind,
        NoticeKind::Panel | NoticeKind::Table | NoticeKind::Call
    )
}
