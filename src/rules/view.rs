//! What each viewer may see. The public view is made from the open part of the table and bare counts: the function
//! that makes it is not handed the screens and decks, so nothing hidden can slip in (R-HID-01..03).

use std::sync::Arc;

use smallvec::SmallVec;

use super::imagined::Position;
use super::prompt::{Question, Topic};
use super::ruleset::{Ruleset, Screens};
use super::seat::{BySeat, Seat, SeatSet};
use super::table::{DeckKind, Open, Screen, Table};
use crate::cards::Gems;

/// How many cards lie in the face-down decks (R-HID-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckCounts {
    /// Feeds the auction.
    pub large: u8,
    /// Characters for card rewards.
    pub small: u8,
    /// Laws for card rewards.
    pub laws: u8,
}

/// A seat that still has to answer something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awaited {
    /// Who.
    pub seat: Seat,
    /// Why.
    pub topic: Topic,
}

/// What everybody sees of a screen when numbers are shown (R-HID-02). Hands stay hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Gems.
    pub gems: Gems,
    /// Attack tokens.
    pub attack: u8,
}

/// What everybody sees.
#[derive(Clone, Debug)]
pub struct TableView {
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

/// What one player sees.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// What everybody sees.
    pub table: TableView,
    /// Whose view this is.
    pub seat: Seat,
    /// What stands behind the own screen.
    pub screen: Screen,
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

    /// The seats that still have to answer.
    pub fn awaited(&self) -> SeatSet {
        self.awaiting.iter().map(|awaited| awaited.seat).collect()
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
        let count = |deck| u8::try_from(table.decks.cards(deck).len()).unwrap_or(u8::MAX);
        let shown = || {
            table.screens.map(|_, s| Shown {
                gems: s.gems,
                attack: s.attack,
            })
        };
        Counts {
            hands: table.screens.map(|_, s| s.hand.len() as u8),
            decks: DeckCounts {
                large: count(DeckKind::Large),
                small: count(DeckKind::Small),
                laws: count(DeckKind::Laws),
            },
            shown: (screens == Screens::Open).then(shown),
        }
    }
}

fn table_view(
    ruleset: &Arc<Ruleset>,
    open: &Arc<Open>,
    counts: Counts,
    awaiting: SmallVec<[Awaited; 4]>,
) -> TableView {
    TableView {
        ruleset: Arc::clone(ruleset),
        open: Arc::clone(open),
        hands: counts.hands,
        decks: counts.decks,
        shown: counts.shown,
        awaiting,
    }
}
