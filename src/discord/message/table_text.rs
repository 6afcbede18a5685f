//! The text that goes with a table.

use super::people::text_names;
use crate::notice::{EndPost, RoomId, TablePost};
use crate::rules::Seat;
use crate::wording::{Wording, table};

/// The text that goes with a table.
pub fn table_text(w: &Wording, post: &TablePost, read: table::Read) -> String {
    text(w, post, read, None)
}

/// How a game ended, to one of its players.
pub fn end_text(w: &Wording, post: &EndPost, seat: Seat) -> String {
    let thread = post.thread.map(|RoomId(thread)| format!("<#{thread}>"));
    let ending = table::Ending {
        seat,
        thread: thread.as_deref(),
    };
    text(w, &post.table, table::Read::AtOnce, Some(ending))
}

fn text(
    w: &Wording,
    post: &TablePost,
    read: table::Read,
    ending: Option<table::Ending<'_>>,
) -> String {
    let names = text_names(w, &post.people);
    let presses: Vec<String> = post.presses.iter().map(|p| p.0.to_string()).collect();
    let text = table::post(
        w,
        &table::Post {
            game: post.game.0,
            view: &post.view,
            names: &names,
            hash: &post.secret_hash,
            secret: post.secret.as_deref(),
            presses: &presses,
            own_best: post.own_best,
            read,
            ending,
        },
    );
    text.0
}
