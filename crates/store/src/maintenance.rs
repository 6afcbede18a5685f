//! Announced maintenance, in a file next to the database, since only the bot writes the database
//! while it runs.

use super::files::{beside, give_to_owner_of, private_anew};
use crate::prelude::*;
use std::io;
use viceroy_files::read_text;
use viceroy_model::timing::Maintenance;

/// In bytes.
const LONGEST: u64 = 1 << 10;

fn name(database: &Path) -> PathBuf {
    // The canonical path, if a link leads to an existing file.
    let own = database.canonicalize().unwrap_or_else(|_| database.to_owned());
    beside(&own, ".maintenance")
}

/// Announces or cancels a maintenance. The bot notices within a minute.
pub fn announce(database: &Path, wanted: Option<Maintenance>) -> Result<()> {
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
    // Renamed into place, so that nobody reads a partial file.
    let new = beside(file, ".new");
    io::Write::write_all(&mut private_anew(&new)?, line.as_bytes())?;
    give_to_owner_of(database, &new)?;
    std::fs::rename(new, file)
}

pub fn announced(database: &Path) -> Option<Maintenance> {
    let line = read_text(&name(database), LONGEST).ok()?;
    Maintenance::read(&line)
}

impl Store {
    pub fn maintenance(&self) -> Option<Maintenance> {
        announced(&self.database)
    }

    pub fn maintenance_is_over(&self) {
        if let Err(error) = announce(&self.database, None) {
            tracing::warn!(%error, "what was announced is over and cannot be taken back");
        }
    }
}
