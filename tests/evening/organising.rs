//! A table before its start, and a rematch.

use viceroy::discord::custom_id::Organise;

use crate::prelude::*;
use crate::spelling;

/// A forged custom id for the only game.
fn spelled(what: Organise) -> String {
    let game = GameId(1);
    spelling::format(&CustomId::Organise { game, what })
}

pub fn named(message: &SeenMessage, begin: &str) -> Option<String> {
    let buttons = message.buttons.iter().map(|b| &b.custom_id);
    let mut all = buttons.chain(message.menus.iter().map(|m| &m.custom_id));
    all.find(|id| id.starts_with(begin)).cloned()
}

pub async fn choose(
    server: &Server,
    who: &str,
    panel: &SeenMessage,
    menu: &str,
    value: &[&str],
) -> SeenMessage {
    let user = server.fake.user(who);
    let menu = named(panel, menu).unwrap_or_else(|| panic!("no {menu} on {panel:?}"));
    let chosen = user.select(panel.id, &menu, value).unwrap();
    chosen.settled().await.message().expect("an answer")
}

pub async fn lobby_says(server: &Server, who: &str, lobby: Snowflake, text: &str) -> SeenMessage {
    let user = server.fake.user(who);
    let seen = user.wait_to_see(server.lobby, SOON, |messages| {
        let lobby = messages.iter().find(|m| m.id == lobby)?;
        lobby.content.contains(text).then(|| lobby.clone())
    });
    let now = || user.message(lobby).map(|m| m.content);
    seen.await.unwrap_or_else(|| panic!("it does not say {text:?}: {:?}", now()))
}

pub fn id(server: &Server, who: &str) -> String {
    server.fake.user(who).id().to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_organiser_changes_what_is_played_and_who_joined_is_asked_once_more() {
    let server = Server::start().await;
    let lobby = server.new_table("Anna").await;
    let panel = server.press("Anna", lobby, "v1:org:1:open").await;
    assert!(panel.ephemeral && panel.content.contains("You decide"), "{panel:?}");
    let panel = choose(&server, "Anna", &panel, "v1:org:1:option", &["open_screens=true"]).await;
    panel.reads("Open screens: numbers shown");
    let said = lobby_says(&server, "Anna", lobby, "numbers shown").await;
    assert!(!said.content.contains("Changed since"), "{said:?}");

    server.press("Ben", lobby, "v1:join:").await;
    let refused = server.press("Ben", lobby, "v1:org:1:open").await;
    assert!(refused.content.contains("Only <@") && refused.menus.is_empty(), "{refused:?}");
    let bens = server.fake.user("Ben");
    shown(bens.press_late(lobby, &spelled(Organise::Private)).unwrap()).await.reads("Only <@");

    let panel = choose(&server, "Anna", &panel, "v1:org:1:option", &["gaps=true"]).await;
    panel.reads("Gaps in upper rows: allowed");
    let said = lobby_says(&server, "Anna", lobby, "Changed since somebody joined").await;
    said.reads("Gaps in upper rows: allowed (was not allowed)");
    assert!(!said.content.contains("Open screens: numbers shown (was"), "{said:?}");

    let asked = server.press("Ben", lobby, "v1:start:").await;
    asked.reads("Gaps in upper rows: allowed");
    let panel = choose(&server, "Anna", &panel, "v1:org:1:edition", &["de"]).await;
    lobby_says(&server, "Anna", lobby, "Edition: German (was English 2015)").await;
    let again = press(&bens, &asked, "v1:org:1:start").await;
    again.reads("Edition: German");
    press(&bens, &again, "v1:org:1:start").await.reads("The game is on");
    let late = choose(&server, "Anna", &panel, "v1:org:1:option", &["gaps=false"]).await;
    late.reads("started already");
    lobby_says(&server, "Anna", lobby, "German").await;
}

/// The last line of the longest menu, with everything that a table can have: it is chosen, told, and
/// the message keeps within the five rows that Discord takes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_organiser_chooses_whether_the_others_are_asked_before_a_seat_is_handed_on() {
    let server = Server::start().await;
    let lobby = server.new_table_of("Anna", json!({"modules": 6, "private": true})).await;
    let panel = server.press("Anna", lobby, "v1:org:1:open").await;
    let menus = panel.menus.iter().filter(|menu| menu.custom_id.starts_with("v1:org:1:option"));
    let lines: Vec<usize> = menus.map(|menu| menu.options.len()).collect();
    assert!(lines.iter().all(|lines| *lines <= 25), "{lines:?}");
    let rows = panel.menus.len() + panel.buttons.len().div_ceil(5);
    assert!(rows <= 5, "{panel:?}");
    let in_detail = async || server.lobby_in_detail(lobby).await;
    let told = "A seat is handed on only if the others agree.";
    assert!(!in_detail().await.contains(told));
    let panel = choose(&server, "Anna", &panel, "v1:org:1:option", &["handovers=asked"]).await;
    panel.reads(told);
    server.calm().await;
    in_detail().await.reads(told);
    choose(&server, "Anna", &panel, "v1:org:1:option", &["handovers=free"]).await;
    server.calm().await;
    assert!(!in_detail().await.contains(told));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_joins_a_private_table_uninvited() {
    let server = Server::start().await;
    let anna = server.fake.user("Anna");
    let opened = command(&anna, server.lobby, "new", json!({"private": true})).await;
    opened.reads("private table is open");
    let lobby = wait_for_button(&anna, server.lobby, "v1:join:").await.id;
    lobby_says(&server, "Anna", lobby, "Nobody else is invited yet").await;
    server.press("Ben", lobby, "v1:join:").await.reads("This table is private");
    let (ben, chiara) = (id(&server, "Ben"), id(&server, "Chiara"));
    let shown = choose(&server, "Anna", &opened, "v1:org:1:invite", &[&ben, &chiara]).await;
    shown.reads("You decide");
    let said = lobby_says(&server, "Anna", lobby, &format!("<@{ben}>")).await;
    said.reads(&format!("<@{chiara}>"));
    server.press("Ben", lobby, "v1:join:").await.reads("You're in");
    server.press("Dan", lobby, "v1:join:").await.reads("Ask <@");

    let panel = server.press("Anna", lobby, "v1:org:1:open").await;
    let remove = format!("v1:org:1:remove:{ben}");
    let button = named(&panel, &remove).expect("Ben can be removed");
    let panel = anna.press(panel.id, &button).unwrap().settled().await.message().unwrap();
    assert!(named(&panel, &remove).is_none(), "{panel:?}");
    server.press("Ben", lobby, "v1:join:").await.reads("This table is private");
    let twice = anna.press_late(panel.id, &button).unwrap().settled().await;
    assert!(twice.message().unwrap().content.contains("not at this table any more"));

    // The error replaced the panel.
    let panel = server.press("Anna", lobby, "v1:org:1:open").await;
    press(&anna, &panel, "v1:org:1:public").await;
    server.press("Dan", lobby, "v1:join:").await.reads("You're in");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_next_decides_when_the_organiser_leaves() {
    let server = Server::start().await;
    let lobby = server.new_table("Anna").await;
    for name in ["Ben", "Chiara"] {
        server.press(name, lobby, "v1:join:").await;
    }
    server.lobby_in_detail(lobby).await.reads("Anna decides");
    let panel = server.press("Anna", lobby, "v1:org:1:open").await;
    assert_eq!(panel.buttons.len(), 3, "{panel:?}");
    server.press("Anna", lobby, "v1:leave:").await;
    server.calm().await;
    server.lobby_in_detail(lobby).await.reads("Ben decides");
    server.press("Anna", lobby, "v1:join:").await;
    choose(&server, "Anna", &panel, "v1:org:1:option", &["gaps=true"]).await.reads("Only <@");
    let panel = server.press("Ben", lobby, "v1:org:1:open").await;
    // More players than the option allows.
    let crowded = choose(&server, "Ben", &panel, "v1:org:1:option", &["virtual_opponents=2"]).await;
    crowded.reads("Only 2 players can play so");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_press_on_a_finished_game_asks_all_to_play_again() {
    let server = Server::start().await;
    let thread = server.start_game_of(&["Anna", "Ben"], json!({"gaps": 1})).await;
    let (ben, early) = (server.fake.user("Ben"), spelled(Organise::Again));
    let not_yet = ben.press_late(thread, &early).unwrap().settled().await;
    assert!(not_yet.message().unwrap().content.contains("This game is not over"));
    play_to_the_end(&server.fake, thread, &["Anna", "Ben"]).await;

    let end = wait_for_button(&ben, thread, "v1:org:1:again").await.id;
    let listed = command(&server.fake.user("Dan"), server.lobby, "tables", json!({})).await;
    listed.reads("🏁 Game 1 with Anna and Ben: over <t:");
    server.press("Dan", end, "v1:org:1:again").await.reads("no seat in this game");
    server.press("Ben", end, "v1:org:1:again").await.reads("another game");
    let anna = server.fake.user("Anna");
    let lobby = wait_for_button(&anna, server.lobby, "v1:join:2").await;
    let annas = id(&server, "Anna");
    lobby.reads(&format!("<@{annas}>, will you play again?"));
    lobby.reads("Gaps in upper rows: allowed");
    server.lobby_in_detail(lobby.id).await.reads("Ben decides");
    assert_eq!(lobby.pings, [anna.id()], "she alone is called");

    server.press("Anna", end, "v1:org:1:again").await.reads("another game");
    let full = lobby_says(&server, "Anna", lobby.id, "Ben and Anna").await;
    assert_eq!(full.pings, [anna.id()], "no edit calls anybody");
    assert!(!full.content.contains("will you play again"), "{full:?}");
    server.press("Ben", lobby.id, "v1:start:2").await;
    let thread = |w: &viceroy_fake_discord::World| w.channels.contains_key(&lobby.id);
    assert!(server.fake.wait_until(SOON, thread).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_time_is_counted_is_changed_and_shown_like_what_is_played() {
    let mut server = Server::start().await;
    let lobby = server.new_table("Anna").await;
    server.press("Ben", lobby, "v1:join:").await;
    let panel = server.press("Anna", lobby, "v1:org:1:open").await;
    let time = |panel: &SeenMessage| {
        let menu = panel.menus.iter();
        let menu = menu.clone().find(|m| m.custom_id.starts_with("v1:org:1:time"));
        let lines = menu.unwrap().options.iter().map(|o| o.value.clone());
        lines.collect::<Vec<_>>()
    };
    let daily = [
        "clock=live",
        "clock=hour",
        "clock=relaxed",
        "clock=none",
        "weekends=off",
        "time_out=pass",
        "filled=minutes",
        "filled=hour",
        "filled=day",
        "filled=never",
    ];
    assert_eq!(time(&panel), daily);
    let bens = server.fake.user("Ben");
    shown(bens.press_late(lobby, &spelled(Organise::Time)).unwrap()).await.reads("Only <@");

    let panel = choose(&server, "Anna", &panel, "v1:org:1:time", &["weekends=off"]).await;
    panel.reads("Saturdays and Sundays do not count");
    let panel = choose(&server, "Anna", &panel, "v1:org:1:time", &["time_out=pass"]).await;
    let panel = choose(&server, "Anna", &panel, "v1:org:1:time", &["clock=live"]).await;
    panel.reads("3 minutes for each question");
    let live = ["clock=daily", "clock=hour", "clock=relaxed", "clock=none", "time_out=computer"];
    assert_eq!(time(&panel)[..live.len()], live);
    let said =
        lobby_says(&server, "Anna", lobby, "Changed since somebody joined: Time for everybody")
            .await;
    for part in [
        "· 3 minutes for each question",
        "3 minutes for each question (was 24 hours for each phase, and 48 more for the whole game)",
        "When somebody’s time is up: it counts as a pass (was a computer player decides this once)",
    ] {
        assert!(said.content.contains(part), "{part}: {said:?}");
    }
    assert!(!said.content.contains("Sundays"), "{said:?}");
    let asked = server.press("Ben", lobby, "v1:start:").await;
    asked.reads("Time for everybody: 3 minutes");

    server.restart().await;
    let panel = choose(&server, "Anna", &panel, "v1:org:1:time", &["clock=daily"]).await;
    let said =
        lobby_says(&server, "Anna", lobby, "Saturdays and Sundays: do not count (was count)").await;
    assert!(!said.content.contains("Time for everybody"), "{said:?}");
    let panel = choose(&server, "Anna", &panel, "v1:org:1:time", &["weekends=on"]).await;
    choose(&server, "Anna", &panel, "v1:org:1:time", &["time_out=computer"]).await;
    server.calm().await;
    let said = bens.message(lobby).unwrap();
    assert!(!said.content.contains("Changed since"), "{said:?}");
    let panel = server.press("Anna", lobby, "v1:org:1:open").await;
    let panel = choose(&server, "Anna", &panel, "v1:org:1:time", &["clock=hour"]).await;
    panel.reads(":t> (20:00 UTC); what is asked");
    let hours = time(&panel);
    assert!(hours.contains(&"hour=8".to_owned()) && !hours.contains(&"hour=20".to_owned()));
    let panel = choose(&server, "Anna", &panel, "v1:org:1:time", &["hour=9"]).await;
    panel.reads("(9:00 UTC)");
    lobby_says(&server, "Anna", lobby, "Time for everybody: until 9:00 each day (was 24").await;
    choose(&server, "Anna", &panel, "v1:org:1:time", &["clock=relaxed"]).await;
    let asked = server.press("Ben", lobby, "v1:start:").await;
    press(&bens, &asked, "v1:org:1:start").await;
    let thread = |w: &viceroy_fake_discord::World| w.channels.contains_key(&lobby);
    assert!(server.fake.wait_until(SOON, thread).await);
    command(&bens, lobby, "players", json!({})).await.reads("96 more hours");
}
