//! Persistence across restarts.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use viceroy_fake_discord::{FakeDiscordError, start};

use crate::prelude::*;

async fn kept(folder: &Path) -> FakeDiscord {
    start(FakeDiscordConfig::on_any_port().kept_in(folder)).await.unwrap()
}

#[tokio::test]
async fn messages_and_buttons_survive() {
    let folder = tempfile::tempdir().unwrap();
    let fake = kept(folder.path()).await;
    let bot = Bot::start(&fake).await;
    let lobby = fake.channel("lobby").unwrap();
    let anna = fake.user("Anna");
    let used = anna.command(lobby, "card", &[], json!({"name": "plum"})).unwrap();
    let card = used.settled().await.message().unwrap();
    let said = anna.say(lobby, "good evening").unwrap();
    bot.stop().await;
    let second = start(FakeDiscordConfig::on_any_port().kept_in(folder.path())).await;
    assert!(matches!(second, Err(FakeDiscordError::InUse(_))));
    fake.shut_down();
    assert!(anna.say(lobby, "too late").is_err());

    let journal = folder.path().join("journal.jsonl");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let pictures = fs::read_dir(folder.path().join("attachments")).unwrap();
        let pictures: Vec<_> = pictures.map(|entry| entry.unwrap().path()).collect();
        assert!(!pictures.is_empty());
        for file in pictures.iter().chain([&journal, &folder.path().join("lock")]) {
            let mode = fs::metadata(file).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "nobody else reads {}", file.display());
        }
    }
    // A process killed during a write leaves a torn line.
    let mut file = fs::OpenOptions::new().append(true).open(&journal).unwrap();
    file.write_all(b"[{\"message\":{\"id\":\"12").unwrap();

    let fake = kept(folder.path()).await;
    let anna = fake.user("Anna");
    assert_eq!(fake.user("Ben").sees(lobby).len(), 1);
    let seen = anna.sees(lobby);
    assert_eq!((seen[0].id, seen[1].id), (card.id, said));
    assert_eq!(&seen[0].attachments[0].bytes()[..], PNG);
    let bot = Bot::start(&fake).await;
    let pressed = anna.press(card.id, "again").unwrap().settled().await;
    let again = pressed.message().unwrap();
    assert_eq!((again.id, again.content.as_str()), (card.id, "again"));
    assert_eq!(&again.attachments[0].bytes()[..], PNG);
    bot.stop().await;
    fake.shut_down();

    // Damage elsewhere is an error.
    let text = fs::read_to_string(&journal).unwrap();
    let damaged = text.replacen("[{", "[[", 1);
    fs::write(&journal, damaged).unwrap();
    let refused = start(FakeDiscordConfig::on_any_port().kept_in(folder.path())).await;
    assert!(matches!(refused, Err(FakeDiscordError::Damaged(_, 2))));
}

#[tokio::test]
async fn only_loopback_is_listened_on() {
    let mut config = FakeDiscordConfig::on_any_port();
    config.addr = "0.0.0.0:0".parse().unwrap();
    assert!(matches!(start(config).await, Err(FakeDiscordError::NotLoopback(_))));
}

/// Set for the child process.
const FOLDER: &str = "STANDIN_TEST_FOLDER";

/// Not a test itself: the process that the next test kills.
#[tokio::test]
async fn child_that_talks_without_end() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let fake = kept(Path::new(&folder)).await;
    let lobby = fake.channel("lobby").unwrap();
    let url = format!("{}/api/v10/channels/{lobby}/messages", fake.api_base());
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    loop {
        let body = json!({"content": "on and on"});
        let request = client.post(&url).json(&body);
        let request = request.header("authorization", format!("Bot {}", fake.token()));
        let made: serde_json::Value = request.send().await.unwrap().json().await.unwrap();
        println!("answered {}", made["id"].as_str().unwrap());
    }
}

#[tokio::test]
async fn nothing_answered_is_lost_when_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "keeping::child_that_talks_without_end", "--nocapture"])
        .env(FOLDER, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let answered = |line: String| {
        let (_, id) = line.split_once("answered ")?;
        id.parse::<Snowflake>().ok()
    };
    let mut told: Vec<_> =
        lines.by_ref().map_while(Result::ok).filter_map(answered).take(50).collect();
    child.kill().unwrap();
    child.wait().unwrap();
    told.extend(lines.map_while(Result::ok).filter_map(answered));
    let fake = kept(folder.path()).await;
    let lobby = fake.channel("lobby").unwrap();
    let kept: Vec<_> = fake.user("Ben").sees(lobby);
    let kept: Vec<_> = kept.iter().map(|message| message.id).collect();
    assert_eq!(kept.get(..told.len()), Some(told.as_slice()));
    assert!(kept.len() <= told.len() + 1, "at most one was not answered");
    fake.shut_down();
}
