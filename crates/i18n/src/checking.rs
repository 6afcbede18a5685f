//! Lints a translation against English, for translators (`viceroy check-language`) and for the
//! tests of the carried languages.

mod flaw;
mod forms;
mod glossary;
mod limits;
mod messages;
mod pattern;
mod quoted;
mod variables;

use std::path::Path;

pub use flaw::{Flaw, Wrong};
use serde_json::Value;

use crate::language::{Texts, language};
use crate::{LanguageError, Languages, Wording, english};
use messages::Messages;
use pattern::{Contents, GAP};

pub struct Checked {
    pub flaws: Vec<Flaw>,
    pub said: usize,
}

pub struct Rulers {
    /// Takes a card title; returns the fraction of its width left after narrowing.
    pub title_kept: fn(&str) -> f32,
    pub commands: fn(&Languages) -> Value,
}

/// Checks an embedded language by its tag.
///
/// # Errors
/// If no such language is embedded.
pub fn check_carried(tag: &str) -> Result<Checked, LanguageError> {
    Ok(check(Path::new(tag), &Texts::carried(tag)?)?.0)
}

/// Checks the language in a folder whose name is the language tag.
///
/// # Errors
/// If the folder or a file cannot be read, or its name is not a language tag.
pub fn check_folder(folder: &Path, rulers: &Rulers) -> Result<Checked, LanguageError> {
    let (mut checked, wording) = check(folder, &Texts::in_folder(folder)?)?;
    if let Some(w) = wording {
        limits::check_titles(&w, rulers.title_kept, &mut checked.flaws);
        let commands = (rulers.commands)(&Languages::carried()?.and(w));
        limits::check_commands(&commands, &mut checked.flaws);
    }
    Ok(checked)
}

/// Texts for the spell checker.
pub struct Spelling {
    pub texts: Vec<String>,
    /// Correct words that no dictionary has.
    pub words: Vec<String>,
}

/// The texts of an embedded language, by its tag.
///
/// # Errors
/// If no such language is embedded.
pub fn spelled(tag: &str) -> Result<Spelling, LanguageError> {
    let texts = Texts::carried(tag)?;
    let own = Messages::read(&texts, &mut vec![]);
    // Typed input, player names and line-breaking hints are not dictionary words.
    let is_word = |key: &str| !key.starts_with("typed-") && !key.starts_with("computer-name-");
    let is_read = |key: &str| is_word(key) && !key.ends_with("-face");
    let read = own.iter().filter(|(key, _)| is_read(key));
    let texts_read = read.map(|(_, message)| {
        let parts = Contents::without_answers(&message.pattern);
        let text = parts.text().replace(GAP, " ");
        text.split('`').step_by(2).collect::<Vec<_>>().join(" ")
    });
    let glossary = texts.glossary.as_ref();
    Ok(Spelling {
        texts: texts_read.collect(),
        words: glossary.map_or_else(Vec::new, |(_, text)| glossary::own_words(text)),
    })
}

/// Returns no `Wording` if a file cannot be parsed.
fn check(folder: &Path, texts: &Texts) -> Result<(Checked, Option<Wording>), LanguageError> {
    let tag = language(folder)?;
    let english = english();
    let is_english = tag == *english.language();
    let carried = Texts::carried("en")?;
    let model = Messages::read(&carried, &mut vec![]);
    let mut flaws = vec![];
    let own = Messages::read(texts, &mut flaws);
    variables::check(&model, &own, &tag, &mut flaws);
    forms::check(&own, &mut flaws);
    limits::check(&own, &mut flaws);
    if !is_english {
        messages::check(&model, &own, &mut flaws);
        quoted::check(&model, &own, &mut flaws);
    }
    if let Some((file, text)) = &texts.glossary {
        glossary::check(&model, &own, (file, text), &mut flaws);
    }
    // Parse errors were already reported with their line.
    let wording = Wording::read(tag, &texts.files(), Some(&english)).ok();
    if let Some(w) = &wording {
        limits::check_composed(w, &mut flaws);
    }
    flaws.sort();
    flaws.dedup();
    let said = own.len();
    Ok((Checked { flaws, said }, wording))
}

#[cfg(test)]
mod tests;
