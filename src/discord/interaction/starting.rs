//! What whoever starts a game is told.

use crate::notice::{LobbyView, PlayedIn};
use crate::wording::{PrivateText, Wording, text};

/// That the game is on, and where.
pub(super) fn said_started(w: &Wording, view: &LobbyView) -> PrivateText {
    match view.played_in {
        PlayedIn::Thread => w.private(text!(said_started)),
        PlayedIn::DirectMessage => w.private(text!(said_started_here)),
    }
}
