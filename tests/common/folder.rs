//! Where tests keep what they write.

use std::path::Path;

use tempfile::TempDir;

/// A folder in memory, where there is one: what is written there need not wait for a disk.
pub fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    let there = tempfile::tempdir_in(memory).or_else(|_| tempfile::tempdir());
    there.unwrap()
}
