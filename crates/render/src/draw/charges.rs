//! The charge of each character and criminal, from `assets/charges.toml` and
//! `assets/criminals.toml`: what it holds in hand.

use std::sync::OnceLock;

use serde::Deserialize;

use super::drawn::{self, DrawnEntry};
use crate::prelude::*;
use viceroy_rules::cards::{CardKind, Complaint};

const FILE: &str = "assets/charges.toml";
const TEXT: &str = include_str!("../../../../assets/charges.toml");
const CRIMINALS: &str = "assets/criminals.toml";
const OF_CRIMINALS: &str = include_str!("../../../../assets/criminals.toml");

#[derive(PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Charge {
    character: CardId,
    /// What it shows, in a word.
    name: String,
    pub(super) drawing: String,
}

impl DrawnEntry for Charge {
    const OF: &'static str = "character";

    fn number(&self) -> u8 {
        self.character.0
    }

    fn drawing(&self) -> &str {
        &self.drawing
    }

    fn name(&self) -> Option<&str> {
        Some(&self.name)
    }
}

type Charges = BTreeMap<u8, Charge>;

pub(super) fn charge(card: CardId) -> Option<&'static Charge> {
    embedded().as_ref().ok()?.get(&card.0)
}

/// Checks that every character has a charge.
///
/// # Errors
/// Names everything that is wrong with the embedded file.
pub(crate) fn check() -> Result<(), RenderError> {
    drawn::lines(embedded()).map_err(RenderError::Charges)
}

fn embedded() -> &'static Result<Charges, Vec<Complaint>> {
    static CHARGES: OnceLock<Result<Charges, Vec<Complaint>>> = OnceLock::new();
    CHARGES.get_or_init(|| {
        let cards = Catalogue::embedded().map_err(|error| error.complaints.clone())?;
        let of = |kind| {
            let cards = cards.cards().filter(move |card| card.kind() == kind);
            cards.map(|card| card.id.0)
        };
        let mut charges = drawn::read((FILE, TEXT, "charge"), of(CardKind::Character))?;
        let criminals = (CRIMINALS, OF_CRIMINALS, "charge");
        charges.extend(drawn::read(criminals, of(CardKind::Criminal))?);
        Ok(charges)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_a_charge_with_a_drawing() {
        let charges = embedded().as_ref().unwrap();
        assert_eq!(charges.len(), 100);
        assert!(charges.values().all(|charge| !charge.drawing.is_empty()));
    }
}
