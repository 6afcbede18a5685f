//! The monsters' drawings, from `assets/monsters.toml`: SVG in a box of 100 by 100; the disc below
//! sets fill and line.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;
use toml::Spanned;

use super::charges::line_at;
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CreatureFile {
    monster: Vec<Spanned<Creature>>,
}

type Creatures = BTreeMap<MonsterId, String>;

pub(super) fn creature(monster: MonsterId) -> Option<&'static str> {
    let drawing = embedded().as_ref().ok()?.get(&monster)?;
    Some(drawing)
}

/// Checks that every monster has a drawing.
///
/// # Errors
/// Names everything that is wrong with the embedded file.
pub(crate) fn check() -> Result<(), RenderError> {
    match embedded() {
        Ok(_) => Ok(()),
        Err(complaints) => {
            let lines: Vec<String> = complaints.iter().map(ToString::to_string).collect();
            Err(RenderError::Creatures(lines.join("\n")))
        }
    }
}

fn embedded() -> &'static Result<Creatures, Vec<Complaint>> {
    static CREATURES: OnceLock<Result<Creatures, Vec<Complaint>>> = OnceLock::new();
    CREATURES.get_or_init(|| {
        let cards = Catalogue::embedded().map_err(|error| error.complaints.clone())?;
        read(TEXT, cards.monsters().iter().map(|monster| monster.id))
    })
}

/// Reports all errors at once.
fn read(
    text: &str,
    monsters: impl Iterator<Item = MonsterId>,
) -> Result<Creatures, Vec<Complaint>> {
    let complaint =
        |line: Option<usize>, what: String| Complaint { file: FILE.to_owned(), line, what };
    let file: CreatureFile = toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line_at(text, span.start));
        vec![complaint(line, error.message().to_owned())]
    })?;
    let mut complaints = vec![];
    let mut wanting: Vec<MonsterId> = monsters.collect();
    let mut creatures = Creatures::new();
    for entry in file.monster {
        let line = Some(line_at(text, entry.span().start));
        let Creature { number, drawing } = entry.into_inner();
        let id = number.0;
        if drawing.trim().is_empty() {
            complaints.push(complaint(line, format!("monster {id} has no drawing")));
        } else if let Some((other, _)) = creatures.iter().find(|(_, known)| **known == drawing) {
            let MonsterId(other) = other;
            let what = format!("monster {id} is drawn as monster {other}");
            complaints.push(complaint(line, what));
        }
        match wanting.iter().position(|monster| *monster == number) {
            Some(at) => {
                wanting.swap_remove(at);
            }
            None if creatures.contains_key(&number) => {
                let what = format!("monster {id} has a drawing already");
                complaints.push(complaint(line, what));
            }
            None => complaints.push(complaint(line, format!("there is no monster {id}"))),
        }
        creatures.entry(number).or_insert(drawing);
    }
    wanting.sort();
    for monster in wanting {
        let what = format!("monster {} is missing", monster.0);
        complaints.push(complaint(None, what));
    }
    if complaints.is_empty() { Ok(creatures) } else { Err(complaints) }
}
