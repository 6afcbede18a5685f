//! What many files of the store import.

pub(crate) use std::fs::File;
pub(crate) use std::path::{Path, PathBuf};
pub(crate) use std::sync::Arc;
pub(crate) use std::time::Duration;

pub(crate) use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
pub(crate) use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
pub(crate) use viceroy_model::messages::{
    Cause, GameId, LanguageTag, MessageKey, MessageKind, PersonId, Player, RoomId, ServerId,
};
pub(crate) use viceroy_model::results::SeatResult;
pub(crate) use viceroy_model::timing::WallTime;
pub(crate) use viceroy_rules::{BySeat, Seat, SeatSet};

pub(crate) use crate::codec::{Reading, Statement};
pub(crate) use crate::error::{Result, StoreError, Writable};
pub(crate) use crate::files::beside;
pub(crate) use crate::read_cache::Outdates;
pub(crate) use crate::records::{GameState, StoredStep, Told, WantedMessage};
pub(crate) use crate::statement::{query, query_as, query_scalar, run, run_on_one_row};
pub(crate) use crate::{Store, error};
