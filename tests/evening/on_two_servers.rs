//! Settings, bans and nicknames of one server do not affect another.

use crate::prelude::*;

async fn second(server: &Server) -> (Snowflake, Snowflake) {
    let guild = server.fake.found_guild("Second").unwrap();
    let lobby = server.fake.channel_in(guild, "lobby").unwrap();
    (guild, lobby)
}

async fn says(server: &Server, who: &str, room: Snowflake, part: &str, options: Value) -> String {
    let user = server.fake.user(who);
    let said = command(&user, room, part, options).await;
    assert!(said.ephemeral, "{said:?}");
    said.content
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_server_decides_and_whom_it_bars_stays_on_it() {
    let server = Server::start().await;
    let (guild, there) = second(&server).await;
    let here = server.lobby;
    let ben = server.fake.user("Ben");
    let dan = server.fake.user("Dan").id().to_string();
    let runs = ORDINARY | MANAGE_SERVER | permissions::MANAGE_THREADS;
    ben.set_permissions(runs).unwrap();

    let refused = says(&server, "Ben", there, "server", json!({"running": 9})).await;
    refused.reads("permission Manage Server");
    let refused = says(&server, "Ben", there, "bar", json!({"who": dan})).await;
    refused.reads("permission Manage Threads");
    ben.set_permissions_in(guild, runs).unwrap();

    let games = server.fake.channel("games").unwrap();
    let decided = json!({"running": 1, "add_channel": games.to_string(), "clock": 3});
    says(&server, "Ben", here, "server", decided).await.reads("1 running game ");
    let other = says(&server, "Ben", there, "server", json!({})).await;
    other.reads("3 running games");
    other.reads("in every text channel");
    says(&server, "Anna", here, "new", json!({})).await.reads(&format!("<#{games}>"));
    let theirs = server.table_in(there, "Anna", json!({})).await;
    let anna = server.fake.user("Anna");
    let reads = |post| anna.message(post).unwrap().content;
    reads(theirs).reads("24 hours for each phase");

    // The first server allows one running game per organiser, the second more.
    let ours = server.table_in(games, "Anna", json!({})).await;
    reads(ours).reads("48 hours for each phase");
    server.press("Chiara", ours, "v1:join:").await;
    server.press("Anna", ours, "v1:start:").await;
    server.calm().await;
    says(&server, "Anna", games, "new", json!({})).await.reads(&format!("<#{ours}>"));
    server.press("Chiara", theirs, "v1:join:").await;
    server.press("Anna", theirs, "v1:start:").await.reads("The game is on");

    says(&server, "Ben", here, "bar", json!({"who": dan})).await.reads("cannot open or join");
    says(&server, "Dan", games, "new", json!({})).await.reads("You cannot open or join");
    let own = server.table_in(there, "Dan", json!({})).await;
    server.press("Ben", own, "v1:join:").await.reads("You're in");
    let nobody = says(&server, "Ben", there, "bar", json!({})).await;
    nobody.reads("Nobody is kept from tables of this server.");
    says(&server, "Ben", here, "bar", json!({})).await.reads(&format!("<@{dan}>"));

    server.fake.remove_bot_from(guild).unwrap();
    says(&server, "Anna", ours, "table", json!({})).await.reads("game 2");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_and_a_private_table_belong_to_one_server() {
    let server = Server::start().await;
    let (guild, there) = second(&server).await;
    let here = server.lobby;
    let anna = server.fake.user("Anna");
    anna.set_nickname_in(guild, "Queen").unwrap();
    let reads = |post| anna.message(post).unwrap().content;
    let [ours, theirs] = [
        server.table_in(here, "Anna", json!({})).await,
        server.table_in(there, "Anna", json!({})).await,
    ];
    reads(ours).reads("(1 of 4): Anna.");
    reads(theirs).reads("(1 of 4): Queen.");
    server.press("Chiara", ours, "v1:join:").await;
    server.press("Chiara", theirs, "v1:join:").await;
    server.calm().await;
    reads(ours).reads("(2 of 4): Anna and Chiara.");
    reads(theirs).reads("(2 of 4): Queen and Chiara.");

    let ben = server.fake.user("Ben").id();
    command(&anna, there, "new", json!({"private": true})).await.reads("private table is open");
    let invite = async |room| {
        shown(anna.use_on_user(room, ben, "Invite to my table").unwrap()).await.content
    };
    invite(here).await.reads("You have no private table on this server");
    invite(there).await.reads(&format!("<@{ben}> can join your private table"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_game_and_a_hand_are_shown_where_they_are_asked_for() {
    let server = Server::start().await;
    let (_, there) = second(&server).await;
    let names = ["Anna", "Ben"];
    let ours = server.start_game(&names).await;
    let theirs = server.table_in(there, "Anna", json!({})).await;
    server.press("Ben", theirs, "v1:join:").await;
    server.press("Anna", theirs, "v1:start:").await;
    server.calm().await;

    let mut anna = Guest::new(&server.fake, "Anna", 1);
    anna.taste = Taste::First;
    anna.act(ours).await;
    let panel = anna.user.message(anna.panel.unwrap()).unwrap();
    panel.reads("**Game 1");
    let mut buttons = panel.buttons.iter();
    let next = buttons.find(|button| button.label.contains("My next game"));
    let next = next.unwrap_or_else(|| panic!("{panel:?}"));
    let shown = shown(anna.user.press(panel.id, &next.custom_id).unwrap()).await;
    shown.reads("**Game 2");
    assert!(shown.ephemeral && shown.channel == ours, "{shown:?}");

    let posts = |room| {
        let posts = anna.user.sees(room).into_iter();
        let mut posts =
            posts.filter(|post: &SeenMessage| !post.buttons.is_empty() && !post.ephemeral);
        posts.next_back().unwrap().id
    };
    for (room, game) in [(ours, "**Game 1"), (theirs, "**Game 2")] {
        let found = anna.user.wait_to_see(room, SOON, |seen| seen.first().map(drop));
        assert!(found.await.is_some());
        let hand = anna.user.use_on_message(posts(room), "My hand").unwrap();
        let hand = hand.settled().await.message().unwrap();
        hand.reads(game);
        assert!(hand.ephemeral && hand.channel == room, "{hand:?}");
    }
}
