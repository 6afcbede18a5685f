//! Presses on the lists of somebody's games.

use super::came::{Came, PressedOn};
use crate::discord::message::response::Show;
use crate::discord::wire::custom_id::Which;
use crate::notice::{AskedFor, Authority};
use crate::wording::text;

/// The panel of the game that waits most urgently, beside the list of all.
pub(super) async fn next_game(came: Came<'_>) {
    let place = PressedOn::Public;
    if let Some(heard) = (Came { place, ..came }).heard(AskedFor::Else).await {
        let shown = heard.actions.next_game(heard.reply.reader()).await;
        heard.reply.show(shown).await;
    }
}

/// Another page of the list, in its place.
pub(super) async fn games(came: Came<'_>, page: u16) {
    if let Some(heard) = came.heard(AskedFor::Else).await {
        let shown = heard.actions.games(heard.reply.reader(), page).await;
        heard.reply.show(shown).await;
    }
}

/// Another page of the games that may be meant, in its place.
pub(super) async fn which(came: Came<'_>, what: Which, page: u16, authority: Option<Authority>) {
    if let Some(heard) = came.heard(AskedFor::Else).await {
        let (actions, reader) = (heard.actions, heard.reply.reader());
        let w = &*reader.wording;
        let shown = match (what, authority) {
            (Which::Close, Some(by)) => actions.which_to_close(reader, by, page).await.shown(w),
            (Which::Close, None) => w.private(text!(reject_manage_threads)).into(),
            (Which::Hand | Which::Answer | Which::Table | Which::Players, _) => {
                actions.which(reader, what, page).await
            }
        };
        heard.reply.show(shown).await;
    }
}
