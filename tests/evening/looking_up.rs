//! Card lookup: available to everyone everywhere, without effect on a game.

use crate::prelude::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_is_shown_large_to_whoever_asks() {
    let server = Server::start().await;
    let gina = server.fake.user("Gina");
    let found = proposals(&gina, server.lobby, ("card", "which"), "capt").await;
    assert_eq!(found, [("Captain (32)".to_owned(), json!("32"))]);

    for (which, title) in [("32", "Captain (32)"), ("act of succ", "Act of Succession (65)")] {
        let shown = command(&gina, server.lobby, "card", json!({"which": which})).await;
        assert!(shown.ephemeral && shown.content.contains(title), "{shown:?}");
        assert_eq!(shown.attachments.len(), 1);
        let said = shown.attachments[0].about.description.clone();
        assert!(said.unwrap().contains(title));
    }
    let said = command(&gina, server.lobby, "card", json!({"which": "zzz"})).await;
    assert!(said.ephemeral && said.attachments.is_empty());
    said.reads("no card of that name");
}
