//! Outside card packs: a folder with the two files of a pack. The format is described in `docs/cards.md`.

use std::io::{self, ErrorKind};
use std::path::Path;

use viceroy_rules::Deed;
use viceroy_rules::cards::{CardFile, Catalogue, CatalogueError};

/// The file of the characters.
pub const CHARACTERS: &str = "characters.toml";
/// The file of the laws.
pub const LAWS: &str = "laws.toml";

/// Reads and checks the pack in a folder.
///
/// # Errors
/// Everything that is wrong with it, files that are missing included.
pub fn read(folder: &Path) -> Result<Catalogue, CatalogueError> {
    let (characters, laws) = (folder.join(CHARACTERS), folder.join(LAWS));
    let (name, laws_name) = (characters.to_string_lossy(), laws.to_string_lossy());
    let (text, laws_text) = (text_of(&characters), text_of(&laws));
    let file = |name, text| CardFile { name, text };
    Catalogue::pack(
        file(&name, text.as_deref().map_err(String::as_str)),
        file(&laws_name, laws_text.as_deref().map_err(String::as_str)),
        &Deed::words(),
    )
}

/// The cards a process plays with: those of a folder, or the embedded ones. A process asks once, at its start; the
/// cards then stay for its whole life, so that everything can refer to them.
///
/// # Errors
/// Everything that is wrong with them.
pub fn choose(folder: Option<&Path>) -> Result<&'static Catalogue, CatalogueError> {
    match folder {
        Some(folder) => Ok(Box::leak(Box::new(read(folder)?))),
        None => Catalogue::embedded(),
    }
}

fn text_of(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| unreadable(&error))
}

fn unreadable(error: &io::Error) -> String {
    if error.kind() == ErrorKind::NotFound {
        "there is no such file".to_owned()
    } else if error.kind() == ErrorKind::InvalidData {
        "this is not a text in UTF-8".to_owned()
    } else {
        format!("the file cannot be read: {error}")
    }
}
