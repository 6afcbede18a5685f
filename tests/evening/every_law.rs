//! Every law is played by people who press buttons: four players get six laws each and play them all in two turns.

use std::collections::BTreeSet;
use std::sync::Arc;

use sqlx::ConnectOptions;
use standin::{SeenMessage, Snowflake};
use viceroy::cards::{CardId, Catalogue, Gems};
use viceroy::host::SeededLuck;
use viceroy::notice::GameId;
use viceroy::rules::{
    Answer, Bid, DeckFact, DeckKind, Fact, GemsFor, Offer, OpenFact, Ruleset, ScreenFact, Seat,
    Table, Token,
};

use crate::asked::{asked, steps};
use crate::check;
use crate::clicks::{commit, way_to, ways};
use crate::guest::Guest;
use crate::panel::{Action, Taste};
use crate::server::{SOON, Server, stored};

const GAME: GameId = GameId(1);
const NAMES: [&str; 4] = ["Anna", "Ben", "Chiara", "Dora"];
/// Whose hand each law comes to, in the order in which it is played. Anna puts two laws back onto the empty deck and
/// draws them again; Ben enrols the card he draws; Chiara swaps a token, doubles what lies there and replaces its card.
const LAWS: [[u8; 6]; 4] = [
    [70, 77, 84, 85, 86, 87],
    [78, 82, 71, 73, 80, 88],
    [67, 66, 65, 68, 75, 79],
    [72, 74, 76, 69, 81, 83],
];
/// More answers than two turns can ask for.
const MOST: usize = 120;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_law_is_played_by_pressing_buttons() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::kept_in(folder, Arc::new(SeededLuck::new(1))).await;
    let thread = server.start_game(&NAMES).await;
    let mut guests: Vec<Guest> = (0..)
        .zip(NAMES)
        .map(|(seed, name)| Guest::new(&server.standin, name, seed))
        .collect();
    set_up(&server, &mut guests, thread).await;
    server.calm().await;
    server.stop().await;
    deal_all_laws(&server).await;
    server.begin().await;

    let mut answers = 0;
    while !missing(&server).await.is_empty() {
        let open = asked(&server).await;
        let left = missing(&server).await;
        assert!(!open.is_empty(), "the game ended without {left:?}");
        for (seat, _) in open {
            answers += 1;
            play_on(&mut guests[seat], seat, thread).await;
        }
        assert!(answers < MOST, "not played: {left:?}");
    }
    // A round is told of when it is over.
    for (seat, _) in asked(&server).await {
        play_on(&mut guests[seat], seat, thread).await;
    }
    server.calm().await;
    told(&server, thread).await;
    server.stop().await;
    legal(&server).await;
    effects(&server).await;
    server.leave().await;
}

/// First cards and what they bring.
async fn set_up(server: &Server, guests: &mut [Guest], thread: Snowflake) {
    loop {
        let open = asked(server).await;
        if open.iter().all(|(_, topic)| topic == "bid") {
            return;
        }
        for (seat, topic) in open {
            if topic != "bid" {
                guests[seat].taste = Taste::First;
                let panel = guests[seat].look(thread).await;
                guests[seat].answer_once(&panel).await;
            }
        }
    }
}

/// Adds a step to the file: every player gets six laws, gems and tokens. Every card stays in one place, and no gem is
/// made.
async fn deal_all_laws(server: &Server) {
    let (facts, ruleset) = stored(&server.database(), GAME).await;
    let table = fold(&facts, &ruleset);
    let mut dealt = vec![];
    for seat in table.open.seats() {
        let laws = table.screens[seat].hand.iter().filter(|card| is_law(*card));
        dealt.extend(laws.map(|law| Fact::Screen(seat, ScreenFact::CardOut(law))));
    }
    let (deck, cards) = (DeckKind::Laws, vec![]);
    dealt.push(Fact::Decks(DeckFact::Stacked { deck, cards }));
    for seat in table.open.seats() {
        let laws = LAWS[usize::from(seat.0)].map(CardId);
        dealt.extend(laws.map(|law| Fact::Screen(seat, ScreenFact::CardIn(law))));
        let (gems, why) = (Gems::each(1), GemsFor::Law);
        dealt.push(OpenFact::GemsTaken { seat, gems, why }.into());
        dealt.push(Fact::Screen(seat, ScreenFact::GemsIn(gems)));
        let card = table.open.pyramids[seat].cards[0].card;
        for token in [Token::Points(6), Token::Magic] {
            dealt.push(
                OpenFact::TokenGained {
                    seat,
                    on: card.into(),
                    token,
                }
                .into(),
            );
        }
    }
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(server.database());
    let mut writing = options.connect().await.unwrap();
    sqlx::query(
        "insert into steps (game, number, at, cause, facts, mark)
         select game, number + 1, at, cause, ?, mark from steps order by number desc limit 1",
    )
    .bind(serde_json::to_string(&dealt).unwrap())
    .execute(&mut writing)
    .await
    .unwrap();
    let count = sqlx::query("update games set steps = steps + 1");
    count.execute(&mut writing).await.unwrap();
    sqlx::Connection::close(writing).await.unwrap();
}

/// Answers everything that is asked of somebody now.
async fn play_on(guest: &mut Guest, seat: usize, thread: Snowflake) {
    let mut panel = guest.look(thread).await;
    let before = guest.taps;
    while let Some(action) = wish(&panel, seat) {
        panel = guest.perform(panel.id, &action).await;
        assert!(
            guest.taps - before < 20,
            "{action:?} leads nowhere: {panel:?}"
        );
    }
}

/// What somebody does next: bids nothing, plays the next law with everything it can do.
fn wish(panel: &SeenMessage, seat: usize) -> Option<Action> {
    let next_law = LAWS[seat]
        .iter()
        .find_map(|law| way_to(panel, |offer| *offer == Offer::Play(CardId(*law))));
    let first = |wanted: &[fn(&Offer) -> bool]| {
        let mut ways = wanted.iter().map(|wanted| way_to(panel, wanted));
        ways.find_map(|way| way)
    };
    let deck = if seat == 0 {
        |offer: &Offer| *offer == Offer::Deck(DeckKind::Laws)
    } else {
        |offer: &Offer| *offer == Offer::Deck(DeckKind::Small)
    };
    // Anna puts back laws that only count points, and keeps those that draw them again.
    let back = Answer::Pick([85, 86].map(|law| Offer::Card(CardId(law))).into());
    let put_back = ways(panel).into_iter().find(|(_, answer)| *answer == back);
    next_law
        .or_else(|| put_back.map(|(action, _)| action))
        .or_else(|| {
            first(&[
                |offer| *offer == Offer::Bid(Bid::Pass),
                |offer| *offer == Offer::Tuck,
                |offer| matches!(offer, Offer::Token { .. }),
                // Of three lists the second is a card, where there is one.
                |offer| *offer == Offer::LawChoice(1),
                // Dora tucks characters, not the laws she still has to play.
                |offer| matches!(offer, Offer::Card(card) if !is_law(*card)),
                |offer| *offer == Offer::Pass,
            ])
        })
        .or_else(|| way_to(panel, deck))
        .or_else(|| most_gems(panel))
        .or_else(|| ways(panel).into_iter().next().map(|(action, _)| action))
        .or_else(|| commit(panel))
}

fn most_gems(panel: &SeenMessage) -> Option<Action> {
    let total = |answer: &Answer| match answer {
        Answer::Gems(gems) => Some(gems.total()),
        Answer::Pick(_) | Answer::Paint(_) => None,
    };
    let gems = ways(panel).into_iter();
    let gems = gems.filter(|(_, answer)| total(answer).is_some());
    gems.max_by_key(|(_, answer)| total(answer))
        .map(|(action, _)| action)
}

fn is_law(card: CardId) -> bool {
    card.0 > 64
}

/// The laws that nobody has played.
async fn missing(server: &Server) -> BTreeSet<CardId> {
    let steps = steps(server).await;
    let played = steps.iter().flatten().filter_map(|fact| match fact {
        Fact::Open(OpenFact::Played { card, .. } | OpenFact::Replaced { by: card, .. }) => {
            Some(*card)
        }
        Fact::Open(OpenFact::Tucked { card, .. }) if *card == CardId(66) => Some(*card),
        _ => None,
    });
    let played: BTreeSet<CardId> = played.collect();
    let all = (65..=88).map(CardId);
    all.filter(|law| !played.contains(law)).collect()
}

fn fold<'f>(facts: impl IntoIterator<Item = &'f Fact>, ruleset: &Ruleset) -> Table {
    let mut table = Table::empty(ruleset.agreement.seats);
    facts.into_iter().for_each(|fact| table.evolve(fact));
    table
}

/// Somebody who only watches has read each law's name in the thread.
async fn told(server: &Server, thread: Snowflake) {
    let catalogue = Catalogue::embedded().unwrap();
    let names: Vec<&str> = (65..=88)
        .map(|law| catalogue.get(CardId(law)).unwrap().name.en.as_str())
        .collect();
    let watcher = server.standin.user("Emil");
    let untold = |posts: &[SeenMessage]| -> Vec<&str> {
        let posts: Vec<&SeenMessage> = posts
            .iter()
            .filter(|m| {
                m.buttons
                    .iter()
                    .any(|b| b.custom_id.starts_with("v1:news:"))
            })
            .collect();
        let told = |name: &&str| posts.iter().any(|post| post.content.contains(*name));
        names.iter().copied().filter(|name| !told(name)).collect()
    };
    let all = watcher
        .wait_to_see(thread, SOON, |posts| untold(posts).is_empty().then_some(()))
        .await;
    assert!(all.is_some(), "{:?}", untold(&watcher.sees(thread)));
}

/// The table was legal after every step.
async fn legal(server: &Server) {
    let (_, ruleset) = stored(&server.database(), GAME).await;
    let mut table = Table::empty(ruleset.agreement.seats);
    for facts in steps(server).await {
        let before = table.clone();
        facts.iter().for_each(|fact| table.evolve(fact));
        check::conservation(&ruleset, &table);
        check::pyramids(&ruleset, &table);
        check::what_lies_there(&table);
        check::places(&before, &table, &facts);
    }
}

/// Laws that could have gone by without doing anything have done what they are for.
async fn effects(server: &Server) {
    let (facts, _) = stored(&server.database(), GAME).await;
    let open: Vec<&OpenFact> = facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::Open(open) => Some(open),
            Fact::Screen(..) | Fact::Decks(_) => None,
        })
        .collect();
    let tucked = |law: u8| {
        let under = |fact: &&OpenFact| match fact {
            OpenFact::Tucked { under, .. } | OpenFact::Slipped { under, .. } => under.0 == law,
            _ => false,
        };
        open.iter().copied().any(|fact| under(&fact))
    };
    for law in [72, 74, 78] {
        assert!(tucked(law), "nothing lies under law {law}");
    }
    let happened = |what: fn(&OpenFact) -> bool| open.iter().any(|fact| what(fact));
    assert!(
        happened(|f| matches!(f, OpenFact::Swapped { .. })),
        "law 67"
    );
    assert!(happened(|f| matches!(f, OpenFact::GemsGiven { .. })), "67");
    assert!(happened(|f| matches!(f, OpenFact::Prolonged { .. })), "69");
    assert!(happened(|f| matches!(f, OpenFact::Parked { .. })), "law 76");
    let back = |f: &OpenFact| matches!(f, OpenFact::PutBack { seat: Seat(0), .. });
    assert!(happened(back), "law 70");
    let again = |f: &OpenFact| {
        matches!(
            f,
            OpenFact::Drew {
                seat: Seat(0),
                deck: DeckKind::Laws,
                ..
            }
        )
    };
    assert!(happened(again), "the laws put back are drawn again");
}
