//! The playground as users start it.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

use crate::prelude::*;

/// Stopped when dropped.
struct Playground {
    child: Child,
    _folder: tempfile::TempDir,
}

impl Playground {
    fn at(addr: &str) -> Playground {
        let folder = folder();
        let child = Command::new(env!("CARGO_BIN_EXE_viceroy"))
            .current_dir(folder.path())
            .env("PLAYGROUND_ADDR", addr)
            .env("VICEROY_DATABASE", folder.path().join("games.db"))
            .env_remove("DISCORD_TOKEN")
            .env("RUST_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        Playground { child: child.unwrap(), _folder: folder }
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[tokio::test]
async fn it_listens_on_the_own_address_of_version_6() {
    let mut playground = Playground::at("[::1]:0");
    let stdout = playground.child.stdout.take().unwrap();
    let mut printed = String::new();
    BufReader::new(stdout).read_line(&mut printed).unwrap();
    if TcpListener::bind("[::1]:0").is_err() {
        let mut said = String::new();
        let mut stderr = playground.child.stderr.take().unwrap();
        stderr.read_to_string(&mut said).unwrap();
        assert_eq!((printed.as_str(), said.lines().count()), ("", 1), "{said}");
        said.reads("this computer has no address ::1");
        return;
    }
    let (_, base) = printed.trim().rsplit_once(' ').unwrap();
    assert!(base.starts_with("http://[::1]:"), "{printed}");
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let online = async || {
        let view = client.get(format!("{base}/playground/api/view"));
        let view: Value = view.send().await.unwrap().json().await.unwrap();
        view["online"] == true
    };
    assert!(holds_soon(online).await, "the bot reaches the stand-in");
}

#[test]
fn it_leaves_the_games_of_a_bot_on_discord_alone() {
    let folder = folder();
    let database = folder.path().join("games.db");
    std::fs::copy("tests/museum/0.2.0/games.db", &database).unwrap();
    let ended = Command::new(env!("CARGO_BIN_EXE_viceroy"))
        .current_dir(folder.path())
        .env("PLAYGROUND_ADDR", "127.0.0.1:0")
        .env("VICEROY_DATABASE", &database)
        .env_remove("DISCORD_TOKEN")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(ended.status.code(), Some(78), "{ended:?}");
    String::from_utf8(ended.stderr).unwrap().reads("no DISCORD_TOKEN is set");
}

#[tokio::test]
async fn its_greeting_starts_a_first_game() {
    let mut playground = Playground::at("127.0.0.1:0");
    let stdout = playground.child.stdout.take().unwrap();
    let mut printed = String::new();
    BufReader::new(stdout).read_line(&mut printed).unwrap();
    let (_, base) = printed.trim().rsplit_once(' ').unwrap();
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let view = async || -> Value {
        let view = client.get(format!("{base}/playground/api/view"));
        view.send().await.unwrap().json().await.unwrap()
    };
    let act = async |action: &str, mut body: Value, view: &Value| -> Value {
        body["user"] = view["user"].clone();
        body["channel"] = view["channel"].clone();
        let address = format!("{base}/playground/api/{action}");
        let body = serde_json::to_string(&body).unwrap();
        let sent = client.post(address).header("content-type", "application/json").body(body);
        sent.send().await.unwrap().json().await.unwrap()
    };
    let until = async |holds: &dyn Fn(&Value) -> bool| -> Value {
        let wait = async {
            loop {
                let seen = view().await;
                if holds(&seen) {
                    return seen;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(SOON, wait).await.expect("it comes")
    };
    // Commands are registered before the bot handles interactions.
    let hears =
        |view: &Value| view["online"] == true && !view["commands"].as_array().unwrap().is_empty();
    let first = until(&hears).await;
    assert_eq!(first["messages"], serde_json::json!([]));
    let greeting = &first["greeting"];
    assert_eq!(greeting["title"], "Welcome to Viceroy");
    assert_eq!(greeting["buttons"][0]["label"], "Learn by playing");
    let greeting = &greeting["buttons"][1];
    let command = &greeting["command"];
    let body = serde_json::json!({
        "name": command["name"], "path": command["path"], "options": command["options"],
    });
    let done = act("command", body, &first).await;
    assert_eq!(done["failed"], Value::Null, "{done}");
    let button = |view: &Value| {
        let messages = view["messages"].as_array().unwrap().iter();
        let rows =
            messages.flat_map(|m| m["components"].as_array().unwrap().iter().map(move |r| (m, r)));
        let mut parts =
            rows.flat_map(|(m, r)| r["components"].as_array().unwrap().iter().map(move |p| (m, p)));
        let found = parts
            .find(|(_, part)| part["label"] == greeting["then_press"] && part["disabled"] != true);
        found.map(|(m, part)| (m["id"].clone(), part["custom_id"].clone()))
    };
    let seen = until(&|view| button(view).is_some()).await;
    let (message, name) = button(&seen).unwrap();
    let body = serde_json::json!({"message": message, "custom_id": name});
    act("press", body, &seen).await;
    let is_thread = |channel: &Value| channel["kind"] == "thread";
    until(&|view| view["channels"].as_array().unwrap().iter().any(is_thread)).await;
}
