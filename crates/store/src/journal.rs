//! Notices a WAL that was cut: SQLite takes one that ends early for whole, and its newest commits
//! are gone without a word. The index beside it (`-shm`) still counts them. SQLite writes both anew
//! when it opens the database, so this comes before. <https://sqlite.org/walformat.html>

use std::io::{BufReader, Read};

use crate::prelude::*;

const WAL_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const LARGEST_PAGE: usize = 1 << 16;
const MAGIC: u32 = 0x377f_0682;

/// Pages of changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CutJournal {
    left: u32,
    known: u32,
}

impl CutJournal {
    /// Only for a database that no process has open. `None` also when it cannot be told: without an
    /// index, or with one of another WAL.
    pub(super) fn of(database: &Path) -> Option<CutJournal> {
        let index = Index::read(&beside(database, "-shm"))?;
        let left = match File::open(beside(database, "-wal")) {
            Ok(wal) => index.frames_in(BufReader::new(wal))?,
            Err(_) => 0,
        };
        // Without any of it, SQLite reads the file alone.
        let is_missed = match left {
            0 => index.moved < index.frames,
            _ => left < index.frames,
        };
        is_missed.then_some(CutJournal { left, known: index.frames })
    }

    pub(super) fn said_of(self, database: &Path) -> StoreError {
        let CutJournal { left, known } = self;
        StoreError::Cut { path: database.to_owned(), left, known }
    }
}

/// The part of the index that tells what was committed.
struct Index {
    frames: u32,
    page: usize,
    salt: [u8; 8],
    /// So many of the frames are in the file too.
    moved: u32,
}

impl Index {
    fn read(path: &Path) -> Option<Index> {
        let mut all = [0; 100];
        File::open(path).ok()?.read_exact(&mut all).ok()?;
        let number = |at: usize| Some(u32::from_ne_bytes(all.get(at..at + 4)?.try_into().ok()?));
        // It is written twice, so that a torn one is told.
        if all[..48] != all[48..96] || all[12] != 1 {
            return None;
        }
        let page = usize::from(u16::from_ne_bytes([all[14], all[15]]));
        let page = if page == 1 { LARGEST_PAGE } else { page };
        let salt = all[32..40].try_into().ok()?;
        Some(Index { frames: number(16)?, page, salt, moved: number(96)? })
    }

    /// How many of its frames a WAL holds in full. `None` if it belongs to another index.
    fn frames_in(&self, mut wal: impl Read) -> Option<u32> {
        let mut header = [0; WAL_HEADER];
        if wal.read_exact(&mut header).is_err() {
            return Some(0);
        }
        if header[16..24] != self.salt {
            return None;
        }
        let magic = u32::from_be_bytes([header[0], header[1], header[2], header[3]]);
        let word: fn([u8; 4]) -> u32 = match magic {
            MAGIC => u32::from_le_bytes,
            _ => u32::from_be_bytes,
        };
        let mut sum = summed((0, 0), &header[..24], word);
        let mut frame = vec![0; FRAME_HEADER + self.page];
        for nth in 0..self.frames {
            if wal.read_exact(&mut frame).is_err() || frame[8..16] != self.salt {
                return Some(nth);
            }
            sum = summed(summed(sum, &frame[..8], word), &frame[FRAME_HEADER..], word);
            let (first, second) = (sum.0.to_be_bytes(), sum.1.to_be_bytes());
            if frame[16..20] != first || frame[20..24] != second {
                return Some(nth);
            }
        }
        Some(self.frames)
    }
}

fn summed(sum: (u32, u32), bytes: &[u8], word: fn([u8; 4]) -> u32) -> (u32, u32) {
    bytes.chunks_exact(8).fold(sum, |(first, second), pair| {
        let first =
            first.wrapping_add(word([pair[0], pair[1], pair[2], pair[3]])).wrapping_add(second);
        let second =
            second.wrapping_add(word([pair[4], pair[5], pair[6], pair[7]])).wrapping_add(first);
        (first, second)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;
    use std::path::PathBuf;
    use viceroy_model::timing::WallTime;

    /// As if its process had been killed now.
    fn killed(database: &Path, folder: &Path, name: &str) -> PathBuf {
        let copy = folder.join(name);
        for end in ["", "-wal", "-shm"] {
            let from = beside(database, end);
            if from.exists() {
                std::fs::copy(from, beside(&copy, end)).unwrap();
            }
        }
        copy
    }

    #[tokio::test]
    async fn a_cut_journal_is_noticed_wherever_it_is_cut() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let store = Store::open(&path).await.unwrap();
        let mut ends = vec![];
        for at in 0..9 {
            store.session_starts(WallTime(at)).await.unwrap();
            ends.push(beside(&path, "-wal").metadata().unwrap().len());
        }
        let whole = killed(&path, folder.path(), "whole.db");
        assert_eq!(CutJournal::of(&whole), None);
        let wal = std::fs::read(beside(&whole, "-wal")).unwrap();
        assert!(ends.is_sorted() && ends[8] == wal.len() as u64, "{ends:?}");
        for (nth, left) in ends.iter().rev().skip(1).map(|end| *end as usize).enumerate() {
            // At the end of a commit, within a frame, and zeros in place of the rest.
            let zeros = [&wal[..left], &vec![0; wal.len() - left]].concat();
            for (kind, cut) in [&wal[..left], &wal[..left + 1000], &zeros[..]].iter().enumerate() {
                let copy = killed(&path, folder.path(), &format!("cut-{nth}-{kind}.db"));
                std::fs::write(beside(&copy, "-wal"), cut).unwrap();
                let found = CutJournal::of(&copy).unwrap();
                assert!(found.left < found.known, "{found:?}");
                let said = found.said_of(&copy).to_string();
                assert!(said.contains("-wal") && said.contains("restore"), "{said}");
            }
        }
        let gone = killed(&path, folder.path(), "gone.db");
        std::fs::remove_file(beside(&gone, "-wal")).unwrap();
        assert!(CutJournal::of(&gone).is_some());
        // With nothing beside it there is nothing to compare.
        std::fs::remove_file(beside(&gone, "-shm")).unwrap();
        assert_eq!(CutJournal::of(&gone), None);
        store.close().await;
        assert_eq!(CutJournal::of(&path), None);
    }

    #[tokio::test]
    async fn what_has_moved_into_the_file_is_not_missed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let store = Store::open(&path).await.unwrap();
        store.session_starts(WallTime(1)).await.unwrap();
        for how in ["passive", "truncate"] {
            let pragma = format!("pragma wal_checkpoint({how})");
            let mut other = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
            other = sqlx::ConnectOptions::disable_statement_logging(other);
            let mut other = sqlx::ConnectOptions::connect(&other).await.unwrap();
            sqlx::query(sqlx::AssertSqlSafe(pragma)).execute(&mut other).await.unwrap();
            sqlx::Connection::close(other).await.unwrap();
            let copy = killed(&path, folder.path(), how);
            assert_eq!(CutJournal::of(&copy), None, "{how}");
            std::fs::write(beside(&copy, "-wal"), "").unwrap();
            assert_eq!(CutJournal::of(&copy), None, "{how}: all of it is in the file");
        }
        store.close().await;
    }
}
