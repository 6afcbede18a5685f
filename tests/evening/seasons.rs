//! Seasons: the post of a server, one's own, rankings, and lists of finished games.

use viceroy::seasons::Season;
use viceroy::timing::WallTime;

use crate::prelude::*;

const HOUR_OF_SECONDS: u64 = 60 * 60;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_is_told_once_when_it_is_over_and_leads_to_ones_own() {
    let (server, time) = Server::in_time(luck_of_this_test()).await;
    let ben = keeper(&server, "Ben");
    let board = server.fake.channel("games").unwrap();
    let said = command(&ben, server.lobby, "server", json!({"seasons": board.to_string()})).await;
    said.reads(&format!("I post in <#{board}> how it went"));
    let names = ["Anna", "Ben"];
    let thread = server.start_game(&names).await;
    play_to_the_end(&server.fake, thread, &names).await;
    server.calm().await;
    assert!(ben.sees(board).is_empty(), "it goes on");

    let listed = command(&ben, server.lobby, "archive", json!({})).await;
    listed.reads("**Your finished games**");
    listed.reads("Game 1 with ");
    let here = server.press("Ben", listed.id, "v1:ended:here").await;
    assert_eq!(here.id, listed.id);
    here.reads("**Finished games of this server**");
    let season = server.press("Ben", here.id, "v1:ended:here:2").await;
    season.reads("Game 1 with ");
    choose(&server, "Ben", &season, "v1:archive", &["1"]).await.reads("**Game 1** · set-up");
    let dan = server.fake.user("Dan");
    let others = command(&dan, server.lobby, "archive", json!({})).await;
    others.reads("**Finished games of this server**");

    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let now = WallTime(i64::try_from(now.as_millis()).unwrap());
    let left = Season::at(now).ends().0 - now.0;
    time.pass(Duration::from_millis(left.unsigned_abs()) + Duration::from_secs(HOUR_OF_SECONDS));
    server.calm().await;
    let over = |messages: &[SeenMessage]| messages.first().cloned();
    let told = dan.wait_to_see(board, SOON, over).await.unwrap();
    told.reads("is over.** 1 game ended on this server, played by 2 people.");
    assert!(told.pings.is_empty() && told.attachments.len() == 1, "{told:?}");
    let own = server.press("Ben", told.id, "v1:own:").await;
    assert!(own.ephemeral, "{own:?}");
    own.reads("1 finished game counts");
    assert_eq!(own.attachments.len(), 1);
    let posted = server.press("Ben", own.id, "v1:boast:2").await;
    assert!(!posted.ephemeral && posted.pings.is_empty() && posted.attachments.len() == 1);
    let alt = posted.attachments[0].description().unwrap_or_default();
    assert!(alt.starts_with("Ben, Season ") && !alt.contains("Anna"), "{alt}");
    server.press("Ben", own.id, "v1:own:-").await.reads("You have played no rated game yet");
    server.press("Dan", told.id, "v1:own:").await.reads("No finished game counts here yet");
    let ranking = command(&dan, server.lobby, "ranking", json!({"season": "2026-9"})).await;
    ranking.reads("A season is a year and one of its quarters");
    let ranking = command(&dan, server.lobby, "ranking", json!({})).await;
    let ranking = server.press("Dan", ranking.id, "v1:rank:here:2").await;
    ranking.reads("Nobody is listed here yet");
    server.press("Dan", ranking.id, "v1:rank:here:-").await;

    time.pass(Duration::from_secs(2 * 24 * HOUR_OF_SECONDS));
    server.calm().await;
    let posts = dan.sees(board).into_iter().filter(|message| !message.ephemeral);
    assert_eq!(posts.count(), 2, "once, and what Ben shows");
    // What has changed is edited where it stands.
    command(&ben, server.lobby, "server", json!({"language": "de"})).await;
    time.pass(Duration::from_secs(2 * HOUR_OF_SECONDS));
    let edited = |messages: &[SeenMessage]| {
        let found = messages.iter().find(|message| message.id == told.id)?;
        found.content.contains("ist vorbei").then(|| found.clone())
    };
    let edited = dan.wait_to_see(board, SOON, edited).await.unwrap();
    assert_eq!(edited.attachments.len(), 1);
    let gone = command(&ben, server.lobby, "server", json!({"no_seasons": true})).await;
    assert!(!gone.content.contains(&format!("<#{board}>")), "{gone:?}");
}
