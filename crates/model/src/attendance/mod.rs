//! Who is there while a game runs: everybody's clock, who is away, and what the people of a table decide together. Pure:
//! the time is handed in, as the bot counts it. Who plays is not the rules' business, so this is stored beside the facts.

mod agreed;
mod announcement;
mod ballot;
mod concerned;
mod course;
mod deadlines;
mod ending;
mod holder;
mod nudge;
mod rhythms;
mod seat;
mod shown;
mod vote;

pub use agreed::{Hints, OnTimeout, PlayConditions, TableSettings};
pub use announcement::{Announcement, ClosedBecause, GoneFrom, Loss};
pub use ballot::{Counted, NoVote, Vote, VoteChoice, VoteKind};
pub use course::{Reachability, Waited};
pub use deadlines::Due;
pub use holder::{Away, DecidedBy, NamedPerson, SeatControl};
pub use nudge::{NoNudge, Nudges};
pub use rhythms::{Rhythms, TimeContext};
pub use seat::Attending;
pub use shown::SeatAvailability;

use serde::{Deserialize, Serialize};

use crate::timing::{Calendar, Days, Maintenance, Millis, PublicTiming, WallTime};
use viceroy_rules::{BySeat, Seat, SeatSet};

/// How a game goes on beside its rules. Stored as JSON for as long as the game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Attendance {
    agreed: TableSettings,
    seats: BySeat<Attending>,
    /// The turn in which somebody last answered by hand.
    answered_in: u8,
    /// When somebody with a seat last pressed anything.
    pressed_at: Millis,
    /// Until when the table has agreed to rest.
    paused_until: Option<Millis>,
    /// How many times the table has agreed to rest.
    pauses: u8,
    /// Since when the game stands still, because only computers would go on.
    still_since: Option<Millis>,
    /// Since when all clocks stand, for whatever reason.
    stood_since: Option<Millis>,
    /// Since when nothing can be said where the game is played.
    unreachable_since: Option<Millis>,
    /// The last outage that was passed over.
    outages: u32,
    /// Since when nobody is there any more.
    empty_since: Option<Millis>,
    /// When the game will be closed, as it was told last.
    closing_told: Option<WallTime>,
    /// Who is told directly that the game waits for them.
    direct: SeatSet,
    vote: Option<Vote>,
    /// Who has opened which vote when: each kind once in a day.
    votes: Vec<ballot::Opened>,
    /// Who has asked for a seat when: each person once in a day.
    asked_for_seats: Vec<ballot::Asked>,
    /// How many votes there were.
    vote_count: u32,
    /// The maintenance that the table was told of last.
    maintenance: Option<Maintenance>,
}

impl Attendance {
    /// Of a game that starts now, with computer players in these seats. Who plays alone, or with computer players only, plays
    /// without a clock.
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

    /// Who is told directly that the game waits for them, and not in the thread.
    pub fn tells_directly(&mut self, direct: SeatSet) {
        self.direct = direct;
    }

    pub fn agreed(&self) -> TableSettings {
        self.agreed
    }

    /// A seat's part; nothing if there is no such seat.
    pub fn seat(&self, seat: Seat) -> Option<&Attending> {
        self.seats.get(seat)
    }

    pub fn holder(&self, seat: Seat) -> SeatControl {
        self.seats.get(seat).map_or(SeatControl::Person, |s| s.holder)
    }

    /// How many seats are people's.
    pub fn people(&self) -> usize {
        let seats = self.seats.iter();
        seats.filter(|(_, attending)| attending.holder != SeatControl::Chosen).count()
    }

    /// The seats that a computer player holds: those of people who are away, and those it was chosen for.
    pub fn held(&self) -> SeatSet {
        let seats = self.seats.iter();
        let held = seats.filter(|(_, attending)| attending.holder != SeatControl::Person);
        held.map(|(seat, _)| seat).collect()
    }

    /// The seats in which a computer player has to answer now.
    pub fn computed(&self, turn: u8) -> SeatSet {
        if !self.may_go_on(turn) {
            return SeatSet::NONE;
        }
        let asked = |seat: &Seat| self.seats.get(*seat).is_some_and(|s| s.waited_since.is_some());
        self.held().iter().filter(asked).collect()
    }

    /// Until when the table rests.
    pub fn paused_until(&self) -> Option<Millis> {
        self.paused_until
    }

    /// Since when the game stands still.
    pub fn still_since(&self) -> Option<Millis> {
        self.still_since
    }

    /// The vote that is open.
    pub fn vote(&self) -> Option<&Vote> {
        self.vote.as_ref()
    }

    /// Whether nobody's time runs, and no computer player goes on.
    pub fn stands(&self) -> bool {
        self.paused_until.is_some()
            || self.still_since.is_some()
            || self.unreachable_since.is_some()
    }

    /// When a seat's time is over; nothing when it is not waited for or has all the time there is.
    pub fn deadline(&self, seat: Seat, rhythms: &Rhythms) -> Option<Millis> {
        let days = self.days(seat, rhythms);
        self.timed(seat)?.clock.deadline(self.agreed.time, &days)
    }

    /// Whether anybody's time runs.
    pub fn is_timing(&self) -> bool {
        let mut seats = self.seats.seats();
        let calendar = Calendar::default();
        seats.any(|seat| self.public_deadline(seat, &calendar).is_some())
    }

    /// The deadline of a seat that everybody is shown: the latest there can be, whoever sits there.
    pub fn public_deadline(&self, seat: Seat, calendar: &Calendar) -> Option<Millis> {
        self.openly(seat, calendar)?.deadline(self.agreed.time)
    }

    /// What everybody knows of a seat whose time can run.
    fn openly<'a>(&'a self, seat: Seat, calendar: &'a Calendar) -> Option<PublicTiming<'a>> {
        let attending = self.timed(seat)?;
        attending.clock.openly(&attending.vacations, calendar)
    }

    /// A seat whose time can run: its person holds it, and the game does not stand.
    fn timed(&self, seat: Seat) -> Option<&Attending> {
        let attending = self.seats.get(seat)?;
        (!self.stands() && attending.holder == SeatControl::Person).then_some(attending)
    }

    /// How one person's time runs.
    fn days<'a>(&'a self, seat: Seat, rhythms: &'a Rhythms) -> Days<'a> {
        Days {
            rhythm: rhythms.of(seat),
            vacations: self.seats.get(seat).map_or(&[], |s| &s.vacations),
            calendar: rhythms.calendar(),
        }
    }
}
