//! Unusual options, chosen when the table is opened.

use viceroy::i18n::english;
use viceroy::render::Painter;
use viceroy::rules::{
    AuctionColours, DomainCards, Edition, Module, SHEET, Screens, UnderworldFact,
};

use crate::diamonds;
use crate::prelude::*;

async fn told(server: &Server, room: Snowflake, words: &str) {
    let gina = server.fake.user("Gina");
    let said = |posts: &[SeenMessage]| {
        let mut posts = posts.iter();
        posts.find(|m| m.content.contains(words)).map(drop)
    };
    let read = gina.wait_to_see(room, SOON, said).await;
    assert!(read.is_some(), "nobody reads {words:?}");
}

async fn read(server: &Server, thread: Snowflake) -> String {
    server.calm().await;
    let posts = server.fake.user("Gina").sees(thread);
    posts.iter().map(|m| m.content.as_str()).collect()
}

/// The thread's text for open possessions.
const ON_THE_TABLE: &str = "Anna holds ";

/// Seats, options by menu index, expected text, and a check of the ruleset.
type Chosen = (usize, Value, &'static str, fn(&Ruleset) -> bool);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_chosen_in_the_command_is_told_and_agreed_on() {
    let cases: [Chosen; 5] = [
        (
            1,
            json!({"edition": 3, "virtual_opponents": 1, "law_69": 1}),
            "1 virtual opponent",
            |r| (r.agreement.edition, r.agreement.rivals) == (Edition::De, 1),
        ),
        (2, json!({"edition": 1, "open_screens": 1}), ON_THE_TABLE, |r| {
            let screens = r.policies.screens == Screens::Open;
            screens && r.agreement.edition == Edition::EnFirst
        }),
        (
            1,
            json!({"two_colour_auction": 1, "domain_cards": 1}),
            "two cards, two colours each",
            |r| {
                let two = r.policies.two_colour_auction == AuctionColours::Two;
                two && r.policies.domain_cards == DomainCards::With && r.agreement.rivals == 0
            },
        ),
        (3, json!({"modules": 0}), "Aristocrats", |r| r.agreement.modules == [Module::Aristocrats]),
        (3, json!({"modules": 2}), "Invasion", |r| {
            r.agreement.modules == [Module::Aristocrats, Module::Invasion]
        }),
    ];
    for (people, options, words, comes_to) in cases {
        let mut server = Server::start().await;
        let names = &["Anna", "Ben", "Clara"][..people];
        let lobby = server.new_table_of(names[0], options.clone()).await;
        for name in &names[1..] {
            server.press(name, lobby, "v1:join:").await;
        }
        if words != ON_THE_TABLE {
            told(&server, server.lobby, words).await;
        }
        server.press("Anna", lobby, "v1:start:").await;
        server.calm().await;
        if words == ON_THE_TABLE {
            told(&server, lobby, words).await;
        }
        server.stop().await;
        let (_, ruleset) = stored(&server.database(), GameId(1)).await;
        assert_eq!(usize::from(ruleset.agreement.seats), people);
        assert!(comes_to(&ruleset), "{options}: {:?}", ruleset.agreement);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_users_play_with_all_three_modules() {
    let mut server = Server::start().await;
    let names = ["Anna", "Ben", "Clara"];
    let thread = server.start_game_of(&names, json!({"modules": 6})).await;
    let lobby = server.fake.user("Anna").sees(server.lobby);
    let lobby: String = lobby.iter().map(|m| m.content.to_lowercase()).collect();
    for said in ["aristocrats", "invasion", "underworld", "domain cards"] {
        assert!(lobby.contains(said), "{said} in {lobby}");
    }
    play_to_the_end(&server.fake, thread, &names).await;
    let all = read(&server, thread).await;
    for said in [
        "By lot",
        "The domain cards give",
        "draw 3 characters",
        " below the base for ",
        "each draw a criminal.",
        "The judgements are turned over.",
        "A monster joins the stack: ",
        "Four monsters have come: combat.",
        "Shown against the monsters",
        " beats no monster and takes ",
    ] {
        assert!(all.contains(said), "{said} in {all}");
    }
    server.stop().await;
    let (facts, ruleset) = stored(&server.database(), GameId(1)).await;
    assert_eq!(ruleset.agreement.modules, Module::ALL);
    let shown = |f: &&Fact| {
        let shown = |fact: &UnderworldFact| matches!(fact, UnderworldFact::JudgementsShown(_));
        matches!(f, Fact::Open(OpenFact::Underworld(fact)) if shown(fact))
    };
    assert_eq!(facts.iter().filter(shown).count(), 1, "R-UND-09");
    let ended = |f: &Fact| matches!(f, Fact::Open(OpenFact::Ended { .. }));
    assert!(facts.iter().any(ended));
}

/// Games with diamonds to look at until every message about them has been seen.
const MOST: u64 = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_users_play_with_diamonds() {
    let folder = folder();
    let luck = Arc::new(Luck(SeededLuck::new(5)));
    let config = FakeDiscordConfig::on_any_port();
    let mut server = Server::without_bot(config, folder, luck).await;
    server.painter = Arc::new(Painter::with_cards(diamonds::pack()).unwrap());
    server.begin().await;
    let names = ["Anna", "Ben", "Clara"];
    let mut unread: Vec<&str> = vec!["names a diamond: ", " a diamond", "1 diamond", "2 diamonds"];
    for _ in 0..MOST {
        let thread = server.start_game(&names).await;
        play_to_the_end(&server.fake, thread, &names).await;
        let all = read(&server, thread).await;
        assert!(all.contains('🏆'), "{all}");
        unread.retain(|said| !all.contains(said));
        if unread.is_empty() {
            break;
        }
    }
    assert_eq!(unread, Vec::<&str>::new(), "never said");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_played_together_is_refused_and_changes_nothing() {
    let server = Server::start().await;
    for (nth, (first, second, said)) in (1..).zip([
        (
            "virtual_opponents=1",
            "two_colour_auction=true",
            "In two-colour auctions nobody bids but the players",
        ),
        ("with=invasion", "short_game=true", "The monsters of Invasion come after turns"),
        (
            "short_game=true",
            "two_colour_auction=true",
            "A short game is not played with two-colour",
        ),
    ]) {
        let (open, options) = (format!("v1:org:{nth}:open"), format!("v1:org:{nth}:option"));
        let lobby = server.new_table("Gina").await;
        let panel = server.press("Gina", lobby, &open).await;
        let panel = choose(&server, "Gina", &panel, &options, &[first]).await;
        server.calm().await;
        let before = server.fake.user("Gina").message(lobby).unwrap().content;
        choose(&server, "Gina", &panel, &options, &[second]).await.reads(said);
        server.calm().await;
        assert_eq!(server.fake.user("Gina").message(lobby).unwrap().content, before);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_option_can_be_chosen_otherwise_and_the_lobby_says_so() {
    let server = Server::start().await;
    // With domain cards, the number of dealt cards is meaningless (R-TD-04); a short game has no
    // two-colour auctions (R-HOUSE-01).
    for without in [["deal", "short_game"], ["domain_cards", "two_colour_auction"]] {
        let options = || SHEET.iter().filter(|option| !without.contains(&option.key));
        let chosen: serde_json::Map<String, Value> =
            options().map(|option| (option.key.to_owned(), json!(1))).collect();
        let lobby = server.new_table_of("Anna", chosen.into()).await;
        let post = server.fake.user("Anna").message(lobby).unwrap();
        let w = &english();
        for option in options() {
            let said = format!(
                "{}: {}",
                viceroy::i18n::options::name(w, option),
                viceroy::i18n::options::value(w, option, &option.values[1])
            );
            assert!(post.content.contains(&said), "{said} in {}", post.content);
        }
    }
}
