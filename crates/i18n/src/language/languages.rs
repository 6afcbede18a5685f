//! The available languages, embedded or from a folder.
//!
//! Each is a folder named by its tag: `words` holds names of things, cards included; all other
//! files hold sentences. `docs/languages.md` explains how to add one.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use include_dir::{Dir, File, include_dir};
use unic_langid::LanguageIdentifier;

use crate::language::bundle::{Files, LanguageError, Wording};
use crate::language::nesting::too_deep;
use viceroy_files::read_text;

static CARRIED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/locales");
const FIRST: &str = "en";
/// Maximum bytes of a file: six times the longest embedded one.
const LONGEST: u64 = 256 << 10;
const WORDS: &str = "words";
const GLOSSARY: &str = "glossary.toml";

#[derive(Clone)]
pub struct Languages {
    all: Vec<Arc<Wording>>,
}

impl Languages {
    /// The embedded languages.
    ///
    /// # Errors
    /// If a file has a mistake, which the tests rule out.
    pub fn carried() -> Result<Languages, LanguageError> {
        // Everybody asks for the same, and reading takes long.
        static READ: OnceLock<Languages> = OnceLock::new();
        if let Some(read) = READ.get() {
            return Ok(read.clone());
        }
        let first = CARRIED.get_dir(FIRST);
        let first = first.ok_or_else(|| LanguageError::NoLanguage(FIRST.to_owned()))?;
        let mut languages = Languages { all: vec![Arc::new(carried(first, None)?)] };
        for folder in CARRIED.dirs() {
            if folder.path() != Path::new(FIRST) {
                languages.add(carried(folder, Some(languages.first()))?);
            }
        }
        Ok(READ.get_or_init(|| languages).clone())
    }

    /// The embedded languages and those in a folder, which override them.
    ///
    /// # Errors
    /// If the folder cannot be read or a language has a mistake; the message names the file.
    pub fn with_folder(folder: &Path) -> Result<Languages, LanguageError> {
        let mut languages = Languages::carried()?;
        for entry in listed(folder)? {
            if entry.is_dir() && !is_hidden(&entry) {
                languages.add(outside(&entry, languages.first())?);
            }
        }
        Ok(languages)
    }

    #[must_use]
    pub fn and(mut self, wording: Wording) -> Languages {
        self.add(wording);
        self
    }

    fn add(&mut self, wording: Wording) {
        self.all.retain(|w| w.language() != wording.language());
        self.all.push(Arc::new(wording));
        self.all.sort_by_key(|w| (*w.language() != FIRST, w.language().to_string()));
    }

    pub fn first(&self) -> &Arc<Wording> {
        // English is embedded, so the list is never empty.
        &self.all[0]
    }

    pub fn iter(&self) -> impl Iterator<Item = &Arc<Wording>> {
        self.all.iter()
    }

    pub fn chosen(&self, tag: &str) -> Option<String> {
        let mut tags = self.all.iter().map(|w| w.language().to_string());
        tags.find(|own| own == tag)
    }

    pub fn find_in_others<T>(&self, w: &Wording, find: impl Fn(&Wording) -> Vec<T>) -> Vec<T> {
        let others = self.all.iter();
        let others = others.filter(|other| other.language() != w.language());
        let mut found = others.map(|other| find(other));
        found.find(|found| !found.is_empty()).unwrap_or_default()
    }

    /// The best match for a tag: `pt` for `pt-BR`, English if there is none.
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

/// # Panics
/// If an embedded file has a mistake, which a test rules out.
#[allow(clippy::expect_used, reason = "a test reads every carried language")]
pub fn english() -> Arc<Wording> {
    let carried = Languages::carried().expect("the carried languages are right");
    Arc::clone(carried.first())
}

pub(crate) fn language(folder: &Path) -> Result<LanguageIdentifier, LanguageError> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    name.parse().map_err(|_| LanguageError::NoLanguage(folder.display().to_string()))
}

fn carried(
    folder: &'static Dir<'static>,
    instead: Option<&Arc<Wording>>,
) -> Result<Wording, LanguageError> {
    Wording::read(language(folder.path())?, &texts_of(folder).files(), instead)
}

fn outside(folder: &Path, instead: &Arc<Wording>) -> Result<Wording, LanguageError> {
    let texts = Texts::in_folder(folder)?;
    Wording::read(language(folder)?, &texts.files(), Some(instead))
}

pub(crate) struct Texts {
    pub words: Vec<(String, String)>,
    pub sentences: Vec<(String, String)>,
    pub glossary: Option<(String, String)>,
}

impl Texts {
    pub(crate) fn carried(tag: &str) -> Result<Texts, LanguageError> {
        let folder = CARRIED.get_dir(tag);
        let folder = folder.ok_or_else(|| LanguageError::NoLanguage(tag.to_owned()))?;
        Ok(texts_of(folder))
    }

    pub(crate) fn in_folder(folder: &Path) -> Result<Texts, LanguageError> {
        let read = |file: &Path| -> Result<(String, String), LanguageError> {
            let path = file.display().to_string();
            let text = match read_text(file, LONGEST) {
                Ok(text) => text,
                Err(error) => return Err(LanguageError::Unusable { path, error }),
            };
            match too_deep(&text) {
                Some(line) => Err(LanguageError::TooDeep { path, line }),
                None => Ok((path, text)),
            }
        };
        let texts = |folder: &Path| -> Result<Vec<(String, String)>, LanguageError> {
            let files = listed(folder)?.into_iter().filter(|file| is_fluent(file));
            files.map(|file| read(&file)).collect()
        };
        let (mut words, mut sentences) = (vec![], texts(folder)?);
        for inside in listed(folder)? {
            match inside.is_dir() {
                true if inside.ends_with(WORDS) => words = texts(&inside)?,
                true => sentences.extend(texts(&inside)?),
                false => {}
            }
        }
        let glossary = folder.join(GLOSSARY);
        let glossary = glossary.exists().then(|| read(&glossary)).transpose()?;
        Ok(Texts { words, sentences, glossary })
    }

    pub(crate) fn files(&self) -> Files<'_> {
        Files { words: borrowed(&self.words), sentences: borrowed(&self.sentences) }
    }
}

fn texts_of(folder: &'static Dir<'static>) -> Texts {
    let text = |file: &'static File<'static>| {
        let path = file.path().to_str()?.to_owned();
        Some((path, file.contents_utf8()?.to_owned()))
    };
    let texts = |folder: &'static Dir<'static>| {
        let files = folder.files().filter(|file| is_fluent(file.path()));
        files.filter_map(text)
    };
    let (words, others): (Vec<_>, Vec<_>) =
        folder.dirs().partition(|inside| inside.path().ends_with(WORDS));
    Texts {
        words: words.into_iter().flat_map(texts).collect(),
        sentences: [folder].into_iter().chain(others).flat_map(texts).collect(),
        glossary: folder.get_file(folder.path().join(GLOSSARY)).and_then(text),
    }
}

fn borrowed(files: &[(String, String)]) -> Vec<(&str, &str)> {
    let each = files.iter();
    each.map(|(name, text)| (name.as_str(), text.as_str())).collect()
}

fn is_hidden(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().starts_with('.')
}

fn is_fluent(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "ftl")
}

fn unreadable(path: &Path, error: std::io::Error) -> LanguageError {
    LanguageError::Unreadable { path: path.display().to_string(), error }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        let folder = tempfile::tempdir().unwrap();
        let language = folder.path().join("la");
        std::fs::create_dir(&language).unwrap();
        std::fs::write(language.join("lobby.ftl"), text).unwrap();
        Languages::with_folder(folder.path()).err().expect("it is refused").to_string()
    }

    #[test]
    fn files_that_nobody_could_read_are_refused_with_file_and_line() {
        let deep = format!("one = 1\n\ntwo = {}$x{}\n", "{ ".repeat(20_000), " }".repeat(20_000));
        let said = refused(&deep);
        assert!(said.contains("lobby.ftl: line 3: "), "{said}");
        let said = refused(&"# nothing\n".repeat(100_000));
        assert!(said.contains("lobby.ftl: ") && said.contains("256 KB"), "{said}");
    }

    #[cfg(unix)]
    #[test]
    fn an_endless_file_is_refused_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let language = folder.path().join("la");
        std::fs::create_dir(&language).unwrap();
        std::os::unix::fs::symlink("/dev/zero", language.join("lobby.ftl")).unwrap();
        let said = Languages::with_folder(folder.path()).err().expect("it is refused").to_string();
        assert!(said.contains("lobby.ftl: this is a device"), "{said}");
    }

    #[test]
    fn no_carried_file_is_near_the_limits() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/locales");
        for tag in ["en", "de", "ru"] {
            Texts::in_folder(&folder.join(tag)).unwrap();
        }
    }
}
