//! Answering by typed text: autocomplete, selection, and ambiguous input.

use crate::drafts::first_round;
use crate::prelude::*;

const NAMES: [&str; 2] = ["Anna", "Ben"];

async fn proposed(user: &UserHandle, room: Snowflake, typed: &str) -> Vec<(String, Value)> {
    proposals(user, room, ("choose", "what"), typed).await
}

async fn choose(user: &UserHandle, room: Snowflake, what: &Value) -> SeenMessage {
    command(user, room, "choose", json!({"what": what})).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_asked_can_be_answered_by_typing() {
    let (server, thread, mut guests) = dealt_to(&NAMES).await;
    while !asked(&server).await.iter().all(|(_, topic)| topic == "bid") {
        for guest in &mut guests {
            let panel = guest.look(thread).await;
            if !panel.content.contains("**Make your bid**") {
                guest.answer_once(&panel).await;
            }
        }
    }
    let anna = guests[0].user.clone();

    let stranger = server.fake.user("Gina");
    assert_eq!(proposed(&stranger, thread, "").await, []);
    let before = steps(&server).await.len();
    for unclear in ["", "bl", "zzz", "it"] {
        let said = choose(&anna, thread, &json!(unclear)).await;
        assert!(said.ephemeral);
        let asked = "does not answer what I ask you now: make your bid";
        said.reads(asked);
    }
    assert_eq!(steps(&server).await.len(), before);

    let all = proposed(&anna, thread, "").await;
    assert!((2..=25).contains(&all.len()), "{all:?}");
    assert!(all.iter().all(|(label, _)| label.chars().count() <= 100));
    let passes = proposed(&anna, thread, "PASS").await;
    let [(label, pass)] = &passes[..] else { panic!("one proposal: {passes:?}") };
    assert!(all.contains(&(label.clone(), pass.clone())), "{label}");
    choose(&anna, thread, pass).await.reads("Your secret bid");
    assert_eq!(steps(&server).await.len(), before + 1);

    let again = choose(&anna, thread, pass).await;
    let stale = "Your choice counts; just wait";
    again.reads(stale);
    assert_eq!(steps(&server).await.len(), before + 1);

    first_round(&server, &mut guests, thread).await;
    let counted = steps(&server).await.len();
    let plays = proposed(&anna, thread, "discard").await;
    let (label, card) = plays.first().expect("a card can be discarded");
    assert!(label.starts_with("Discard "), "{label}");
    choose(&anna, thread, card).await.reads("gems for the discarded card");
    let offered = proposed(&anna, thread, "").await;
    let of_one_colour = |(label, _): &&(String, Value)| {
        let colour = label.strip_prefix("2 ");
        colour.is_some_and(|rest| !rest.contains(' '))
    };
    let (two, _) = offered.iter().find(of_one_colour).expect("gems are asked");
    let colour = two.trim_start_matches("2 ");
    let mixes = proposed(&anna, thread, &format!("{colour} {colour}")).await;
    let (label, gems) = mixes.first().expect("typed gems are a proposal");
    assert_eq!(label, two);
    choose(&anna, thread, gems).await.reads("Round 2: play another card, or pass?");
    assert_eq!(steps(&server).await.len(), counted, "nothing counts yet");
    choose(&anna, thread, &json!("Discard it")).await.reads("take it back");
    assert_eq!(steps(&server).await.len(), counted + 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_several_games_is_asked_which_one_they_mean() {
    let server = Server::start().await;
    server.start_game(&NAMES).await;
    let second = server.start_game(&["Anna", "Chiara"]).await;
    let anna = server.fake.user("Anna");
    let before = steps(&server).await.len();

    let all = proposed(&anna, server.lobby, "").await;
    let of = |game: &str| all.iter().find(|(label, _)| label.contains(game)).cloned();
    let (label, keep) = of("ame 1").expect("proposals of the older game, too");
    let typed = label.split(": ").last().unwrap();
    for what in [typed, "keep", "zzz"] {
        let said = choose(&anna, server.lobby, &json!(what)).await;
        let question = "do not want to answer in the wrong one";
        assert!(said.content.contains(question), "{what}: {said:?}");
        let labels: Vec<&str> = said.buttons.iter().map(|b| &b.label[..]).collect();
        assert_eq!(labels, ["Game 1 with Ben", "Game 2 with Chiara"]);
    }
    assert_eq!(steps(&server).await.len(), before);

    let question = command(&anna, server.lobby, "hand", json!({})).await;
    assert!(question.ephemeral && question.attachments.is_empty());
    let button = &question.buttons[0].custom_id;
    let pressed = anna.press(question.id, button).unwrap().settled().await;
    let hand = pressed.message().unwrap();
    assert!(hand.id == question.id && !hand.attachments.is_empty());

    let said = command(&anna, server.lobby, "table", json!({})).await;
    for button in &said.buttons {
        let shown = shown(anna.press(said.id, &button.custom_id).unwrap()).await;
        assert!(shown.id != said.id && shown.content.contains("**Viceroy, game"), "{shown:?}");
    }

    for (named, number) in [("2", 2), ("ben", 1), ("#1", 1), ("game 2", 2)] {
        let hand = command(&anna, server.lobby, "hand", json!({"game": named})).await;
        assert!(hand.content.contains(&format!("**Game {number}")), "{named}: {hand:?}");
    }
    let gina = server.fake.user("Gina");
    for (user, named) in [(&anna, "3"), (&anna, "-1"), (&anna, "zzz"), (&gina, "1")] {
        for part in ["hand", "table", "players"] {
            let refused = command(user, server.lobby, part, json!({"game": named})).await;
            refused.reads("You have no seat in a game");
            assert!(refused.attachments.is_empty());
        }
    }
    let proposed = proposals(&anna, server.lobby, ("players", "game"), "chi").await;
    let title = "▶️ Game 2 with Chiara: your turn".to_owned();
    assert_eq!(proposed, [(title, json!("2"))]);

    choose(&anna, server.lobby, &keep).await;
    let news = server.rows("select game as line from steps where number > 1").await;
    assert_eq!(news, ["1"]);
    choose(&anna, second, &json!("zzz")).await.reads("does not answer what I ask you now");
}
