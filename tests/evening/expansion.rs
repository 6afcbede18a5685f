//! Options of the expansion: domain cards and two-colour auctions.

use std::sync::Arc;

use serde_json::json;
use standin::{SeenMessage, StandinConfig};
use viceroy::host::SeededLuck;
use viceroy::notice::GameId;
use viceroy::rules::{
    AuctionColours, DomainCards, Fact, InvasionFact, Module, OpenFact, ScreenFact, Token,
    UnderworldFact,
};

use crate::diamonds;
use crate::guest::play_to_the_end;
use crate::server::{Luck, SOON, Server, stored};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_user_plays_alone_at_two_auction_cards_from_a_domain_card() {
    let mut server = Server::start().await;
    let terms = json!({"two_colour_auction": 1, "domain_cards": 1});
    let thread = server.start_game_of(&["Anna"], terms).await;
    play_to_the_end(&server.standin, thread, &["Anna"]).await;
    let anna = server.standin.user("Anna");
    let over = |posts: &[SeenMessage]| {
        let is_over = posts.iter().any(|m| m.content.contains('🏁'));
        is_over.then(|| posts.to_vec())
    };
    let posts = anna.wait_to_see(thread, SOON, over).await;
    let posts = posts.expect("the end is told");
    let all: String = posts.iter().map(|m| m.content.as_str()).collect();
    assert!(all.contains("Anna draws 3 characters"), "{all}");
    assert!(!all.contains("virtual opponent"), "{all}");
    // Alone there is no order to draw lots for.
    assert!(!all.contains("By lot"), "{all}");
    server.stop().await;
    let (facts, ruleset) = stored(&server.database(), GameId(1)).await;
    assert_eq!((ruleset.agreement.seats, ruleset.agreement.rivals), (1, 0));
    assert_eq!(ruleset.policies.domain_cards, DomainCards::With);
    assert_eq!(ruleset.policies.two_colour_auction, AuctionColours::Two);
    // R-TD-03: one auction a turn, and tokens held score by themselves.
    let (mut attack, mut defence, mut other) = (0, 0, None);
    for fact in &facts {
        match fact {
            Fact::Screen(_, ScreenFact::AttackIn(n)) => attack += i16::from(*n),
            Fact::Screen(_, ScreenFact::AttackOut(n)) => attack -= i16::from(*n),
            Fact::Open(OpenFact::TokenGained {
                token: Token::Defence,
                ..
            }) => defence += 1,
            Fact::Open(OpenFact::Scored { score, .. }) => other = Some(score.other),
            _ => {}
        }
    }
    assert_eq!(other, Some(3 * attack + 2 * defence));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_users_play_from_domain_cards() {
    let mut server = Server::start_with_real_luck().await;
    let names = ["Anna", "Ben"];
    let terms = json!({"two_colour_auction": 1, "domain_cards": 1, "edition": 3});
    let thread = server.start_game_of(&names, terms).await;
    play_to_the_end(&server.standin, thread, &names).await;
    let ben = server.standin.user("Ben");
    let told = |posts: &[SeenMessage]| {
        let all: String = posts.iter().map(|m| m.content.as_str()).collect();
        all.contains("mixed with the presses").then_some(all)
    };
    let all = ben.wait_to_see(thread, SOON, told).await;
    let all = all.expect("the end is told");
    for said in ["By lot", "The domain cards give", "draw 3 characters"] {
        assert!(all.contains(said), "{said} in {all}");
    }
    server.stop().await;
    let (facts, _) = stored(&server.database(), GameId(1)).await;
    let ended = |f: &Fact| matches!(f, Fact::Open(OpenFact::Ended { .. }));
    assert!(facts.iter().any(ended));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_users_play_with_aristocrats() {
    let mut server = Server::start().await;
    let names = ["Anna", "Ben", "Clara"];
    let terms = json!({"modules": 0});
    let thread = server.start_game_of(&names, terms).await;
    let lobby = server.standin.user("Anna").sees(server.lobby);
    let lobby: String = lobby.iter().map(|m| m.content.as_str()).collect();
    assert!(lobby.contains("Aristocrats"), "{lobby}");
    play_to_the_end(&server.standin, thread, &names).await;
    server.stop().await;
    let (facts, ruleset) = stored(&server.database(), GameId(1)).await;
    assert_eq!(ruleset.agreement.modules, [Module::Aristocrats]);
    let played = facts.iter().filter(|fact| {
        matches!(fact, Fact::Open(OpenFact::Played { card, .. }) if Module::of(*card).is_some())
    });
    assert!(played.count() > 0, "no aristocrat was played");
    let ended = |f: &Fact| matches!(f, Fact::Open(OpenFact::Ended { .. }));
    assert!(facts.iter().any(ended));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_users_fight_monsters() {
    let mut server = Server::start().await;
    let names = ["Anna", "Ben", "Clara"];
    // The invasion together with the aristocrats.
    let thread = server.start_game_of(&names, json!({"modules": 2})).await;
    let lobby = server.standin.user("Anna").sees(server.lobby);
    let lobby: String = lobby.iter().map(|m| m.content.as_str()).collect();
    assert!(lobby.contains("Invasion"), "{lobby}");
    play_to_the_end(&server.standin, thread, &names).await;
    server.calm().await;
    let posts = server.standin.user("Gina").sees(thread);
    let all: String = posts.iter().map(|m| m.content.as_str()).collect();
    for said in [
        "A monster joins the stack: ",
        "Four monsters have come: combat.",
        "Shown against the monsters",
        " beats no monster and takes ",
    ] {
        assert!(all.contains(said), "{said} in {all}");
    }
    server.stop().await;
    let (facts, ruleset) = stored(&server.database(), GameId(1)).await;
    let modules = [Module::Aristocrats, Module::Invasion];
    assert_eq!(ruleset.agreement.modules, modules);
    let combats = facts.iter().filter(|fact| {
        matches!(
            fact,
            Fact::Open(OpenFact::Invasion(InvasionFact::StackCleared))
        )
    });
    assert_eq!(combats.count(), 3, "R-INV-06");
    let ended = |f: &Fact| matches!(f, Fact::Open(OpenFact::Ended { .. }));
    assert!(facts.iter().any(ended));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_users_play_with_all_three_modules() {
    let mut server = Server::start().await;
    let names = ["Anna", "Ben", "Clara"];
    let thread = server.start_game_of(&names, json!({"modules": 6})).await;
    let lobby = server.standin.user("Anna").sees(server.lobby);
    let lobby: String = lobby.iter().map(|m| m.content.as_str()).collect();
    for said in ["Aristocrats", "Invasion", "Underworld", "Domain cards"] {
        assert!(
            lobby.to_lowercase().contains(&said.to_lowercase()),
            "{said} in {lobby}"
        );
    }
    play_to_the_end(&server.standin, thread, &names).await;
    server.calm().await;
    let posts = server.standin.user("Gina").sees(thread);
    let all: String = posts.iter().map(|m| m.content.as_str()).collect();
    for said in [
        " below the base for ",
        "each draw a criminal.",
        "The judgements are turned over.",
        "Four monsters have come: combat.",
    ] {
        assert!(all.contains(said), "{said} in {all}");
    }
    server.stop().await;
    let (facts, ruleset) = stored(&server.database(), GameId(1)).await;
    assert_eq!(ruleset.agreement.modules, Module::ALL);
    let shown = |f: &Fact| {
        let shown = |fact: &UnderworldFact| matches!(fact, UnderworldFact::JudgementsShown(_));
        matches!(f, Fact::Open(OpenFact::Underworld(fact)) if shown(fact))
    };
    assert_eq!(facts.iter().filter(|f| shown(f)).count(), 1, "R-UND-09");
    let ended = |f: &Fact| matches!(f, Fact::Open(OpenFact::Ended { .. }));
    assert!(facts.iter().any(ended));
}

/// Games with diamonds that are looked at until everything that is said of them was read.
const MOST: u64 = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_users_play_with_diamonds() {
    let folder = tempfile::tempdir().unwrap();
    let luck = Arc::new(Luck(SeededLuck::new(5)));
    let config = StandinConfig::on_any_port();
    let mut server = Server::without_bot(config, folder, luck).await;
    server.cards = Some(diamonds::pack());
    server.begin().await;
    let names = ["Anna", "Ben", "Clara"];
    let mut unread: Vec<&str> = vec!["names a diamond: ", " a diamond", "1 diamond", "2 diamonds"];
    for _ in 0..MOST {
        let thread = server.start_game(&names).await;
        play_to_the_end(&server.standin, thread, &names).await;
        server.calm().await;
        let posts = server.standin.user("Gina").sees(thread);
        let all: String = posts.iter().map(|m| m.content.as_str()).collect();
        assert!(all.contains('🏆'), "{all}");
        unread.retain(|said| !all.contains(said));
        if unread.is_empty() {
            break;
        }
    }
    assert_eq!(unread, Vec::<&str>::new(), "never said");
    server.leave().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_played_together_is_refused_before_anything_is_posted() {
    let server = Server::start().await;
    let gina = server.standin.user("Gina");
    let posted = || {
        let posts = gina.sees(server.lobby).into_iter();
        posts.filter(|post| !post.ephemeral).count()
    };
    let before = posted();
    for (options, said) in [
        (
            json!({"domain_cards": 1, "deal": 1}),
            "With domain cards nobody is dealt a first card",
        ),
        (
            json!({"two_colour_auction": 1, "virtual_opponents": 1}),
            "In two-colour auctions nobody bids but the players",
        ),
    ] {
        let asked = gina.command(server.lobby, "viceroy", &["new"], options);
        let answer = asked.unwrap().settled().await.message().unwrap();
        assert!(
            answer.ephemeral && answer.content.contains(said),
            "{answer:?}"
        );
        assert_eq!(posted(), before);
    }
    server.leave().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_explains_the_options_and_says_why_a_third_cannot_join() {
    let server = Server::start().await;
    let terms = json!({"two_colour_auction": 1, "domain_cards": 1});
    let lobby = server.new_table_of("Anna", terms).await;
    let post = server.standin.user("Anna").message(lobby).unwrap();
    for said in [
        "corners fit every colour",
        "two auction cards of two colours",
    ] {
        assert!(post.content.contains(said), "{said} in {}", post.content);
    }
    server.press("Ben", lobby, "v1:join:").await;
    let clara = server.standin.user("Clara");
    let join = post
        .buttons
        .iter()
        .find(|b| b.custom_id.starts_with("v1:join:"));
    // Who sees an older copy of the lobby presses a button that is disabled by now.
    let pressed = clara.press_late(lobby, &join.unwrap().custom_id);
    let answer = pressed.unwrap().settled().await.message().unwrap();
    let said = "Two-colour auctions are for 1 or 2 players";
    assert!(answer.content.contains(said), "{answer:?}");
    server.leave().await;
}
