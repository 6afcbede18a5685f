//! What is wrong with card files, said so that it can be found and put right.

use std::fmt;

/// One thing that is wrong with a card file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    pub file: String,
    /// The line, unless it is about the file as a whole.
    pub line: Option<usize>,
    /// What is wrong, as a sentence without a full stop.
    pub what: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Complaint { file, line, what } = self;
        match line {
            Some(line) => write!(f, "{file}:{line}: {what}"),
            None => write!(f, "{file}: {what}"),
        }
    }
}

/// Why card files were refused: everything that is wrong, one complaint a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the card files are not usable:\n{}", self.lines())]
pub struct CatalogueError {
    /// All complaints, in the order of the files and their lines.
    pub complaints: Vec<Complaint>,
}

impl CatalogueError {
    /// The complaints, each on a line of its own.
    pub fn lines(&self) -> String {
        let lines: Vec<String> = self.complaints.iter().map(ToString::to_string).collect();
        lines.join("\n")
    }
}
