//! Crashes at named points.

use crate::check::all_there_once;
use crate::evening::{Evening, NAMES};
use crate::panel::look;
use crate::player::Player;
use crate::prelude::*;

async fn play_through(crashes: &[&'static str]) {
    let mut evening = Evening::begin(crashes).await;
    let table = evening.start_table(NAMES, json!({})).await;
    let mut players = Player::all(&evening, &table);
    let wanted = crashes.len() as u32;
    let mut after = 0;
    while after < 2 {
        after += u32::from(evening.deaths >= wanted);
        for player in &mut players {
            player.act(&mut evening).await;
        }
    }
    assert_eq!(evening.deaths, wanted);
    all_there_once(&mut evening).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn before_a_step_is_committed() {
    play_through(&["before-commit:1", "before-commit:1", "before-commit:6"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_the_commit_and_before_the_answer() {
    play_through(&["after-commit:1", "after-commit:1", "after-commit:6"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_sending_and_before_that_is_stored() {
    play_through(&["after-send:1", "after-send:2", "after-send:2"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn between_a_promise_and_its_answer() {
    let mut evening = Evening::begin(&[]).await;
    let table = evening.start_table(NAMES, json!({})).await;
    evening.crashes.push_back("after-promise:1");
    evening.kill().await;

    // A user asks for their hand, and the next process replies.
    let anna = evening.user();
    let asked = look(&anna, None, table.thread);
    assert!(evening.settled(asked.clone()).await.is_none());
    let shown = asked.settled().await.message().unwrap();
    assert!(shown.ephemeral && !shown.loading, "{shown:?}");
    assert!(shown.content.contains("Choose 2 of these cards"), "{shown:?}");
    let find = |messages: &[SeenMessage]| {
        let same = messages.iter().find(|m| m.id == shown.id)?;
        (!same.attachments.is_empty()).then_some(())
    };
    assert!(evening.wait_to_see(table.thread, find).await.is_some());

    evening.crashes.push_back("after-promise:1");
    evening.kill().await;
    let asked = anna.command(evening.lobby, "viceroy", &["new"], json!({}));
    let asked = asked.unwrap();
    assert!(evening.settled(asked.clone()).await.is_none());
    let shown = asked.settled().await.message().unwrap();
    assert!(shown.content.contains("I was restarted"), "{shown:?}");
    assert_eq!(evening.deaths, 4);
    for player in &mut Player::all(&evening, &table) {
        player.act(&mut evening).await;
    }
    all_there_once(&mut evening).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_starting() {
    let mut evening = Evening::begin(&["starting"]).await;
    let table = evening.start_table(NAMES, json!({})).await;
    let mut players = Player::all(&evening, &table);
    for _ in 0..2 {
        for player in &mut players {
            player.act(&mut evening).await;
        }
        evening.crashes.extend(["starting", "starting"]);
        evening.kill().await;
    }
    assert_eq!(evening.deaths, 7);
    all_there_once(&mut evening).await;
}
