//! Attendance of one seat.

use super::table_settings::TableSettings;
use crate::prelude::*;
use crate::reliability::{AnswerTime, AnswerTimes};
use crate::timing::{Budget, SeatClock, TimeControl};

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Attending {
    pub(super) clock: SeatClock,
    pub holder: SeatControl,
    pub(super) held_since: Millis,
    /// Whether the players have voted that anybody may take it.
    pub(super) is_offered: bool,
    /// The budget that its player last missed the deadline of.
    pub(super) missed_for: Option<Budget>,
    pub vacations: Vec<Vacation>,
    /// The end of an absence from all games that its player has ended early in this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) back_before: Option<Millis>,
    /// When it was last checked whether the player can still be found.
    pub(super) looked_at: Millis,
    /// When its player last answered, with pauses left out.
    pub(super) answered_at: Millis,
    pub waited_since: Option<Millis>,
    /// Held back until its player can be notified.
    pub(super) nudge: Option<KeptNudge>,
    pub is_mute: bool,
    /// `None` until something counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) answering: Option<Answering>,
    /// Where somebody else holds the seat since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) given_up: Option<GivenUp>,
}

/// Seats of computer players that people may take while a game is young.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct OpenSeats {
    pub(super) seats: SeatSet,
    /// At least until then, if the game lasts.
    pub(super) until: Millis,
    /// In force as soon as two people play.
    pub(super) agreed: TableSettings,
}

/// A seat that its player offers to somebody. Open until it is accepted or declined, or the seat changes hands otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Handover {
    pub(super) seat: Seat,
    pub(super) to: NamedPerson,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct KeptNudge {
    pub(super) by: Seat,
    pub(super) at: Millis,
}

/// Of the person who holds the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Answering {
    pub(super) times: AnswerTimes,
    /// Questions of one budget count once, as the one that took longest.
    pub(super) last: (Budget, AnswerTime),
}

/// How the first person of a seat has parted with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum GivenUp {
    /// To somebody else, or in an announced absence.
    HandedOn,
    /// A computer player had taken their place.
    Left,
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

    pub(super) fn waits_no_more(&mut self) {
        self.waited_since = None;
        self.nudge = None;
    }

    /// For how long the game still waits without a word from its player.
    pub(super) fn waits_for_absent_still(&self, now: Millis) -> Millis {
        let absent = self.vacations.iter().filter(|v| v.absent_until.is_some());
        let waited = absent.map(|v| v.to.min(now).saturating_sub(v.from.max(self.answered_at)));
        let waited: Millis = waited.map(|time| time.max(0)).sum();
        Vacation::LONGEST_ABSENCE.saturating_sub(waited).max(0)
    }

    /// What has passed of it stays, unless it is too short to matter.
    pub(super) fn ends_absence(&mut self, now: Millis) {
        let vacations = std::mem::take(&mut self.vacations).into_iter();
        let kept = vacations.filter_map(|v| match v.absent_until {
            Some(_) => v.cut_short(now).filter(|v| v.to.saturating_sub(v.from) >= HOUR),
            None => Some(v),
        });
        self.vacations = kept.collect();
    }

    pub(super) fn waits_for_absent_anew(&mut self, now: Millis) {
        self.vacations.iter_mut().for_each(|vacation| vacation.waits_anew(now));
    }

    pub(super) fn hold(&mut self, holder: SeatControl, now: Millis) {
        let computer = |holder| matches!(holder, SeatControl::Computer(_));
        // Changing only the reason does not restart the time.
        if self.holder != holder && !(computer(self.holder) && computer(holder)) {
            self.held_since = now;
            self.is_offered = false;
        }
        self.holder = holder;
    }
}
