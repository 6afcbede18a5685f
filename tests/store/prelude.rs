//! What many of these tests use.

pub use std::collections::BTreeMap;
pub use std::path::{Path, PathBuf};
pub use std::process::Command;
pub use std::sync::Arc;

pub use sqlx::{ConnectOptions, Connection};
pub use tempfile::TempDir;
pub use viceroy::messages::{GameId, LanguageTag, MessageKey, MessageKind, PersonId, RoomId};
pub use viceroy::results::{Counts, SeatResult};
pub use viceroy::rules::{Game, GameSetup, Ruleset, Seat, StepMark};
pub use viceroy::store::{
    Cause, MessageState, Start, StepRecord, Store, StoreError, WantedMessage, examine,
};

pub(crate) use crate::{database, lobby, opened, refusal, started};
