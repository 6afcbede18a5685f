//! The part of a turn that a step of a plan is for. It is used in that part and in no other.

use serde::{Deserialize, Serialize};

use viceroy_rules::{Open, Phase};

/// A phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartOfTurn {
    /// The turn, 0 before the first one.
    pub turn: u8,
    pub phase: Phase,
}

impl PartOfTurn {
    /// The part that is played.
    pub fn now(open: &Open) -> PartOfTurn {
        PartOfTurn { turn: open.turn, phase: open.phase }
    }

    /// Whether both are parts of one phase of one turn: its auctions, or the rounds of its development.
    pub fn is_in_phase_of(self, other: PartOfTurn) -> bool {
        let kind = std::mem::discriminant::<Phase>;
        self.turn == other.turn && kind(&self.phase) == kind(&other.phase)
    }

    /// An auction of a turn, from 1.
    pub(super) fn auction(turn: u8, nth: u8) -> PartOfTurn {
        PartOfTurn { turn, phase: Phase::Auction(nth) }
    }

    /// Whether it comes before another one.
    pub fn is_before(self, other: PartOfTurn) -> bool {
        self.place() < other.place()
    }

    /// Whether both are auctions of one turn.
    pub(super) fn is_auction_beside(self, other: PartOfTurn) -> bool {
        let is_auction = |part: PartOfTurn| matches!(part.phase, Phase::Auction(_));
        self.turn == other.turn && is_auction(self) && is_auction(other)
    }

    fn place(self) -> (u8, u8, u8) {
        let (part, nth) = match self.phase {
            Phase::SetUp => (0, 0),
            Phase::Auction(nth) => (1, nth),
            Phase::Development(nth) => (2, nth),
            Phase::Criminals => (3, 0),
            Phase::Combat => (4, 0),
            Phase::Judgement => (5, 0),
            Phase::Painting => (6, 0),
            Phase::Over => (7, 0),
        };
        (self.turn, part, nth)
    }
}
