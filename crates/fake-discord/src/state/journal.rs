//! The pretend server's memory: a file of changes, one line for each set that belongs together.
//!
//! A line is written with one call before anybody is told of it, so a process killed at any moment
//! has lost nothing that was answered. Only the last line can be torn, and then it was not answered.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::error::FakeDiscordError;
use crate::world::{Change, World};

/// The file's first line. Another format needs another line.
const HEADER: &str = "{\"standin\":2}\n";

/// The open journal of a folder.
#[derive(Debug)]
pub struct Journal {
    file: File,
    length: u64,
    /// Held so that no second stand-in writes here; the system lets go of it when we die.
    _lock: File,
}

impl Journal {
    /// Opens the journal of a folder and reads the world in it.
    ///
    /// # Errors
    /// When the folder cannot be used, another stand-in uses it, or the journal is damaged
    /// elsewhere than at its end.
    pub fn open(folder: &Path) -> Result<(Journal, World), FakeDiscordError> {
        let trouble = |error| FakeDiscordError::Keep(folder.to_owned(), error);
        fs::create_dir_all(folder).map_err(trouble)?;
        let lock = File::create(folder.join("lock")).map_err(trouble)?;
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

    /// Writes a set of changes, as a whole or not at all.
    ///
    /// # Errors
    /// When the disk refuses; the journal is then as it was before.
    pub fn write(&mut self, changes: &[Change]) -> io::Result<()> {
        let mut line = serde_json::to_vec(changes)?;
        line.push(b'\n');
        match self.file.write_all(&line) {
            Ok(()) => {
                self.length += line.len() as u64;
                Ok(())
            }
            Err(error) => {
                // A piece may have been written: the next line must not stand behind it.
                self.file.set_len(self.length)?;
                self.file.seek(SeekFrom::Start(self.length))?;
                Err(error)
            }
        }
    }
}

/// Reads the changes back. What stands behind the last line feed was never answered for.
fn read(path: &Path, bytes: &[u8]) -> Result<World, FakeDiscordError> {
    let damaged = |line: usize| FakeDiscordError::Damaged(path.to_owned(), line);
    let Some(end) = bytes.iter().rposition(|byte| *byte == b'\n') else {
        return Ok(World::default());
    };
    let mut world = World::default();
    for (number, line) in bytes[..end].split(|byte| *byte == b'\n').enumerate() {
        if number == 0 {
            if line != HEADER.trim_end().as_bytes() {
                return Err(damaged(1));
            }
            continue;
        }
        let changes: Vec<Change> = serde_json::from_slice(line).map_err(|_| damaged(number + 1))?;
        for change in changes {
            world.apply(change);
        }
    }
    Ok(world)
}

/// Writes the journal anew with what is left of it, beside the old one, and puts it in its place.
fn compact(path: &Path, world: &World) -> io::Result<(File, u64)> {
    let fresh: PathBuf = path.with_extension("new");
    let mut text = HEADER.as_bytes().to_vec();
    for change in world.as_changes() {
        serde_json::to_writer(&mut text, &[change])?;
        text.push(b'\n');
    }
    // One that was left behind may be open to others.
    match fs::remove_file(&fresh) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    // What people say to each other and the tokens of their interactions are nobody else's business.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&fresh)?;
    file.write_all(&text)?;
    // The new file must be whole before it takes the old one's name.
    file.sync_all()?;
    fs::rename(&fresh, path)?;
    Ok((file, text.len() as u64))
}
