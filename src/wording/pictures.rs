//! Words written on pictures; `alt` holds the texts that say what a picture shows.

mod alt;
mod domain;
mod invasion;
mod legend;
mod reveal;
mod underworld;

pub use alt::*;
pub use domain::*;
pub use invasion::*;
pub use legend::*;
pub use reveal::*;
pub use underworld::*;

use super::thing::{Joined, Thing};
use super::{Arg, Wording};
use crate::cards::Card;
use crate::rules::{AuctionPlace, Claim, Claimed, DeckCounts, DeckKind, Reality};

/// Discord takes no longer text for a picture.
pub const ALT_LIMIT: usize = 1024;

/// A word or short text that needs nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// The common stock of gems.
    Reserve,
    /// What the numbers at the colours of an auction are.
    InReserve,
    /// The heading over dealt cards.
    FirstCards,
    /// The heading over dealt cards of which two were chosen.
    FirstChosen,
    /// An empty pyramid.
    NoCards,
    /// What a domain card is called.
    Domain,
    /// The heading over what a domain card may give.
    DomainGives,
    /// The heading over the first hand of characters.
    Returning,
    /// A level a card may be played on.
    Playable,
    /// A level that is too expensive.
    TooExpensive,
    /// A level without a place.
    NoPlace,
    /// The word before a level's number.
    Level,
    /// The last line of the score sheet.
    Total,
    /// What modules add to a score.
    Other,
    /// A bid that brought no card.
    NoCard,
    /// The line under the winner's name on a poster.
    Poster,
}

/// Says a word.
pub fn word(w: &Wording, word: Word) -> String {
    let key = match word {
        Word::Reserve => "picture-reserve",
        Word::InReserve => "picture-in-reserve",
        Word::FirstCards => "picture-first-cards",
        Word::FirstChosen => "picture-first-chosen",
        Word::NoCards => "picture-no-cards",
        Word::Domain => "picture-domain",
        Word::DomainGives => "picture-domain-gives",
        Word::Returning => "picture-returning",
        Word::Playable => "picture-playable",
        Word::TooExpensive => "picture-too-expensive",
        Word::NoPlace => "picture-no-place",
        Word::Level => "picture-level",
        Word::Total => "score-total",
        Word::Other => "score-other",
        Word::NoCard => "picture-no-card",
        Word::Poster => "picture-poster",
    };
    w.say(key, &[])
}

/// Before what somebody would have, or how the table would lie; nothing before what they have now.
pub fn then(w: &Wording, reality: Reality) -> Option<String> {
    match reality {
        Reality::Real => None,
        Reality::Imagined => Some(w.say("picture-then", &[])),
    }
}

/// The turn.
pub fn turn(w: &Wording, turn: u8) -> String {
    w.say("picture-turn", &[("turn", turn.into())])
}

/// The decks with their counts: large, small, laws.
pub fn decks(w: &Wording, decks: &DeckCounts) -> [String; 3] {
    [
        w.say(
            "picture-large-deck",
            &[("count", decks[DeckKind::Large].into())],
        ),
        w.say(
            "picture-small-deck",
            &[("count", decks[DeckKind::Small].into())],
        ),
        w.say(
            "picture-law-deck",
            &[("count", decks[DeckKind::Laws].into())],
        ),
    ]
}

/// People one after another.
fn people(names: &[String]) -> Thing {
    Thing::list(names.iter().cloned().map(Thing::Name), Joined::Commas)
}

/// Who passes.
pub fn passes(w: &Wording, names: &[String]) -> String {
    w.say("picture-passes", &[("names", people(names).into())])
}

/// Who bids a diamond that is not named yet.
pub fn diamonds(w: &Wording, names: &[String]) -> String {
    w.say("picture-diamonds", &[("names", people(names).into())])
}

/// Who bids an attack token.
pub fn attacks(w: &Wording, names: &[String]) -> String {
    w.say("picture-attacks", &[("names", people(names).into())])
}

/// A player whose name cannot be written.
pub fn no_name(w: &Wording, seat: u8) -> String {
    w.say("picture-no-name", &[("number", (seat + 1).into())])
}

/// The heading over the places for a card.
pub fn placing(w: &Wording, card: &Card) -> String {
    w.say(
        "picture-placing",
        &[("card", Thing::bare_card(card).into())],
    )
}

/// Why a card of the own pyramid is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choosing {
    /// It gives way to another (R-LAW-65).
    Instead,
    /// Another goes under it (R-LAW-66).
    Under,
    /// It goes under another (R-LAW-74).
    Slip,
}

/// The heading over cards to choose from.
pub fn choosing(w: &Wording, why: Choosing, card: &Card) -> String {
    let key = match why {
        Choosing::Instead => "picture-choosing-instead",
        Choosing::Under => "picture-choosing-under",
        Choosing::Slip => "picture-choosing-slip",
    };
    w.say(key, &[("card", Thing::bare_card(card).into())])
}

/// The heading over a criminal of which a row is chosen (R-UND-03).
pub fn criminal_row(w: &Wording, card: &Card) -> String {
    let card = ("card", Thing::bare_card(card).into());
    w.say("picture-criminal-row", &[card])
}

/// A bidder with the card claimed (R-AUC-06).
pub fn claim(w: &Wording, name: &str, claimed: &Claimed) -> String {
    let claim = match claimed.claim {
        Claim::Base => Thing::Place(AuctionPlace::Base),
        Claim::Tip => Thing::Place(AuctionPlace::Tip),
        Claim::Either => Thing::Said(w.say("picture-either", &[])),
    };
    let key = if claimed.insists {
        "picture-insists"
    } else {
        "picture-claim"
    };
    w.say(key, &[("name", Arg::Text(name)), ("claim", claim.into())])
}

/// Sentences as one text of at most [`ALT_LIMIT`] characters: what does not fit is left out from the end.
pub fn join(sentences: &[String]) -> String {
    let mut text = String::new();
    for sentence in sentences {
        let gap = usize::from(!text.is_empty());
        if text.chars().count() + gap + sentence.chars().count() > ALT_LIMIT - 2 {
            if text.is_empty() {
                text = sentence.chars().take(ALT_LIMIT - 2).collect();
            }
            text.push_str(" …");
            break;
        }
        if gap == 1 {
            text.push(' ');
        }
        text.push_str(sentence);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Colour;
    use crate::rules::Token;
    use crate::wording::english;

    #[test]
    fn a_text_is_cut_between_sentences() {
        let sentences: Vec<String> = (0..200).map(|i| format!("Sentence {i}.")).collect();
        let text = join(&sentences);
        assert!(text.chars().count() <= ALT_LIMIT);
        assert!(text.ends_with(". …"), "{text}");
        assert_eq!(join(&["x".repeat(3000)]).chars().count(), ALT_LIMIT);
        assert_eq!(join(&["A.".to_owned(), "B.".to_owned()]), "A. B.");
    }

    #[test]
    fn plurals_and_lists() {
        let w = &english();
        assert_eq!(alt_pyramid(w, "Ann", 1), "The pyramid of Ann: 1 card.");
        assert_eq!(alt_in_hand(w, 3), "3 cards in hand.");
        assert_eq!(
            alt_tokens(w, &[(Token::Infinite(Colour::Blue), 2)]).unwrap(),
            "Tokens: 2 infinite blue gems."
        );
        assert_eq!(alt_winners(w, &["Ann".to_owned()]).unwrap(), "Winner: Ann.");
        assert_eq!(alt_winners(w, &[]), None);
    }
}
