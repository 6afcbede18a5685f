//! Context menu commands on messages and users.

use viceroy_fake_discord::APPLICATION;

use crate::prelude::*;

async fn hand(server: &Server, who: &str, message: Snowflake) -> SeenMessage {
    shown(server.fake.user(who).use_on_message(message, "My hand").unwrap()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_of_a_game_opens_the_hand_of_whoever_chooses_it() {
    let server = Server::start().await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let anna = server.fake.user("Anna");
    let posted = anna.sees(thread).into_iter();
    let posts = posted.filter(|post| !post.buttons.is_empty());
    let mut messages: Vec<Snowflake> = posts.map(|post| post.id).collect();
    assert!(!messages.is_empty(), "the thread has the table");
    // The table post is above the thread; users' messages there have no buttons.
    messages.push(thread);
    messages.push(anna.say(thread, "whose turn is it?").unwrap());
    for message in messages {
        let shown = hand(&server, "Anna", message).await;
        assert!(shown.ephemeral && shown.id != message, "{shown:?}");
        assert!(has_button(&shown, "v1:more:"), "{shown:?}");
    }
    let stranger = hand(&server, "Chiara", thread).await;
    assert!(!has_button(&stranger, "v1:more:"), "{stranger:?}");
    let chat = anna.say(server.lobby, "good evening").unwrap();
    let nothing = hand(&server, "Anna", chat).await;
    nothing.reads("This message belongs to no game that I know.");
    nothing.reads("`/viceroy hand`");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_member_is_invited_to_the_newest_private_table_of_whoever_chooses_it() {
    let server = Server::start().await;
    let anna = server.fake.user("Anna");
    let [ben, chiara] = ["Ben", "Chiara"].map(|name| server.fake.user(name).id());
    let invite = async |whom: Snowflake| {
        shown(anna.use_on_user(server.lobby, whom, "Invite to my table").unwrap()).await
    };
    let open = server.new_table("Anna").await;
    let none = invite(ben).await;
    none.reads("You have no private table on this server");
    none.reads("`/viceroy new`");

    let opened = command(&anna, server.lobby, "new", json!({"private": true})).await;
    opened.reads("private table is open");
    let find = |messages: &[SeenMessage]| {
        let private = messages.iter().find(|m| m.content.contains("Nobody else is invited yet"));
        private.map(|lobby| lobby.id)
    };
    let private = anna.wait_to_see(server.lobby, SOON, find).await.unwrap();
    let said = invite(ben).await;
    assert!(said.ephemeral, "{said:?}");
    said.reads(&format!("<@{ben}> can join your private table"));
    let called = |messages: &[SeenMessage]| {
        let mut calls = messages.iter().filter(|m| m.pings.contains(&ben));
        calls.next().map(drop)
    };
    assert!(anna.wait_to_see(server.lobby, SOON, called).await.is_some());
    invite(ben).await.reads("invited to your newest private table already");
    invite(anna.id()).await.reads("or have a seat there");
    invite(APPLICATION).await.reads("This is a program");
    server.press("Ben", private, "v1:join:").await.reads("You're in");
    server.press("Chiara", private, "v1:join:").await.reads("This table is private");

    let bens = server.fake.user("Ben");
    let foreign = bens.use_on_user(server.lobby, chiara, "Invite to my table");
    let foreign = foreign.unwrap().settled().await.message().unwrap();
    foreign.reads("You have no private table on this server");
    server.press("Chiara", open, "v1:join:").await.reads("You're in");
}
