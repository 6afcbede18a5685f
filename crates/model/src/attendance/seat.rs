//! One seat's part in who is there.

use serde::{Deserialize, Serialize};

use super::holder::SeatControl;
use crate::timing::{Budget, Millis, SeatClock, TimeControl, Vacation};
use viceroy_rules::Seat;

/// One seat's part: its clock, who holds it, when its person was last heard of.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Attending {
    pub(super) clock: SeatClock,
    /// Who plays it.
    pub holder: SeatControl,
    /// Since when its holder holds it.
    pub(super) held_since: Millis,
    /// Whether somebody else may take it now, because the table decided so.
    pub(super) is_offered: bool,
    /// What its person's time was last over for.
    pub(super) missed_for: Option<Budget>,
    /// Declared days on which its person's clock stands.
    pub vacations: Vec<Vacation>,
    /// When it was last looked whether its person is still to be found.
    pub(super) looked_at: Millis,
    /// When its person last answered; pauses are counted as if they had not been.
    pub(super) answered_at: Millis,
    /// Since when the game waits for it.
    pub waited_since: Option<Millis>,
    /// A nudge that waits until its person can be written to.
    pub(super) nudge: Option<KeptNudge>,
    /// Whether its person wants no nudges in this game.
    pub is_mute: bool,
}

/// A nudge that somebody is told of later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct KeptNudge {
    pub(super) by: Seat,
    pub(super) at: Millis,
}

impl Attending {
    pub(super) fn new(time: TimeControl, now: Millis) -> Attending {
        Attending {
            clock: SeatClock::new(time),
            held_since: now,
            answered_at: now,
            ..Attending::default()
        }
    }

    pub fn clock(&self) -> &SeatClock {
        &self.clock
    }

    /// The game does not wait for it any more.
    pub(super) fn waits_no_more(&mut self) {
        self.waited_since = None;
        self.nudge = None;
    }

    pub(super) fn hold(&mut self, holder: SeatControl, now: Millis) {
        let computer = |holder| matches!(holder, SeatControl::Computer(_));
        // Whyever a computer player holds it, it has done so since then.
        if self.holder != holder && !(computer(self.holder) && computer(holder)) {
            self.held_since = now;
            self.is_offered = false;
        }
        self.holder = holder;
    }
}
