//! Closing of tables by moderators, and by nobody else.

use viceroy::discord::custom_id::Moderate;

use super::*;

fn keeps_order(server: &Server, name: &str) {
    let user = server.fake.user(name);
    let held = ORDINARY | permissions::MANAGE_THREADS;
    user.set_permissions(held).unwrap();
}

async fn close(
    server: &Server,
    who: &str,
    room: viceroy_fake_discord::Snowflake,
    game: Option<u32>,
) -> SeenMessage {
    let options = game.map_or_else(|| json!({}), |game| json!({ "game": game }));
    let user = server.fake.user(who);
    let shown = command(&user, room, "close", options).await;
    assert!(shown.ephemeral, "{shown:?}");
    shown
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_who_manages_threads_closes_a_running_game_and_everybody_is_told() {
    let (server, time) = Server::in_time(luck_of_this_test()).await;
    choose_dm(&server, "Ben").await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let evening = Evening { server, time, thread };
    keeps_order(&evening.server, "Mona");
    for name in ["Anna", "Ben", "Chiara"] {
        let shown = evening.players(name).await;
        assert!(!has(&shown, "v1:mod:"), "{shown:?}");
        for what in [Moderate::Ask, Moderate::Close] {
            evening.forge_closing(name, what).await.reads("permission Manage Threads");
        }
        close(&evening.server, name, thread, None).await.reads("permission Manage Threads");
    }
    let shown = evening.players("Mona").await;
    let asked = evening.press("Mona", &shown, "v1:mod:1:ask").await;
    assert_eq!(asked.id, shown.id);
    asked.reads("**Close game 1 for good?** Anna and Ben");
    let kept = evening.press("Mona", &asked, "v1:seat:1:look").await;
    kept.reads("Players of game 1");
    let asked = evening.press("Mona", &kept, "v1:mod:1:ask").await;
    let mona = evening.server.fake.user("Mona");
    mona.set_permissions(ORDINARY).unwrap();
    evening.press("Mona", &asked, "v1:mod:1:close").await.reads("permission Manage Threads");
    assert!(!evening.is_told("This game was closed").await);

    mona.set_permissions(permissions::ADMINISTRATOR | ORDINARY).unwrap();
    let asked = close(&evening.server, "Mona", thread, None).await;
    let closed = evening.press("Mona", &asked, "v1:mod:1:close").await;
    closed.reads("Game 1 is closed");
    evening.told("**This game was closed** by a moderator of the server.").await;
    let ben = evening.server.fake.user("Ben");
    let told = |messages: &[SeenMessage]| {
        let mut told = messages.iter();
        let told = told.find(|m| m.content.contains("by a moderator of the server"));
        told.map(|m| has(m, "v1:org:1:again"))
    };
    let his = ben.wait_to_see(ben.direct().unwrap(), SOON, told).await;
    assert_eq!(his, Some(true), "by direct message, with the button to play again");
    evening.forge_closing("Mona", Moderate::Close).await.reads("closed before its end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_who_manages_threads_closes_a_table_that_has_not_started() {
    let mut server = Server::start().await;
    let (first, second) = (server.new_table("Anna").await, server.new_table("Anna").await);
    server.press("Ben", first, "v1:join:").await;
    keeps_order(&server, "Mona");
    let forged = format(&CustomId::Moderate { game: GameId(1), what: Moderate::Close });
    for name in ["Anna", "Ben", "Chiara"] {
        let options = server.press(name, first, "v1:org:1:open").await;
        assert!(!has(&options, "v1:mod:"), "{options:?}");
        let user = server.fake.user(name);
        let refused = user.press_late(first, &forged).unwrap().settled().await;
        let refused = refused.message().unwrap().content;
        refused.reads("permission Manage Threads");
    }
    let options = server.press("Mona", first, "v1:org:1:open").await;
    assert!(options.content.contains("Only <@") && options.menus.is_empty(), "{options:?}");
    let asked = server.press("Mona", options.id, "v1:mod:1:ask").await;
    asked.reads("**Close the table of game 1?**");
    let closed = server.press("Mona", asked.id, "v1:mod:1:close").await;
    closed.reads("Game 1 is closed");
    server.calm().await;
    let anna = server.fake.user("Anna");
    let lobby = anna.message(first).unwrap();
    let said = "**This table was closed by a moderator of the server** (game 1): Anna and Ben.";
    lobby.reads(said);
    assert!(lobby.buttons.iter().all(|b| b.disabled), "{lobby:?}");
    let late = anna.press_late(first, &crate::spelling::format(&CustomId::Start(GameId(1))));
    let late = late.unwrap().settled().await.message().unwrap();
    late.reads("This table was closed");

    let which = close(&server, "Mona", server.lobby, None).await;
    assert!(!has(&which, "v1:mod:1:"), "it is closed: {which:?}");
    server.press("Mona", which.id, "v1:mod:2:ask").await.reads("game 2");
    close(&server, "Mona", server.lobby, Some(2)).await.reads("game 2");
    close(&server, "Mona", server.lobby, Some(99)).await.reads("I know no such game");
    keeps_order(&server, "Anna");
    let options = server.press("Anna", second, "v1:org:2:open").await;
    options.reads("You decide");
    let asked = server.press("Anna", options.id, "v1:mod:2:ask").await;
    server.press("Anna", asked.id, "v1:mod:2:close").await;
    close(&server, "Mona", server.lobby, None).await.reads("No game runs");
    server.restart().await;
    server.calm().await;
    assert!(anna.message(first).unwrap().content.contains(said));
}
