//! When a game that nobody plays any more is closed.

use super::Attendance;
use super::announcement::ClosedBecause;
use super::holder::{Away, SeatControl};
use crate::timing::{Calendar, Millis};

const DAY: Millis = 24 * 60 * 60 * 1000;
/// So long a game waits for anybody to come back.
const DESERTED: Millis = 30 * DAY;
/// So long before that the table is told.
const WARNING: Millis = 3 * DAY;
/// So long a game waits for its place in the chat.
const UNREACHABLE: Millis = 7 * DAY;
/// So long a game that all have left waits for one of them.
const EMPTY: Millis = 3 * DAY;

impl Attendance {
    /// The game is closed: nothing is voted on any more.
    pub fn close(&mut self) {
        self.vote = None;
    }

    /// When the game is closed unless something changes, and why. A game of one person, and one that goes on by its
    /// clock, never is, as long as somebody is there.
    pub fn closes_at(&self) -> Option<(Millis, ClosedBecause)> {
        if let Some(since) = self.empty_since {
            return Some((since.saturating_add(EMPTY), ClosedBecause::Empty));
        }
        if self.people() < 2 {
            return None;
        }
        if let Some(since) = self.unreachable_since {
            return Some((since.saturating_add(UNREACHABLE), ClosedBecause::Unreachable));
        }
        let since = match self.still_since {
            Some(since) => since,
            // Without a clock nothing else would ever end it.
            None if !self.agreed.time.is_timed() => self.pressed_at,
            None => return None,
        };
        Some((since.saturating_add(DESERTED), ClosedBecause::Deserted))
    }

    /// When the table is told that the game will be closed, unless the same was told before. Where nothing can be said there is
    /// nobody to tell.
    pub(super) fn warns_at(&self, calendar: &Calendar) -> Option<Millis> {
        let (at, because) = self.closes_at()?;
        let warns = match because {
            ClosedBecause::Deserted => at.saturating_sub(WARNING),
            // Whoever left last should know.
            ClosedBecause::Empty => at.saturating_sub(EMPTY),
            ClosedBecause::Vote | ClosedBecause::Unreachable | ClosedBecause::Moderator => {
                return None;
            }
        };
        (self.closing_told != Some(calendar.shows(at))).then_some(warns)
    }

    /// Whether nobody is there any more: all who sit at the table have left, or are not to be found.
    pub fn is_empty(&self) -> bool {
        self.empty_since.is_some()
    }

    /// Somebody has come or gone.
    pub(super) fn note_who_is_left(&mut self, now: Millis) {
        let mut seats = self.seats.iter().map(|(_, attending)| attending.holder);
        let somebody = seats.any(|holder| match holder {
            SeatControl::Person | SeatControl::Computer(Away::Absent) => true,
            SeatControl::Computer(Away::Left | Away::Gone) | SeatControl::Chosen => false,
        });
        match somebody {
            true => self.empty_since = None,
            false => {
                self.empty_since.get_or_insert(now);
            }
        }
    }
}
