//! The public view of a lobby.

use super::{GameId, LanguageTag, Organised, PersonId, PlayedIn, Player, RoomId, Silence};
use crate::attendance::{PlayConditions, TableSettings};
use crate::prelude::*;
use viceroy_rules::Terms;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LobbyState {
    Gathering,
    Started,
    Over,
    /// Everybody left before the start.
    Closed,
    /// Not started in time.
    Expired,
    /// Closed before its end.
    Abandoned,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// In a solo game the player, whatever the result.
    pub winners: SeatSet,
    /// Seats whose result counts for their holders.
    pub whole: SeatSet,
    pub points: i16,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyView {
    pub game: GameId,
    pub language: LanguageTag,
    pub state: LobbyState,
    /// In seat order; the first one opened the lobby.
    pub people: Vec<Player>,
    pub terms: Terms,
    pub agreed: TableSettings,
    pub hour: Option<WallTime>,
    pub from: u8,
    pub to: u8,
    /// SHA-256 of the secret, in hexadecimal. The secret is revealed at the end, so that anyone can
    /// verify every draw.
    pub secret_hash: String,
    /// Hash of the interactions mixed into the draws so far, in hexadecimal; `None` before the
    /// first.
    pub press_hash: Option<String>,
    pub channel: RoomId,
    pub played_in: PlayedIn,
    pub thread: Option<RoomId>,
    pub ended: Option<Ended>,
    /// Why nothing is posted publicly, if so.
    pub silence: Option<Silence>,
    pub organised: Organised,
    /// Invited to a rematch by direct message, so the lobby does not ping them.
    pub told_directly: Vec<PersonId>,
    pub filling: Filling,
}

/// How the seats fill.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filling {
    /// Whether the game begins as soon as the last seat is taken.
    pub starts_when_full: bool,
    /// When computer players take the free seats.
    pub computers_at: Option<WallTime>,
    /// A full table waits until then for these to say that they are there.
    pub asks: Option<(Vec<PersonId>, WallTime)>,
    /// Whether it has begun with computer players in seats that people may take.
    pub has_open_seats: bool,
}

impl LobbyView {
    pub fn conditions(&self) -> PlayConditions {
        PlayConditions { terms: self.terms.clone(), agreed: self.agreed }
    }

    /// Whether nobody can join, also in a computer player's place.
    pub fn is_full_of_people(&self) -> bool {
        self.people.iter().filter_map(Player::person).count() >= usize::from(self.to)
    }
}
