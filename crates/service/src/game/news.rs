//! Which messages a step produces, and what the news show.

use super::chapters::chapter_at;
use crate::prelude::*;
use viceroy_model::messages::{Holders, persons};
use viceroy_store::{SeatHistory, WantedMessage, history};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Said {
    pub(crate) wanted: Vec<WantedMessage>,
    /// The last step that the news now cover, if the step is newsworthy.
    pub(crate) told_to: Option<u32>,
}

impl Said {
    pub(crate) fn in_place(mut self, played_in: PlayedIn) -> Said {
        self.wanted.retain(|wanted| played_in.carries(wanted.key.destination()));
        self
    }
}

pub(crate) fn at_start(game: GameId, after: &TableView, by_dm: SeatSet) -> Said {
    let mut wanted = vec![want(MessageKind::Table.nth(game, 1))];
    wanted.extend(panels(game, 1, after.awaited(), by_dm));
    Said { wanted, told_to: None }
}

pub(crate) struct Happened<'h> {
    pub(crate) game: GameId,
    pub(crate) number: u32,
    pub(crate) last_told_step: u32,
    pub(crate) news: Option<Chapter>,
    pub(crate) chapter: Chapter,
    /// Newly awaited seats that do not know it yet.
    pub(crate) newly: SeatSet,
    pub(crate) by_dm: SeatSet,
    pub(crate) facts: &'h [Fact],
}

/// A completed phase publishes news: a new post for a new chapter, else an edit. Turns and the end
/// bring a table. Single actions bring only panels, to keep the channel quiet. Calls are decided on
/// delivery.
pub(crate) fn after_step(h: &Happened<'_>) -> Said {
    let (game, from) = (h.game, h.number);
    let open = || h.facts.iter().filter_map(Fact::as_open);
    let mut said = Said::default();
    // A claim concerns those who have to answer it (R-AUC-06).
    let tells = |fact: &OpenFact| ends_phase(fact) || matches!(fact, OpenFact::Claimed { .. });
    if open().any(tells) {
        said.told_to = Some(h.number);
        if h.news != Some(h.chapter) {
            let from = h.last_told_step + 1;
            said.wanted.push(want(MessageKind::News.nth(game, from)));
        }
    }
    let over = open().any(|fact| matches!(fact, OpenFact::Ended { .. }));
    // The first turn already has a table from the set-up.
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

fn ends_phase(fact: &OpenFact) -> bool {
    matches!(
        fact,
        OpenFact::PhaseBegan { .. }
            | OpenFact::TurnBegan(_)
            | OpenFact::FirstCardsShown
            | OpenFact::Ended { .. }
    )
}

/// The public view after these steps, which must start with the first.
pub(crate) fn seen_after(ruleset: &Arc<Ruleset>, steps: &[StoredStep]) -> TableView {
    let table = history::table(ruleset.agreement.seats, steps);
    TableView::of(ruleset, &table, Default::default()).lasting()
}

/// Builds news from all steps up to the last one they cover, so that late news show the state and
/// players of that time.
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

pub(crate) fn chapter_from(from: u32, steps: &[StoredStep], people: &BySeat<Player>) -> Chapter {
    let before = steps.iter().take_while(|step| step.number < from).count();
    let table = history::table(people.count(), &steps[..before]);
    chapter_at(&table.open, persons(people))
}
