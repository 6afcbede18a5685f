//! The languages there are: a folder each, the carried ones embedded.
//!
//! A language is a folder whose name is its tag: files in its folder `words` hold what things are called, cards included;
//! those in its other folders, by subject, and in itself hold sentences. `docs/languages.md` says how to add one.

use std::path::Path;
use std::sync::Arc;

use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use crate::wording::language::bundle::{Files, LanguageError, Wording};

static CARRIED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");
/// What is spoken where nothing better is known.
const FIRST: &str = "en";
const WORDS: &str = "words";

/// Every language that can be spoken, English first.
#[derive(Clone)]
pub struct Languages {
    all: Vec<Arc<Wording>>,
}

impl Languages {
    /// The languages that the program carries.
    ///
    /// # Errors
    /// When a file of one has a mistake, which a test of every carried language rules out.
    pub fn carried() -> Result<Languages, LanguageError> {
        let english = Arc::new(carried_english()?);
        let mut languages = Languages { all: vec![english] };
        for folder in CARRIED.dirs() {
            if folder.path() != Path::new(FIRST) {
                languages.add(carried(folder, Some(languages.first()))?);
            }
        }
        Ok(languages)
    }

    /// The carried languages, and those of a folder that holds a folder for each. A carried one can be replaced so.
    ///
    /// # Errors
    /// When the folder cannot be read, or a language in it has a mistake; the sentence names the file.
    pub fn with_folder(folder: &Path) -> Result<Languages, LanguageError> {
        let mut languages = Languages::carried()?;
        for entry in listed(folder)? {
            if entry.is_dir() && !is_hidden(&entry) {
                languages.add(outside(&entry, languages.first())?);
            }
        }
        Ok(languages)
    }

    fn add(&mut self, wording: Wording) {
        self.all.retain(|w| w.language() != wording.language());
        self.all.push(Arc::new(wording));
        self.all
            .sort_by_key(|w| (*w.language() != FIRST, w.language().to_string()));
    }

    /// The language that is spoken where nothing better is known: English.
    pub fn first(&self) -> &Arc<Wording> {
        // English is carried, so there is always one.
        &self.all[0]
    }

    /// All of them, English first.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Wording>> {
        self.all.iter()
    }

    /// The language of a tag, as a chat or a database names it, or the nearest one there is: `pt` for `pt-BR`, and
    /// English where there is none.
    pub fn nearest(&self, tag: &str) -> &Arc<Wording> {
        let Ok(wanted) = tag.parse::<LanguageIdentifier>() else {
            return self.first();
        };
        let same = self.all.iter().find(|w| *w.language() == wanted);
        let near = || {
            let mut all = self.all.iter();
            all.find(|w| w.language().language == wanted.language)
        };
        same.or_else(near).unwrap_or_else(|| self.first())
    }
}

/// English, as the program carries it.
///
/// # Panics
/// When a carried file has a mistake, which a test rules out.
#[allow(clippy::expect_used, reason = "a test reads every carried language")]
pub fn english() -> Wording {
    carried_english().expect("the carried English is right")
}

fn carried_english() -> Result<Wording, LanguageError> {
    let folder = CARRIED.get_dir(FIRST);
    carried(
        folder.ok_or_else(|| LanguageError::NoLanguage(FIRST.to_owned()))?,
        None,
    )
}

fn language(folder: &Path) -> Result<LanguageIdentifier, LanguageError> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    name.parse()
        .map_err(|_| LanguageError::NoLanguage(folder.display().to_string()))
}

fn carried(
    folder: &'static Dir<'static>,
    instead: Option<&Arc<Wording>>,
) -> Result<Wording, LanguageError> {
    let texts = |folder: &'static Dir<'static>| {
        let files = folder.files().filter(|file| is_fluent(file.path()));
        files.filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
    };
    let (words, others): (Vec<_>, Vec<_>) = folder
        .dirs()
        .partition(|inside| inside.path().ends_with(WORDS));
    let files = Files {
        words: words.into_iter().flat_map(texts).collect(),
        sentences: [folder].into_iter().chain(others).flat_map(texts).collect(),
    };
    Wording::read(language(folder.path())?, &files, instead)
}

fn outside(folder: &Path, instead: &Arc<Wording>) -> Result<Wording, LanguageError> {
    let texts = |folder: &Path| -> Result<Vec<(String, String)>, LanguageError> {
        let files = listed(folder)?.into_iter().filter(|file| is_fluent(file));
        files
            .map(|file| {
                let text = std::fs::read_to_string(&file);
                let text = text.map_err(|error| unreadable(&file, error))?;
                Ok((file.display().to_string(), text))
            })
            .collect()
    };
    let words = texts(&folder.join(WORDS))?;
    let mut sentences = texts(folder)?;
    for inside in listed(folder)? {
        if inside.is_dir() && !inside.ends_with(WORDS) {
            sentences.extend(texts(&inside)?);
        }
    }
    let files = Files {
        words: borrowed(&words),
        sentences: borrowed(&sentences),
    };
    Wording::read(language(folder)?, &files, Some(instead))
}

fn borrowed(files: &[(String, String)]) -> Vec<(&str, &str)> {
    let each = files.iter();
    each.map(|(name, text)| (name.as_str(), text.as_str()))
        .collect()
}

/// What tools keep beside the languages.
fn is_hidden(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().starts_with('.')
}

fn is_fluent(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "ftl")
}

fn unreadable(path: &Path, error: std::io::Error) -> LanguageError {
    LanguageError::Unreadable {
        path: path.display().to_string(),
        error,
    }
}

fn listed(folder: &Path) -> Result<Vec<std::path::PathBuf>, LanguageError> {
    let entries = std::fs::read_dir(folder).map_err(|error| unreadable(folder, error))?;
    let mut found = vec![];
    for entry in entries {
        found.push(entry.map_err(|error| unreadable(folder, error))?.path());
    }
    found.sort();
    Ok(found)
}
