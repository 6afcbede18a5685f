//! What is wrong with a language, held against English: for whoever translates (`viceroy check-language`), and for the
//! tests, which demand that nothing is.

mod flaw;
mod forms;
mod glossary;
mod limits;
mod messages;
mod pattern;
mod quoted;
mod variables;

use std::path::Path;
use std::sync::Arc;

pub use flaw::{Flaw, Wrong};
use serde_json::Value;

use crate::language::{Texts, language};
use crate::{LanguageError, Languages, Wording, english};
use messages::Messages;
use pattern::{Contents, GAP};

/// What is wrong with a language.
pub struct Checked {
    /// Everything that is wrong, file by file.
    pub flaws: Vec<Flaw>,
    /// How many words and sentences it has.
    pub said: usize,
}

/// What measures a language where it is shown, which is not known here.
pub struct Rulers {
    /// Which part of its width a card's title keeps.
    pub title_kept: fn(&str) -> f32,
    /// The commands as they are registered.
    pub commands: fn(&Languages) -> Value,
}

/// Checks a language that the program carries, by its tag.
///
/// # Errors
/// When it carries no such language.
pub fn check_carried(tag: &str) -> Result<Checked, LanguageError> {
    Ok(check(Path::new(tag), &Texts::carried(tag)?)?.0)
}

/// Checks the language in a folder, whose name is its tag.
///
/// # Errors
/// When the folder or a file cannot be opened, or its name is no language.
pub fn check_folder(folder: &Path, rulers: &Rulers) -> Result<Checked, LanguageError> {
    let (mut checked, wording) = check(folder, &Texts::in_folder(folder)?)?;
    if let Some(w) = wording {
        limits::check_titles(&w, rulers.title_kept, &mut checked.flaws);
        let commands = (rulers.commands)(&Languages::carried()?.and(w));
        limits::check_commands(&commands, &mut checked.flaws);
    }
    Ok(checked)
}

/// What a carried language says, for whoever checks how it is spelled.
pub struct Spelling {
    /// Its texts, without what is typed or put in.
    pub texts: Vec<String>,
    /// Words that are right though no dictionary has them.
    pub words: Vec<String>,
}

/// The texts of a language that the program carries, by its tag.
///
/// # Errors
/// When it carries no such language.
pub fn spelled(tag: &str) -> Result<Spelling, LanguageError> {
    let texts = Texts::carried(tag)?;
    let own = Messages::read(&texts, &mut vec![]);
    // What people type, names of people, and where names are broken on a face are no words of a dictionary.
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

/// The language too, unless a file of it cannot be read.
fn check(folder: &Path, texts: &Texts) -> Result<(Checked, Option<Wording>), LanguageError> {
    let tag = language(folder)?;
    let english = Arc::new(english());
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
    // What is wrong with a file was told with its line.
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
