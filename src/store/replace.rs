//! Another database takes the place of one that no bot has open. What is to come is made ready in a folder beside it; as long
//! as that folder stands no bot begins there.

use std::path::{Path, PathBuf};

use super::backup::sync_folder;
use super::error::{StoreError, Writable};
use super::files::{Files, RESTORING, beside, private_folder};
use super::mark;
use crate::timing::WallTime;

/// A database in whose place another one is put.
#[derive(Debug)]
pub struct Replacement {
    files: Files,
    folder: PathBuf,
}

impl Replacement {
    /// Takes the database, which may be missing, from all bots, and makes the folder for what is to come.
    ///
    /// # Errors
    /// When a bot has it open, or its folder cannot be written.
    pub fn begin(database: &Path) -> Result<Replacement, StoreError> {
        let files = Files::take_over(database)?;
        let folder = beside(&files.database, RESTORING);
        if folder.exists() {
            std::fs::remove_dir_all(&folder).writable(&folder)?;
        }
        private_folder(&folder).writable(&folder)?;
        Ok(Replacement { files, folder })
    }

    /// The database by its own name.
    pub fn database(&self) -> &Path {
        &self.files.database
    }

    /// Where the other one is made ready.
    pub fn new_one(&self) -> PathBuf {
        self.folder.join("games.db")
    }

    /// Puts it there; the one before stands aside under the name that is given back, if there was one.
    ///
    /// # Errors
    /// When something cannot be renamed. It can be begun anew then.
    pub fn swap(self, now: WallTime) -> Result<Option<PathBuf>, StoreError> {
        let Replacement { files, folder } = self;
        let waits = beside(&folder.join("games.db"), "-wal");
        if waits.metadata().is_ok_and(|there| there.len() > 0) {
            let what = "what was written to the new one has not come into its file".to_owned();
            return Err(StoreError::Unwritable { path: waits, what });
        }
        let database = files.database.clone();
        let aside = beside(&database, &format!(".replaced-{}", now.stamp()));
        let mut stands_aside = None;
        // What waits beside it belongs into it, wherever it stands.
        for end in ["-wal", "-journal", ""] {
            let from = beside(&database, end);
            if from.exists() {
                std::fs::rename(&from, beside(&aside, end)).writable(&from)?;
                stands_aside = Some(aside.clone());
            }
        }
        for end in ["-shm", ".closed"] {
            // Neither is of use without the file it was about.
            let _ = std::fs::remove_file(beside(&database, end));
        }
        std::fs::rename(folder.join("games.db"), &database).writable(&database)?;
        sync_folder(&database).writable(&database)?;
        std::fs::remove_dir_all(&folder).writable(&folder)?;
        // It was read through.
        if let Err(error) = mark::leave(&database) {
            tracing::debug!(%error, "the database will be read through at the next start");
        }
        files.let_go();
        Ok(stands_aside)
    }

    /// Leaves everything as it was.
    pub fn give_up(self) {
        let _ = std::fs::remove_dir_all(&self.folder);
        self.files.let_go();
    }
}
