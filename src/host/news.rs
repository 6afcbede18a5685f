//! When a step is worth a message, and what the message tells.

use std::sync::Arc;

use crate::notice::{FeedPost, GameId, NoticeKey, Person, PlayBy};
use crate::rules::{Awaited, BySeat, Fact, OpenFact, Ruleset, Seat, SeatSet, Table, TableView};
use crate::store::{Call, StoredStep, WantedNotice};

/// What the first step makes us say: the table, the first call, and the panels of those who play by direct message.
pub(super) fn at_start(game: GameId, after: &TableView, by_dm: SeatSet) -> Vec<WantedNotice> {
    let table = WantedNotice {
        key: NoticeKey::Table(game),
        called: vec![],
    };
    let everybody = after.awaiting.iter().map(|a| a.seat).collect();
    let mut wanted = vec![table, feed(game, 1, 1, after, by_dm)];
    wanted.extend(panels(game, 1, everybody, by_dm));
    wanted
}

/// A step and what was before and after it.
pub(super) struct Happened<'h> {
    pub(super) game: GameId,
    /// The step.
    pub(super) number: u32,
    /// The last step that a feed tells of.
    pub(super) fed_to: u32,
    /// Whose step it was.
    pub(super) by: Seat,
    /// Who is reached by direct message.
    pub(super) by_dm: SeatSet,
    pub(super) facts: &'h [Fact],
    pub(super) before: &'h TableView,
    pub(super) after: &'h TableView,
}

/// What a step makes us say besides the standing messages: the news since the last feed, when a phase is complete or
/// when the game now waits for somebody it did not wait for before. Not every action: a message for each would drown
/// the channel. And a panel for everybody who plays by direct message and newly has to act.
pub(super) fn after_step(h: &Happened<'_>) -> Vec<WantedNotice> {
    let open = || h.facts.iter().filter_map(as_open);
    let waited_for = |seat| h.before.awaiting.iter().any(|b| b.seat == seat);
    let newly = h.after.awaiting.iter().map(|a| a.seat);
    let mut newly: SeatSet = newly.filter(|seat| !waited_for(*seat)).collect();
    let mut wanted = vec![];
    if open().any(ends_phase) || (!newly.is_empty() && open().any(is_news)) {
        wanted.push(feed(h.game, h.fed_to + 1, h.number, h.after, h.by_dm));
    }
    // Who takes a choice back has the panel before their eyes.
    newly.remove(h.by);
    wanted.extend(panels(h.game, h.number, newly, h.by_dm));
    wanted
}

/// The last step that the feeds among these tell of.
pub(super) fn fed_to(wanted: &[WantedNotice]) -> Option<u32> {
    wanted
        .iter()
        .filter_map(|w| match w.key {
            NoticeKey::Feed { to, .. } => Some(to),
            NoticeKey::Lobby(_)
            | NoticeKey::Table(_)
            | NoticeKey::Panel { .. }
            | NoticeKey::Unreachable { .. } => None,
        })
        .max()
}

fn feed(game: GameId, from: u32, to: u32, after: &TableView, by_dm: SeatSet) -> WantedNotice {
    let calls = after.awaiting.iter().map(|a| Call {
        seat: a.seat,
        topic: a.topic,
        by: if by_dm.contains(a.seat) {
            PlayBy::Dm
        } else {
            PlayBy::Thread
        },
    });
    WantedNotice {
        key: NoticeKey::Feed { game, from, to },
        called: calls.collect(),
    }
}

fn panels(
    game: GameId,
    from: u32,
    seats: SeatSet,
    by_dm: SeatSet,
) -> impl Iterator<Item = WantedNotice> {
    let reached = move |seat: &Seat| by_dm.contains(*seat);
    let panel = move |seat| WantedNotice {
        key: NoticeKey::Panel { game, seat, from },
        called: vec![],
    };
    seats.iter().filter(reached).map(panel)
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
/// feed said late shows what everybody saw then. Who is in `elsewhere` is named but not notified.
pub(super) fn feed_post(
    game: GameId,
    from: u32,
    steps: &[StoredStep],
    called: &[Call],
    elsewhere: SeatSet,
    ruleset: Arc<Ruleset>,
    people: BySeat<Person>,
) -> FeedPost {
    let mut table = Table::empty(people.count());
    for fact in steps.iter().flat_map(|step| &step.facts) {
        table.evolve(fact);
    }
    let told = steps.iter().filter(|step| step.number >= from);
    let awaiting = called.iter().map(|call| Awaited {
        seat: call.seat,
        topic: call.topic,
    });
    let view = TableView::of(&ruleset, &table, awaiting.collect());
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
        call: called
            .iter()
            .map(|call| call.seat)
            .filter(|seat| !elsewhere.contains(*seat))
            .collect(),
    }
}
