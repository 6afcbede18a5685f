//! How the database was left. A bot that ends in good order leaves a mark beside the file; without one that fits, the
//! file is read through before anything is served.

use std::fs::{File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::files::{beside, give_to_owner_of, private_anew};
use viceroy_files::read_text;

/// How the last bot on this database ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LastEnd {
    /// There was none: nothing is stored yet.
    None,
    /// In good order, and nothing has touched the file since.
    Good,
    /// Not known to be in good order: killed, without power, of an earlier version; or the file was touched since.
    Unknown,
}

/// So many bytes a mark may have.
const LONGEST: u64 = 1 << 10;
/// A mark of the same moment as the last change could be older than the change; clocks of file systems tick slowly.
const TICK: Duration = Duration::from_millis(5);
const TICKS: u32 = 10;

fn name(database: &Path) -> PathBuf {
    beside(database, ".closed")
}

/// Whether there is a mark: the last bot has ended in good order, and no other has begun.
pub(super) fn stands(database: &Path) -> bool {
    name(database).exists()
}

/// Looks at the mark and takes it away: from now on, the end will be a bad one unless a new mark says otherwise.
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
        // It must not come back after a power failure, with a file that was written to meanwhile.
        File::open(folder)?.sync_all()?;
    }
    Ok(end)
}

/// Notes that the database is whole and closed. Without this note it is read through next time, so nothing is lost when
/// it cannot be made.
pub(super) fn leave(database: &Path) -> io::Result<()> {
    let mark = name(database);
    let text = shape(database)?;
    let mut file = private_anew(&mark)?;
    // The superuser's would be no use to the bot, which then reads the file through.
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

/// Changes that wait beside an empty database belong to one that was not.
fn holds_nothing(database: &Path) -> bool {
    shape(database).is_ok() && database.metadata().is_ok_and(|m| m.len() == 0)
}

fn read(mark: &Path, database: &Path) -> io::Result<bool> {
    let text = read_text(mark, LONGEST).map_err(io::Error::other)?;
    let fits = text == shape(database)?;
    Ok(fits && is_later(&mark.metadata()?, &database.metadata()?))
}

/// What changes when anything writes to the file or puts another one in its place. Nothing may be left beside it that
/// belongs into it.
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

/// Whether the mark was written after the last change of the database.
#[cfg(unix)]
fn is_later(mark: &Metadata, database: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (mark.mtime(), mark.mtime_nsec()) > (database.ctime(), database.ctime_nsec())
}

/// Whether the mark was written after the last change of the database.
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
        // At once, and as long as before.
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
