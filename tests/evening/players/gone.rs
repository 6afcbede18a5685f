//! Players who have left the server.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_left_the_server_is_played_for_and_everybody_is_told() {
    let evening = Evening::of(&["Anna", "Ben", "Chiara"]).await;
    let ben = evening.server.fake.user("Ben");
    ben.leave_guild().unwrap();
    evening.server.fake.user("Chiara").delete_account().unwrap();
    // Their absence is checked when a reminder is due, not earlier.
    evening.pass(HOUR * 17).await;
    assert!(!evening.is_told("not in this server").await);
    evening.pass(HOUR * 2).await;
    let post = evening.told("Ben is not in this server any more").await;
    assert!(has(&post, "v1:here:1"), "he may come back: {post:?}");
    let post = evening.told("The account of Chiara is gone").await;
    assert!(!has(&post, "v1:here:1"), "nobody can: {post:?}");
    let reminder = format!("<@{}>, it is your turn", ben.id());
    assert!(!evening.is_told(&reminder).await, "he is not reminded");
    let shown = evening.players("Anna").await;
    for name in ["Ben", "Chiara"] {
        let said = line(&shown, name);
        said.reads("is not here any more");
    }
    let mut anna = evening.guest("Anna");
    anna.act(evening.thread).await;
    evening.server.computers_have_answered().await;
    let panel = anna.look(evening.thread).await;
    assert!(!panel.content.contains("Waiting for"), "{panel:?}");
}

async fn in_private(server: &Server, who: &str, begins: &str) -> (Snowflake, String) {
    let user = server.fake.user(who);
    let room = soon(async || user.direct()).await.expect("a direct message");
    let post = user.wait_to_see(room, SOON, |messages| {
        messages.iter().rev().find_map(|message| Some((message.id, named(message, begins)?)))
    });
    post.await.unwrap_or_else(|| panic!("no {begins}: {:?}", user.sees(room)))
}

/// Whoever has left the server gets no seat there, not even by buttons that they still have.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_left_the_server_takes_no_seat() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let server = &evening.server;
    let guild = server.fake.world(|world| world.channels[&server.lobby].guild);
    for who in ["Dan", "Eva"] {
        choose_dm(server, who).await;
    }
    let [dan, eva] = ["Dan", "Eva"].map(|who| server.fake.user(who));
    let ben = server.fake.user("Ben");
    let asks = async || {
        let seats = evening.command("Ben", evening.thread, "players").await;
        let hand = named(&seats, "v1:sure:1:hand").unwrap();
        ben.press(seats.id, &hand).unwrap().settled().await.message().unwrap()
    };
    // Their name still stands in a menu that was open.
    let asked = asks().await;
    eva.leave_guild().unwrap();
    let menu = named(&asked, "v1:seat:1:to").unwrap();
    let refused = shown(ben.select_late(asked.id, &menu, &[&eva.id().to_string()]).unwrap()).await;
    refused.reads("Eva cannot take your seat: it needs a person on this server");

    let asked = asks().await;
    choose(server, "Ben", &asked, "v1:seat:1:to", &[&id(server, "Dan")]).await;
    let (post, accept) = in_private(server, "Dan", "v1:seat:1:accept:1").await;
    dan.leave_guild().unwrap();
    let answers = async || {
        let said = dan.press(post, &accept).unwrap().settled().await;
        said.message().unwrap()
    };
    answers().await.reads("This table is on a server that you have left");
    dan.join_guild(guild).unwrap();
    answers().await.reads("The seat is yours");

    eva.join_guild(guild).unwrap();
    let lobby = server.new_table_of("Anna", json!({"private": true})).await;
    let panel = server.press("Anna", lobby, "v1:org:2:open").await;
    choose(server, "Anna", &panel, "v1:org:2:invite", &[&id(server, "Eva")]).await;
    let (post, join) = in_private(server, "Eva", "v1:join:2").await;
    eva.leave_guild().unwrap();
    let joins = async || eva.press(post, &join).unwrap().settled().await.message().unwrap();
    joins().await.reads("This table is on a server that you have left");
    eva.join_guild(guild).unwrap();
    joins().await.reads("You're in");
}
