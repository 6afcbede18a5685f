//! What a card says, in words.

use crate::cards::{Card, Printing};
use crate::wording::{PrivateText, Wording, pictures};

/// A card by name and number.
pub fn title(w: &Wording, card: &Card) -> String {
    w.word(card)
}

/// Everything a card says, a line each.
pub fn card(w: &Wording, card: &Card, printing: Printing) -> PrivateText {
    let mut lines = pictures::alt_whole_card(w, card, printing);
    if let Some(first) = lines.first_mut() {
        *first = format!("**{}**", title(w, card));
    }
    PrivateText(lines.join("\n"))
}
