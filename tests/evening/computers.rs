//! Evenings of one person with computer players: in a thread, and in the direct messages with the bot, where nobody watches.

use serde_json::json;
use standin::{SeenMessage, Snowflake};
use viceroy::notice::GameId;

use crate::by_dm::{Player, has_button};
use crate::guest::{Did, Guest};
use crate::server::{SOON, Server, stored};
use crate::totals::totals;

fn that_stay(messages: &[SeenMessage]) -> Vec<&SeenMessage> {
    messages.iter().filter(|m| !m.ephemeral).collect()
}

/// Presses the button that is called so.
async fn press_named(
    server: &Server,
    name: &str,
    message: &SeenMessage,
    label: &str,
) -> SeenMessage {
    let button = message.button(label);
    let button = button.unwrap_or_else(|| panic!("no {label} on {message:?}"));
    let user = server.standin.user(name);
    let pressed = user.press(message.id, &button.custom_id).unwrap();
    pressed.settled().await.message().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_with_three_computer_players_in_a_thread() {
    let mut server = Server::start().await;
    let lobby = server.new_table("Anna").await;
    let shown = server.standin.user("Anna").message(lobby).unwrap();
    let panel = press_named(&server, "Anna", &shown, "+ Computer player").await;
    assert!(
        panel.ephemeral && panel.content.contains("**Hard**"),
        "{panel:?}"
    );
    // A hard one thinks for a minute in a whole game; it plays where nobody watches.
    for level in ["+ Easy", "+ Normal", "+ Easy"] {
        press_named(&server, "Anna", &panel, level).await;
    }
    server.calm().await;
    let shown = server.standin.user("Anna").message(lobby).unwrap();
    for (level, count) in [("easy", 2), ("normal", 1)] {
        let named = format!("(computer, {level})");
        assert_eq!(shown.content.matches(&named).count(), count, "{shown:?}");
    }
    assert!(shown.content.contains("4 of 4"), "{}", shown.content);
    assert!(
        shown.content.contains("as much time as they want"),
        "{}",
        shown.content
    );
    server.press("Anna", lobby, "v1:start:").await;
    let thread = lobby;
    let anna = server.standin.user("Anna");
    let table = |messages: &[SeenMessage]| {
        let mut all = messages.iter();
        all.find(|m| has_button(m, "v1:table:")).map(drop)
    };
    anna.wait_to_see(thread, SOON, table)
        .await
        .expect("a table");
    let mut guest = Guest::new(&server.standin, "Anna", 3);
    let mut idle = 0;
    while idle < 2 {
        server.computers_have_answered().await;
        server.calm().await;
        idle = match guest.act(thread).await {
            Did::Something => 0,
            Did::Nothing => idle + 1,
        };
    }
    let messages = anna.sees(thread);
    let posts = that_stay(&messages);
    // Twelve turns, the table, and the end.
    assert!(posts.len() <= 14, "{} posts stay", posts.len());
    let pinged: Vec<_> = posts.iter().filter(|m| !m.pings.is_empty()).collect();
    assert!(pinged.is_empty(), "nobody has to be called: {pinged:?}");
    server.stop().await;
    let (facts, ruleset) = stored(&server.database(), GameId(1)).await;
    assert_eq!(totals(&facts, &ruleset).len(), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_with_computer_players_where_nobody_watches() {
    let mut server = Server::start().await;
    let mut anna = Player::new(&server.standin, "Anna", 2);
    let room = anna.room;
    let opened = anna.user.command(room, "viceroy", &["new"], json!({}));
    let said = opened.unwrap().settled().await.message().unwrap();
    assert!(
        said.content.contains("nobody else sees it"),
        "{}",
        said.content
    );
    let lobby = |messages: &[SeenMessage]| {
        let lobby = messages.iter().find(|m| has_button(m, "v1:start:"));
        lobby.cloned()
    };
    let lobby = anna.user.wait_to_see(room, SOON, lobby).await.unwrap();
    assert!(!has_button(&lobby, "v1:join:"), "nobody else can come");
    assert_eq!(lobby.content.matches("(computer, normal)").count(), 3);
    let panel = press_named(&server, "Anna", &lobby, "+ Computer player").await;
    assert!(
        panel.content.contains("Every seat is taken"),
        "{}",
        panel.content
    );
    let dismiss = panel
        .buttons
        .iter()
        .find(|b| b.custom_id.contains(":dismiss:"));
    let dismiss = dismiss.expect("somebody can go").label.clone();
    let panel = press_named(&server, "Anna", &panel, &dismiss).await;
    press_named(&server, "Anna", &panel, "+ Hard").await;
    server.calm().await;
    let started = server.press("Anna", lobby.id, "v1:start:").await;
    assert!(
        started.content.contains("comes here"),
        "{}",
        started.content
    );
    let ended = |messages: &[SeenMessage]| {
        messages
            .iter()
            .any(|m| m.content.contains("Secret of the shuffles"))
    };
    let mut most = 0;
    loop {
        server.computers_have_answered().await;
        server.calm().await;
        let seen = anna.user.sees(room);
        if ended(&seen) {
            break;
        }
        // The lobby, and what is asked.
        most = most.max(that_stay(&seen).len());
        anna.act().await;
    }
    assert!(most <= 2, "{most} messages stand there at once");
    server.calm().await;
    let seen = anna.user.sees(room);
    let stays: Vec<Snowflake> = that_stay(&seen).iter().map(|m| m.id).collect();
    assert_eq!(stays.len(), 2, "the lobby and the end: {seen:?}");
    let over = anna.user.message(lobby.id).unwrap();
    assert!(over.content.contains("is over"), "{}", over.content);
    // Nothing was said anywhere else.
    let elsewhere = anna.user.sees(server.lobby);
    assert!(that_stay(&elsewhere).is_empty(), "{elsewhere:?}");
    server.stop().await;
}
