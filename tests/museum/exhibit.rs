//! One stored game of a release, as a file.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Write};
use std::path::PathBuf;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use viceroy::record::{OccupantKind, Record, RecordedSeat};
use viceroy::rules::{Agreement, Bookmark, Fact, Ruleset};

/// A game as the store keeps it, with what it showed. What was stored is read straight into the types of today, as
/// the store reads it; what it showed is only compared.
#[derive(Serialize, Deserialize)]
pub struct Exhibit {
    pub agreement: Agreement,
    /// The facts of each step.
    pub steps: Vec<Vec<Fact>>,
    /// From the start to the end.
    pub moments: Vec<Moment>,
    /// The public record of the finished game.
    pub record: Value,
}

/// The game between two steps.
#[derive(Serialize, Deserialize)]
pub struct Moment {
    /// How many steps were stored.
    pub steps: usize,
    /// The bookmark that was stored with the last of them.
    pub bookmark: Bookmark,
    /// What stood on the table.
    pub shown: Value,
}

impl Exhibit {
    /// Everything that had happened up to a moment.
    pub fn facts(&self, moment: &Moment) -> impl Iterator<Item = &Fact> {
        self.steps[..moment.steps].iter().flatten()
    }

    /// The record that is made of the finished game now.
    pub fn record_of_today(&self, ruleset: &Ruleset) -> Value {
        let facts: Vec<Fact> = self.steps.iter().flatten().cloned().collect();
        record(ruleset, &facts)
    }

    /// Writes it to a file that must not exist yet.
    pub fn store(&self, release: &str, name: &str) {
        let folder = museum().join(release);
        fs::create_dir_all(&folder).unwrap();
        let file = File::create_new(folder.join(format!("{name}.json.gz"))).unwrap();
        let mut zip = GzEncoder::new(BufWriter::new(file), Compression::best());
        serde_json::to_writer(&mut zip, self).unwrap();
        zip.finish().unwrap().flush().unwrap();
    }
}

/// The public record of a finished game, under names that no person has.
pub fn record(ruleset: &Ruleset, facts: &[Fact]) -> Value {
    let seats = (0..ruleset.agreement.seats).map(|seat| {
        let name = format!("Player {}", seat + 1);
        RecordedSeat::of_one(seat, name, OccupantKind::Random)
    });
    let record = Record::new("exhibit".to_owned(), seats.collect(), ruleset, facts);
    serde_json::to_value(record).unwrap()
}

/// The releases that have games in the museum.
pub fn releases() -> Vec<String> {
    let folders = fs::read_dir(museum()).unwrap().map(Result::unwrap);
    let mut releases: Vec<String> = folders
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    releases.sort();
    releases
}

/// The games of a release, with the names to complain about them by.
pub fn of(release: &str) -> Vec<(String, Exhibit)> {
    let files = fs::read_dir(museum().join(release)).unwrap();
    let mut files: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = files.into_iter().map(|path| {
        let name = format!("{release}/{}", path.file_name().unwrap().to_string_lossy());
        let zip = GzDecoder::new(File::open(&path).unwrap());
        let exhibit = serde_json::from_reader(BufReader::new(zip))
            .unwrap_or_else(|why| panic!("{name}: cannot be read any more: {why}"));
        (name, exhibit)
    });
    read.collect()
}

fn museum() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/museum")
}
