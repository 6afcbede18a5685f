//! The post-game analysis: visible per player to everyone who sees the table, but only after the
//! end.

use crate::prelude::*;

fn went_for(who: &str) -> String {
    format!("**How game 1 went for {who}**")
}

fn has(message: &SeenMessage, button: &str) -> bool {
    let mut buttons = message.buttons.iter();
    buttons.any(|b| b.custom_id.starts_with(button) && !b.disabled)
}

async fn end_of(server: &Server, name: &str, room: Snowflake) -> SeenMessage {
    let told = |posts: &[SeenMessage]| posts.iter().rfind(|m| has(m, "v1:went:1")).cloned();
    let user = server.fake.user(name);
    let end = user.wait_to_see(room, SOON, told).await;
    end.expect("a post that shows how it went")
}

/// Elsewhere the others have not agreed to be named.
async fn shows_the_poster(server: &Server, who: &str) {
    let room = server.lobby;
    let stepped = command(&server.fake.user(who), room, "archive", json!({"game": "1"})).await;
    let posted = server.press(who, stepped.id, "v1:poster:1").await;
    assert!(!posted.ephemeral && posted.channel == room && posted.id != stepped.id, "{posted:?}");
    assert!(has(&posted, "v1:tables:0") && has(&posted, "v1:learn:"), "{posted:?}");
    let posted = server.fake.user("Gina").message(posted.id).unwrap();
    let alt = posted.attachments[0].description().unwrap_or_default();
    let told = format!("{} {alt}", posted.content);
    assert!(told.contains(who) && told.contains("Player 1"), "{told}");
    assert!(!told.contains("Anna") && !told.contains("Chiara"), "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_the_game_each_player_reads_how_it_went_and_turns_to_the_others() {
    let mut server = Server::start().await;
    let names = ["Anna", "Ben", "Chiara"];
    let thread = server.start_game(&names).await;
    let running = server.fake.user("Anna").sees(thread);
    assert!(!running.iter().any(|post| has(post, "v1:went:")));
    play_to_the_end(&server.fake, thread, &names).await;
    server.calm().await;

    let end = end_of(&server, "Anna", thread).await;
    let page = server.press("Anna", end.id, "v1:went:1").await;
    assert!(page.ephemeral && page.content.starts_with(&went_for("you")));
    page.reads("**Where it turned**");
    page.reads("**The best missed move**");
    page.reads("Better by about");
    let page = server.fake.user("Anna").message(page.id).unwrap();
    assert_eq!(page.attachments.len(), 1, "{page:?}");
    let alt = page.attachments[0].description().unwrap_or_default();
    assert!(alt.chars().count() > 40, "{alt}");

    assert!(!has(&page, "v1:went:1:0") && has(&page, "v1:went:1:1"));
    let next = server.press("Anna", page.id, "v1:went:1:1").await;
    assert_eq!(next.id, page.id);
    assert!(next.content.starts_with(&went_for("Ben")), "{next:?}");
    assert!(has(&next, "v1:went:1:0") && !has(&next, "v1:went:1:1"));

    let film = server.press("Anna", end.id, "v1:film:1").await;
    assert!(film.ephemeral && film.content.contains("card by card"), "{film:?}");
    let film = server.fake.user("Anna").message(film.id).unwrap();
    assert!(film.attachments[0].filename().ends_with(".gif"), "{film:?}");
    let tables = server.press("Anna", end.id, "v1:tables:0").await;
    assert!(tables.ephemeral && tables.id != end.id, "{tables:?}");

    server.restart().await;
    server.calm().await;
    let again = server.press("Anna", end.id, "v1:went:1").await;
    assert_eq!(again.content, page.content);
    let lobby = end_of(&server, "Gina", server.lobby).await;
    let other = server.press("Gina", lobby.id, "v1:went:1").await;
    assert!(other.content.starts_with(&went_for("Anna")), "{other:?}");

    let first = server.press("Anna", page.id, "v1:steps:1:0:closed").await;
    assert_eq!(first.id, page.id);
    first.reads("**Game 1** · set-up · step 1 of");
    first.reads("Nothing has happened yet.");
    let on = server.press("Anna", page.id, "v1:turns:1:").await;
    on.reads("· turn 1 · step");
    assert!(!on.content.contains("In hand"), "{on:?}");
    let opens = on.buttons.iter().find(|button| button.custom_id.contains(":open"));
    server.press("Anna", page.id, &opens.unwrap().custom_id).await.reads("In hand");

    // Whoever has played finds their finished games by typing; others have none.
    let gina = server.fake.user("Gina");
    for (who, expected) in [("Anna", vec![json!("1")]), ("Gina", vec![])] {
        let user = server.fake.user(who);
        let choices = proposals(&user, thread, ("archive", "game"), "").await;
        let values: Vec<Value> = choices.into_iter().map(|(_, value)| value).collect();
        assert_eq!(values, expected, "{who}");
    }
    let stepped = command(&gina, thread, "archive", json!({"game": "#1#9"})).await;
    assert!(stepped.ephemeral && has(&stepped, "v1:turns:1:"), "{stepped:?}");
    assert!(!has(&stepped, "v1:poster:1"), "she has not played");
    let nothing = command(&gina, thread, "archive", json!({"game": "a#9"})).await;
    nothing.reads("Type the number of a finished game");
    let shown = command(&gina, thread, "table", json!({})).await;
    assert!(has(&shown, "v1:went:1"), "{shown:?}");
    shows_the_poster(&server, "Ben").await;
}
