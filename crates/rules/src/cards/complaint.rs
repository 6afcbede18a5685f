//! Errors in card files, with their location.

use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    pub file: String,
    /// `None` if it concerns the whole file.
    pub line: Option<usize>,
    /// A sentence without a full stop.
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

/// Contains all errors.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the card files are not usable:\n{}", self.lines())]
pub struct CatalogueError {
    /// Sorted by file and line.
    pub complaints: Vec<Complaint>,
}

impl CatalogueError {
    /// One complaint per line.
    pub fn lines(&self) -> String {
        let lines: Vec<String> = self.complaints.iter().map(ToString::to_string).collect();
        lines.join("\n")
    }
}
