//! The database's files: private to the bot's user from the first byte on, locked for one bot.

use crate::prelude::*;
use std::ffi::OsString;
use std::fs::{OpenOptions, TryLockError};
use std::io;
use viceroy_files::{InputError, is_file};

/// The files hold secrets of running games and tokens to reply in the bot's name.
#[cfg(unix)]
const OWNER_ONLY: u32 = 0o600;

/// The files of one database, locked by this process until dropped.
#[derive(Debug)]
pub(super) struct Files {
    pub(super) database: PathBuf,
    /// Detects that the name now refers to another file.
    #[cfg(unix)]
    identity: (u64, u64),
    locks: Vec<File>,
}

impl Files {
    /// Creates missing files and takes the locks.
    ///
    /// Two bots must never write one database, since each would answer from its own memory. OS
    /// locks end with their process. The lock on the database itself cannot be bypassed by a link;
    /// those on lock files are for earlier versions, and for systems where locking the database
    /// would conflict with SQLite.
    pub(super) fn take(path: &Path) -> Result<Files> {
        let given = given(path)?;
        is_a_file(path)?;
        is_not_being_replaced(path)?;
        belongs_to_nothing(path)?;
        let first = lock_beside(path, &given)?;
        Files::take_there(path, &given, first)
    }

    /// For replacing the database, which may be missing while leftovers exist.
    pub(super) fn take_over(path: &Path) -> Result<Files> {
        let given = given(path)?;
        is_a_file(path)?;
        let first = lock_beside(path, &given)?;
        if path.exists() {
            return Files::take_there(path, &given, first);
        }
        Ok(Files {
            database: given,
            #[cfg(unix)]
            identity: (0, 0),
            locks: vec![first],
        })
    }

    fn take_there(path: &Path, given: &Path, first: File) -> Result<Files> {
        // SQLite would open a write-protected file read-only and fail at the first game. Files that
        // SQLite creates inherit this file's mode.
        let file = private(path).writable(path)?;
        match take_the_rest(path, given, &file) {
            Ok((database, second)) => {
                let locks = [Some(first), second, Some(file)];
                let locks = locks.into_iter().flatten().collect();
                Ok(Files {
                    #[cfg(unix)]
                    identity: identity(&database).writable(path)?,
                    database,
                    locks,
                })
            }
            Err(error) => {
                // Closing any handle of a file releases this process's SQLite locks on it, so this
                // one must stay open.
                std::mem::forget(file);
                Err(error)
            }
        }
    }

    /// Call only for files known to be the bot's, while SQLite has none of them open.
    #[cfg(unix)]
    pub(super) fn narrow(&self) {
        use std::os::unix::fs::PermissionsExt;

        let names = ["", "-wal", "-shm", "-journal", ".lock"];
        let names = names.map(|end| beside(&self.database, end));
        let mut narrowed = vec![];
        for name in names {
            // Not opened: closing it would release SQLite's locks.
            let Ok(now) = std::fs::metadata(&name) else {
                continue;
            };
            let mode = now.permissions().mode() & 0o7777;
            let wanted = mode & OWNER_ONLY;
            if mode == wanted {
                continue;
            }
            match std::fs::set_permissions(&name, PermissionsExt::from_mode(wanted)) {
                Ok(()) => narrowed.push(format!("{} ({mode:o})", name.display())),
                Err(error) => tracing::warn!(
                    file = %name.display(), %error, "others on this machine can read this file"
                ),
            }
        }
        if !narrowed.is_empty() {
            tracing::warn!(
                files = narrowed.join(", "),
                "others on this machine could read the games; now only the bot's user can"
            );
        }
    }

    #[cfg(not(unix))]
    pub(super) fn narrow(&self) {}

    /// Writes to a moved or deleted file succeed silently, and nobody would find them.
    #[cfg(unix)]
    pub(super) fn is_in_place(&self) -> bool {
        use std::os::unix::fs::MetadataExt;
        std::fs::metadata(&self.database)
            .is_ok_and(|there| (there.dev(), there.ino()) == self.identity)
    }

    /// An open file can be neither moved nor deleted on this platform.
    #[cfg(not(unix))]
    pub(super) fn is_in_place(&self) -> bool {
        true
    }

    /// Unlocks explicitly: until a starting child process execs, it holds copies of all handles,
    /// and a lock lasts as long as any copy.
    pub(super) fn let_go(self) {
        for lock in &self.locks {
            if let Err(error) = lock.unlock() {
                tracing::debug!(%error, "a lock ends with its file");
            }
        }
        drop(self.locks);
    }
}

/// The absolute path, links not resolved. Creates a missing folder.
fn given(path: &Path) -> Result<PathBuf> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    std::fs::create_dir_all(folder).writable(path)?;
    let folder = folder.canonicalize().writable(path)?;
    Ok(path.file_name().map_or(folder.clone(), |n| folder.join(n)))
}

/// Suffix of the folder in which a restored database is prepared.
pub(super) const RESTORING: &str = ".restoring";

pub(super) fn is_a_file(path: &Path) -> Result<()> {
    match is_file(path) {
        Err(error @ InputError::NotAFile(_)) => {
            Err(StoreError::NotAFile { path: path.to_owned(), error })
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Refuses when a restore was interrupted.
pub(super) fn is_not_being_replaced(path: &Path) -> Result<()> {
    let own = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let folder = beside(&own, RESTORING);
    if !folder.exists() {
        return Ok(());
    }
    Err(StoreError::HalfRestored { path: path.to_owned(), folder })
}

/// Refuses to create a database where leftover files show that there was one.
pub(super) fn belongs_to_nothing(path: &Path) -> Result<()> {
    let size = |path: &Path| std::fs::metadata(path).map_or(0, |there| there.len());
    if size(path) > 0 {
        return Ok(());
    }
    let own = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let left = ["-wal", ".closed"].into_iter().map(|end| beside(&own, end));
    match left.into_iter().find(|left| size(left) > 0) {
        Some(left) => Err(StoreError::Orphaned { path: path.to_owned(), left }),
        None => Ok(()),
    }
}

#[cfg(unix)]
fn identity(database: &Path) -> io::Result<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    let there = database.metadata()?;
    Ok((there.dev(), there.ino()))
}

fn take_the_rest(path: &Path, given: &Path, file: &File) -> Result<(PathBuf, Option<File>)> {
    let database = path.canonicalize().writable(path)?;
    let beside = if database == given { None } else { Some(lock_beside(path, &database)?) };
    // On other systems this lock conflicts with the byte-range locks that SQLite takes.
    if cfg!(target_os = "linux") {
        lock(path, file)?;
    }
    Ok((database, beside))
}

fn lock_beside(path: &Path, database: &Path) -> Result<File> {
    let name = beside(database, ".lock");
    let file = private_unlinked(&name).writable(path)?;
    // A lock file created by root would keep the bot from starting.
    let _ = give_to_owner_of(database, &name);
    lock(path, &file)?;
    Ok(file)
}

fn lock(path: &Path, file: &File) -> Result<()> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked { path: path.to_owned() }),
        Err(TryLockError::Error(error)) => Err(error).writable(path),
    }
}

pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path.as_os_str());
    name.push(end);
    PathBuf::from(name)
}

/// Files that root creates next to the bot's must belong to the bot's user.
#[cfg(unix)]
pub(super) fn give_to_owner_of(like: &Path, file: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, lchown};

    // Not following links: a user who can create links here must not be given root's files
    // elsewhere.
    let (like, now) = (like.metadata()?, file.symlink_metadata()?);
    if (like.uid(), like.gid()) == (now.uid(), now.gid()) {
        return Ok(());
    }
    lchown(file, Some(like.uid()), Some(like.gid()))
}

#[cfg(not(unix))]
pub(super) fn give_to_owner_of(_like: &Path, _file: &Path) -> io::Result<()> {
    Ok(())
}

pub fn private_folder(path: &Path) -> io::Result<()> {
    let mut building = std::fs::DirBuilder::new();
    building.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut building, OWNER_ONLY | 0o100);
    building.create(path)
}

/// Fails when the path exists.
pub(super) fn new_private_folder(path: &Path) -> io::Result<()> {
    #[cfg_attr(not(unix), allow(unused_mut, reason = "rights are another matter there"))]
    let mut building = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut building, OWNER_ONLY | 0o100);
    building.create(path)
}

/// Makes renames in the folder survive a power failure.
pub(super) fn sync_folder(file: &Path) -> io::Result<()> {
    match file.parent() {
        Some(folder) if cfg!(unix) => {
            let here = folder.as_os_str().is_empty();
            File::open(if here { Path::new(".") } else { folder })?.sync_all()
        }
        Some(_) | None => Ok(()),
    }
}

pub(super) fn private(path: &Path) -> io::Result<File> {
    open_private(OpenOptions::new(), path)
}

/// A link is an error: it could lead to any file of the bot's user.
fn private_unlinked(path: &Path) -> io::Result<File> {
    #[cfg_attr(not(unix), allow(unused_mut, reason = "there is no such flag there"))]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(
        &mut options,
        rustix::fs::OFlags::NOFOLLOW.bits().cast_signed(),
    );
    open_private(options, path)
}

fn open_private(mut options: OpenOptions, path: &Path) -> io::Result<File> {
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, OWNER_ONLY);
    let file = options.open(path)?;
    if file.metadata()?.len() == 0 {
        for_owner_only(&file);
    }
    Ok(file)
}

/// Existing files are removed and links not followed: a user who can write to the folder may have
/// put a link there, or a file that others have open.
pub(super) fn private_anew(path: &Path) -> io::Result<File> {
    match std::fs::remove_file(path) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    private_new(path)
}

pub(super) fn private_new(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, OWNER_ONLY);
    let file = options.open(path)?;
    for_owner_only(&file);
    Ok(file)
}

/// The umask can deny access even to the owner.
#[cfg(unix)]
fn for_owner_only(file: &File) {
    let rights = std::os::unix::fs::PermissionsExt::from_mode(OWNER_ONLY);
    if let Err(error) = file.set_permissions(rights) {
        tracing::debug!(%error, "a file of somebody else");
    }
}

#[cfg(not(unix))]
fn for_owner_only(_file: &File) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_is_made_anew_follows_no_link_and_is_for_its_owner_alone() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (victim, link) = (folder.path().join("victim"), folder.path().join("link"));
        std::fs::write(&victim, "precious").unwrap();
        symlink(&victim, &link).unwrap();
        let open = folder.path().join("open");
        std::fs::write(&open, "old").unwrap();
        std::fs::set_permissions(&open, PermissionsExt::from_mode(0o666)).unwrap();
        let reader = File::open(&open).unwrap();
        for path in [&link, &open] {
            io::Write::write_all(&mut private_anew(path).unwrap(), b"games").unwrap();
            let made = path.symlink_metadata().unwrap();
            assert!(made.is_file());
            assert_eq!(made.permissions().mode() & 0o777, 0o600);
        }
        assert_eq!(std::fs::read_to_string(&victim).unwrap(), "precious");
        let read = io::read_to_string(reader).unwrap();
        assert_eq!(read, "old", "whoever had it open reads nothing new");
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_is_made_through_no_link() {
        let folder = tempfile::tempdir().unwrap();
        let (database, victim) = (folder.path().join("games.db"), folder.path().join("victim"));
        std::os::unix::fs::symlink(&victim, beside(&database, ".lock")).unwrap();
        assert!(lock_beside(&database, &database).is_err());
        assert!(!victim.exists());
    }

    #[test]
    fn a_copy_of_a_handle_keeps_no_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let first = lock_beside(&path, &path).unwrap();
        let copy = first.try_clone().unwrap();
        std::fs::write(&path, "").unwrap();
        let files = Files {
            #[cfg(unix)]
            identity: identity(&path).unwrap(),
            database: path.clone(),
            locks: vec![first],
        };
        assert!(lock_beside(&path, &path).is_err());
        files.let_go();
        assert!(lock_beside(&path, &path).is_ok());
        drop(copy);
    }
}
