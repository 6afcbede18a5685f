//! Public claims of two players who bid on a colour with two cards (R-AUC-06).

use viceroy::rules::{AuctionPlace, Claim, Table};

use crate::clicks::{button, pick, take_gems, way_to};
use crate::prelude::*;

const NAMES: [&str; 3] = ["Anna", "Ben", "Chiara"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn r_auc_06_two_bidders_settle_it_in_the_open_or_go_without() {
    let (server, thread, mut guests) = dealt_to(&NAMES).await;
    second_turn(&server, &mut guests, thread).await;
    let wanted = affordable(&server).await;
    let [anna, ben, chiara] = &mut guests[..] else { unreachable!("three people") };

    pick(chiara, thread, pass).await;
    bid(anna, ben, thread, wanted).await;
    conflict(&server, anna, ben, thread).await;
    let said = pick(anna, thread, |o| *o == Offer::Insist).await;
    assert!(way_to(&said, |_| true).is_none(), "{said:?}");
    ben_is_shown("Anna (base, insists)", ben, thread).await;
    let said = anna.look(thread).await;
    said.reads("You can take it back until the other player has answered");
    let take_back = button(&said, "v1:back:").expect("a way to take it back");
    let said = anna.perform(said.id, &take_back).await;
    assert!(way_to(&said, |o| *o == Offer::Insist).is_some(), "{said:?}");
    let seen = ben.look(thread).await;
    assert!(pictured(&seen, "Anna (base)") && !pictured(&seen, "Anna (base, insists)"), "{seen:?}");
    pick(anna, thread, |o| *o == Offer::Insist).await;
    pick(ben, thread, |o| *o == Offer::Insist).await;
    let told = [
        "Anna no longer insists on the card at the base of",
        "Anna insists on the card at the base of",
        "Ben insists on the card at the base of",
    ];
    for words in told {
        read(&server, thread, words).await;
    }
    assert!(open(&server).await.iter().any(
        |f| matches!(f, OpenFact::Contested { at, bidders, .. } if *at == wanted.into() && bidders.len() == 2)
    ));
    assert!(won(&server).await.is_empty(), "neither takes a card");

    take_gems(chiara, thread).await;
    anna.look(thread).await.reads("turn 2 of 12, auction 2");
    bid(anna, ben, thread, wanted).await;
    conflict(&server, anna, ben, thread).await;
    pick(ben, thread, |o| *o == Offer::Claim(Claim::Tip)).await;
    read(&server, thread, "Ben would like the card at the tip of").await;
    let taken = won(&server).await;
    let taken: Vec<_> = taken.iter().map(|(seat, place)| (*seat, *place)).collect();
    assert_eq!(taken.len(), 2);
    assert!(taken.contains(&(Seat(0), AuctionPlace::Base)), "{taken:?}");
    assert!(taken.contains(&(Seat(1), AuctionPlace::Tip)), "{taken:?}");
}

fn pass(offer: &Offer) -> bool {
    *offer == Offer::Bid(Bid::Pass)
}

async fn second_turn(server: &Server, guests: &mut [Guest], thread: Snowflake) {
    while !open(server).await.contains(&OpenFact::TurnBegan(2)) {
        for (seat, topic) in asked(server).await {
            let guest = &mut guests[seat];
            match topic.as_str() {
                "bid" => drop(pick(guest, thread, pass).await),
                "pass_gems" | "pass_gems_together" => drop(take_gems(guest, thread).await),
                "develop" => drop(pick(guest, thread, |o| *o == Offer::Pass).await),
                _ => {
                    let panel = guest.look(thread).await;
                    guest.answer_once(&panel).await;
                }
            }
        }
    }
}

async fn affordable(server: &Server) -> Colour {
    let mut table = Table::empty(3);
    let facts = steps(server).await.into_iter().flatten();
    facts.for_each(|fact| table.evolve(&fact));
    let screens = [Seat(0), Seat(1)].map(|seat| &table.screens[seat]);
    let enough = |colour: &Colour| screens.iter().all(|s| s.gems[*colour] >= 2);
    let found = Colour::ALL.into_iter().find(enough);
    found.unwrap_or_else(|| panic!("try another game: {screens:?}"))
}

async fn bid(anna: &mut Guest, ben: &mut Guest, thread: Snowflake, wanted: Colour) {
    for guest in [anna, ben] {
        pick(guest, thread, |o| *o == Offer::Bid(Bid::Gem(wanted))).await;
    }
}

async fn conflict(server: &Server, anna: &mut Guest, ben: &mut Guest, thread: Snowflake) {
    let claim = |o: &Offer| *o == Offer::Claim(Claim::Base);
    let said = pick(anna, thread, claim).await;
    assert!(way_to(&said, |_| true).is_none(), "Anna waits: {said:?}");
    ben_is_shown("Anna (base)", ben, thread).await;
    let said = pick(ben, thread, claim).await;
    assert!(way_to(&said, claim).is_none(), "{said:?}");
    assert!(way_to(&said, |o| *o == Offer::Insist).is_some());
    for words in ["Anna would like", "Ben would like"] {
        read(server, thread, &format!("{words} the card at the base of")).await;
    }
    let seen = anna.look(thread).await;
    assert!(pictured(&seen, "Ben (base)"), "{seen:?}");
}

async fn ben_is_shown(claim: &str, ben: &mut Guest, thread: Snowflake) {
    let seen = ben.look(thread).await;
    assert!(pictured(&seen, claim), "{claim}: {seen:?}");
}

/// The pictures' alt texts count.
fn pictured(panel: &SeenMessage, words: &str) -> bool {
    let mut told = panel.attachments.iter().filter_map(|a| a.description());
    told.any(|text| text.contains(words)) || panel.content.contains(words)
}

async fn read(server: &Server, thread: Snowflake, words: &str) {
    server.calm().await;
    let watcher = server.fake.user("Emil");
    let told = watcher
        .wait_to_see(thread, SOON, |posts| {
            let plain = |m: &SeenMessage| m.content.replace(['*', '\u{2068}', '\u{2069}'], "");
            posts.iter().find(|m| plain(m).contains(words)).map(drop)
        })
        .await;
    let last = watcher.sees(thread).pop();
    assert!(told.is_some(), "{words:?} is not told; the last: {last:?}");
}

async fn open(server: &Server) -> Vec<OpenFact> {
    let facts = steps(server).await.into_iter().flatten();
    facts
        .filter_map(|fact| match fact {
            Fact::Open(open) => Some(open),
            Fact::Screen(..) | Fact::Decks(_) => None,
        })
        .collect()
}

async fn won(server: &Server) -> Vec<(Seat, AuctionPlace)> {
    let open = open(server).await.into_iter();
    open.filter_map(|fact| match fact {
        OpenFact::Won { seat, place, .. } => Some((seat, place)),
        _ => None,
    })
    .collect()
}
