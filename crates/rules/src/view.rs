//! What each viewer may see. The public view is made from the open part of the table and bare counts: the function
//! that makes it is not handed the screens and decks, so nothing hidden can slip in (R-HID-01..03).

use std::sync::Arc;

use smallvec::SmallVec;

use super::ask::{Ask, Topic};
use super::pieces::DeckKind;
use super::prompt::{PromptId, Question};
use super::query;
use super::ruleset::{Ruleset, Screens};
use super::seat::{BySeat, Seat, SeatSet};
use super::stage::Stage;
use super::state::State;
use super::table::{ByDeck, Open, PublicKnowledge, Screen, Table};
use super::task::Task;
use crate::cards::{CardId, Gems};

/// How many cards lie in the face-down decks (R-HID-02).
pub type DeckCounts = ByDeck<u8>;

/// A seat that still has to answer something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awaited {
    pub seat: Seat,
    /// Why.
    pub topic: Topic,
}

/// What everybody sees of a screen when numbers are shown (R-HID-02). Hands stay hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    pub gems: Gems,
    /// Attack tokens.
    pub attack: u8,
    pub diamonds: u8,
    /// Bribe tokens.
    pub bribes: u8,
}

/// Whether a table lies as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reality {
    #[default]
    Real,
    /// After something that nobody has done yet.
    Imagined,
}

/// What everybody sees.
#[derive(Clone, Debug)]
pub struct TableView {
    /// Whether it lies so.
    pub reality: Reality,
    /// The rules of the game.
    pub ruleset: Arc<Ruleset>,
    /// What lies open.
    pub open: Arc<Open>,
    /// How many cards each player holds.
    pub hands: BySeat<u8>,
    /// How many cards the decks hold.
    pub decks: DeckCounts,
    /// What stands behind the screens, where the table plays with open screens (R-HID-02).
    pub shown: Option<BySeat<Shown>>,
    /// Who still has to answer.
    pub awaiting: SmallVec<[Awaited; 4]>,
}

/// Where in the rulebook the game is, as a player knows it: what everybody knows, and the own unfinished business. Part of
/// a view so that a what-if can go on from there.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) stage: Stage,
    /// The own desk as it is, the others' without what is hidden.
    pub(super) desks: BySeat<SeenDesk>,
    pub(super) last_prompt: u32,
}

/// A desk as a player sees it: the own one as it is, another's without what is hidden.
#[derive(Clone, Debug, Default)]
pub(super) struct SeenDesk {
    pub agenda: SmallVec<[Task; 6]>,
    pub asked: Option<(PromptId, Ask)>,
    pub forced: bool,
}

/// What one player sees.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// What everybody sees.
    pub table: TableView,
    /// Whose view this is.
    pub seat: Seat,
    /// What stands behind the own screen.
    pub screen: Screen,
    /// The laws that the player put back on the deck and that lie there: their places from the bottom, and the cards.
    pub put_back: SmallVec<[(u8, CardId); 2]>,
    /// The criminals that the player put or discarded under their deck and that lie there: their places from the bottom, and the
    /// cards. What others discarded there everybody sees.
    pub put_under: SmallVec<[(u8, CardId); 2]>,
    /// What is asked of this player.
    pub question: Option<Question>,
    /// Whether the secret choice of this round can still be taken back.
    pub may_reconsider: bool,
    /// Where a what-if goes on.
    pub position: Position,
}

impl TableView {
    /// What everybody sees of a table.
    pub fn of(
        ruleset: &Arc<Ruleset>,
        table: &Table,
        awaiting: SmallVec<[Awaited; 4]>,
    ) -> TableView {
        let counts = Counts::of(ruleset.policies.screens, table);
        table_view(ruleset, &table.open, counts, awaiting)
    }

    /// What everybody sees of a game.
    pub(super) fn of_game(ruleset: &Arc<Ruleset>, state: &State) -> TableView {
        let desks = state.desks.iter().filter_map(|(seat, desk)| {
            // Whoever has no choice, as all can see, is not waited for (R-HID-03).
            let topic = desk.asked.as_ref().filter(|asked| !asked.forced)?.by.topic();
            // On an imagined table those who have answered in secret are asked again; here they have answered.
            let again = topic.is_sealed() && state.table.open.answered.contains(seat);
            (!again).then_some(Awaited { seat, topic })
        });
        TableView::of(ruleset, &state.table, desks.collect())
    }

    /// The same for whoever reads it later: without who is waited for and who has chosen just now.
    #[must_use]
    pub fn lasting(mut self) -> TableView {
        self.awaiting.clear();
        if !self.open.answered.is_empty() {
            Arc::make_mut(&mut self.open).answered = SeatSet::NONE;
        }
        self
    }

    /// How many turns the game has in all, unless a law makes it longer yet.
    pub fn turns(&self) -> u8 {
        query::turns(&self.ruleset, &self.open, self.decks[DeckKind::Large])
    }

    /// The seats that still have to answer.
    pub fn awaited(&self) -> SeatSet {
        self.awaiting.iter().map(|awaited| awaited.seat).collect()
    }
}

impl SeatView {
    /// What a player sees of a game, but for what depends on numbers of questions; nothing if there is no such seat.
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
    /// Nothing to go on from.
    pub fn none() -> Position {
        Position {
            stage: Stage::Over,
            desks: BySeat::new(0, |_| SeenDesk::default()),
            last_prompt: 0,
        }
    }

    /// Where a game is, for one player.
    fn of(ruleset: &Ruleset, state: &State, own: Seat) -> Position {
        let known = &state.table.open.known;
        Position {
            stage: state.stage,
            last_prompt: state.last_prompt,
            desks: state.desks.map(|seat, desk| {
                let asked = desk.asked.as_ref();
                let desk = SeenDesk {
                    agenda: desk.agenda.clone(),
                    asked: asked.map(|asked| (asked.id, asked.by)),
                    forced: asked.is_some_and(|asked| asked.forced),
                };
                if seat == own { desk } else { desk.seen_by_others(ruleset, &known[seat]) }
            }),
        }
    }
}

impl SeenDesk {
    /// Without the cards that only their owner knows.
    fn seen_by_others(self, ruleset: &Ruleset, known: &PublicKnowledge) -> SeenDesk {
        if self.asked.is_none() && self.agenda.is_empty() {
            return self;
        }
        let hand = known.hand(|card| ruleset.card(card).kind());
        let agenda = self.agenda.into_iter().map(|task| match task {
            Task::Ask(ask) => Task::Ask(ask.seen_by_others(&hand)),
            Task::Act(act) => Task::Act(act),
        });
        SeenDesk {
            agenda: agenda.collect(),
            asked: self.asked.map(|(id, ask)| (id, ask.seen_by_others(&hand))),
            // Whether there is a choice can only be guessed with the screen.
            forced: false,
        }
    }
}

/// What everybody may know of hidden things.
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
