//! When a step is worth a message, and what the message tells.

use std::sync::Arc;

use crate::notice::{FeedPost, GameId, NoticeKey, Person};
use crate::rules::{
    Awaited, BySeat, DeckCounts, DeckKind, Fact, OpenFact, Ruleset, Table, TableView,
};
use crate::store::{Call, StoredStep, WantedNotice};

/// What the first step makes us say: the table, and the first call.
pub(super) fn at_start(game: GameId, after: &TableView) -> Vec<WantedNotice> {
    let table = WantedNotice {
        key: NoticeKey::Table(game),
        called: vec![],
    };
    vec![table, feed(game, 1, 1, after)]
}

/// What a step makes us say besides the standing messages: the news since the last feed, when a phase is complete or
/// when the game now waits for somebody it did not wait for before. Not every action: a message for each would drown
/// the channel.
pub(super) fn after_step(
    game: GameId,
    number: u32,
    fed_to: u32,
    facts: &[Fact],
    before: &TableView,
    after: &TableView,
) -> Vec<WantedNotice> {
    let open = || facts.iter().filter_map(as_open);
    let newly_awaited = after
        .awaiting
        .iter()
        .any(|a| before.awaiting.iter().all(|b| b.seat != a.seat));
    if open().any(ends_phase) || (newly_awaited && open().any(is_news)) {
        vec![feed(game, fed_to + 1, number, after)]
    } else {
        vec![]
    }
}

/// The last step that the feeds among these tell of.
pub(super) fn fed_to(wanted: &[WantedNotice]) -> Option<u32> {
    wanted
        .iter()
        .filter_map(|w| match w.key {
            NoticeKey::Feed { to, .. } => Some(to),
            NoticeKey::Lobby(_) | NoticeKey::Table(_) => None,
        })
        .max()
}

fn feed(game: GameId, from: u32, to: u32, after: &TableView) -> WantedNotice {
    let calls = after.awaiting.iter().map(|a| Call {
        seat: a.seat,
        topic: a.topic,
    });
    WantedNotice {
        key: NoticeKey::Feed { game, from, to },
        called: calls.collect(),
    }
}

fn as_open(fact: &Fact) -> Option<&OpenFact> {
    match fact {
        Fact::Open(open) => Some(open),
        Fact::Screen(..) | Fact::Decks(_) => None,
    }
}

fn ends_phase(fact: &OpenFact) -> bool {
    matches!(
        fact,
        OpenFact::PhaseBegan { .. }
            | OpenFact::TurnBegan(_)
            | OpenFact::FirstCardsShown
            | OpenFact::Ended { .. }
    )
}

/// Whether there is something to tell; that somebody has answered is seen on the table.
fn is_news(fact: &OpenFact) -> bool {
    !matches!(fact, OpenFact::Answered(_) | OpenFact::TookAnswerBack(_))
}

/// Builds a feed from stored steps, the first of the game to the last it tells of. The table is folded again, so that a
/// feed said late shows what everybody saw then.
pub(super) fn feed_post(
    game: GameId,
    from: u32,
    steps: &[StoredStep],
    called: &[Call],
    ruleset: Arc<Ruleset>,
    people: BySeat<Person>,
) -> FeedPost {
    let mut table = Table::empty(people.count());
    for fact in steps.iter().flat_map(|step| &step.facts) {
        table.evolve(fact);
    }
    let told = steps.iter().filter(|step| step.number >= from);
    let count = |deck| u8::try_from(table.decks.cards(deck).len()).unwrap_or(u8::MAX);
    let view = TableView {
        ruleset,
        hands: table.screens.map(|_, screen| screen.hand.len() as u8),
        decks: DeckCounts {
            large: count(DeckKind::Large),
            small: count(DeckKind::Small),
            laws: count(DeckKind::Laws),
        },
        awaiting: called
            .iter()
            .map(|call| Awaited {
                seat: call.seat,
                topic: call.topic,
            })
            .collect(),
        open: table.open,
    };
    FeedPost {
        game,
        step: steps.last().map_or(0, |step| step.number),
        facts: told
            .flat_map(|step| &step.facts)
            .filter_map(as_open)
            .cloned()
            .collect(),
        view,
        people,
        call: called.iter().map(|call| call.seat).collect(),
    }
}
