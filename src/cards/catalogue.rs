//! All cards, read from TOML and checked as a whole against the contents of the box.

use std::sync::OnceLock;

use serde::Deserialize;

use super::{Card, CardId, CardText, Colour, Face, LawEffect, Reward, Row, Sections};

const CHARACTERS: (&str, &str) = (
    "assets/cards/characters.toml",
    include_str!("../../assets/cards/characters.toml"),
);
const LAWS: (&str, &str) = (
    "assets/cards/laws.toml",
    include_str!("../../assets/cards/laws.toml"),
);

/// The cards of the box by number.
#[derive(Clone, Debug)]
pub struct Catalogue {
    cards: Vec<Option<Card>>,
}

/// Why card files were refused: everything that is wrong, one complaint a line, each with its file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the card files are not usable:\n{}", complaints.join("\n"))]
pub struct CatalogueError {
    /// All complaints.
    pub complaints: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterFile {
    character: Vec<toml::Spanned<CharacterEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterEntry {
    number: u8,
    name: CardText,
    sections: Sections,
    levels: [Row; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LawFile {
    law: Vec<toml::Spanned<LawEntry>>,
}

#[derive(Deserialize)]
struct LawEntry {
    number: u8,
    name: CardText,
    text: CardText,
    sections: Sections,
    #[serde(flatten)]
    effect: LawEffect,
}

impl Catalogue {
    /// The embedded cards.
    ///
    /// # Errors
    /// Names everything that is wrong with the embedded files; a test keeps them right.
    pub fn embedded() -> Result<&'static Catalogue, CatalogueError> {
        static CATALOGUE: OnceLock<Result<Catalogue, CatalogueError>> = OnceLock::new();
        CATALOGUE
            .get_or_init(|| Catalogue::read(CHARACTERS, LAWS))
            .as_ref()
            .map_err(Clone::clone)
    }

    /// Reads and checks card files given as (name, text).
    ///
    /// # Errors
    /// Every complaint carries file and line; nothing is used when anything is wrong.
    pub fn read(characters: (&str, &str), laws: (&str, &str)) -> Result<Catalogue, CatalogueError> {
        let mut reader = Reader {
            cards: vec![None; 256],
            complaints: vec![],
        };
        if let Some(file) = reader.parse::<CharacterFile>(characters) {
            for entry in file.character {
                let line = line_of(characters.1, entry.span().start);
                let entry = entry.into_inner();
                let face = Face::Character {
                    levels: entry.levels,
                };
                reader.add(
                    (characters.0, line),
                    entry.number,
                    entry.name,
                    entry.sections,
                    face,
                );
            }
        }
        if let Some(file) = reader.parse::<LawFile>(laws) {
            for entry in file.law {
                let line = line_of(laws.1, entry.span().start);
                let entry = entry.into_inner();
                let face = Face::Law {
                    text: entry.text,
                    effect: entry.effect,
                };
                reader.add(
                    (laws.0, line),
                    entry.number,
                    entry.name,
                    entry.sections,
                    face,
                );
            }
        }
        if reader.complaints.is_empty() {
            reader.check_box(characters.0);
        }
        if reader.complaints.is_empty() {
            Ok(Catalogue {
                cards: reader.cards,
            })
        } else {
            Err(CatalogueError {
                complaints: reader.complaints,
            })
        }
    }

    /// The card of a number.
    pub fn get(&self, id: CardId) -> Option<&Card> {
        self.cards.get(usize::from(id.0)).and_then(Option::as_ref)
    }

    /// All cards in ascending order of their numbers.
    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.cards.iter().flatten()
    }
}

struct Reader {
    cards: Vec<Option<Card>>,
    complaints: Vec<String>,
}

impl Reader {
    fn parse<T: for<'a> Deserialize<'a>>(&mut self, (name, text): (&str, &str)) -> Option<T> {
        match toml::from_str(text) {
            Ok(file) => Some(file),
            Err(e) => {
                let line = e.span().map_or(1, |s| line_of(text, s.start));
                self.complaints
                    .push(format!("{name}:{line}: {}", e.message()));
                None
            }
        }
    }

    fn add(
        &mut self,
        (file, line): (&str, usize),
        number: u8,
        name: CardText,
        sections: Sections,
        face: Face,
    ) {
        let mut complain = |what: String| self.complaints.push(format!("{file}:{line}: {what}"));
        let expected = match face {
            Face::Character { .. } => 1..=64,
            Face::Law { .. } => 65..=88,
        };
        if !expected.contains(&number) {
            complain(format!(
                "card {number} should have a number from {} to {}",
                expected.start(),
                expected.end()
            ));
        }
        if name.en.trim().is_empty() {
            complain(format!("card {number} has no name"));
        }
        if let Some(other) = self.cards.iter().flatten().find(|c| c.name == name) {
            complain(format!("card {number} has the name of card {}", other.id.0));
        }
        let place = &mut self.cards[usize::from(number)];
        if place.is_some() {
            complain(format!("card {number} appears twice"));
        }
        *place = Some(Card {
            id: CardId(number),
            name,
            sections,
            face,
        });
    }

    /// The facts that hold for the printed game as a whole.
    fn check_box(&mut self, file: &str) {
        let mut complain = |what: String| self.complaints.push(format!("{file}: {what}"));
        for number in 1..=88usize {
            if self.cards[number].is_none() {
                complain(format!("card {number} is missing"));
            }
        }
        let characters: Vec<(&Card, &[Row; 4])> = self
            .cards
            .iter()
            .flatten()
            .filter_map(|c| match &c.face {
                Face::Character { levels } => Some((c, levels)),
                Face::Law { .. } => None,
            })
            .collect();
        for (i, (a, _)) in characters.iter().enumerate() {
            if let Some((b, _)) = characters[..i]
                .iter()
                .find(|(b, _)| b.sections == a.sections)
            {
                complain(format!(
                    "cards {} and {} have the same sections",
                    b.id.0, a.id.0
                ));
            }
        }
        for level in 0..4 {
            for colour in Colour::ALL {
                let count = characters
                    .iter()
                    .filter(|(_, l)| l[level].cost == colour)
                    .count();
                if count != 16 {
                    complain(format!(
                        "level {} costs {} on {count} characters, not on 16",
                        level + 1,
                        colour.key()
                    ));
                }
            }
        }
        let rewards: Vec<Reward> = characters
            .iter()
            .flat_map(|(_, l)| l.iter().flat_map(|r| r.reward.iter().copied()))
            .collect();
        for (reward, in_box) in box_contents() {
            let count = rewards.iter().filter(|r| **r == reward).count();
            if count != in_box {
                complain(format!(
                    "{reward:?} appears {count} times, the box has {in_box}"
                ));
            }
        }
    }
}

/// The tokens of the box that the characters need exactly.
fn box_contents() -> Vec<(Reward, usize)> {
    let mut contents = vec![
        (Reward::Points(2), 8),
        (Reward::Points(3), 8),
        (Reward::Points(4), 4),
        (Reward::Points(5), 4),
        (Reward::Points(7), 4),
        (Reward::Points(8), 4),
        (Reward::Points(10), 8),
        (Reward::Points(12), 8),
        (Reward::BonusMagic(2), 12),
        (Reward::BonusMagic(3), 8),
        (Reward::BonusMagic(5), 4),
    ];
    for colour in Colour::ALL {
        contents.push((Reward::BonusCircle { colour, value: 2 }, 2));
        contents.push((Reward::BonusCircle { colour, value: 4 }, 1));
    }
    contents
}

fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|b| *b == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(from: &str, to: &str) -> Vec<String> {
        let text = CHARACTERS.1.replacen(from, to, 1);
        assert_ne!(text, CHARACTERS.1, "the text to break is not there");
        Catalogue::read((CHARACTERS.0, &text), LAWS)
            .expect_err("a broken file is refused")
            .complaints
    }

    #[test]
    fn embedded_cards_are_the_box() {
        let catalogue = Catalogue::embedded().expect("the embedded cards are right");
        assert_eq!(catalogue.cards().count(), 88);
    }

    #[test]
    fn worked_example_captain_costs() {
        let captain = Catalogue::embedded().unwrap().get(CardId(32)).unwrap();
        let cost = |level| {
            let c = captain.cost(level);
            (c.blue, c.red, c.green, c.yellow)
        };
        assert_eq!(cost(1), (0, 0, 1, 0));
        assert_eq!(cost(2), (1, 0, 1, 0));
        assert_eq!(cost(3), (1, 0, 1, 1));
        assert_eq!(cost(4), (1, 0, 1, 2));
        assert_eq!(cost(5), (1, 0, 1, 3));
    }

    #[test]
    fn a_complaint_names_file_and_line() {
        let complaints = broken("number = 2\n", "number = \"two\"\n");
        assert!(
            complaints[0].starts_with("assets/cards/characters.toml:"),
            "{complaints:?}"
        );
        assert!(!complaints[0].contains(".toml:1:"), "{complaints:?}");
    }

    #[test]
    fn cards_that_are_not_in_the_box_are_refused() {
        assert!(broken("{ points = 12 }", "{ points = 11 }")[0].contains("Points(12)"));
        assert!(
            broken("number = 3\n", "number = 4\n")
                .iter()
                .any(|c| c.contains("twice"))
        );
        assert!(!broken("cost = \"blue\"", "cost = \"red\"").is_empty());
        assert!(!broken("number = 64\n", "number = 90\n").is_empty());
    }
}
