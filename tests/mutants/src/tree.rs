//! A copy of the package with switched mutants.

use crate::changes::{self, Mutant};
use crate::edit::{self, Place};
use std::collections::BTreeMap;
use std::fs;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Reads the active mutant at runtime and logs the reached ones to a file.
const SWITCH: &str = r#"
#[doc(hidden)]
#[inline]
pub fn mutant(number: usize) -> bool {
    use std::io::Write;
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicBool, Ordering};
    static ON: LazyLock<usize> = LazyLock::new(|| std::env::var("VICEROY_MUTANT").map_or(0, |on| on.parse().expect("a number")));
    static REACHED: LazyLock<Option<std::fs::File>> = LazyLock::new(|| {
        let path = std::env::var_os("VICEROY_MUTANTS_REACHED")?;
        Some(std::fs::File::options().append(true).create(true).open(path).expect("a file to append to"))
    });
    static SEEN: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];
    if let Some(mut file) = REACHED.as_ref()
        && !SEEN[number].swap(true, Ordering::Relaxed)
    {
        file.write_all(format!("{number}\n").as_bytes()).expect("a line");
    }
    number == *ON
}
"#;

/// Files that are tracked or not ignored by git.
pub fn files(root: &Path) -> Result<Vec<PathBuf>> {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()?;
    let names = String::from_utf8(listed.stdout).map_err(Error::other)?;
    let files = names.split('\0').filter(|name| !name.is_empty()).map(PathBuf::from);
    Ok(files.filter(|file| root.join(file).is_file()).collect())
}

pub fn mutants(root: &Path, files: &[PathBuf], folder: &str) -> Result<Vec<Mutant>> {
    let (mut found, mut tests) = (vec![], vec![]);
    for file in files
        .iter()
        .filter(|file| file.starts_with(folder) && file.extension().is_some_and(|end| end == "rs"))
    {
        let name = file.to_str().ok_or_else(|| Error::other("a name in no letters"))?;
        let text = fs::read_to_string(root.join(file))?;
        let (mutants, modules) = changes::of_file(name, &text)
            .map_err(|error| Error::other(format!("{name}: {error}")))?;
        let stem = file.with_extension("");
        let home = if file.ends_with("mod.rs") || file.ends_with("lib.rs") {
            below_parent(file)
        } else {
            stem
        };
        tests.extend(modules.iter().map(|module| home.join(module)));
        found.extend(mutants);
    }
    found.retain(|mutant| {
        !tests.iter().any(|test| Path::new(&mutant.file).with_extension("").starts_with(test))
    });
    Ok(found)
}

fn below_parent(file: &Path) -> PathBuf {
    file.parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Returns where in the files the mutants are.
pub fn write(
    root: &Path,
    copy: &Path,
    files: &[PathBuf],
    mutants: &[&Mutant],
    ways: &[Option<usize>],
) -> Result<BTreeMap<String, Vec<Place>>> {
    let mut all = BTreeMap::new();
    for file in files {
        let mut text = fs::read(root.join(file))?;
        let edits = mutants
            .iter()
            .zip(ways)
            .enumerate()
            .filter(|(_, (mutant, _))| Path::new(&mutant.file) == file);
        let edits: Vec<_> = edits
            .filter_map(|(number, (mutant, way))| Some((number + 1, &mutant.edits[(*way)?])))
            .collect();
        if !edits.is_empty() {
            let original = String::from_utf8(text).map_err(Error::other)?;
            let (new, places) = edit::switched(&original, edits);
            text = new.into_bytes();
            all.insert(file.display().to_string(), places);
        }
        if file.ends_with("src/lib.rs") && mutants.iter().any(|mutant| is_in(file, mutant)) {
            text.extend(SWITCH.replace("COUNT", &(mutants.len() + 1).to_string()).into_bytes());
        }
        write_if_new(&root.join(file), &copy.join(file), &text)?;
    }
    Ok(all)
}

fn is_in(lib: &Path, mutant: &Mutant) -> bool {
    Path::new(&mutant.file).starts_with(below_parent(lib))
}

/// Keeps unchanged files untouched, so that they are not rebuilt.
fn write_if_new(original: &Path, path: &Path, text: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|there| there == text) {
        return Ok(());
    }
    fs::create_dir_all(below_parent(path))?;
    fs::write(path, text)?;
    fs::set_permissions(path, fs::metadata(original)?.permissions())
}
