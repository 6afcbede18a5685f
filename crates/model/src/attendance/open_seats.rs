//! Seats of computer players that people may take while a game is young.

use super::ballot::{Counted, NoVote, VoteKind};
use super::seat::OpenSeats;
use super::table_settings::TableSettings;
use crate::prelude::*;
use crate::timing::SeatClock;

/// Seats are open until the end of this turn, or for a day where that is longer.
const TURNS: u8 = 3;
const AT_LEAST: Millis = 24 * 60 * 60 * 1000;
/// In so many turns at the end nobody comes any more.
const LAST: u8 = 3;

/// The turn, 0 before the first, and how many the game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnOf {
    pub turn: u8,
    pub turns: u8,
}

impl Attendance {
    pub fn opens(&mut self, seats: SeatSet, agreed: TableSettings, now: Millis) {
        let until = now.saturating_add(AT_LEAST);
        self.open = (!seats.is_empty()).then_some(OpenSeats { seats, until, agreed });
    }

    /// Whether there were any.
    pub fn has_opened_seats(&self) -> bool {
        self.open.is_some()
    }

    pub fn open_seats(&self, at: TurnOf, now: Millis) -> SeatSet {
        let Some(open) = &self.open else {
            return SeatSet::NONE;
        };
        let is_young = at.turn <= TURNS || now < open.until;
        let is_late = at.turn.saturating_add(LAST) > at.turns;
        if !is_young || is_late {
            return SeatSet::NONE;
        }
        let computers = |seat: &Seat| self.holder(*seat) == SeatControl::Chosen;
        open.seats.iter().filter(computers).collect()
    }

    /// For somebody who never held a seat in this game.
    pub fn take_open_seat(
        &mut self,
        seat: Seat,
        newcomer: NamedPerson,
        turn: TurnOf,
        at: TimeContext<'_>,
    ) -> Result<Counted, NoVote> {
        if !self.open_seats(turn, at.now).iter().any(|open| open == seat) {
            return Err(NoVote::IsThere);
        }
        if let Some(open) = self.open.take() {
            if self.people() == 1 {
                self.plays_by(open.agreed);
            }
            self.open = Some(open);
        }
        Ok(self.passed(VoteKind::Admit { seat, newcomer }, at))
    }

    /// Nobody has been alone with a clock, so whoever played has all their time.
    fn plays_by(&mut self, agreed: TableSettings) {
        self.agreed = agreed;
        for seat in self.seats.seats() {
            self.seats[seat].clock = SeatClock::new(agreed.time);
        }
    }
}
