//! After the game everybody who sees the table sees how it went, for each player; nobody does before.

use serde_json::json;
use standin::{SeenMessage, Snowflake};

use crate::guest::play_to_the_end;
use crate::server::{SOON, Server};

/// What the analysis begins with, for the player whose page it is.
fn went_for(who: &str) -> String {
    format!("**How game 1 went for {who}**")
}

fn has(message: &SeenMessage, button: &str) -> bool {
    let mut buttons = message.buttons.iter();
    buttons.any(|b| b.custom_id.starts_with(button) && !b.disabled)
}

/// The post that tells the end, with a button that shows how it went.
async fn end_of(server: &Server, name: &str, room: Snowflake) -> SeenMessage {
    let told = |posts: &[SeenMessage]| posts.iter().rfind(|m| has(m, "v1:went:1")).cloned();
    let user = server.standin.user(name);
    let end = user.wait_to_see(room, SOON, told).await;
    end.expect("a post that shows how it went")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_the_game_each_player_reads_how_it_went_and_turns_to_the_others() {
    let mut server = Server::start().await;
    let names = ["Anna", "Ben", "Chiara"];
    let thread = server.start_game(&names).await;
    let running = server.standin.user("Anna").sees(thread);
    assert!(!running.iter().any(|post| has(post, "v1:went:")));
    play_to_the_end(&server.standin, thread, &names).await;
    server.calm().await;

    let end = end_of(&server, "Anna", thread).await;
    let page = server.press("Anna", end.id, "v1:went:1").await;
    assert!(page.ephemeral && page.content.starts_with(&went_for("you")));
    assert!(page.content.contains("**Where it turned**"), "{page:?}");
    assert!(
        page.content.contains("**The best missed move**"),
        "{page:?}"
    );
    // Who plays by lot misses something, and sees what they saw then.
    assert!(page.content.contains("Better by about"), "{page:?}");
    let page = server.standin.user("Anna").message(page.id).unwrap();
    assert_eq!(page.attachments.len(), 1, "{page:?}");
    let alt = page.attachments[0].description().unwrap_or_default();
    assert!(alt.chars().count() > 40, "{alt}");

    // The page turns where it is; one's own is not offered again.
    assert!(!has(&page, "v1:went:1:0") && has(&page, "v1:went:1:1"));
    let next = server.press("Anna", page.id, "v1:went:1:1").await;
    assert_eq!(next.id, page.id);
    assert!(next.content.starts_with(&went_for("Ben")), "{next:?}");
    assert!(has(&next, "v1:went:1:0") && !has(&next, "v1:went:1:1"));

    // The same again after a restart, and for somebody who has not played, who begins with the first player.
    server.stop().await;
    server.begin().await;
    let again = server.press("Anna", end.id, "v1:went:1").await;
    assert_eq!(again.content, page.content);
    let lobby = end_of(&server, "Gina", server.lobby).await;
    let other = server.press("Gina", lobby.id, "v1:went:1").await;
    assert!(other.content.starts_with(&went_for("Anna")), "{other:?}");

    // The command that shows the table leads there too.
    let gina = server.standin.user("Gina");
    let shown = gina.command(thread, "viceroy", &["table"], json!({}));
    let shown = shown.unwrap().settled().await.message().unwrap();
    assert!(has(&shown, "v1:went:1"), "{shown:?}");
    server.leave().await;
}

/// What is pressed on a game that is played says only that it is not over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn before_the_end_nothing_is_told() {
    let server = Server::start().await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let user = server.standin.user("Anna");
    let post = user.sees(thread).into_iter().find(|m| has(m, "v1:show:"));
    let forged = viceroy::discord::custom_id::Ticket::Analysis {
        game: viceroy::notice::GameId(1),
        seat: None,
    };
    let forged = viceroy::discord::custom_id::format(&forged, crate::server::salt());
    let pressed = user.press_late(post.expect("the table").id, &forged);
    let said = pressed.unwrap().settled().await.message().unwrap();
    assert!(
        said.ephemeral && said.content.contains("not over"),
        "{said:?}"
    );
    server.leave().await;
}
