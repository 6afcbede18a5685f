//! Attendance of a running game: clocks, absences and votes. Pure: times are passed in, on the
//! bot's uptime clock. Stored next to the facts, since the rules do not care who plays.

mod announcement;
mod ballot;
mod concerned;
mod conduct;
mod course;
mod deadlines;
mod ending;
mod handover;
mod holder;
mod nudge;
mod open_seats;
mod rhythms;
mod seat;
mod shown;
mod table_settings;
mod vote;

pub use announcement::{Announcement, ClosedBecause, GoneFrom, Loss, RoleId};
pub use ballot::{Counted, NoVote, Vote, VoteChoice, VoteKind};
pub use course::{Reachability, Waited};
pub use deadlines::Due;
pub use holder::{Away, DecidedBy, NamedPerson, SeatControl};
pub use nudge::{NoNudge, Nudges};
pub use open_seats::TurnOf;
pub use rhythms::{Rhythms, TimeContext};
pub use seat::Attending;
pub use shown::SeatAvailability;
pub use table_settings::{
    Handovers, Hints, OnTimeout, PlayConditions, Rated, Reliabilities, TableSettings,
};

use crate::prelude::*;
use crate::timing::{Days, Maintenance, PublicTiming};

/// Stored as JSON, as long as the game is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Attendance {
    agreed: TableSettings,
    seats: BySeat<Attending>,
    answered_in: u8,
    pressed_at: Millis,
    paused_until: Option<Millis>,
    pauses: u8,
    /// Only computer players would go on.
    still_since: Option<Millis>,
    stood_since: Option<Millis>,
    unreachable_since: Option<Millis>,
    /// The last outage accounted for.
    outages: u32,
    empty_since: Option<Millis>,
    closing_told: Option<WallTime>,
    /// Seats that are notified by direct message.
    direct: SeatSet,
    vote: Option<Vote>,
    /// For the limit of one per kind and day.
    votes: Vec<ballot::Opened>,
    /// For the limit of one per person and day.
    asked_for_seats: Vec<ballot::Asked>,
    vote_count: u32,
    maintenance: Option<Maintenance>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    handovers: Vec<seat::Handover>,
    /// Who was offered a seat, for the limit of one per person and day.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    offered: Vec<ballot::Asked>,
    /// Seats of computer players that people may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    open: Option<seat::OpenSeats>,
}

impl Attendance {
    /// `computers` are seats of computer players. With fewer than two people there is no clock.
    pub fn new(agreed: TableSettings, seats: u8, computers: SeatSet, now: Millis) -> Attendance {
        let people = usize::from(seats).saturating_sub(computers.iter().count());
        let agreed = if people < 2 { agreed.without_clock() } else { agreed };
        let attending = |seat| {
            let attending = Attending::new(agreed.time, now);
            match computers.contains(seat) {
                true => Attending { holder: SeatControl::Chosen, ..attending },
                false => attending,
            }
        };
        Attendance {
            agreed,
            seats: BySeat::new(seats, attending),
            pressed_at: now,
            ..Attendance::default()
        }
    }

    pub fn tells_directly(&mut self, direct: SeatSet) {
        self.direct = direct;
    }

    /// Seats that are notified by direct message.
    pub fn told_directly(&self) -> SeatSet {
        self.direct
    }

    pub fn all_seats(&self) -> SeatSet {
        self.seats.seats().collect()
    }

    pub fn agreed(&self) -> TableSettings {
        self.agreed
    }

    pub fn seat(&self, seat: Seat) -> Option<&Attending> {
        self.seats.get(seat)
    }

    pub fn holder(&self, seat: Seat) -> SeatControl {
        self.seats.get(seat).map_or(SeatControl::Person, |s| s.holder)
    }

    pub fn people(&self) -> usize {
        let seats = self.seats.iter();
        seats.filter(|(_, attending)| attending.holder != SeatControl::Chosen).count()
    }

    /// Seats played by computer players, whether for an absent person or chosen.
    pub fn held(&self) -> SeatSet {
        let seats = self.seats.iter();
        let held = seats.filter(|(_, attending)| attending.holder != SeatControl::Person);
        held.map(|(seat, _)| seat).collect()
    }

    /// Seats in which a computer player must answer now.
    pub fn computed(&self, turn: u8) -> SeatSet {
        if !self.may_go_on(turn) {
            return SeatSet::NONE;
        }
        let asked = |seat: &Seat| self.seats.get(*seat).is_some_and(|s| s.waited_since.is_some());
        self.held().iter().filter(asked).collect()
    }

    pub fn paused_until(&self) -> Option<Millis> {
        self.paused_until
    }

    pub fn still_since(&self) -> Option<Millis> {
        self.still_since
    }

    pub fn vote(&self) -> Option<&Vote> {
        self.vote.as_ref()
    }

    /// Whether no clock runs and no computer player goes on.
    pub fn stands(&self) -> bool {
        self.paused_until.is_some()
            || self.still_since.is_some()
            || self.unreachable_since.is_some()
    }

    pub fn deadline(&self, seat: Seat, rhythms: &Rhythms) -> Option<Millis> {
        let days = self.days(seat, rhythms);
        self.timed(seat)?.clock.deadline(self.agreed.time, &days)
    }

    pub fn is_timing(&self) -> bool {
        let mut seats = self.seats.seats();
        let calendar = Calendar::default();
        seats.any(|seat| self.public_deadline(seat, &calendar).is_some())
    }

    /// The deadline shown to everybody: the latest possible one, whoever holds the seat. It must
    /// not reveal a player's private schedule.
    pub fn public_deadline(&self, seat: Seat, calendar: &Calendar) -> Option<Millis> {
        self.openly(seat, calendar)?.deadline(self.agreed.time)
    }

    fn openly<'a>(&'a self, seat: Seat, calendar: &'a Calendar) -> Option<PublicTiming<'a>> {
        let attending = self.timed(seat)?;
        attending.clock.openly(&attending.vacations, calendar)
    }

    /// Only a person's seat has a running clock, and only while the game does not stand still.
    fn timed(&self, seat: Seat) -> Option<&Attending> {
        let attending = self.seats.get(seat)?;
        (!self.stands() && attending.holder == SeatControl::Person).then_some(attending)
    }

    fn days<'a>(&'a self, seat: Seat, rhythms: &'a Rhythms) -> Days<'a> {
        Days {
            rhythm: rhythms.of(seat),
            vacations: self.seats.get(seat).map_or(&[], |s| &s.vacations),
            calendar: rhythms.calendar(),
        }
    }
}
