//! Files named by the operator. Only regular files up to a size limit are read, since a pipe would
//! block and a device may never end; what is written is made anew, through no link.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

/// Displayed as the rest of a sentence that begins with the file's name.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    #[error("there is no such file")]
    Missing,
    #[error("this is {0}, not a file; name an ordinary file")]
    NotAFile(&'static str),
    #[error(
        "the file has more than {} KB, which is more than such a file can need; name the right file, or make it shorter", .0 / 1024
    )]
    TooLong(u64),
    #[error("this is not a text in UTF-8")]
    NotText,
    #[error("the file cannot be read: {0}")]
    Unreadable(io::Error),
}

impl InputError {
    fn of(error: io::Error) -> InputError {
        match error.kind() {
            ErrorKind::NotFound => InputError::Missing,
            _ => InputError::Unreadable(error),
        }
    }
}

/// Reads a regular text file of at most `most` bytes.
///
/// # Errors
/// When it is anything else, without waiting for it or reading more of it.
pub fn read_text(path: &Path, most: u64) -> Result<String, InputError> {
    // Before opening, because opening some devices has effects.
    is_ordinary(&path.metadata().map_err(InputError::of)?)?;
    let file = open(path).map_err(InputError::of)?;
    // The file may have been replaced meanwhile.
    let there = file.metadata().map_err(InputError::of)?;
    is_ordinary(&there)?;
    if there.len() > most {
        return Err(InputError::TooLong(most));
    }
    let mut bytes = vec![];
    // It may grow, and some system files report a length of 0.
    let read = file.take(most.saturating_add(1)).read_to_end(&mut bytes);
    if read.map_err(InputError::of)? as u64 > most {
        return Err(InputError::TooLong(most));
    }
    String::from_utf8(bytes).map_err(|_| InputError::NotText)
}

/// Writes a file in place of a regular one of that name.
///
/// # Errors
/// When something else has the name, as a link, which would lead elsewhere, or when it cannot be
/// written.
pub fn write_anew(path: &Path, content: &[u8]) -> io::Result<()> {
    match path.symlink_metadata() {
        Ok(there) if there.is_file() => fs::remove_file(path)?,
        Ok(_) => return Err(io::Error::new(ErrorKind::AlreadyExists, "this is no ordinary file")),
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(content)
}

/// Checks that a path is a regular file.
///
/// # Errors
/// When it is missing or anything else.
pub fn is_file(path: &Path) -> Result<(), InputError> {
    is_ordinary(&path.metadata().map_err(InputError::of)?)
}

fn is_ordinary(there: &Metadata) -> Result<(), InputError> {
    let kind = there.file_type();
    if kind.is_file() {
        return Ok(());
    }
    Err(InputError::NotAFile(if kind.is_dir() { "a folder" } else { special(kind) }))
}

#[cfg(unix)]
fn special(kind: std::fs::FileType) -> &'static str {
    use std::os::unix::fs::FileTypeExt;
    if kind.is_fifo() {
        "a pipe"
    } else if kind.is_socket() {
        "a socket"
    } else {
        "a device"
    }
}

#[cfg(not(unix))]
fn special(_kind: std::fs::FileType) -> &'static str {
    "something else"
}

fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    // Opening a pipe would block until somebody writes.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(
        &mut options,
        rustix::fs::OFlags::NONBLOCK.bits().cast_signed(),
    );
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ordinary_file_is_read_up_to_its_limit() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "12345").unwrap();
        assert_eq!(read_text(&file, 5).unwrap(), "12345");
        assert!(matches!(read_text(&file, 4), Err(InputError::TooLong(4))));
        std::fs::write(&file, [0xff]).unwrap();
        assert!(matches!(read_text(&file, 4), Err(InputError::NotText)));
        assert!(matches!(read_text(&folder.path().join("none"), 4), Err(InputError::Missing)));
        let said = read_text(folder.path(), 4).unwrap_err().to_string();
        assert!(said.contains("a folder"), "{said}");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_written_replaces_a_file_and_follows_no_link() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        write_anew(&file, b"one").unwrap();
        write_anew(&file, b"two").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert!(write_anew(&link, b"three").is_err() && write_anew(folder.path(), b"").is_err());
        assert_eq!(read_text(&file, 9).unwrap(), "two");
    }

    #[cfg(unix)]
    #[test]
    fn pipes_and_devices_are_refused_at_once() {
        use rustix::fs::{CWD, FileType, Mode, mknodat};
        let folder = tempfile::tempdir().unwrap();
        let (pipe, link) = (folder.path().join("pipe"), folder.path().join("link"));
        mknodat(CWD, &pipe, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
        std::os::unix::fs::symlink(&pipe, &link).unwrap();
        let _socket = std::os::unix::net::UnixListener::bind(folder.path().join("socket")).unwrap();
        let zero = Path::new("/dev/zero");
        let socket = folder.path().join("socket");
        let kinds =
            [(&*pipe, "a pipe"), (&link, "a pipe"), (zero, "a device"), (&socket, "a socket")];
        for (path, kind) in kinds {
            let said = read_text(path, 1 << 20).unwrap_err().to_string();
            assert!(said.contains(kind) && said.contains("name an ordinary file"), "{said}");
        }
    }
}
