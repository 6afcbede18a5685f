//! Where a game is played.

use super::{Destination, LanguageTag, RoomId, ServerId};
use crate::deals::DealDay;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Venue {
    pub channel: RoomId,
    pub server: Option<ServerId>,
    pub language: LanguageTag,
    pub played_in: PlayedIn,
}

/// The kinds of places in which games are played. What a place can carry is asked here alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PlayedIn {
    /// Of a server, where whoever may read it follows the game.
    #[default]
    Thread,
    /// Of those who play, each their own: nothing is posted for all, and nobody needs a server.
    DirectMessages,
    /// In the private panels of the only person who plays: nothing is posted.
    Deal(DealDay),
}

/// Whom a game tells by direct message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToldDirectly {
    Everybody,
    WhoeverChose,
    Nobody,
}

impl PlayedIn {
    pub fn deal(self) -> Option<DealDay> {
        match self {
            PlayedIn::Deal(day) => Some(day),
            PlayedIn::Thread | PlayedIn::DirectMessages => None,
        }
    }

    /// Whether messages of a running game can be sent there.
    pub fn carries(self, to: Destination) -> bool {
        match self {
            PlayedIn::Thread => true,
            PlayedIn::DirectMessages => to == Destination::Direct,
            PlayedIn::Deal(_) => false,
        }
    }

    pub fn tells_directly(self) -> ToldDirectly {
        match self {
            PlayedIn::Thread => ToldDirectly::WhoeverChose,
            PlayedIn::DirectMessages => ToldDirectly::Everybody,
            PlayedIn::Deal(_) => ToldDirectly::Nobody,
        }
    }
}

impl From<RoomId> for Venue {
    fn from(channel: RoomId) -> Venue {
        Venue {
            channel,
            server: None,
            language: LanguageTag::default(),
            played_in: PlayedIn::Thread,
        }
    }
}
