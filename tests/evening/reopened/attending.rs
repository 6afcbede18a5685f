//! Leaves games with open votes, a seat that was left, vacations and all related messages.

use super::*;

fn named(message: &SeenMessage, begin: &str) -> String {
    let buttons = message.buttons.iter().map(|b| &b.custom_id);
    let mut all = buttons.chain(message.menus.iter().map(|m| &m.custom_id));
    let found = all.find(|id| id.starts_with(begin));
    found.unwrap_or_else(|| panic!("no {begin}: {message:?}")).clone()
}

async fn does(server: &Server, thread: Snowflake, name: &str, buttons: &[&str]) {
    let user = server.fake.user(name);
    let mut shown = command(&user, thread, "players", json!({})).await;
    for button in buttons {
        let game = named(&shown, "v1:seat:");
        let game = game.split(':').nth(2).unwrap().to_owned();
        let id = named(&shown, &button.replacen('#', &game, 1));
        shown = pressed(&user, &shown, &id).await.message().unwrap();
    }
}

pub async fn leave(server: &Server) {
    let voting = server.start_game_of(&["Anna", "Ben", "Chiara"], json!({})).await;
    does(server, voting, "Anna", &["v1:sure:#:pause", "v1:seat:#:pause"]).await;
    does(server, voting, "Ben", &[]).await;

    let left = server.start_game_of(&["Ben", "Chiara", "David"], json!({"clock": 3})).await;
    does(server, left, "Ben", &["v1:sure:#:leave", "v1:seat:#:leave"]).await;
    does(server, left, "Chiara", &["v1:seat:#:away"]).await;
    does(server, left, "David", &["v1:seat:#:mute"]).await;
    does(server, left, "David", &["v1:sure:#:replace"]).await;
    does(server, left, "Anna", &[]).await;

    let resting = server.start_game_of(&["Anna", "David"], json!({})).await;
    does(server, resting, "David", &["v1:sure:#:pause", "v1:seat:#:pause"]).await;
    does(server, resting, "Anna", &["v1:seat:#:yes"]).await;

    let private = json!({"private": true, "clock": 3, "weekends": 1});
    let lobby = server.new_table_of("David", private).await;
    server.press("David", lobby, "v1:org:").await;
    let david = server.fake.user("David");
    for command in ["games", "settings"] {
        let shown = david.command(server.lobby, "viceroy", &[command], json!({}));
        shown.unwrap().settled().await;
    }
}
