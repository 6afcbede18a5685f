//! Where the bytes of attachments lie.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::{fs, io};

use axum::body::Bytes;

use crate::world::Snowflake;

/// The bytes of attachments, in memory or in a folder.
#[derive(Debug)]
pub enum AttachmentStore {
    /// Gone when the process ends.
    Memory(HashMap<Snowflake, Bytes>),
    /// One file for each, named by its identifier.
    Folder(PathBuf),
}

impl AttachmentStore {
    /// The attachments of a kept world. Files that no message mentions are removed.
    ///
    /// # Errors
    /// When the folder cannot be used.
    pub fn open(folder: &Path, in_use: &BTreeSet<Snowflake>) -> io::Result<AttachmentStore> {
        let folder = folder.join("attachments");
        fs::create_dir_all(&folder)?;
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let id = entry.file_name().to_str().and_then(|name| name.parse().ok());
            if id.is_some_and(|id: Snowflake| !in_use.contains(&id)) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(AttachmentStore::Folder(folder))
    }

    /// Lays bytes down. Must be done before the message that mentions them is written.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn put(&mut self, id: Snowflake, bytes: &Bytes) -> io::Result<()> {
        match self {
            AttachmentStore::Memory(all) => {
                all.insert(id, bytes.clone());
                Ok(())
            }
            AttachmentStore::Folder(folder) => fs::write(folder.join(id.to_string()), bytes),
        }
    }

    /// Gives bytes out.
    pub fn get(&self, id: Snowflake) -> Option<Bytes> {
        match self {
            AttachmentStore::Memory(all) => all.get(&id).cloned(),
            AttachmentStore::Folder(folder) => {
                fs::read(folder.join(id.to_string())).ok().map(Bytes::from)
            }
        }
    }
}
