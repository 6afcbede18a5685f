//! Data export and deletion for a user.

use crate::prelude::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_stored_comes_as_a_file_and_is_forgotten_when_they_say_so_twice() {
    let server = Server::start().await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let anna = server.fake.user("Anna");
    anna.set_locale("de").unwrap();
    let data = command(&anna, server.lobby, "my-data", json!({})).await;
    assert!(data.ephemeral);
    let file = &data.attachments[0];
    assert_eq!(file.filename(), "viceroy-my-data.json");
    let stored: serde_json::Value = serde_json::from_slice(&file.bytes()).unwrap();
    assert_eq!(stored["tables"]["heard"][0]["name"], "Anna");
    assert_eq!(stored["person"], anna.id().to_string());

    let reported = json!({"what": "The pyramid fell over", "game": 1});
    let reported = command(&anna, thread, "report", reported).await;
    assert!(reported.ephemeral);
    reported.content.reads("Meldung 1");

    let asked = command(&anna, thread, "forget-me", json!({})).await;
    assert!(asked.ephemeral);
    asked.content.reads("Soll ich dich vergessen?");
    let names = "select name as line from seats order by seat";
    assert_eq!(server.rows(names).await, ["Anna", "Ben"], "not yet");
    let done = server.press("Anna", asked.id, "v1:forget").await;
    done.content.reads("Du bist vergessen.");
    assert!(done.buttons.is_empty());
    let rows = server.rows(names).await;
    assert!(rows[0].starts_with("Nemo ") && rows[1] == "Ben", "{rows:?}");
    for none in
        ["select name as line from heard where name = 'Anna'", "select text as line from reports"]
    {
        assert_eq!(server.rows(none).await, [""; 0]);
    }
    server.until_none("select 1 as line from forgotten where swept = 0").await;
    server.calm().await;
    let posts = server.fake.user("Ben").sees(thread);
    let told = posts
        .iter()
        .any(|post| post.content.contains("Nemo ") && post.content.contains("left the game"));
    assert!(told, "the table is told");
}
