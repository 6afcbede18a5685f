//! All cards, parsed from TOML and validated as a whole.

#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use super::card::Placed;
use super::fingerprint::Fingerprint;
use super::reading::{self, Entry};
use super::sheet::Sheet;
use super::{CatalogueError, Complaint, Monster, TaskWord, doubts, printed_box};
use crate::prelude::*;

/// A file that the program carries.
macro_rules! file {
    ($name:literal) => {
        CardFile {
            name: concat!("assets/cards/", $name),
            text: Ok(include_str!(concat!("../../../../assets/cards/", $name))),
        }
    };
}

const CHARACTERS: CardFile<'_> = file!("characters.toml");
const LAWS: CardFile<'_> = file!("laws.toml");
const ARISTOCRATS: CardFile<'_> = file!("aristocrats/characters.toml");
const LAWS_OF_ARISTOCRATS: CardFile<'_> = file!("aristocrats/laws.toml");

const MONSTERS: CardFile<'_> = file!("invasion/monsters.toml");
const LAWS_OF_INVASION: CardFile<'_> = file!("invasion/laws.toml");

const CRIMINALS: CardFile<'_> = file!("underworld/criminals.toml");
const LAWS_OF_UNDERWORLD: CardFile<'_> = file!("underworld/laws.toml");
const JUDGEMENTS: CardFile<'_> = file!("underworld/judgements.toml");

#[derive(Clone, Debug)]
pub struct Catalogue {
    cards: Vec<Option<Card>>,
    monsters: Vec<Monster>,
    judgements: Vec<Judgement>,
    fingerprint: Option<Fingerprint>,
    doubts: Vec<Complaint>,
}

#[derive(Clone, Copy, Debug)]
pub struct CardFile<'f> {
    /// As named in complaints.
    pub name: &'f str,
    /// The content, or why it cannot be read.
    pub text: Result<&'f str, &'f str>,
}

impl Catalogue {
    /// # Errors
    /// If the embedded files are invalid.
    pub fn embedded() -> Result<&'static Catalogue, CatalogueError> {
        static CATALOGUE: OnceLock<Result<Catalogue, CatalogueError>> = OnceLock::new();
        CATALOGUE
            .get_or_init(|| Catalogue::printed(CHARACTERS, LAWS))
            .as_ref()
            .map_err(Clone::clone)
    }

    /// Cards that must match the printed box.
    fn printed(characters: CardFile<'_>, laws: CardFile<'_>) -> Result<Catalogue, CatalogueError> {
        let mut reader = CatalogueReader::default();
        reader.read(characters, laws);
        if reader.complaints.is_empty() {
            reader.complaints = printed_box::differences(characters.name, &reader.placed);
        }
        reader.read_modules();
        reader.catalogue()
    }

    /// A third-party pack, which replaces the cards of the base game only (see `docs/cards.md`).
    /// `tasks` are the known task words.
    ///
    /// # Errors
    /// Everything that is wrong, with file and line.
    pub fn pack(
        characters: CardFile<'_>,
        laws: CardFile<'_>,
        tasks: &[&'static str],
    ) -> Result<Catalogue, CatalogueError> {
        let mut reader =
            CatalogueReader { tasks: Some(tasks.to_vec()), ..CatalogueReader::default() };
        reader.read(characters, laws);
        let doubts = doubts::doubts([characters.name, laws.name], &reader.placed);
        let mut catalogue = reader.catalogue()?;
        catalogue.doubts = doubts;
        catalogue.fingerprint = Some(Fingerprint::of(catalogue.cards()));
        for card in Catalogue::embedded()?.cards() {
            let place = &mut catalogue.cards[usize::from(card.id.0)];
            place.get_or_insert_with(|| card.clone());
        }
        catalogue.monsters = Catalogue::embedded()?.monsters.clone();
        catalogue.judgements = Catalogue::embedded()?.judgements.clone();
        Ok(catalogue)
    }

    /// Identifies a card pack; `None` for the embedded cards.
    pub fn fingerprint(&self) -> Option<Fingerprint> {
        self.fingerprint
    }

    /// What a pack hardly means, though it can be played.
    pub fn doubts(&self) -> &[Complaint] {
        &self.doubts
    }

    pub fn get(&self, id: CardId) -> Option<&Card> {
        self.cards.get(usize::from(id.0)).and_then(Option::as_ref)
    }

    /// In ascending order.
    pub fn monsters(&self) -> &[Monster] {
        &self.monsters
    }

    pub fn monster(&self, id: MonsterId) -> Option<&Monster> {
        let place = usize::from(id.0).checked_sub(1)?;
        self.monsters.get(place)
    }

    pub fn judgement(&self, id: JudgementId) -> Option<&Judgement> {
        let place = usize::from(id.0).checked_sub(1)?;
        self.judgements.get(place)
    }

    /// In ascending order.
    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.cards.iter().flatten()
    }
}

#[derive(Default)]
struct CatalogueReader {
    placed: Vec<Placed>,
    monsters: Vec<Monster>,
    judgements: Vec<Judgement>,
    complaints: Vec<Complaint>,
    /// The known task words; `None` skips the check.
    tasks: Option<Vec<&'static str>>,
}

impl CatalogueReader {
    fn read(&mut self, characters: CardFile<'_>, laws: CardFile<'_>) {
        self.file(characters, reading::characters, 1..=64);
        self.file(laws, reading::laws, 65..=88);
    }

    fn read_modules(&mut self) {
        self.file(ARISTOCRATS, reading::characters, 89..=100);
        self.file(LAWS_OF_ARISTOCRATS, reading::laws, 101..=103);
        self.file(LAWS_OF_INVASION, reading::laws, 104..=106);
        self.file(LAWS_OF_UNDERWORLD, reading::laws, 107..=109);
        self.file(CRIMINALS, reading::criminals, 111..=134);
        let monsters = |sheet: &mut Sheet<'_>| reading::monsters(sheet, &(1..=22));
        self.monsters = self.pieces(MONSTERS, monsters);
        self.monsters.sort_by_key(|monster| monster.id);
        self.judgements = self.pieces(JUDGEMENTS, reading::judgements);
    }

    fn pieces<T>(
        &mut self,
        file: CardFile<'_>,
        read: impl Fn(&mut Sheet<'_>) -> Option<Vec<T>>,
    ) -> Vec<T> {
        let text = match file.text {
            Ok(text) => text,
            Err(why) => {
                self.complaints.push(whole(file, why));
                return vec![];
            }
        };
        let mut sheet = Sheet::new(file.name, text);
        let pieces = read(&mut sheet).unwrap_or_default();
        self.complaints.append(&mut sheet.complaints);
        pieces
    }

    fn file<'t>(
        &mut self,
        file: CardFile<'t>,
        entries: impl Fn(&mut Sheet<'t>, &RangeInclusive<u8>) -> Option<Vec<Entry>>,
        numbers: RangeInclusive<u8>,
    ) {
        let text = match file.text {
            Ok(text) => text,
            Err(why) => {
                self.complaints.push(whole(file, why));
                return;
            }
        };
        let mut sheet = Sheet::new(file.name, text);
        let entries = entries(&mut sheet, &numbers);
        if let Some(entries) = &entries {
            self.names_and_tasks(&mut sheet, entries);
            self.known_tasks(&mut sheet);
        }
        let missing = entries.as_ref().map(|entries| absent(entries, numbers));
        let mut complaints = sheet.complaints;
        complaints.sort_by_key(|c| c.line);
        self.complaints.append(&mut complaints);
        if let Some(missing) = missing.filter(|m| !m.is_empty()) {
            self.complaints.push(whole(file, &missing_cards(&missing)));
        }
        self.placed.extend(entries.into_iter().flatten().filter_map(|entry| {
            let (card, line) = (entry.card?, entry.line);
            Some(Placed { card, line })
        }));
    }

    fn known_tasks(&self, sheet: &mut Sheet<'_>) {
        let Some(known) = &self.tasks else { return };
        for named in std::mem::take(&mut sheet.tasks) {
            if !known.contains(&named.word.as_str()) {
                let (what, word, known) = (named.what, named.word, known.join(", "));
                sheet.complain(
                    named.line,
                    format!("{what}: there is no task {word:?}; there are {known}"),
                );
            }
        }
    }

    /// Names must be unique across both files: players identify cards by name.
    fn names_and_tasks(&self, sheet: &mut Sheet<'_>, entries: &[Entry]) {
        for (i, entry) in entries.iter().enumerate() {
            let before = &entries[..i];
            if let Some(number) = entry.number
                && before.iter().any(|e| e.number == entry.number)
            {
                sheet.complain(entry.line, format!("card {number} appears twice"));
            }
            let Some(card) = &entry.card else { continue };
            let mut others = self
                .placed
                .iter()
                .map(|p| &p.card)
                .chain(before.iter().filter_map(|e| e.card.as_ref()));
            let number = card.id.0;
            if let Some(other) = others.find(|c| same_name(c, card)) {
                let other = other.id.0;
                sheet.complain(entry.line, format!("card {number} has the name of card {other}"));
            }
            let mut others = before.iter().filter_map(|e| e.card.as_ref());
            let own: Vec<&TaskWord> = tasks(card).collect();
            let shared = others.find_map(|other| {
                let mut theirs = tasks(other);
                Some((other, theirs.find(|task| own.contains(task))?))
            });
            if let Some((other, task)) = shared {
                let (other, task) = (other.id.0, &task.0);
                sheet.complain(
                    entry.line,
                    format!("law {number} has the task {task}, which law {other} has already"),
                );
            }
        }
    }

    fn catalogue(self) -> Result<Catalogue, CatalogueError> {
        if !self.complaints.is_empty() {
            return Err(CatalogueError { complaints: self.complaints });
        }
        let mut cards = vec![None; 256];
        for Placed { card, line: _ } in self.placed {
            let place = usize::from(card.id.0);
            cards[place] = Some(card);
        }
        Ok(Catalogue {
            cards,
            monsters: self.monsters,
            judgements: self.judgements,
            fingerprint: None,
            doubts: vec![],
        })
    }
}

fn whole(file: CardFile<'_>, what: &str) -> Complaint {
    Complaint { file: file.name.to_owned(), line: None, what: what.to_owned() }
}

fn same_name(a: &Card, b: &Card) -> bool {
    a.name.en.to_lowercase() == b.name.en.to_lowercase()
}

fn tasks(card: &Card) -> impl Iterator<Item = &TaskWord> {
    let texts = match &card.face {
        Face::Law { effect, others, .. } => {
            let other = |which| others.get(which).map(|text| &text.effect);
            let [revised, original] = OtherText::ALL.map(other);
            [Some(effect), revised, original]
        }
        Face::Character { .. } | Face::Criminal { .. } => [None; 3],
    };
    texts.into_iter().filter_map(|effect| match effect? {
        LawEffect::Task(task) => Some(task),
        LawEffect::Choose(_) | LawEffect::Scoring(_) => None,
    })
}

fn absent(entries: &[Entry], numbers: RangeInclusive<u8>) -> Vec<u8> {
    numbers.filter(|n| entries.iter().all(|e| e.number != Some(*n))).collect()
}

fn missing_cards(numbers: &[u8]) -> String {
    let listed: Vec<String> = numbers.iter().map(u8::to_string).collect();
    match &listed[..] {
        [one] => format!("card {one} is missing"),
        [..] => format!("cards {} are missing", listed.join(", ")),
    }
}
