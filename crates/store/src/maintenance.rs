//! A maintenance that the operator has announced: a line in a file beside the database, since only the bot writes the
//! database while it runs.

use std::io;
use std::path::{Path, PathBuf};

use super::Store;
use super::error::{StoreError, Writable};
use super::files::{beside, give_to_owner_of, private_anew};
use viceroy_files::read_text;
use viceroy_model::timing::Maintenance;

/// So many bytes its line may have.
const LONGEST: u64 = 1 << 10;

fn name(database: &Path) -> PathBuf {
    // By its own name, if it is named by a link that leads somewhere.
    let own = database.canonicalize().unwrap_or_else(|_| database.to_owned());
    beside(&own, ".maintenance")
}

/// Announces a maintenance, or takes back what was announced. The bot sees it within a minute.
///
/// # Errors
/// When the file beside the database cannot be written.
pub fn announce(database: &Path, wanted: Option<Maintenance>) -> Result<(), StoreError> {
    let file = name(database);
    let written = match wanted {
        Some(wanted) => write(database, &file, &wanted.line()),
        None => match std::fs::remove_file(&file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            Ok(()) | Err(_) => Ok(()),
        },
    };
    written.writable(&file)
}

fn write(database: &Path, file: &Path, line: &str) -> io::Result<()> {
    // Renamed, so that nobody reads half of it.
    let new = beside(file, ".new");
    io::Write::write_all(&mut private_anew(&new)?, line.as_bytes())?;
    give_to_owner_of(database, &new)?;
    std::fs::rename(new, file)
}

/// What is announced, as far as it can be read.
pub fn announced(database: &Path) -> Option<Maintenance> {
    let line = read_text(&name(database), LONGEST).ok()?;
    Maintenance::read(&line)
}

impl Store {
    /// The maintenance that the operator has announced.
    pub fn maintenance(&self) -> Option<Maintenance> {
        announced(&self.database)
    }

    /// Forgets what was announced: it is over, or was made.
    pub fn maintenance_is_over(&self) {
        if let Err(error) = announce(&self.database, None) {
            tracing::warn!(%error, "what was announced is over and cannot be taken back");
        }
    }
}
