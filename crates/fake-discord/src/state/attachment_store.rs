//! Storage for attachment bytes, and what was uploaded for command options, which is lost on
//! restart.

use std::collections::HashMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::prelude::*;

use super::private_file;

/// Attachment bytes.
#[derive(Debug)]
pub enum AttachmentStore {
    /// Lost on restart.
    Memory(HashMap<Snowflake, Bytes>),
    /// One file per attachment, named by its id.
    Folder(PathBuf),
}

impl AttachmentStore {
    /// Deletes files that are not in `in_use`. Fails if the directory is unusable.
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

    /// Must complete before the message that references the attachment is written.
    pub fn put(&mut self, id: Snowflake, bytes: &Bytes) -> io::Result<()> {
        match self {
            AttachmentStore::Memory(all) => {
                all.insert(id, bytes.clone());
                Ok(())
            }
            AttachmentStore::Folder(folder) => {
                private_file::create_anew(&folder.join(id.to_string()))?.write_all(bytes)
            }
        }
    }

    /// Reads an attachment.
    pub fn get(&self, id: Snowflake) -> Option<Bytes> {
        match self {
            AttachmentStore::Memory(all) => all.get(&id).cloned(),
            AttachmentStore::Folder(folder) => {
                fs::read(folder.join(id.to_string())).ok().map(Bytes::from)
            }
        }
    }
}

/// File id to owner and attachment.
#[derive(Default)]
pub(crate) struct Uploads(HashMap<Snowflake, (Snowflake, Attachment)>);

impl Uploads {
    pub(crate) fn of(&self, user: Snowflake, file: Snowflake) -> Option<&Attachment> {
        let (owner, attachment) = self.0.get(&file)?;
        (*owner == user).then_some(attachment)
    }

    pub(crate) fn insert(&mut self, user: Snowflake, file: Attachment) {
        self.0.insert(file.id, (user, file));
    }
}
