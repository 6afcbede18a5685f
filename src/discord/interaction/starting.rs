//! What whoever starts a game is told.

use crate::discord::message::response::Response;
use crate::discord::wire::component::{Button, Row};
use crate::notice::{LobbyView, PlayedIn};
use crate::wording::{Wording, text};

/// That the game is on, with the way to the first choice.
pub(super) fn said_started(w: &Wording, view: &LobbyView) -> Response {
    match view.played_in {
        PlayedIn::Thread => {
            let hand = Button::my_hand(w, view.game).main();
            Response {
                rows: vec![Row::Buttons(vec![hand])],
                ..w.private(text!(said_started)).into()
            }
        }
        PlayedIn::DirectMessage => w.private(text!(said_started_here)).into(),
    }
}
