//! Other rules than the usual ones, chosen when the table is opened.

use serde_json::json;
use viceroy::cards::Catalogue;
use viceroy::lab::recheck;
use viceroy::notice::GameId;
use viceroy::rules::{Edition, Fact, OpenFact, SHEET, Screens};
use viceroy::store::Store;
use viceroy::wording::english;

use crate::guest::play_to_the_end;
use crate::server::{SOON, Server, stored};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_user_plays_the_german_rules_alone_against_a_virtual_opponent() {
    let mut server = Server::start().await;
    // The places of the choices in their menus: German, original text of law 69.
    let terms = json!({"edition": 3, "virtual_opponents": 1, "law_69": 1});
    let thread = server.start_game_of(&["Anna"], terms).await;
    play_to_the_end(&server.standin, thread, &["Anna"]).await;
    let anna = server.standin.user("Anna");
    let posts = anna
        .wait_to_see(thread, SOON, |posts| {
            let over = posts.iter().any(|m| m.content.contains('🏁'));
            over.then(|| posts.to_vec())
        })
        .await
        .expect("the end is told");
    let all: String = posts.iter().map(|m| m.content.as_str()).collect();
    assert!(all.contains("Everybody has given 2 gems back."), "{all}");
    assert!(all.contains("for virtual opponent 1"), "{all}");
    assert!(!all.contains("wins with"), "alone nobody wins: {all}");
    server.stop().await;
    let (facts, ruleset) = stored(&server.database(), GameId(1)).await;
    assert_eq!(ruleset.agreement.edition, Edition::De);
    assert_eq!((ruleset.agreement.seats, ruleset.agreement.rivals), (1, 1));
    let prolonged = |f: &Fact| matches!(f, Fact::Open(OpenFact::Prolonged { .. }));
    assert!(!facts.iter().any(prolonged));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_users_play_the_first_edition_with_open_screens() {
    let mut server = Server::start_with_real_luck().await;
    let names = ["Anna", "Ben"];
    let terms = json!({"edition": 1, "open_screens": 1});
    let thread = server.start_game_of(&names, terms).await;
    let ben = server.standin.user("Ben");
    let shown = |posts: &[standin::SeenMessage]| {
        let mut texts = posts.iter().map(|m| m.content.as_str());
        texts.find(|t| t.contains("Anna holds ")).map(drop)
    };
    assert!(ben.wait_to_see(thread, SOON, shown).await.is_some());
    play_to_the_end(&server.standin, thread, &names).await;
    let told = |posts: &[standin::SeenMessage]| {
        let mut texts = posts.iter().map(|m| m.content.clone());
        texts.find(|text| text.contains("mixed with the presses"))
    };
    let told = ben.wait_to_see(thread, SOON, told).await;
    server.stop().await;
    presses_are_mixed_in(&server, &told.expect("the secret is told")).await;
    let (facts, ruleset) = stored(&server.database(), GameId(1)).await;
    assert_eq!(ruleset.agreement.edition, Edition::EnFirst);
    assert_eq!(ruleset.policies.screens, Screens::Open);
    let discarded = |f: &Fact| matches!(f, Fact::Open(OpenFact::Discarded { .. }));
    assert!(!facts.iter().any(discarded), "R-DEV-01");
    let ended = |f: &Fact| matches!(f, Fact::Open(OpenFact::Ended { .. }));
    assert!(facts.iter().any(ended));
}

/// One has pressed Join and one Start; both presses are told, and with them every draw can be recomputed.
async fn presses_are_mixed_in(server: &Server, told: &str) {
    let store = Store::open(server.database()).await.unwrap();
    let rechecked = recheck(&store, GameId(1), Catalogue::embedded().unwrap()).await;
    let presses = rechecked.unwrap().presses;
    assert_eq!(presses.len(), 2, "{presses:?}");
    assert!(presses[0] < presses[1], "{presses:?}");
    for press in presses {
        assert!(told.contains(&press.0.to_string()), "{press:?} in {told}");
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn virtual_opponents_take_seats_in_the_first_edition_too() {
    let mut server = Server::start().await;
    let anna = server.standin.user("Anna");
    // Two virtual opponents leave two seats, and alone one can start.
    let terms = json!({"edition": 1, "virtual_opponents": 2});
    let lobby = server.new_table_of("Anna", terms).await;
    let text = |m: &standin::SeenMessage| m.content.clone();
    let post = anna.message(lobby).map(|m| text(&m)).unwrap();
    assert!(post.contains("First English edition"), "{post}");
    assert!(post.contains("2 virtual opponents"), "{post}");
    assert!(post.contains("Press Start"), "{post}");
    server.press("Ben", lobby, "v1:join:").await;
    let full = |posts: &[standin::SeenMessage]| {
        let post = posts.iter().find(|m| m.id == lobby)?;
        let join = post
            .buttons
            .iter()
            .find(|b| b.custom_id.starts_with("v1:join:"))?;
        join.disabled.then_some(())
    };
    let seen = anna.wait_to_see(server.lobby, SOON, full).await;
    assert!(seen.is_some(), "there is no third seat");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_option_can_be_chosen_otherwise_and_the_lobby_says_so() {
    let mut server = Server::start().await;
    // How many first cards are dealt says nothing beside domain cards (R-TD-04).
    for without in ["deal", "domain_cards"] {
        let options = || SHEET.iter().filter(|option| option.key != without);
        let chosen: serde_json::Map<String, serde_json::Value> = options()
            .map(|option| (option.key.to_owned(), json!(1)))
            .collect();
        let lobby = server.new_table_of("Anna", chosen.into()).await;
        let post = server.standin.user("Anna").message(lobby).unwrap();
        let w = &english();
        for option in options() {
            let said = format!(
                "{}: {}",
                viceroy::wording::options::name(w, option),
                viceroy::wording::options::value(w, option, &option.values[1])
            );
            assert!(post.content.contains(&said), "{said} in {}", post.content);
        }
    }
    server.stop().await;
}
