//! What a card says, in words.

use super::{PrivateText, Wording, pictures};
use crate::cards::{Card, Printing};

/// A card by name and number.
pub fn title(card: &Card) -> String {
    pictures::card(Wording::english(), card)
}

/// Everything a card says, a line each.
pub fn card(card: &Card, printing: Printing) -> PrivateText {
    let mut lines = pictures::alt_whole_card(Wording::english(), card, printing);
    if let Some(first) = lines.first_mut() {
        *first = format!("**{}**", title(card));
    }
    PrivateText(lines.join("\n"))
}
