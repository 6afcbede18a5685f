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
    let lobby = server.new_table("Anna").await;
    let said = || server.fake.user("Ben").message(lobby).unwrap().content;
    said().reads("computer players then take the free seats");
    let panel = server.press("Anna", lobby, "v1:org:1:open").await;
    let menu = panel.menus.iter().find(|menu| menu.custom_id.starts_with("v1:org:1:time")).unwrap();
    let chosen = server.fake.user("Anna").select(panel.id, &menu.custom_id, &["filled=never"]);
    chosen.unwrap().settled().await.message().unwrap();
    server.calm().await;
    said().reads("The game begins with the last seat, or when one of you presses Start.");
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_command_finds_a_table_or_opens_one_and_computers_fill_it() {
    let server = Server::start().await;
    let plays = async |who: &str, options: serde_json::Value| {
        command(&server.fake.user(who), server.lobby, "play", options).await
    };
    // A table in another language, a private one and one of minutes fit nobody here.
    server.new_table_of("Eva", json!({"private": true})).await;
    server.new_table_of("Eva", json!({"clock": 0})).await;
    let anna = plays("Anna", json!({})).await;
    anna.content.reads("so I have opened one, and you have a seat");
    let again = plays("Anna", json!({})).await;
    again.content.reads("You have a seat at such a table already");
    let ben = plays("Ben", json!({})).await;
    ben.content.reads(&format!("I have found you a table in <#{}>", server.lobby));
    let two = plays("Chiara", json!({"people": 2})).await;
    two.content.reads("so I have opened one");
    let dan = plays("Dan", json!({"people": 2})).await;
    dan.content.reads("The game is on");

    let panel = server.press("Ben", ben.id, "v1:org:3:fill").await;
    panel.content.reads("The game is on");
    assert!(panel.ephemeral && panel.buttons.iter().any(|b| b.custom_id.starts_with("v1:do:3:")));
    server.computers_have_answered().await;
    server.calm().await;
    let lobby = server.fake.user("Eva").sees(server.lobby);
    let lobby = lobby.iter().find(|m| m.content.contains("(game 3)")).unwrap();
    lobby.content.reads("Computer players keep seats for people");
    let lobby = lobby.id;
    let taken = server.press("Eva", lobby, "v1:sit:3").await;
    taken.content.reads("is yours");
    let own = server.press("Anna", lobby, "v1:sit:3").await;
    assert!(own.buttons.iter().any(|b| b.custom_id.starts_with("v1:do:3:")), "{own:?}");
    let listed = tables(&server, "Eva").await;
    listed.content.reads("Game 3 with Anna, Ben, Eva");
    let modules = plays("Eva", json!({"modules": 0})).await;
    modules.content.reads("so I have opened one");
    let fay = plays("Fay", json!({})).await;
    fay.content.reads("is yours");
    let stands = fay.buttons.iter().any(|button| button.label == "Take it back");
    assert!(stands, "the computer player's answer stands: {fay:?}");
    let gus = plays("Gus", json!({})).await;
    gus.content.reads("so I have opened one");
}
