//! Why a command did not succeed.

/// A sentence for whoever gave the command.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
