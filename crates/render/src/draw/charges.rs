//! The charge of each character and criminal, from `assets/charges.toml` and
//! `assets/criminals.toml`: SVG in a box of 100 by 100; the shield sets fill and line.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use serde::Deserialize;
use toml::Spanned;

use crate::RenderError;
use viceroy_rules::cards::{CardId, CardKind, Catalogue, Complaint};

const FILE: &str = "assets/charges.toml";
const TEXT: &str = include_str!("../../../../assets/charges.toml");
const CRIMINALS: &str = "assets/criminals.toml";
const OF_CRIMINALS: &str = include_str!("../../../../assets/criminals.toml");

/// A character's way of life; each has its own shield shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Estate {
    War,
    Office,
    Lore,
    Trade,
    /// The aristocrats (R-ARI-01).
    Court,
    /// The criminals (R-UND-01).
    Underworld,
}

#[derive(PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Charge {
    character: CardId,
    pub(super) estate: Estate,
    /// What it shows, in a word.
    name: String,
    pub(super) drawing: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChargeFile {
    charge: Vec<Spanned<Charge>>,
}

type Charges = BTreeMap<CardId, Charge>;

pub(super) fn charge(card: CardId) -> Option<&'static Charge> {
    embedded().as_ref().ok()?.get(&card)
}

/// Checks that every character has a charge.
///
/// # Errors
/// Names everything that is wrong with the embedded file.
pub(crate) fn check() -> Result<(), RenderError> {
    match embedded() {
        Ok(_) => Ok(()),
        Err(complaints) => {
            let lines: Vec<String> = complaints.iter().map(ToString::to_string).collect();
            Err(RenderError::Charges(lines.join("\n")))
        }
    }
}

fn embedded() -> &'static Result<Charges, Vec<Complaint>> {
    static CHARGES: OnceLock<Result<Charges, Vec<Complaint>>> = OnceLock::new();
    CHARGES.get_or_init(|| {
        let cards = Catalogue::embedded().map_err(|error| error.complaints.clone())?;
        let of = |kind| {
            let cards = cards.cards().filter(move |card| card.kind() == kind);
            cards.map(|card| card.id)
        };
        let mut charges = read(FILE, TEXT, of(CardKind::Character))?;
        charges.extend(read(CRIMINALS, OF_CRIMINALS, of(CardKind::Criminal))?);
        Ok(charges)
    })
}

/// Reports all errors at once.
fn read(
    name: &str,
    text: &str,
    characters: impl Iterator<Item = CardId>,
) -> Result<Charges, Vec<Complaint>> {
    let mut complaints = vec![];
    let mut complain = |span: Option<Range<usize>>, what: String| {
        complaints.push(Complaint {
            file: name.to_owned(),
            line: span.map(|span| line_at(text, span.start)),
            what,
        });
    };
    let file: ChargeFile = match toml::from_str(text) {
        Ok(file) => file,
        Err(error) => {
            complain(error.span(), error.message().to_owned());
            return Err(complaints);
        }
    };
    let mut wanting: Vec<CardId> = characters.collect();
    let mut charges = Charges::new();
    for entry in file.charge {
        let span = Some(entry.span());
        let charge = entry.into_inner();
        let (number, name) = (charge.character.0, &charge.name);
        if charge.drawing.trim().is_empty() {
            complain(span.clone(), format!("the charge {name} has no drawing"));
        }
        if charges.values().any(|other| other.name == *name) {
            complain(span.clone(), format!("there are two charges {name}"));
        }
        if charges.values().any(|other| other.drawing == charge.drawing) {
            complain(span.clone(), format!("the charge {name} is drawn as another"));
        }
        match wanting.iter().position(|card| *card == charge.character) {
            Some(at) => {
                wanting.swap_remove(at);
            }
            None if charges.contains_key(&charge.character) => {
                complain(span, format!("character {number} has a charge already"));
            }
            None => complain(span, format!("there is no character {number}")),
        }
        charges.entry(charge.character).or_insert(charge);
    }
    wanting.sort();
    for card in wanting {
        complain(None, format!("character {} has no charge", card.0));
    }
    if complaints.is_empty() { Ok(charges) } else { Err(complaints) }
}

/// 1-based.
pub(super) fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|b| *b == b'\n').count() + 1
}
