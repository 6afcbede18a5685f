//! What whoever starts a game is told.

use crate::message::response::Response;
use crate::wire::component::{Button, Row};
use viceroy_i18n::{PrivateText, Wording, lobby, text};
use viceroy_model::messages::{LobbyView, PlayedIn};

/// That the game is on, with the way to the first choice.
pub(super) fn said_started(w: &Wording, view: &LobbyView) -> Response {
    let told = |said: PrivateText| lobby::with_press_hash(w, said, view.press_hash.as_deref());
    match view.played_in {
        PlayedIn::Thread => {
            let hand = Button::my_hand(w, view.game).main();
            Response {
                rows: vec![Row::Buttons(vec![hand])],
                ..told(w.private(text!(said_started))).into()
            }
        }
        PlayedIn::DirectMessage => told(w.private(text!(said_started_here))).into(),
    }
}
