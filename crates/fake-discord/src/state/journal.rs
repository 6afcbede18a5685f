//! Append-only journal of world changes, one line per atomic set.
//!
//! Each line is written with one call before the change is published, so a killed process loses
//! nothing that was acknowledged. Only the last line can be torn, and it was not acknowledged.

use std::fs::{File, TryLockError};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::private_file;
use crate::error::FakeDiscordError;
use crate::prelude::*;

/// First line of the file; a new format needs a new header.
const HEADER: &str = "{\"standin\":2}\n";

/// An open journal.
#[derive(Debug)]
pub struct Journal {
    file: File,
    length: u64,
    /// File lock against a second process; released by the OS when we exit.
    _lock: File,
}

impl Journal {
    /// Fails if the directory is unusable or locked, or if the journal is corrupt anywhere but at
    /// its end.
    pub fn open(folder: &Path) -> Result<(Journal, World), FakeDiscordError> {
        let trouble = |error| FakeDiscordError::Keep(folder.to_owned(), error);
        fs::create_dir_all(folder).map_err(trouble)?;
        let lock = private_file::open(&folder.join("lock")).map_err(trouble)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => FakeDiscordError::InUse(folder.to_owned()),
            TryLockError::Error(error) => FakeDiscordError::Keep(folder.to_owned(), error),
        })?;
        let path = folder.join("journal.jsonl");
        let world = match fs::read(&path) {
            Ok(bytes) => read(&path, &bytes)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => World::default(),
            Err(error) => return Err(trouble(error)),
        };
        let (file, length) = compact(&path, &world).map_err(trouble)?;
        let journal = Journal { file, length, _lock: lock };
        Ok((journal, world))
    }

    /// Writes a set of changes atomically. On error the journal is unchanged.
    pub fn write(&mut self, changes: &[Change]) -> io::Result<()> {
        let mut line = serde_json::to_vec(changes)?;
        line.push(b'\n');
        match self.file.write_all(&line) {
            Ok(()) => {
                self.length += line.len() as u64;
                Ok(())
            }
            Err(error) => {
                // Truncate a partial write, so that the next line does not follow it.
                self.file.set_len(self.length)?;
                self.file.seek(SeekFrom::Start(self.length))?;
                Err(error)
            }
        }
    }
}

/// Data after the last line feed was never acknowledged.
fn read(path: &Path, bytes: &[u8]) -> Result<World, FakeDiscordError> {
    let damaged = |line: usize| FakeDiscordError::Damaged(path.to_owned(), line);
    let Some(end) = bytes.iter().rposition(|byte| *byte == b'\n') else {
        return Ok(World::default());
    };
    let mut world = World::default();
    for (number, line) in bytes[..end].split(|byte| *byte == b'\n').enumerate() {
        if number == 0 {
            ensure!(line == HEADER.trim_end().as_bytes(), damaged(1));
            continue;
        }
        let changes: Vec<Change> = serde_json::from_slice(line).map_err(|_| damaged(number + 1))?;
        for change in changes {
            world.apply(change);
        }
    }
    Ok(world)
}

/// Writes a compacted journal to a temporary file and renames it over the old one.
fn compact(path: &Path, world: &World) -> io::Result<(File, u64)> {
    let fresh: PathBuf = path.with_extension("new");
    let mut text = HEADER.as_bytes().to_vec();
    for change in world.as_changes() {
        serde_json::to_writer(&mut text, &[change])?;
        text.push(b'\n');
    }
    let mut file = private_file::create_anew(&fresh)?;
    file.write_all(&text)?;
    // The new file must be complete before it replaces the old one.
    file.sync_all()?;
    fs::rename(&fresh, path)?;
    Ok((file, text.len() as u64))
}
