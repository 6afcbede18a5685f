//! The monsters' drawings, from `assets/monsters.toml`.

use std::sync::OnceLock;

use serde::Deserialize;

use super::drawn::{self, DrawnEntry};
use super::figures::{self, Stroke};
use crate::prelude::*;
use viceroy_rules::cards::{Complaint, MonsterId};

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

type Creatures = BTreeMap<u8, Vec<Stroke>>;

pub(super) fn creature(monster: MonsterId) -> Option<&'static [Stroke]> {
    embedded().as_ref().ok()?.get(&monster.0).map(Vec::as_slice)
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
        let drawn: BTreeMap<u8, Creature> = drawn::read((FILE, TEXT, "monster"), monsters)?;
        let mut creatures = Creatures::new();
        let mut complaints = vec![];
        for (number, creature) in drawn {
            match figures::read_beast(&creature.drawing) {
                Ok(strokes) => drop(creatures.insert(number, strokes)),
                Err(what) => complaints.push(Complaint {
                    file: FILE.to_owned(),
                    line: None,
                    what: format!("monster {number}: {what}"),
                }),
            }
        }
        if complaints.is_empty() { Ok(creatures) } else { Err(complaints) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_monster_has_a_drawing() {
        let creatures = embedded().as_ref().unwrap();
        assert_eq!(creatures.len(), 22);
        assert!(creatures.values().all(|creature| !creature.is_empty()));
    }

    #[test]
    fn a_file_for_all_monsters_is_right() {
        let text = "[[monster]]\nnumber = 1\ndrawing = '<path/>'\n";
        assert!(drawn::read::<Creature>((FILE, text, "monster"), [1].into_iter()).is_ok());
    }
}
