//! External card packs: a folder with two files, see `docs/cards.md`.

use std::path::Path;

use viceroy_files::read_text;
use viceroy_rules::LawBehaviour;
use viceroy_rules::cards::{CardFile, Catalogue, CatalogueError};

pub const CHARACTERS: &str = "characters.toml";
pub const LAWS: &str = "laws.toml";

/// In bytes: ten times the embedded files.
const LONGEST: u64 = 256 << 10;

/// # Errors
/// Everything wrong with the pack, including missing files.
pub fn read(folder: &Path) -> Result<Catalogue, CatalogueError> {
    let (characters, laws) = (folder.join(CHARACTERS), folder.join(LAWS));
    let (name, laws_name) = (characters.to_string_lossy(), laws.to_string_lossy());
    let (text, laws_text) = (text_of(&characters), text_of(&laws));
    let file = |name, text| CardFile { name, text };
    Catalogue::pack(
        file(&name, text.as_deref().map_err(String::as_str)),
        file(&laws_name, laws_text.as_deref().map_err(String::as_str)),
        &LawBehaviour::words(),
    )
}

/// The cards of this process, from a folder or embedded. Called once at startup; the cards are
/// leaked so that everything can borrow them.
///
/// # Errors
/// Everything wrong with them.
pub fn choose(folder: Option<&Path>) -> Result<&'static Catalogue, CatalogueError> {
    match folder {
        Some(folder) => Ok(Box::leak(Box::new(read(folder)?))),
        None => Catalogue::embedded(),
    }
}

fn text_of(path: &Path) -> Result<String, String> {
    read_text(path, LONGEST).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_of_too_much_is_refused_in_a_few_lines() {
        let folder = tempfile::tempdir().unwrap();
        let write =
            |file: &str, text: String| std::fs::write(folder.path().join(file), text).unwrap();
        write(LAWS, String::new());
        write(CHARACTERS, "[[character]]\nnumber = 1\n".repeat(200_000));
        let said = read(folder.path()).unwrap_err().lines();
        assert!(said.contains("characters.toml: the file has more than 256 KB"), "{said}");
        write(CHARACTERS, "[[character]]\nnumber = 1\n".repeat(10_000));
        let error = read(folder.path()).unwrap_err();
        let said = error.lines();
        assert!(said.contains("characters.toml:513: there are more than 256"), "{said}");
        assert!(error.complaints.len() < 10, "{said}");
        std::fs::remove_file(folder.path().join(CHARACTERS)).unwrap();
        std::fs::create_dir(folder.path().join(CHARACTERS)).unwrap();
        let said = read(folder.path()).unwrap_err().lines();
        assert!(said.contains("characters.toml: this is a folder"), "{said}");
    }
}
