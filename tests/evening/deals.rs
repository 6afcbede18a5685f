//! The deal of the day, from the command to the postcard: in a channel and by direct message, with
//! pictures and by text, in two languages, and nothing of it for anybody else.

use crate::prelude::*;

/// Plays in the private message that the command opened; the last thing shown.
async fn played(server: &Server, time: &Time, guest: &mut Guest, room: Snowflake) -> SeenMessage {
    let opened = command(&guest.user, room, "daily", json!({})).await;
    assert!(opened.ephemeral);
    let mut panel = press(&guest.user, &opened, "v1:deal:play").await;
    for _ in 0..400 {
        if has_button(&panel, "v1:deal:post") || has_button(&panel, "v1:deal:look") {
            return panel;
        }
        panel = match guest.answer_once(&panel).await {
            Some(next) => next,
            None => {
                time.pass(Duration::from_secs(60));
                server.calm().await;
                command(&guest.user, room, "daily", json!({})).await
            }
        };
    }
    panic!("{panel:?}");
}

/// Noon of a day, so that no deal closes and none begins before a test is over.
async fn at_noon(luck: Arc<SeededLuck>) -> (Server, Time) {
    let (server, time) = Server::in_time(luck).await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let (day, noon) = (24 * 60 * 60, 12 * 60 * 60);
    time.pass(Duration::from_secs((day + noon - now.as_secs() % day) % day));
    server.calm().await;
    (server, time)
}

/// What everybody else sees of it.
fn public(server: &Server, who: &UserHandle) -> Vec<SeenMessage> {
    who.sees(server.lobby).into_iter().filter(|message| !message.ephemeral).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deal_is_played_posted_and_played_by_whoever_sees_the_postcard() {
    let (server, time) = at_noon(Arc::new(SeededLuck::new(5))).await;
    let ben = keeper(&server, "Ben");
    let board = server.fake.channel("games").unwrap();
    command(&ben, server.lobby, "server", json!({"deals": board.to_string()})).await;
    let kept = || ben.sees(board).into_iter().next().unwrap().content;
    kept().reads("Nobody here has let me show");

    let mut anna = Guest::new(&server.fake, "Anna", 1);
    let end = played(&server, &time, &mut anna, server.lobby).await;
    assert!(public(&server, &ben).is_empty(), "nothing of it is posted");
    let end = until_par(&server, &time, &anna.user, end).await;
    end.content.reads("**You ");
    let alt = end.attachments[0].description().unwrap_or_default();
    alt.reads("Deal of the day");
    let posted = press(&anna.user, &end, "v1:deal:post").await;
    assert!(!posted.ephemeral && posted.pings.is_empty(), "{posted:?}");
    let [card] = &public(&server, &ben)[..] else {
        panic!("one postcard");
    };
    let cards = viceroy::cards::Catalogue::embedded().unwrap();
    let w = viceroy::i18n::english();
    for name in cards.cards().map(|card| viceroy::i18n::library::title(&w, card)) {
        assert!(!format!("{card:?}").contains(&name), "{name} is told: {card:?}");
    }
    let begun = press(&ben, card, "v1:deal:play").await;
    assert!(begun.ephemeral);
    begun.content.reads("choose your first cards");

    let daily = command(&anna.user, server.lobby, "daily", json!({})).await;
    let month = press(&anna.user, &daily, "v1:deal:month").await;
    month.content.reads("You have played 1 of");
    let listed = press(&anna.user, &month, "v1:deal:list:yes").await;
    listed.content.reads("is listed on this server");
    time.pass(Duration::from_secs(2 * 60 * 60));
    let anna_is_there = |seen: &[SeenMessage]| seen.first()?.content.contains("par ").then_some(());
    ben.wait_to_see(board, SOON, anna_is_there).await.unwrap();

    for command_of in ["table", "hand", "archive"] {
        let said = command(&anna.user, server.lobby, command_of, json!({"game": "1"})).await;
        assert!(!said.content.contains("level"), "{command_of}: {}", said.content);
    }
}

/// Whoever has finished, once the strong computer player has too.
async fn until_par(
    server: &Server,
    time: &Time,
    who: &UserHandle,
    mut end: SeenMessage,
) -> SeenMessage {
    while !has_button(&end, "v1:deal:post") {
        time.pass(Duration::from_secs(1));
        tokio::task::yield_now().await;
        end = command(who, server.lobby, "daily", json!({})).await;
    }
    end
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deal_is_played_by_direct_message_by_text_and_in_german() {
    let (server, time) = at_noon(Arc::new(SeededLuck::new(5))).await;
    let mut anna = Guest::new(&server.fake, "Anna", 2);
    anna.user.set_locale("de").unwrap();
    let room = anna.user.open_direct().unwrap();
    let opened = command(&anna.user, server.lobby, "settings", json!({})).await;
    press(&anna.user, &opened, "v1:reads:text").await;
    let end = played(&server, &time, &mut anna, room).await;
    let end = until_par(&server, &time, &anna.user, end).await;
    assert!(end.attachments.is_empty(), "{end:?}");
    end.content.reads("**Du ");
    assert!(end.content.contains('⬛'), "{}", end.content);
    let fair = press(&anna.user, &end, "v1:deal:fair").await;
    fair.content.reads("Morgen: `");

    // Closed: what it was, and the best game.
    time.pass(Duration::from_secs(36 * 60 * 60));
    server.calm().await;
    let next = command(&anna.user, room, "daily", json!({})).await;
    let report = press(&anna.user, &next, "v1:deal:closed:").await;
    report.content.reads("Das beste von 1 Spiel");
    report.content.reads("Geheimnis `");
    let best = press(&anna.user, &report, "v1:steps:").await;
    best.content.reads("Spiel 1");
}
