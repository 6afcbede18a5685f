//! Old servers as files: what bot and stand-in kept in their folder, without pictures, compressed.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use tempfile::TempDir;

use crate::server::{STANDIN, database};

fn shelf() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/evening/museum/servers")
}

/// The names of all old servers.
pub fn all() -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(shelf())
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// What is kept of a folder, and under which name.
fn kept(folder: &Path) -> [(PathBuf, &'static str); 2] {
    [
        (database(folder), "games.db.gz"),
        (
            folder.join(STANDIN).join("journal.jsonl"),
            "journal.jsonl.gz",
        ),
    ]
}

/// Adds what stands in a folder. Bot and stand-in have ended.
pub fn pack(folder: &Path, name: &str) {
    let shelf = shelf().join(name);
    fs::create_dir(&shelf).unwrap();
    for (from, to) in kept(folder) {
        let mut packed = GzEncoder::new(File::create(shelf.join(to)).unwrap(), Compression::best());
        packed.write_all(&fs::read(from).unwrap()).unwrap();
        packed.finish().unwrap();
    }
}

/// A folder with an old server in it.
pub fn unpacked(name: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join(STANDIN)).unwrap();
    for (to, from) in kept(folder.path()) {
        let mut bytes = vec![];
        let packed = File::open(shelf().join(name).join(from)).unwrap();
        GzDecoder::new(packed).read_to_end(&mut bytes).unwrap();
        fs::write(to, bytes).unwrap();
    }
    folder
}
