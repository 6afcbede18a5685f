//! Files for their owner alone: they hold private messages, pictures and interaction tokens.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// What stood there before is removed, since it may be a link or have wider permissions.
pub(super) fn create_anew(path: &Path) -> io::Result<File> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    owner_only().write(true).create_new(true).open(path)
}

/// Keeps what stands there.
pub(super) fn open(path: &Path) -> io::Result<File> {
    owner_only().write(true).create(true).truncate(false).open(path)
}

fn owner_only() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
