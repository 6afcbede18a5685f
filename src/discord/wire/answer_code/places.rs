//! Where a token lies, as short text: a card's number, or the letter of a zone.

use crate::cards::CardId;
use crate::rules::{TokenPlace, Zone};

pub(crate) fn write(place: TokenPlace) -> String {
    match place {
        TokenPlace::Card(card) => card.0.to_string(),
        TokenPlace::Zone(Zone::Domain) => "d".to_owned(),
        TokenPlace::Zone(Zone::Combat) => "c".to_owned(),
    }
}

pub(crate) fn read(text: &str) -> Option<TokenPlace> {
    match text {
        "d" => Some(Zone::Domain.into()),
        "c" => Some(Zone::Combat.into()),
        card => card.parse().ok().map(|n| CardId(n).into()),
    }
}
