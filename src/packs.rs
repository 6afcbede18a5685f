//! Outside card packs: a folder with the two files of a pack. The format is described in `docs/cards.md`.

use std::path::Path;

use viceroy_files::read_text;
use viceroy_rules::LawBehaviour;
use viceroy_rules::cards::{CardFile, Catalogue, CatalogueError};

/// The file of the characters.
pub const CHARACTERS: &str = "characters.toml";
/// The file of the laws.
pub const LAWS: &str = "laws.toml";

/// So many bytes a file may have: ten times those of the embedded cards.
const LONGEST: u64 = 256 << 10;

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
        &LawBehaviour::words(),
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
