//! The command line: environment, logging and longer commands.

pub mod arena;
pub mod balance;
pub mod config;
pub mod doctor;
pub mod failure;
pub mod gallery;
pub mod harmless;
pub mod keep;
pub mod language;
pub mod logging;
pub mod maintenance;
pub mod misspelt;
#[cfg(feature = "playground")]
pub mod playground;
pub mod progress;
pub mod redaction;
pub mod reports;
pub mod results;
pub mod signal;
pub mod status;
pub mod terms;
pub mod watching;
