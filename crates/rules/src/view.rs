//! What each viewer may see. The public view is built from the open part of the table and plain
//! counts, without access to screens and decks, so it cannot leak secrets (R-HID-01..03).

use std::sync::Arc;

use super::prompt::{PromptId, Question};
use super::ruleset::Screens;
use super::table::{ByDeck, PublicKnowledge};
use crate::prelude::*;

/// R-HID-02.
pub type DeckCounts = ByDeck<u8>;

/// A seat that has to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awaited {
    pub seat: Seat,
    pub topic: Topic,
}

/// What is public about a screen in games with open screens (R-HID-02). Hands stay hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    pub gems: Gems,
    pub attack: u8,
    pub diamonds: u8,
    pub bribes: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reality {
    #[default]
    Real,
    /// After a hypothetical move.
    Imagined,
}

/// The public view.
#[derive(Clone, Debug)]
pub struct TableView {
    pub reality: Reality,
    pub ruleset: Arc<Ruleset>,
    pub open: Arc<Open>,
    /// Number of cards.
    pub hands: BySeat<u8>,
    /// Number of cards.
    pub decks: DeckCounts,
    /// With open screens only (R-HID-02).
    pub shown: Option<BySeat<Shown>>,
    pub awaiting: SmallVec<[Awaited; 4]>,
}

/// The position in the rulebook as a player knows it, from which a what-if can continue.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) stage: Stage,
    /// Other seats' entries omit what is hidden.
    pub(super) queues: BySeat<SeenQueue>,
    pub(super) last_prompt: u32,
}

/// Other seats' entries omit what is hidden.
#[derive(Clone, Debug, Default)]
pub(super) struct SeenQueue {
    pub agenda: SmallVec<[Task; 6]>,
    pub asked: Option<(PromptId, Ask)>,
    pub forced: bool,
}

impl SeatView {
    /// Prompts are numbered over the whole game and marked at random; without that, equal positions
    /// have equal views.
    pub fn forget_numbers(&mut self) {
        self.position.last_prompt = 0;
        for seat in self.position.queues.seats() {
            if let Some((id, _)) = &mut self.position.queues[seat].asked {
                *id = PromptId(0);
            }
        }
    }
}

/// The view of one player.
#[derive(Clone, Debug)]
pub struct SeatView {
    pub table: TableView,
    pub seat: Seat,
    pub screen: Screen,
    /// Laws the player put back that are still there, with their index from the bottom.
    pub put_back: SmallVec<[(u8, CardId); 2]>,
    /// Criminals the player put under their deck that are still there, with their index from the
    /// bottom. Others' discards there are in the public view.
    pub put_under: SmallVec<[(u8, CardId); 2]>,
    pub question: Option<Question>,
    /// Whether a secret choice or insisted claim can still be taken back.
    pub may_reconsider: bool,
    /// Where a what-if continues.
    pub position: Position,
}

impl TableView {
    pub fn of(
        ruleset: &Arc<Ruleset>,
        table: &Table,
        awaiting: SmallVec<[Awaited; 4]>,
    ) -> TableView {
        let counts = Counts::of(ruleset.policies.screens, table);
        table_view(ruleset, &table.open, counts, awaiting)
    }

    pub(super) fn of_game(ruleset: &Arc<Ruleset>, state: &State) -> TableView {
        let asked = state.table.screens.seats().filter_map(|seat| {
            let topic = state.asked_openly(seat)?.by.topic();
            // On an imagined table, those with a sealed answer are asked again; here they count as
            // answered.
            let again = topic.is_sealed() && state.table.open.answered.contains(seat);
            (!again).then_some(Awaited { seat, topic })
        });
        TableView::of(ruleset, &state.table, asked.collect())
    }

    /// For later reading: drops who is awaited and who has just answered.
    #[must_use]
    pub fn lasting(mut self) -> TableView {
        self.awaiting.clear();
        if !self.open.answered.is_empty() {
            Arc::make_mut(&mut self.open).answered = SeatSet::NONE;
        }
        self
    }

    /// Unless laws extend it further.
    pub fn turns(&self) -> u8 {
        query::turns(&self.ruleset, &self.open, self.decks[DeckKind::Large])
    }

    pub fn awaited(&self) -> SeatSet {
        self.awaiting.iter().map(|awaited| awaited.seat).collect()
    }
}

impl SeatView {
    /// Everything except prompts; `None` if there is no such seat.
    pub(super) fn of(ruleset: &Arc<Ruleset>, state: &State, seat: Seat) -> Option<SeatView> {
        let screen = *state.table.screens.get(seat)?;
        Some(SeatView {
            table: TableView::of_game(ruleset, state),
            seat,
            screen,
            put_back: state.table.decks.put_back_by(seat),
            put_under: state.table.decks.put_under_by(seat),
            question: None,
            may_reconsider: false,
            position: Position::of(ruleset, state, seat),
        })
    }
}

impl Position {
    /// A position that cannot continue.
    pub fn none() -> Position {
        Position {
            stage: Stage::Over,
            queues: BySeat::new(0, |_| SeenQueue::default()),
            last_prompt: 0,
        }
    }

    fn of(ruleset: &Ruleset, state: &State, own: Seat) -> Position {
        let known = &state.table.open.known;
        Position {
            stage: state.stage,
            last_prompt: state.last_prompt,
            queues: state.queues.map(|seat, queue| {
                let asked = queue.asked.as_ref();
                let queue = SeenQueue {
                    agenda: queue.agenda.clone(),
                    asked: asked.map(|asked| (asked.id, asked.by)),
                    forced: asked.is_some_and(|asked| asked.forced),
                };
                if seat == own { queue } else { queue.seen_by_others(ruleset, &known[seat]) }
            }),
        }
    }
}

impl SeenQueue {
    /// Hides cards that only their owner knows.
    fn seen_by_others(self, ruleset: &Ruleset, known: &PublicKnowledge) -> SeenQueue {
        if self.asked.is_none() && self.agenda.is_empty() {
            return self;
        }
        let hand = known.hand(|card| ruleset.card(card).kind());
        let agenda = self.agenda.into_iter().map(|task| match task {
            Task::Ask(ask) => Task::Ask(ask.seen_by_others(&hand)),
            Task::Act(act) => Task::Act(act),
        });
        SeenQueue {
            agenda: agenda.collect(),
            asked: self.asked.map(|(id, ask)| (id, ask.seen_by_others(&hand))),
            // Depends on the hidden screen.
            forced: false,
        }
    }
}

/// The public numbers about hidden things.
struct Counts {
    hands: BySeat<u8>,
    decks: DeckCounts,
    shown: Option<BySeat<Shown>>,
}

impl Counts {
    fn of(screens: Screens, table: &Table) -> Counts {
        let shown = || {
            table.screens.map(|_, s| Shown {
                gems: s.gems,
                attack: s.attack,
                diamonds: s.diamonds,
                bribes: s.bribes,
            })
        };
        Counts {
            hands: table.screens.map(|_, s| s.hand.len() as u8),
            decks: table.decks.counts(),
            shown: (screens == Screens::Open).then(shown),
        }
    }
}

fn table_view(
    ruleset: &Arc<Ruleset>,
    open: &Open,
    counts: Counts,
    awaiting: SmallVec<[Awaited; 4]>,
) -> TableView {
    TableView {
        reality: Reality::Real,
        ruleset: Arc::clone(ruleset),
        open: Arc::new(open.clone()),
        hands: counts.hands,
        decks: counts.decks,
        shown: counts.shown,
        awaiting,
    }
}
