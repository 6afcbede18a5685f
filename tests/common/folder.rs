//! Temporary folders.

use std::path::Path;

use tempfile::TempDir;

/// In memory where possible, so that tests need not wait for a disk.
pub fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    let there = tempfile::tempdir_in(memory).or_else(|_| tempfile::tempdir());
    there.unwrap()
}
