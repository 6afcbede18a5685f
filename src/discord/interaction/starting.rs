//! What whoever starts a game is told.

use crate::notice::{LobbyView, PlayedIn};
use crate::wording::{PrivateText, Wording, computers, lobby};

/// That the game is on, and where.
pub(super) fn said_started(w: &Wording, view: &LobbyView) -> PrivateText {
    match view.played_in {
        PlayedIn::Thread => lobby::said_started(w),
        PlayedIn::DirectMessage => computers::said_started_here(w),
    }
}
