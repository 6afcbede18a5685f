//! Startup errors and missing channel permissions.

use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::net::TcpListener;
use viceroy::app::{self, AppConfig};
use viceroy::discord::{DiscordConfig, Loopback, Transport};
use viceroy_fake_discord::start;

use crate::painter::painter;
use crate::prelude::*;

async fn bot(folder: &Path, token: &str, api_base: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_viceroy"));
    command
        .current_dir(folder)
        .env("DISCORD_TOKEN", token)
        .env("DISCORD_API_BASE", api_base)
        .env("VICEROY_DATABASE", folder.join("games.db"))
        .env("RUST_LOG", "warn")
        .env_remove("VICEROY_CARDS");
    let ended = tokio::task::spawn_blocking(move || command.output());
    let ended = tokio::time::timeout(SOON, ended).await;
    ended.expect("the bot ends by itself").unwrap().unwrap()
}

fn sentence(output: &Output) -> String {
    sentence_with(1, output)
}

/// The exit code tells supervisors not to restart it.
fn final_sentence(output: &Output) -> String {
    sentence_with(78, output)
}

fn sentence_with(code: i32, output: &Output) -> String {
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    let last = said.lines().last().unwrap_or_default();
    assert!(last.starts_with("viceroy: "), "{said}");
    assert!(!last.contains("standin.loopback-only"), "the token is not told");
    last.to_owned()
}

async fn fake() -> (FakeDiscord, tempfile::TempDir) {
    let fake = start(FakeDiscordConfig::on_any_port()).await.unwrap();
    (fake, folder())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_token_is_said_to_be_wrong() {
    let (fake, folder) = fake().await;
    for token in ["not.the.token", "not one\ntoken"] {
        let said = final_sentence(&bot(folder.path(), token, &fake.api_base()).await);
        said.reads("does not know this token");
        said.reads("DISCORD_TOKEN");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_with_the_token_is_read_from_the_folder_itself_and_is_for_nobody_else() {
    use std::os::unix::fs::PermissionsExt;

    let (fake, above) = fake().await;
    let folder = above.path().join("bot");
    let file = folder.join(".env");
    let write = |mode: u32, text: &str| {
        std::fs::write(&file, text).unwrap();
        std::fs::set_permissions(&file, PermissionsExt::from_mode(mode)).unwrap();
    };
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(above.path().join(".env"), "VICEROY_THEME=pink").unwrap();
    let ended = bot(&folder, "not.the.token", &fake.api_base()).await;
    assert!(final_sentence(&ended).contains("does not know this token"));
    for (mode, warned) in [(0o600, false), (0o640, true), (0o604, true)] {
        write(mode, "DISCORD_TOKEN=another.one");
        let ended = bot(&folder, "not.the.token", &fake.api_base()).await;
        assert!(final_sentence(&ended).contains("does not know this token"));
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(said.contains("chmod 600 .env"), warned, "{said}");
    }
    write(0o600, "DISCORD_TOKEN=some thing else");
    let said = sentence(&bot(&folder, "not.the.token", &fake.api_base()).await);
    assert!(said.contains("NAME=value") && !said.contains("thing"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_only_the_first_question_accepts_is_wrong_too() {
    let (fake, folder) = fake().await;
    // Discord returns the gateway URL without authentication.
    let unknown = status(401, json!({"code": 0, "message": "401: Unauthorized"}));
    fake.fault("GET /api/v10/oauth2/applications/@me", unknown.clone(), 9);
    fake.fault("GET /api/v10/applications/@me", unknown, 9);
    let ended = bot(folder.path(), fake.token(), &fake.api_base()).await;
    assert!(final_sentence(&ended).contains("does not know this token"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_network_the_bot_says_so() {
    let folder = folder();
    let port = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", port.local_addr().unwrap());
    let discord = DiscordConfig {
        pauses: &[Duration::ZERO; 3],
        ..DiscordConfig::patient(
            "some.token".to_owned(),
            Transport::Proxied(Loopback::parse(&base).unwrap()),
        )
    };
    let failed = async || {
        let config = AppConfig {
            painter: Some(painter()),
            ..AppConfig::real(database(folder.path()), discord.clone())
        };
        let served = tokio::time::timeout(SOON, app::serve(config, std::future::pending()));
        let ended = served.await.expect("the bot ends by itself");
        ended.unwrap_err().to_string()
    };
    let asked = AtomicUsize::new(0);
    let hangs_up = async {
        loop {
            drop(port.accept().await.unwrap());
            asked.fetch_add(1, Ordering::Relaxed);
        }
    };
    let said = tokio::select! {
        said = failed() => said,
        never = hangs_up => never,
    };
    said.reads("Discord cannot be reached");
    assert_eq!(asked.into_inner(), 4, "it asks again after each pause, and then gives up");
    // Nothing listens there any more.
    drop(port);
    let said = failed().await;
    said.reads("Discord cannot be reached");
    said.reads("Check the network");
    assert!(said.to_lowercase().contains("refused"), "the cause is told: {said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_running_game_does_not_need_keeps_nobody_from_playing() {
    let mut server = Server::start().await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let daily = json!({"code": 30034, "message": "Max number of daily application command creates has been reached (200)"});
    let page = json!("<html><title>Attention Required!</title></html>");
    let refusals = [
        ("/commands", status(400, daily)),
        (
            "/commands",
            status(
                429,
                json!({"message": "The resource is being rate limited.", "retry_after": 86_400.0, "global": false}),
            ),
        ),
        ("/commands", status(403, page.clone())),
        ("/commands", status(502, page.clone())),
        ("/commands", status(200, json!({}))),
        ("applications/@me", status(200, json!({"odd": true}))),
        ("applications/@me", status(403, page)),
    ];
    for (path, refusal) in refusals {
        server.fake.fault(path, refusal.clone(), 10_000);
        server.restart().await;
        let anna = server.fake.user("Anna");
        let hand = json!({});
        let seen = anna.command(thread, "viceroy", &["hand"], hand);
        let seen = seen.unwrap().settled().await;
        let panel = seen.message().unwrap_or_else(|| panic!("{path}: {refusal:?}"));
        panel.content.reads("Game 1");
        server.fake.clear_faults();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_in_use_is_named() {
    let (fake, folder) = fake().await;
    let database = folder.path().join("games.db");
    let store = viceroy::store::Store::open(&database).await.unwrap();
    let said = sentence(&bot(folder.path(), fake.token(), &fake.api_base()).await);
    said.reads("games.db is in use");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn missing_permissions_are_named_before_a_game_starts() {
    let server = Server::start().await;
    let lobby = server.new_table("Anna").await;
    server.press("Ben", lobby, "v1:join:").await;

    // Administrators lack nothing, so the bot first becomes an ordinary member.
    let without =
        ORDINARY & !permissions::CREATE_PUBLIC_THREADS & !permissions::SEND_MESSAGES_IN_THREADS;
    server.fake.set_bot_permissions(server.lobby, without).unwrap();
    // The lobby is up to date once it offers to start a game of two.
    let anna = server.fake.user("Anna");
    let ready = anna.wait_to_see(server.lobby, SOON, |messages| {
        let lobby = messages.iter().find(|m| m.id == lobby)?;
        let mut buttons = lobby.buttons.iter().filter(|b| !b.disabled);
        buttons.find(|b| b.custom_id.starts_with("v1:start:"))?;
        Some(lobby.content.clone())
    });
    let before = ready.await.expect("the game can be started");
    for (name, custom_id) in
        [("Anna", CustomId::Start(GameId(1))), ("Chiara", CustomId::Join(GameId(1)))]
    {
        let user = server.fake.user(name);
        let said = shown(user.press(lobby, &format(&custom_id)).unwrap()).await;
        assert!(said.ephemeral);
        said.reads("Send Messages in Threads and Create Public Threads");
    }
    let after = server.fake.user("Anna").message(lobby).unwrap();
    assert_eq!(before, after.content);
    assert!(server.fake.world(|w| !w.channels.contains_key(&lobby)), "no thread");

    let leave = format(&CustomId::Leave(GameId(1)));
    let ben = server.fake.user("Ben");
    let left = ben.press(lobby, &leave).unwrap().settled().await;
    assert!(!left.message().unwrap().content.contains("permissions"));
    server.fake.set_bot_permissions(server.lobby, ORDINARY).unwrap();
    server.press("Chiara", lobby, "v1:join:").await;
    server.press("Chiara", lobby, "v1:start:").await;
    let thread = |w: &viceroy_fake_discord::World| w.channels.contains_key(&lobby);
    assert!(server.fake.wait_until(SOON, thread).await);
}
