//! Which players an announcement concerns.

use crate::prelude::*;

impl Attendance {
    /// Seats whose players must act, or whose role in the game changes. They are mentioned.
    pub fn concerned_by(&self, announcement: &Announcement, now: Millis) -> SeatSet {
        match announcement {
            Announcement::Reminder { .. } | Announcement::Nudge { .. } => {
                self.unanswered(announcement)
            }
            Announcement::Vote { number } => self.asked_in_vote(*number, now),
            Announcement::Absent { seats } => *seats,
            Announcement::TakenOver { before, .. } if before.is_computer() => SeatSet::NONE,
            Announcement::TakenOver { seat, .. } | Announcement::Offered { seat } => {
                [*seat].into_iter().collect()
            }
            Announcement::StandsStill
            | Announcement::WentBack { .. }
            | Announcement::WillClose { .. }
            | Announcement::Closed { .. } => self.not_left(),
            _ => SeatSet::NONE,
        }
    }

    pub fn unanswered(&self, announcement: &Announcement) -> SeatSet {
        let waits = |seat: Seat, since: Millis| {
            self.seats.get(seat).is_some_and(|attending| {
                attending.holder == SeatControl::Person && attending.waited_since == Some(since)
            })
        };
        match announcement {
            Announcement::Reminder { waiting } => {
                let waiting = waiting.iter().filter(|(seat, since)| waits(*seat, *since));
                waiting.map(|(seat, _)| *seat).collect()
            }
            Announcement::Nudge { seat, since, .. } => {
                let seat = Some(*seat).filter(|seat| waits(*seat, *since));
                seat.into_iter().collect()
            }
            _ => SeatSet::NONE,
        }
    }

    /// Seats that have not voted yet, and the seat that the vote is about, unless its player gives
    /// it away.
    fn asked_in_vote(&self, number: u32, now: Millis) -> SeatSet {
        let Some(vote) = self.vote.as_ref().filter(|vote| vote.number == number) else {
            return SeatSet::NONE;
        };
        let voters = self.voters(&vote.kind, now).iter();
        let asked = voters.filter(|seat| !vote.yes.contains(*seat));
        asked.chain(vote.kind.concerns().filter(|_| !vote.hands_on())).collect()
    }

    pub fn not_left(&self) -> SeatSet {
        let seats = self.seats.iter().filter(|(_, attending)| {
            matches!(attending.holder, SeatControl::Person | SeatControl::Computer(Away::Absent))
        });
        seats.map(|(seat, _)| seat).collect()
    }
}
