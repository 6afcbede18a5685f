//! A list of forgotten people next to the database, so that a restored backup learns of them even
//! if the old database is unreadable.

use super::files::{beside, give_to_owner_of, private_anew, sync_folder};
use crate::prelude::*;
use std::collections::BTreeSet;
use std::io::{self, Write};
use viceroy_files::read_text;

/// In bytes; enough for two million people.
const LONGEST: u64 = 64 << 20;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Forgotten {
    /// The pseudonym that the database's key gives.
    pub person: PersonId,
    pub at: i64,
}

fn name(database: &Path) -> PathBuf {
    let own = database.canonicalize().unwrap_or_else(|_| database.to_owned());
    beside(&own, ".forgotten")
}

pub fn forgotten_beside(database: &Path) -> BTreeSet<Forgotten> {
    let text = read_text(&name(database), LONGEST).unwrap_or_default();
    let read = |line: &str| {
        let (person, at) = line.split_once(' ')?;
        let person = PersonId(u64::from_str_radix(person, 16).ok()?);
        let at = at.parse().ok()?;
        Some(Forgotten { person, at })
    };
    text.lines().filter_map(read).collect()
}

pub(super) fn note(database: &Path, forgotten: &BTreeSet<Forgotten>) -> Result<()> {
    let file = name(database);
    let all = forgotten_beside(database);
    write(database, &file, all.union(forgotten)).writable(&file)
}

fn write<'f>(
    database: &Path,
    file: &Path,
    all: impl Iterator<Item = &'f Forgotten>,
) -> io::Result<()> {
    // Renamed into place, so that nobody reads a partial file.
    let new = beside(file, ".new");
    let mut writing = private_anew(&new)?;
    for Forgotten { person, at } in all {
        writeln!(writing, "{:x} {at}", person.0)?;
    }
    writing.sync_all()?;
    give_to_owner_of(database, &new)?;
    std::fs::rename(new, file)?;
    sync_folder(file)
}
