//! The part of a turn to which a step of a plan belongs.

use crate::prelude::*;
use viceroy_rules::Open;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartOfTurn {
    /// 0 before the first one.
    pub turn: u8,
    pub phase: Phase,
}

impl PartOfTurn {
    pub fn now(open: &Open) -> PartOfTurn {
        PartOfTurn { turn: open.turn, phase: open.phase }
    }

    /// Whether both belong to the auctions, or both to the development, of one turn.
    pub fn is_in_phase_of(self, other: PartOfTurn) -> bool {
        let kind = std::mem::discriminant::<Phase>;
        self.turn == other.turn && kind(&self.phase) == kind(&other.phase)
    }

    /// `nth` counts from 1.
    pub(super) fn auction(turn: u8, nth: u8) -> PartOfTurn {
        PartOfTurn { turn, phase: Phase::Auction(nth) }
    }

    pub fn is_before(self, other: PartOfTurn) -> bool {
        self.place() < other.place()
    }

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
