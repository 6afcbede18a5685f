//! The monsters' drawings, from `assets/monsters.toml`; the disc below sets fill and line.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use super::drawn::{self, DrawnEntry};
use crate::RenderError;
use viceroy_rules::cards::{Catalogue, Complaint, MonsterId};

const FILE: &str = "assets/monsters.toml";
const TEXT: &str = include_str!("../../../../assets/monsters.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Creature {
    number: MonsterId,
    drawing: String,
}

impl DrawnEntry for Creature {
    const OF: &'static str = "monster";

    fn number(&self) -> u8 {
        self.number.0
    }

    fn drawing(&self) -> &str {
        &self.drawing
    }
}

type Creatures = BTreeMap<u8, Creature>;

pub(super) fn creature(monster: MonsterId) -> Option<&'static str> {
    Some(&embedded().as_ref().ok()?.get(&monster.0)?.drawing)
}

/// Checks that every monster has a drawing.
///
/// # Errors
/// Names everything that is wrong with the embedded file.
pub(crate) fn check() -> Result<(), RenderError> {
    drawn::lines(embedded()).map_err(RenderError::Creatures)
}

fn embedded() -> &'static Result<Creatures, Vec<Complaint>> {
    static CREATURES: OnceLock<Result<Creatures, Vec<Complaint>>> = OnceLock::new();
    CREATURES.get_or_init(|| {
        let cards = Catalogue::embedded().map_err(|error| error.complaints.clone())?;
        let monsters = cards.monsters().iter().map(|monster| monster.id.0);
        drawn::read((FILE, TEXT, "monster"), monsters)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_monster_has_a_drawing() {
        let creatures = embedded().as_ref().unwrap();
        assert_eq!(creatures.len(), 22);
        assert!(creatures.values().all(|creature| !creature.drawing.is_empty()));
    }

    #[test]
    fn a_file_for_all_monsters_is_right() {
        let text = "[[monster]]\nnumber = 1\ndrawing = '<path/>'\n";
        assert!(drawn::read::<Creature>((FILE, text, "monster"), [1].into_iter()).is_ok());
    }
}
