//! When a game that nobody plays any more is closed.

use super::Attendance;
use super::announcement::ClosedBecause;
use crate::timing::{Calendar, Millis};

const DAY: Millis = 24 * 60 * 60 * 1000;
/// So long a game waits for anybody to come back.
const DESERTED: Millis = 30 * DAY;
/// So long before that the table is told.
const WARNING: Millis = 3 * DAY;
/// So long a game waits for its place in the chat.
const UNREACHABLE: Millis = 7 * DAY;

impl Attendance {
    /// The game is closed: nothing is voted on any more.
    pub fn close(&mut self) {
        self.vote = None;
    }

    /// When the game is closed unless something changes, and why. A game of one person, and one that goes on by its
    /// clock, never is.
    pub fn closes_at(&self) -> Option<(Millis, ClosedBecause)> {
        if self.people() < 2 {
            return None;
        }
        if let Some(since) = self.unreachable_since {
            return Some((
                since.saturating_add(UNREACHABLE),
                ClosedBecause::Unreachable,
            ));
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
        match self.closes_at()? {
            (at, ClosedBecause::Deserted) => {
                let is_told = self.closing_told == Some(calendar.shows(at));
                (!is_told).then_some(at.saturating_sub(WARNING))
            }
            (_, ClosedBecause::Vote | ClosedBecause::Unreachable | ClosedBecause::Moderator) => {
                None
            }
        }
    }
}
