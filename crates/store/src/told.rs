//! What is told beside a game, and whom.

use viceroy_model::attendance::Announcement;
use viceroy_model::messages::PersonId;
use viceroy_rules::Seat;

/// Whom something is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addressee {
    /// Everybody, where the table gathers or its game is played.
    Everybody,
    /// Whoever has this seat, by direct message.
    Seat(Seat),
    /// Somebody without a seat, by direct message.
    Outside(PersonId),
}

/// Something that is told beside a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// To whom.
    pub to: Addressee,
    /// What.
    pub announcement: Announcement,
}
