//! Players who have left the server.

use super::{has, line};
use crate::prelude::*;

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
