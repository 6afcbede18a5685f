//! A lobby as everybody sees it.

use serde::{Deserialize, Serialize};

use super::{GameId, LanguageTag, Organised, PersonId, PlayedIn, Player, RoomId, Silence};
use crate::attendance::{PlayConditions, TableSettings};
use crate::timing::WallTime;
use viceroy_rules::{SeatSet, Terms};

/// Where a lobby is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LobbyState {
    /// People may join and leave.
    Gathering,
    /// The game runs.
    Started,
    /// The game is over.
    Over,
    /// Nobody is left; it will never start.
    Closed,
    /// It was not started in time; it will never start.
    Expired,
    /// The game was closed before its end.
    Abandoned,
}

/// How a game ended, as its lobby tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Who won; alone, whoever played.
    pub winners: SeatSet,
    /// Whose seats count as their holders'.
    pub whole: SeatSet,
    /// With how many points.
    pub points: i16,
}

/// A lobby as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyView {
    pub game: GameId,
    /// What the table is told in.
    pub language: LanguageTag,
    /// Where it is in its life.
    pub state: LobbyState,
    /// Who has joined, in seat order; the first one opened the table.
    pub people: Vec<Player>,
    /// What is to be played.
    pub terms: Terms,
    /// What is agreed on about time.
    pub agreed: TableSettings,
    /// The next hour of the day that counts, if one does.
    pub hour: Option<WallTime>,
    /// The fewest players.
    pub from: u8,
    /// The most players.
    pub to: u8,
    /// SHA-256 of the game's secret, in hexadecimal: with the secret, told at the end, anyone can check every draw.
    pub secret_hash: String,
    /// The hash of the presses that are mixed into every draw so far, in hexadecimal; none before the first.
    pub press_hash: Option<String>,
    /// Where the table was opened.
    pub channel: RoomId,
    /// Where the game is told.
    pub played_in: PlayedIn,
    /// The game's thread, once it exists.
    pub thread: Option<RoomId>,
    /// How the game ended, where that is known and told.
    pub ended: Option<Ended>,
    /// What of the game is not said where everybody reads it, and why.
    pub silence: Option<Silence>,
    /// What its organiser has decided beside what is played.
    pub organised: Organised,
    /// Who is asked to play again by direct message, so that the lobby names them and does not call them too.
    pub told_directly: Vec<PersonId>,
}

impl LobbyView {
    /// What whoever joins says yes to.
    pub fn conditions(&self) -> PlayConditions {
        PlayConditions { terms: self.terms.clone(), agreed: self.agreed }
    }
}
