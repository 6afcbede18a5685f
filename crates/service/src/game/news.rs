//! When a step is worth a message, and what the message tells.

use std::sync::Arc;

use super::chapters::chapter_at;
use viceroy_model::messages::{
    Chapter, Destination, GameId, Holders, MessageKey, MessageKind, NewsPost, PlayedIn, Player,
    persons,
};
use viceroy_rules::{BySeat, Fact, OpenFact, Ruleset, Seat, SeatSet, TableView};
use viceroy_store::{SeatHistory, StoredStep, WantedMessage, history};

/// What a step makes us say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Said {
    /// Which messages should exist from now on.
    pub(crate) wanted: Vec<WantedMessage>,
    /// The last step that the news tell of because of it, where it is worth news.
    pub(crate) told_to: Option<u32>,
}

impl Said {
    /// Leaves out what would be said in a thread, where a game has none.
    pub(crate) fn in_place(mut self, played_in: PlayedIn) -> Said {
        if played_in == PlayedIn::DirectMessage {
            self.wanted.retain(|wanted| wanted.key.destination() == Destination::Direct);
        }
        self
    }
}

/// What the first step makes us say: the table, and the panels of those who play by direct message.
pub(crate) fn at_start(game: GameId, after: &TableView, by_dm: SeatSet) -> Said {
    let mut wanted = vec![want(MessageKind::Table.nth(game, 1))];
    wanted.extend(panels(game, 1, after.awaited(), by_dm));
    Said { wanted, told_to: None }
}

/// A step and what was before and after it.
pub(crate) struct Happened<'h> {
    pub(crate) game: GameId,
    /// The step.
    pub(crate) number: u32,
    /// The last step that news tell of.
    pub(crate) last_told_step: u32,
    /// The newest chapter of the news.
    pub(crate) news: Option<Chapter>,
    /// The chapter that the step belongs to.
    pub(crate) chapter: Chapter,
    /// Who is newly waited for and does not know it.
    pub(crate) newly: SeatSet,
    /// Who is reached by direct message.
    pub(crate) by_dm: SeatSet,
    pub(crate) facts: &'h [Fact],
}

/// What a step makes us say. When a phase is complete, its news: as a post of their own where a new chapter begins, else
/// in that of the chapter. A new table at the beginning of a turn, and one for the end. Inside a phase nothing: a message
/// for every action would drown the channel. And a panel for everybody who plays by direct message and newly has to act.
/// Whom the thread calls is decided when it is told.
pub(crate) fn after_step(h: &Happened<'_>) -> Said {
    let (game, from) = (h.game, h.number);
    let open = || h.facts.iter().filter_map(as_open);
    let mut said = Said::default();
    // Whoever claims speaks to those who have to answer (R-AUC-06).
    let tells = |fact: &OpenFact| ends_phase(fact) || matches!(fact, OpenFact::Claimed { .. });
    if open().any(tells) {
        said.told_to = Some(h.number);
        if h.news != Some(h.chapter) {
            let from = h.last_told_step + 1;
            said.wanted.push(want(MessageKind::News.nth(game, from)));
        }
    }
    let over = open().any(|fact| matches!(fact, OpenFact::Ended { .. }));
    // The first turn has the table of the set-up.
    if over || open().any(|fact| matches!(fact, OpenFact::TurnBegan(2..))) {
        said.wanted.push(want(MessageKind::Table.nth(game, from)));
    }
    if over {
        let ends = h.by_dm.iter().map(|seat| MessageKind::End.of(game, seat, 0));
        said.wanted.extend(ends.map(want));
    } else {
        said.wanted.extend(panels(game, from, h.newly, h.by_dm));
    }
    said
}

fn want(key: MessageKey) -> WantedMessage {
    WantedMessage { key, called: vec![] }
}

fn panels(
    game: GameId,
    from: u32,
    seats: SeatSet,
    by_dm: SeatSet,
) -> impl Iterator<Item = WantedMessage> {
    let reached = move |seat: &Seat| by_dm.contains(*seat);
    let panel = move |seat| want(MessageKind::Panel.of(game, seat, from));
    seats.iter().filter(reached).map(panel)
}

pub(crate) fn as_open(fact: &Fact) -> Option<&OpenFact> {
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

/// What everybody saw after these steps, the first of the game to the last of them, as it is told.
pub(crate) fn seen_after(ruleset: &Arc<Ruleset>, steps: &[StoredStep]) -> TableView {
    let table = history::table(ruleset.agreement.seats, steps);
    TableView::of(ruleset, &table, Default::default()).lasting()
}

/// Builds news from stored steps, the first of the game to the last they tell of. The table is folded again, so that
/// news told late show what everybody saw then, and who did it.
pub(crate) fn folded(
    game: GameId,
    from: u32,
    steps: &[StoredStep],
    ruleset: &Arc<Ruleset>,
    holders: Holders,
) -> NewsPost {
    let last = steps.last().map_or(0, |step| step.number);
    let people = holders.at(last);
    let mut doers = SeatHistory::new(holders);
    let mut told = vec![];
    for step in history::standing(steps) {
        let deeds = doers.step(step.number, &step.cause, &step.facts);
        if step.number >= from {
            told.extend(deeds);
        }
    }
    NewsPost {
        game,
        from,
        step: last,
        deeds: told,
        view: seen_after(ruleset, steps),
        chapter: chapter_from(from, steps, &people),
        people,
        finish: None,
        call: vec![],
        elsewhere: None,
    }
}

/// The chapter of the news that begins with a step.
pub(crate) fn chapter_from(from: u32, steps: &[StoredStep], people: &BySeat<Player>) -> Chapter {
    let before = steps.iter().take_while(|step| step.number < from).count();
    let table = history::table(people.count(), &steps[..before]);
    chapter_at(&table.open, persons(people))
}
