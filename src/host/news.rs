//! When a step is worth a message, and what the message tells.

use std::sync::Arc;

use crate::notice::{CallPost, FeedPost, GameId, NoticeKey, Person, PlayBy, TablePost};
use crate::rules::{Awaited, BySeat, Fact, OpenFact, Ruleset, Seat, SeatSet, TableView};
use crate::store::{SeatCall, StoredStep, WantedNotice, history};

/// What the first step makes us say: the table, the first call, and the panels of those who play by direct message.
pub(super) fn at_start(game: GameId, after: &TableView, by_dm: SeatSet) -> Vec<WantedNotice> {
    let everybody = after.awaiting.iter().map(|a| a.seat).collect();
    let mut wanted = vec![table(game, 1), feed(game, 1, 1, after, by_dm)];
    wanted.extend(panels(game, 1, everybody, by_dm));
    wanted
}

/// A step and what was before and after it.
pub(super) struct Happened<'h> {
    pub(super) game: GameId,
    /// The step.
    pub(super) number: u32,
    /// The last step that a feed tells of.
    pub(super) last_feed_step: u32,
    /// Whose step it was.
    pub(super) by: Seat,
    /// Who is reached by direct message.
    pub(super) by_dm: SeatSet,
    pub(super) facts: &'h [Fact],
    pub(super) before: &'h TableView,
    pub(super) after: &'h TableView,
}

/// What a step makes us say. When a phase is complete, the news since the last feed, and at the beginning of a turn a new
/// table. Inside a phase nothing but a line that calls those who newly have to act and are told in the thread: a message
/// for every action would drown the channel, and what happened is told when the phase is complete. And a panel for
/// everybody who plays by direct message and newly has to act.
pub(super) fn after_step(h: &Happened<'_>) -> Vec<WantedNotice> {
    let open = || h.facts.iter().filter_map(as_open);
    let waited_for = |seat| h.before.awaiting.iter().any(|b| b.seat == seat);
    let newly = h.after.awaiting.iter().map(|a| a.seat);
    let mut newly: SeatSet = newly.filter(|seat| !waited_for(*seat)).collect();
    // Whoever acts has the panel before their eyes.
    newly.remove(h.by);
    let mut wanted = vec![];
    // The first turn has the table of the set-up.
    if open().any(|fact| matches!(fact, OpenFact::TurnBegan(2..))) {
        wanted.push(table(h.game, h.number));
    }
    // Whoever claims speaks to those who have to answer (R-AUC-06).
    let claims = open().any(|fact| matches!(fact, OpenFact::Claimed { .. }));
    if open().any(ends_phase) || (claims && !newly.is_empty()) {
        wanted.push(feed(
            h.game,
            h.last_feed_step + 1,
            h.number,
            h.after,
            h.by_dm,
        ));
    } else {
        wanted.extend(call(h, newly));
    }
    wanted.extend(panels(h.game, h.number, newly, h.by_dm));
    wanted
}

fn table(game: GameId, from: u32) -> WantedNotice {
    WantedNotice {
        key: NoticeKey::Table { game, from },
        called: vec![],
    }
}

fn feed(game: GameId, from: u32, to: u32, after: &TableView, by_dm: SeatSet) -> WantedNotice {
    WantedNotice {
        key: NoticeKey::Feed { game, from, to },
        called: calls(after, by_dm),
    }
}

/// A call for those among these seats whom no direct message reaches.
fn call(h: &Happened<'_>, newly: SeatSet) -> Option<WantedNotice> {
    let mut called = calls(h.after, h.by_dm);
    called.retain(|call| call.by == PlayBy::Thread && newly.contains(call.seat));
    (!called.is_empty()).then_some(WantedNotice {
        key: NoticeKey::Call {
            game: h.game,
            step: h.number,
        },
        called,
    })
}

fn calls(after: &TableView, by_dm: SeatSet) -> Vec<SeatCall> {
    let calls = after.awaiting.iter().map(|a| SeatCall {
        seat: a.seat,
        topic: a.topic,
        by: if by_dm.contains(a.seat) {
            PlayBy::Dm
        } else {
            PlayBy::Thread
        },
    });
    calls.collect()
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

pub(super) fn as_open(fact: &Fact) -> Option<&OpenFact> {
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

/// Builds a call: those who have not acted since.
pub(super) fn call_post<'c>(
    game: GameId,
    step: u32,
    called: impl Iterator<Item = &'c SeatCall>,
    table: &TablePost,
) -> CallPost {
    let awaiting = &table.view.awaiting;
    let still = |call: &&SeatCall| awaiting.iter().any(|a| a.seat == call.seat);
    let person = |call: &SeatCall| Some((table.people.get(call.seat)?.id, call.topic));
    CallPost {
        game,
        step,
        called: called.filter(still).filter_map(person).collect(),
    }
}

/// What a feed says. Whom it notifies is known when it is told.
pub(super) fn post(
    game: GameId,
    step: u32,
    facts: Vec<OpenFact>,
    view: TableView,
    people: BySeat<Person>,
) -> FeedPost {
    FeedPost {
        game,
        step,
        facts,
        view,
        people,
        call: SeatSet::NONE,
    }
}

/// Builds a feed from stored steps, the first of the game to the last it tells of. The table is folded again, so that a
/// feed said late shows what everybody saw then.
pub(super) fn folded(
    game: GameId,
    from: u32,
    steps: &[StoredStep],
    called: &[SeatCall],
    ruleset: &Arc<Ruleset>,
    people: BySeat<Person>,
) -> FeedPost {
    let table = history::table(people.count(), steps);
    let told = history::standing(steps).filter(|step| step.number >= from);
    let facts = told.flat_map(|step| &step.facts).filter_map(as_open);
    let awaiting = called.iter().map(|call| Awaited {
        seat: call.seat,
        topic: call.topic,
    });
    let view = TableView::of(ruleset, &table, awaiting.collect());
    let step = steps.last().map_or(0, |step| step.number);
    post(game, step, facts.cloned().collect(), view, people)
}
