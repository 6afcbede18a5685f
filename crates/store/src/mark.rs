//! Marks a clean shutdown with a file next to the database. Without a matching mark, the next start
//! checks the whole database.

use std::fs::{File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::files::{beside, give_to_owner_of, private_anew};
use viceroy_files::read_text;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LastEnd {
    None,
    Good,
    /// Killed, power failure, an earlier version, or touched since.
    Unknown,
}

/// What is said to the operator of a database that [`may_be_copied`].
pub const MAY_BE_COPIED: &str = "this database may be a copy: there is no -wal beside it and no valid .closed. If it is a backup, or another \
    program restored it, stop the bot and run viceroy restore with it; otherwise games go back to an earlier state without saying so. If you \
    moved it, changed its owner or wrote to it yourself, ignore this.";

const LONGEST: u64 = 1 << 10;
/// The mark must be newer than the last change, and file system clocks tick slowly.
const TICK: Duration = Duration::from_millis(5);
const TICKS: u32 = 10;

fn name(database: &Path) -> PathBuf {
    beside(database, ".closed")
}

pub(super) fn stands(database: &Path) -> bool {
    name(database).exists()
}

/// Whoever was killed leaves a journal, and who ended well a mark.
pub(super) fn may_be_copied(database: &Path) -> bool {
    let text = read_text(&name(database), LONGEST).ok();
    let is_marked = text.is_some_and(|text| shape(database).is_ok_and(|shape| shape == text));
    !is_marked && !holds_nothing(database) && !beside(database, "-wal").exists()
}

/// Removes the mark, so that a crash from now on counts as unclean.
pub(super) fn take(database: &Path) -> io::Result<LastEnd> {
    let mark = name(database);
    let end = match read(&mark, database) {
        Ok(true) => LastEnd::Good,
        Ok(false) | Err(_) if holds_nothing(database) => LastEnd::None,
        Ok(false) | Err(_) => LastEnd::Unknown,
    };
    match std::fs::remove_file(&mark) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(end),
        Err(error) => return Err(error),
    }
    if let Some(folder) = mark.parent()
        && cfg!(unix)
    {
        // The mark must not reappear after a power failure, when the file was written meanwhile.
        File::open(folder)?.sync_all()?;
    }
    Ok(end)
}

/// If the mark cannot be written, nothing is lost: the next start checks the file.
pub(super) fn leave(database: &Path) -> io::Result<()> {
    let mark = name(database);
    let text = shape(database)?;
    let mut file = private_anew(&mark)?;
    // The bot could not use a mark that belongs to root; it then checks the file.
    let _ = give_to_owner_of(database, &mark);
    for _ in 0..TICKS {
        file.set_len(0)?;
        io::Seek::rewind(&mut file)?;
        file.write_all(text.as_bytes())?;
        if is_later(&file.metadata()?, &database.metadata()?) {
            return Ok(());
        }
        std::thread::sleep(TICK);
    }
    Ok(())
}

/// A WAL next to an empty file belongs to a database that was not empty.
fn holds_nothing(database: &Path) -> bool {
    shape(database).is_ok() && database.metadata().is_ok_and(|m| m.len() == 0)
}

fn read(mark: &Path, database: &Path) -> io::Result<bool> {
    let text = read_text(mark, LONGEST).map_err(io::Error::other)?;
    let fits = text == shape(database)?;
    Ok(fits && is_later(&mark.metadata()?, &database.metadata()?))
}

/// Changes when anything writes to the file or replaces it. Fails when changes are left in a
/// journal.
fn shape(database: &Path) -> io::Result<String> {
    for end in ["-wal", "-journal"] {
        if beside(database, end).metadata().is_ok_and(|m| m.len() > 0) {
            return Err(io::Error::other("changes wait beside the database"));
        }
    }
    let now = database.metadata()?;
    let since = |at: SystemTime| at.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let changed = since(now.modified()?).as_nanos();
    let text = format!("1 {} {changed}", now.len());
    #[cfg(unix)]
    let text = {
        use std::os::unix::fs::MetadataExt;
        let (s, ns) = (now.ctime(), now.ctime_nsec());
        format!("{text} {s}.{ns} {} {}", now.dev(), now.ino())
    };
    Ok(text)
}

#[cfg(unix)]
fn is_later(mark: &Metadata, database: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (mark.mtime(), mark.mtime_nsec()) > (database.ctime(), database.ctime_nsec())
}

#[cfg(not(unix))]
fn is_later(mark: &Metadata, database: &Metadata) -> bool {
    match (mark.modified(), database.modified()) {
        (Ok(mark), Ok(database)) => mark > database,
        (Err(_), _) | (_, Err(_)) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_holds_until_the_file_is_touched_and_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        std::fs::write(&path, "").unwrap();
        assert_eq!(take(&path).unwrap(), LastEnd::None);
        std::fs::write(&path, "games").unwrap();
        assert_eq!(take(&path).unwrap(), LastEnd::Unknown);
        leave(&path).unwrap();
        assert_eq!(take(&path).unwrap(), LastEnd::Good);
        assert_eq!(take(&path).unwrap(), LastEnd::Unknown);

        leave(&path).unwrap();
        std::fs::write(&path, "gamas").unwrap();
        assert_eq!(take(&path).unwrap(), LastEnd::Unknown);

        leave(&path).unwrap();
        let copy = folder.path().join("copy");
        std::fs::copy(&path, &copy).unwrap();
        std::fs::rename(&copy, &path).unwrap();
        assert_eq!(take(&path).unwrap(), LastEnd::Unknown);

        leave(&path).unwrap();
        std::fs::write(beside(&path, "-wal"), "more").unwrap();
        assert_eq!(take(&path).unwrap(), LastEnd::Unknown);
        assert!(leave(&path).is_err());
    }
}
