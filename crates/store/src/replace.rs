//! Replaces a database that no bot has open. The new one is prepared in a folder next to it; while
//! that folder exists, no bot starts there.

use super::files::{Files, RESTORING, beside, give_to_owner_of, private_folder, sync_folder};
use super::mark;
use crate::prelude::*;

const NEW: &str = "games.db";

#[derive(Debug)]
pub struct Replacement {
    files: Files,
    folder: PathBuf,
}

impl Replacement {
    /// # Errors
    /// When a bot has it open, or its folder cannot be written.
    pub fn begin(database: &Path) -> Result<Replacement> {
        let files = Files::take_over(database)?;
        let folder = beside(&files.database, RESTORING);
        if folder.exists() {
            std::fs::remove_dir_all(&folder).writable(&folder)?;
        }
        private_folder(&folder).writable(&folder)?;
        Ok(Replacement { files, folder })
    }

    pub fn database(&self) -> &Path {
        &self.files.database
    }

    pub fn new_one(&self) -> PathBuf {
        self.folder.join(NEW)
    }

    /// Swaps the databases. Returns the path to which the old one was moved, if there was one.
    ///
    /// # Errors
    /// When something cannot be renamed. It can be retried.
    pub fn swap(self, now: WallTime) -> Result<Option<PathBuf>> {
        if let Err(error) = self.is_ready() {
            self.give_up();
            return Err(error);
        }
        let Replacement { files, folder } = self;
        let database = files.database.clone();
        let aside = beside(&database, &format!(".replaced-{}", now.stamp()));
        let mut stands_aside = None;
        // Journals belong to the file, so they move with it.
        for end in ["-wal", "-journal", ""] {
            let from = beside(&database, end);
            if from.exists() {
                std::fs::rename(&from, beside(&aside, end)).writable(&from)?;
                stands_aside = Some(aside.clone());
            }
        }
        for end in ["-shm", ".closed"] {
            let _ = std::fs::remove_file(beside(&database, end));
        }
        std::fs::rename(folder.join(NEW), &database).writable(&database)?;
        sync_folder(&database).writable(&database)?;
        std::fs::remove_dir_all(&folder).writable(&folder)?;
        // It was checked completely.
        if let Err(error) = mark::leave(&database) {
            tracing::debug!(%error, "the database will be read through at the next start");
        }
        for end in [".closed", ".lock"] {
            // They may belong to root.
            let _ = give_to_owner_of(&database, &beside(&database, end));
        }
        files.let_go();
        Ok(stands_aside)
    }

    fn is_ready(&self) -> Result<()> {
        let (database, new) = (&self.files.database, self.new_one());
        let waits = beside(&new, "-wal");
        if waits.metadata().is_ok_and(|there| there.len() > 0) {
            let what = "what was written to the new one has not come into its file".to_owned();
            return Err(StoreError::Unwritable { path: waits, what });
        }
        let like = match database.exists() {
            true => database.clone(),
            false => folder_of(database),
        };
        give_to_owner_of(&like, &new).writable(&new)
    }

    pub fn give_up(self) {
        let _ = std::fs::remove_dir_all(&self.folder);
        self.files.let_go();
    }
}

fn folder_of(file: &Path) -> PathBuf {
    file.parent().map_or(PathBuf::from("."), Path::to_owned)
}
