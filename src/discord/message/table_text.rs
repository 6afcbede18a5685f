//! The text that goes with a table.

use super::people::text_names;
use crate::notice::TablePost;
use crate::wording::{Wording, table};

/// The text that goes with a table.
pub fn table_text(w: &Wording, post: &TablePost, read: table::Read) -> String {
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
        },
    );
    text.0
}
