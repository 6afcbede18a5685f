//! A whole three-player game.

use viceroy::simulation::{recheck, verify};

use crate::prelude::*;
use crate::totals::totals;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_users_play_a_whole_game_and_the_score_follows_from_the_stored_facts() {
    let mut server = Server::start_with_real_luck().await;
    let names = ["Anna", "Ben", "Chiara"];
    let thread = server.start_game(&names).await;
    play_to_the_end(&server.fake, thread, &names).await;
    let anna = &server.fake.user("Anna");
    let finished = anna
        .wait_to_see(thread, SOON, |posts| {
            let told = |m: &&SeenMessage| m.content.contains('🏆') && !m.attachments.is_empty();
            posts.iter().find(told).cloned()
        })
        .await
        .expect("the winner is announced");
    let last = wait_for_button(anna, thread, "v1:rules:fairness:").await;
    let page = server.press("Anna", last.id, "v1:rules:fairness:").await;
    let secret = page.content.clone();
    secret.reads("mixed with the presses");
    let [file] = &page.attachments[..] else {
        panic!("the record is beside the secret: {page:?}");
    };
    assert_eq!(file.filename(), "viceroy-game-1.json");
    let right = verify(std::str::from_utf8(&file.bytes()).unwrap()).unwrap();
    assert!(secret.contains(&right.secret_hash), "{right}");
    server.stop().await;

    let store = Store::open(server.database()).await.unwrap();
    // Two joins and one start: with these presses every draw can be recomputed.
    let rechecked = recheck(&store, GameId(1), Catalogue::embedded().unwrap()).await;
    let presses = rechecked.unwrap().presses;
    assert_eq!(presses.len(), 3, "{presses:?}");
    for press in presses {
        assert!(secret.contains(&press.0.to_string()), "{press:?}: {secret}");
    }
    let record = export(&store, GameId(1), Catalogue::embedded().unwrap()).await.unwrap();
    store.close().await;
    assert_eq!(record.end.players.len(), 3);

    let (facts, ruleset) = stored(&server.database(), GameId(1)).await;
    let totals = totals(&facts, &ruleset);
    let best = totals.iter().max().unwrap().unsigned_abs();
    assert!(
        finished.content.contains(&format!("{best} points")),
        "{best} is not in {}",
        finished.content
    );
    for (player, total) in record.end.players.iter().zip(&totals) {
        assert_eq!(i64::from(player.score.total), i64::from(*total));
    }
    let alts: String = anna
        .sees(thread)
        .iter()
        .flat_map(|m| &m.attachments)
        .filter_map(|a| a.description().map(str::to_owned))
        .collect();
    for total in &totals {
        assert!(
            alts.contains(&total.unsigned_abs().to_string()),
            "{total} is not in the pictures' texts"
        );
    }
    // The custom id of each news post holds its first step, so none is posted twice.
    let posts = anna.sees(thread);
    let mut news: Vec<&str> = posts
        .iter()
        .flat_map(|m| &m.buttons)
        .map(|b| b.custom_id.as_str())
        .filter(|id| id.starts_with("v1:news:"))
        .collect();
    let told = news.len();
    news.sort_unstable();
    news.dedup();
    assert_eq!(news.len(), told, "told twice");
    assert!((12..=36).contains(&told), "three posts a turn at most: {told}");
}
