//! What is played on a server, as each of its members may know it.

use serde_json::json;
use viceroy_fake_discord::{Overwrite, SeenMessage, Snowflake, permissions};

use crate::guest::command;
use crate::reads::Reads;
use crate::server::Server;

async fn tables(server: &Server, who: &str) -> SeenMessage {
    let shown = command(&server.fake.user(who), server.lobby, "tables", json!({})).await;
    assert!(shown.ephemeral, "{shown:?}");
    shown
}

/// In a channel that only these people see.
async fn hidden_table(server: &Server, people: &[&str]) -> Snowflake {
    let room = server.fake.channel("games").unwrap();
    server.table_in(room, people[0], json!({})).await;
    for who in ["Anna", "Ben", "Chiara", "Dan"] {
        let seen = permissions::VIEW_CHANNEL;
        let overwrite = match people.contains(&who) {
            true => Overwrite { allow: seen, deny: 0 },
            false => Overwrite { allow: 0, deny: seen },
        };
        server.fake.set_overwrite(room, server.fake.user(who).id(), overwrite).unwrap();
    }
    room
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_finds_what_is_open_and_what_runs_on_the_server() {
    let server = Server::start().await;
    for who in ["Anna", "Ben", "Chiara", "Dan"] {
        server.fake.user(who).set_permissions(viceroy_fake_discord::ORDINARY).unwrap();
    }
    tables(&server, "Dan").await.content.reads("no table waits for players");
    server.new_table("Anna").await;
    server.new_table_of("Ben", json!({"private": true})).await;
    let thread = server.start_game(&["Chiara", "Anna"]).await;
    let hidden = hidden_table(&server, &["Anna", "Chiara"]).await;

    let shown = tables(&server, "Dan").await;
    shown.content.reads(&format!(
        "**Tables on this server**\n\
        🪑 Game 1 with Anna: waits for players in <#{}>, 1 of 4 seats are taken.\n\
        Game 3 with Chiara and Anna: waiting for Chiara and Anna. <#{thread}>",
        server.lobby
    ));
    assert!(!shown.content.contains("Game 2"), "private: {}", shown.content);
    assert!(!shown.content.contains("Game 4"), "a channel unseen: {}", shown.content);
    let offered: Vec<&str> = shown.buttons.iter().map(|b| &*b.label).collect();
    assert_eq!(offered, ["Join game 1"]);
    let ben = tables(&server, "Ben").await;
    ben.content.reads("Game 2 with Ben");
    let chiara = tables(&server, "Chiara").await;
    chiara.content.reads(&format!("Game 4 with Anna: waits for players in <#{hidden}>"));
    assert!(!chiara.content.contains("Game 2"), "{}", chiara.content);

    let joined = server.press("Dan", shown.id, "v1:join:1").await;
    joined.content.reads("You're in");
    let shown = tables(&server, "Dan").await;
    shown.content.reads("Game 1 with Anna and Dan");
    assert!(shown.buttons.is_empty(), "{:?}", shown.buttons);
    let mine = command(&server.fake.user("Dan"), server.lobby, "games", json!({})).await;
    mine.content.reads("Game 1: waits for players");
}
