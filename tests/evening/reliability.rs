//! A table that shows how reliable its people are, and people who show it themselves.

use sqlx::sqlite::SqliteConnectOptions;

use crate::prelude::*;

/// What three finished games say of whoever has a seat at the first table.
const KEPT: &str = "insert into reliability (person, game, finished, same_day, two_days, later)
     select person, id, id > 1, 9, 1, 1 from seats, games where game = 1 and id <= 3";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_shows_how_reliable_whoever_agrees_is_and_others_show_it_themselves() {
    let server = Server::start().await;
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.fake.user(name));
    let lobby = server.new_table("Anna").await;
    for _ in 0..2 {
        server.new_table("Ben").await;
    }
    let profile = async |user| command(user, server.lobby, "profile", json!({})).await;
    profile(&anna).await.content.reads("After 3 more games over days");
    let options = SqliteConnectOptions::new().filename(server.database());
    sqlx::query(KEPT).execute(&mut options.connect().await.unwrap()).await.unwrap();
    let own = profile(&anna).await;
    assert!(own.ephemeral);
    let said = "Finished 2 of 3 · usually answers the same day";
    own.content.reads(said);
    let shown = server.press("Anna", own.id, "v1:reliable").await;
    assert!(!shown.ephemeral, "{shown:?}");
    assert_eq!(shown.content, format!("**Anna** · {said}"));

    let panel = server.press("Anna", lobby, "v1:org:1:open").await;
    choose(&server, "Anna", &panel, "v1:org:1:option", &["reliabilities=shown"]).await;
    server.calm().await;
    let reads = || ben.message(lobby).unwrap().content;
    reads().reads("Whoever joins sees first what it shows");
    reads().reads(&format!("**Anna** · {said}"));
    let asked = server.press("Ben", lobby, "v1:join:1").await;
    assert!(asked.ephemeral, "{asked:?}");
    asked.content.reads("Join a table that shows how reliably you play?");
    asked.content.reads("New: fewer than 3 games over days");
    server.calm().await;
    assert!(!reads().contains("Ben"), "{}", reads());
    let joined = press(&ben, &asked, "v1:agree:1").await;
    joined.content.reads("You're in");
    server.calm().await;
    reads().reads("**Ben** · New: fewer than 3 games over days");
}
