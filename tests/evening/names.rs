//! User names that cannot be rendered, look alike or try to spoof.

use crate::guest::play_rounds;
use crate::prelude::*;

/// Saves the picture for inspection if requested.
fn keep(message: &SeenMessage, name: &str) {
    let folder = std::env::var_os("VICEROY_SCREENSHOTS");
    if let (Some(folder), Some(picture)) = (folder, message.attachments.first()) {
        let file = std::path::Path::new(&folder).join(format!("{name}.png"));
        std::fs::write(file, picture.bytes()).unwrap();
    }
}

fn posts(server: &Server, thread: viceroy_fake_discord::Snowflake) -> Vec<SeenMessage> {
    let mut posts = server.fake.user("Anna").sees(thread);
    posts.retain(|post| !post.ephemeral);
    posts
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn beside_every_picture_stands_who_is_who() {
    let server = Server::start().await;
    let names = ["王小明", "𝓐𝓷𝓷𝓪", "Anna", "Player 1"];
    let thread = server.start_game(&names).await;
    let lobby = server.fake.user("Anna").message(thread).unwrap();
    lobby.reads("王小明, Anna \\(2\\), Anna \\(3\\) and Player 1");
    play_rounds(&server.fake, thread, &names, 12).await;
    server.calm().await;
    let who = "-# In the picture: Player 1 \\(1\\) is 王小明.";
    let posts = posts(&server, thread);
    let table = posts.iter().find(|post| !post.attachments.is_empty());
    let table = table.expect("a picture of the table");
    keep(table, "table");
    for post in &posts {
        let says = post.content.matches("In the picture").count();
        let shows = post.attachments.first();
        let alt = shows.and_then(|shows| shows.description()).unwrap_or_default();
        assert_eq!(says, usize::from(alt.contains("王小明")), "{post:?}");
        if says == 1 {
            post.reads(who);
        }
        assert!(!post.content.contains("𝓐"), "{}", post.content);
    }
    for name in names {
        let panel = Guest::new(&server.fake, name, 1).look(thread).await;
        let alt = panel.attachments[0].description().unwrap();
        keep(&panel, &format!("panel of {name}"));
        let says = panel.content.contains(who);
        assert!(says || !alt.contains("王小明"), "{panel:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_is_never_read_as_anything_else_and_is_that_of_today() {
    let server = Server::start().await;
    let names = ["Anna", "[click](http://x.y)", "@everyone", "discord.gg/x"];
    let thread = server.start_game(&names).await;
    play_rounds(&server.fake, thread, &names, 6).await;
    server.calm().await;
    let lobby = server.fake.user("Anna").message(thread).unwrap();
    lobby.reads(r"\[click\]\(http\://x\.y\)");
    lobby.reads("@\u{2060}everyone");
    lobby.reads(r"discord\.gg/x");
    for post in posts(&server, thread).iter().chain([&lobby]) {
        keep(post, &format!("post {}", post.id));
        for read in ["](http", "http://", "@everyone", "discord.gg"] {
            assert!(!post.content.contains(read), "{}", post.content);
        }
    }

    // A new name is used from the next interaction on; earlier posts stay.
    let mut anna = Guest::new(&server.fake, "Anna", 1);
    anna.taste = Taste::First;
    let before = posts(&server, thread);
    anna.user.rename("Zoe").unwrap();
    let shown = command(&anna.user, thread, "table", json!({})).await;
    keep(&shown, "table with a new name");
    let alt = shown.attachments[0].description().unwrap();
    assert!(alt.contains("Zoe") && !alt.contains("Anna"), "{alt}");
    anna.user.set_nickname("Queen 𝔔").unwrap();
    command(&anna.user, thread, "players", json!({})).await.reads("You have ");
    let other = server.fake.user(names[2]);
    command(&other, thread, "players", json!({})).await.reads("Queen Q");
    let after = anna.user.sees(thread);
    for post in before {
        let now = after.iter().find(|now| now.id == post.id).unwrap();
        assert_eq!(now.content, post.content);
    }
}
