//! Tables without a server: friends who share no server with the bot play by direct message alone.

use crate::prelude::*;

/// Whoever has added the bot to their own apps, and shares no server with it.
fn friend(server: &Server, name: &str) -> UserHandle {
    let user = server.fake.user(name);
    user.leave_guild().unwrap();
    user.install().unwrap();
    user
}

fn room(user: &UserHandle) -> Snowflake {
    user.open_direct().unwrap()
}

/// The code in a text such as `/viceroy join code:BCDFGH`.
fn code_in(text: &str) -> String {
    let (_, rest) = text.split_once("join code:").expect("a code");
    rest.chars().take_while(char::is_ascii_uppercase).collect()
}

async fn lobby_of(user: &UserHandle) -> SeenMessage {
    wait_for_button(user, room(user), "v1:start:").await
}

async fn opened(anna: &UserHandle, options: Value) -> (SeenMessage, String) {
    command(anna, room(anna), "new", options).await.reads("invite friends");
    let lobby = lobby_of(anna).await;
    let to_send = press(anna, &lobby, "v1:org:1:friends").await;
    to_send.reads("integration_type=1");
    let code = code_in(&to_send.content);
    lobby.reads(&code);
    (lobby, code)
}

/// A game of friends, the first of whom opened the table.
pub async fn begin(server: &Server, names: &[&str], options: Value) {
    let friends: Vec<UserHandle> = names.iter().map(|name| friend(server, name)).collect();
    let (lobby, code) = opened(&friends[0], options).await;
    for friend in &friends[1..] {
        command(friend, room(friend), "join", json!({"code": code})).await;
    }
    server.calm().await;
    server.press(names[0], lobby.id, "v1:start:1").await;
}

/// Who take what is proposed.
fn playing(server: &Server, names: &[&str], seed: u64) -> Vec<Player> {
    let players = names.iter().zip(seed..).map(|(name, seed)| {
        let mut player = Player::new(&server.fake, name, seed);
        player.taste = Taste::Proposed;
        player
    });
    players.collect()
}

async fn over(server: &Server, players: &mut [Player], time: &Time) {
    let mut idle = 0;
    while idle < 3 {
        server.computers_have_answered().await;
        server.calm().await;
        let mut acted = false;
        for player in players.iter_mut() {
            acted |= player.act().await == Did::Something;
            time.pass(Duration::from_secs(60));
        }
        idle = if acted { 0 } else { idle + 1 };
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_friends_in_two_languages_play_a_whole_game() {
    let (server, time) = Server::in_time(Arc::new(SeededLuck::new(3))).await;
    let [anna, ben, chiara, dora] =
        ["Anna", "Ben", "Chiara", "Dora"].map(|name| friend(&server, name));
    ben.set_locale("de").unwrap();
    dora.uninstall().unwrap();
    let (lobby, code) = opened(&anna, json!({})).await;
    // By the code, as it was sent.
    let joined = command(&ben, room(&ben), "join", json!({"code": code.to_lowercase()})).await;
    joined.reads("Du hast einen Platz in Partie 1.");
    lobby_of(&ben).await.reads("Ben");
    // In a conversation that the bot is not in; Dora has not added it to her apps.
    let group = server.fake.open_private(&[anna.id(), chiara.id(), dora.id()]).unwrap();
    let invited = command(&anna, group, "invite", json!({})).await;
    assert!(!invited.ephemeral, "everybody there reads it");
    invited.reads("Anna and 1 more invite you");
    let join = button(&invited, "v1:code:").expect("a way to come");
    for (friend, knows_bot) in [(&chiara, true), (&dora, false)] {
        let said = shown(friend.press(invited.id, &join).unwrap()).await;
        assert!(said.ephemeral, "{said:?}");
        said.reads("You have a seat in game 1.");
        said.reads("integration_type=1");
        server.calm().await;
        assert_eq!(friend.sees(room(friend)).iter().any(|m| has_button(m, "v1:start:")), knows_bot);
    }
    // She adds it, and presses once more.
    dora.install().unwrap();
    dora.press(invited.id, &join).unwrap().settled().await;
    lobby_of(&dora).await.reads("(4 of 4): Anna, Ben, Chiara and Dora.");
    server.calm().await;
    server.press("Chiara", lobby_of(&chiara).await.id, "v1:start:1").await.reads("I ask you here");
    server.calm().await;
    anna.message(lobby.id).unwrap().reads("A game of Viceroy is on");
    let mut players = playing(&server, &["Anna", "Ben", "Chiara", "Dora"], 1);
    players[0].wait_for_question().await.reads("with Ben, Chiara and Dora, no chat here");
    players[1].wait_for_question().await.reads("mit Anna, Chiara und Dora, ohne Chat");
    over(&server, &mut players, &time).await;
    for player in &players {
        let seen = player.user.sees(player.room);
        let stays: Vec<&SeenMessage> = seen.iter().filter(|m| !m.ephemeral).collect();
        let end = stays.iter().find(|m| has_button(m, "v1:film:1")).expect("how it ended");
        assert_eq!(end.attachments.len(), 1, "the poster: {end:?}");
        assert!(has_button(end, "v1:went:1") && has_button(end, "v1:org:1:again"));
        // The table's own message, the end, and nothing that was asked.
        assert!(!stays.iter().any(|m| has_button(m, "v1:rest:panel:")), "{stays:?}");
    }
    // Nothing was posted anywhere but in their conversations.
    let channels: BTreeSet<Snowflake> = players.iter().map(|player| player.room).collect();
    let posted = server
        .fake
        .requests()
        .into_iter()
        .filter(|request| request.method == "POST" && request.path.ends_with("/messages"));
    for request in posted {
        let there = channels.iter().any(|room| request.path.contains(&room.to_string()));
        assert!(there, "{}", request.path);
    }
    // Whoever presses, the same people are asked where they played.
    let of_ben =
        ben.sees(room(&ben)).into_iter().find(|m| has_button(m, "v1:org:1:again")).unwrap();
    server.press("Ben", of_ben.id, "v1:org:1:again").await;
    server.calm().await;
    for friend in [&anna, &chiara, &dora] {
        let seen = friend.sees(room(friend));
        assert!(seen.iter().any(|m| has_button(m, "v1:join:2")), "{seen:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_all_modules_an_outage_and_somebody_who_blocks_the_bot_it_ends_all_the_same() {
    let (mut server, time) = Server::in_time(Arc::new(SeededLuck::new(5))).await;
    let names = ["Anna", "Ben", "Chiara", "Dora"];
    begin(&server, &names, json!({"modules": 6, "computers": 0})).await;
    let [anna, ben, chiara, dora] = names.map(|name| server.fake.user(name));
    let mut players = playing(&server, &names, 7);
    for _ in 0..6 {
        server.calm().await;
        for player in &mut players {
            player.act().await;
            time.pass(Duration::from_secs(60));
        }
    }
    ben.close_dms().unwrap();
    server.stop().await;
    time.pass(TOO_LONG);
    server.begin().await;
    server.calm().await;
    // Where he is not by direct message, his next press says so.
    let group = server.fake.open_private(&[anna.id(), ben.id()]).unwrap();
    let without = server.fake.found_guild_without_bot("Elsewhere").unwrap();
    let there = server.fake.channel_in(without, "lobby").unwrap();
    let mut is_told = false;
    for _ in 0..150 {
        for player in players.iter_mut().filter(|player| player.user.id() != ben.id()) {
            player.act().await;
        }
        time.pass(Duration::from_secs(6 * 60 * 60));
        server.computers_have_answered().await;
        server.calm().await;
        let said = command(&ben, there, "help", json!({})).await;
        is_told |= said.content.contains("I cannot write to you by direct message");
        let states = server.rows("select state as line from games").await;
        if states == ["over"] {
            break;
        }
    }
    assert!(is_told, "he is told why nothing comes");
    assert_eq!(server.rows("select state as line from games").await, ["over"]);
    assert!(ben.sees(group).is_empty());
    let has_end = |user: &UserHandle| {
        user.sees(room(user)).iter().any(|m| has_button(m, "v1:film:1") && !m.ephemeral)
    };
    assert!(has_end(&anna) && has_end(&chiara) && has_end(&dora) && !has_end(&ben));
    // He opens his messages and writes, and hears how it ended.
    ben.open_dms().unwrap();
    command(&ben, room(&ben), "games", json!({})).await;
    server.calm().await;
    assert!(has_end(&ben));
}
