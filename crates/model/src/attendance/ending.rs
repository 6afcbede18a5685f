//! Closes abandoned games.

use super::announcement::ClosedBecause;
use crate::prelude::*;

const DESERTED: Millis = 30 * DAY;
const WARNING: Millis = 3 * DAY;
const UNREACHABLE: Millis = 7 * DAY;
/// After all players have left.
const EMPTY: Millis = 3 * DAY;

impl Attendance {
    pub fn close(&mut self) {
        self.vote = None;
    }

    /// When and why the game will close if nothing changes. Solo games, and games that their clock
    /// moves on, never close while a player is left.
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
            // Without a clock nothing else would end it.
            None if !self.agreed.time.is_timed() => self.pressed_at,
            None => return None,
        };
        Some((since.saturating_add(DESERTED), ClosedBecause::Deserted))
    }

    /// `None` if the same warning was posted before, or the bot cannot post.
    pub(super) fn warns_at(&self, calendar: &Calendar) -> Option<Millis> {
        let (at, because) = self.closes_at()?;
        let warns = match because {
            ClosedBecause::Deserted => at.saturating_sub(WARNING),
            // Warns at once, so that the last player to leave knows.
            ClosedBecause::Empty => at.saturating_sub(EMPTY),
            ClosedBecause::Vote | ClosedBecause::Unreachable | ClosedBecause::Moderator => {
                return None;
            }
        };
        (self.closing_told != Some(calendar.shows(at))).then_some(warns)
    }

    pub fn is_empty(&self) -> bool {
        self.empty_since.is_some()
    }

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
