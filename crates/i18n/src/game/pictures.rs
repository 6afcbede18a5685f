//! Words drawn on pictures; `alt` holds the alt texts.

mod alt;
mod deal;
mod domain;
mod invasion;
mod legend;
mod reveal;
mod underworld;

pub use alt::*;
pub use deal::*;
pub use domain::*;
pub use invasion::*;
pub use legend::*;
pub use reveal::*;
pub use underworld::*;

use crate::prelude::*;
use viceroy_rules::{Claimed, DeckCounts, Reality};

/// Discord's limit for an attachment description, in characters.
pub const ALT_LIMIT: usize = 1024;

pub fn then(w: &Wording, reality: Reality) -> Option<String> {
    match reality {
        Reality::Real => None,
        Reality::Imagined => Some(w.say(text!(picture_then))),
    }
}

pub fn decks(w: &Wording, decks: &DeckCounts) -> [String; 3] {
    [
        w.say(text!(picture_large_deck, count = decks[DeckKind::Large])),
        w.say(text!(picture_small_deck, count = decks[DeckKind::Small])),
        w.say(text!(picture_law_deck, count = decks[DeckKind::Laws])),
    ]
}

fn people(names: &[String]) -> Term {
    Term::list(names.iter().cloned().map(Term::Name), Joined::Commas)
}

pub fn passes(w: &Wording, names: &[String]) -> String {
    w.say(text!(picture_passes, names = people(names)))
}

pub fn diamonds(w: &Wording, names: &[String]) -> String {
    w.say(text!(picture_diamonds, names = people(names)))
}

pub fn attacks(w: &Wording, names: &[String]) -> String {
    w.say(text!(picture_attacks, names = people(names)))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choosing {
    /// R-LAW-65.
    Instead,
    /// R-LAW-66.
    Under,
    /// R-LAW-74.
    Slip,
    /// R-UND-05.
    Bribe,
    /// R-UND-06.
    Relocate,
}

pub fn choosing(w: &Wording, why: Choosing, card: &Card) -> String {
    let card = Term::bare_card(card);
    match why {
        Choosing::Instead => w.say(text!(picture_choosing_instead, card)),
        Choosing::Under => w.say(text!(picture_choosing_under, card)),
        Choosing::Slip => w.say(text!(picture_choosing_slip, card)),
        Choosing::Bribe => w.say(text!(picture_choosing_bribe)),
        Choosing::Relocate => w.say(text!(picture_choosing_relocate)),
    }
}

/// R-UND-03.
pub fn criminal_row(w: &Wording, card: &Card) -> String {
    let card = Term::bare_card(card);
    w.say(text!(picture_criminal_row, card))
}

/// Uses the card's number, because a word would leave no room for the name (R-AUC-06).
pub fn claim(w: &Wording, name: &str, claimed: &Claimed, card: Option<CardId>) -> String {
    let claim = match card {
        Some(card) => Term::Said(card.0.to_string()),
        None => claimed_place(w, claimed.claim),
    };
    match claimed.insists {
        true => w.say(text!(picture_insists, name, claim)),
        false => w.say(text!(picture_claim, name, claim)),
    }
}

pub fn alt_claim(w: &Wording, name: &str, claimed: &Claimed) -> String {
    let claim = claimed_place(w, claimed.claim);
    match claimed.insists {
        true => w.say(text!(alt_insists, name, claim)),
        false => w.say(text!(alt_claim, name, claim)),
    }
}

fn claimed_place(w: &Wording, claim: Claim) -> Term {
    match claim {
        Claim::Base => Term::Place(AuctionPlace::Base),
        Claim::Tip => Term::Place(AuctionPlace::Tip),
        Claim::Either => Term::Said(w.say(text!(picture_either))),
    }
}

/// At most [`ALT_LIMIT`] characters; a cut text ends with where to read the rest.
pub fn join(w: &Wording, sentences: &[String]) -> String {
    let whole = sentences.join(" ");
    if length(&whole) <= ALT_LIMIT {
        return whole;
    }
    let rest = w.say(text!(alt_rest));
    let room = ALT_LIMIT.saturating_sub(length(&rest) + 1);
    let mut text = String::new();
    for sentence in sentences {
        let longer = match text.is_empty() {
            true => sentence.clone(),
            false => format!("{text} {sentence}"),
        };
        if length(&longer) > room {
            break;
        }
        text = longer;
    }
    if text.is_empty() {
        text = sentences.first().map_or_else(String::new, |first| clip(first, room));
    }
    format!("{text} {rest}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    #[test]
    fn what_does_not_fit_is_said_to_be_elsewhere() {
        let w = &english();
        let sentences: Vec<String> = (0..200).map(|i| format!("Sentence {i}.")).collect();
        let text = join(w, &sentences);
        assert!(length(&text) <= ALT_LIMIT);
        let rest = w.say(text!(alt_rest));
        assert!(text.ends_with(&format!(". {rest}")), "{text}");
        let long = join(w, &["x".repeat(3000)]);
        assert_eq!(length(&long), ALT_LIMIT);
        assert!(long.ends_with(&rest), "{long}");
        assert_eq!(join(w, &["A.".to_owned(), "B.".to_owned()]), "A. B.");
    }
}
