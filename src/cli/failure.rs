//! Errors of commands.

/// A sentence for the user of the command line.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
