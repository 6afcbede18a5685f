//! A look at a database that a running bot may be writing: nothing is locked, made or changed.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::census::Census;
use super::error::{self, StoreError};
use super::files::beside;
use super::format;
use super::mark;
use super::presence::Heartbeat;
use viceroy_model::timing::{Millis, WallTime};

/// How the last bot on it has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GlanceEnd {
    /// In good order.
    Good,
    /// It runs, or it was killed.
    None,
}

/// What is seen of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glance {
    /// How the last bot has ended.
    pub end: GlanceEnd,
    /// How many games and people there are.
    pub census: Census,
    /// When a bot was last there.
    pub here: Option<Heartbeat>,
    /// When something last happened in a running game.
    pub last_step: Option<Millis>,
}

/// Looks at the database in a file; nothing where there is none.
///
/// # Errors
/// When it cannot be read, belongs to something else or has another format.
pub async fn glance(path: &Path) -> Result<Option<Glance>, StoreError> {
    if !path.metadata().is_ok_and(|file| file.len() > 0) {
        return Ok(None);
    }
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    // Where nobody writes it all stands in the file, and SQLite need not make files beside it to read it.
    let unwritten = !beside(path, "-wal").exists();
    let options = options.immutable(unwritten);
    let sorted = |error| error::classify_sqlite_error(path, error);
    let mut connection = options.connect().await.map_err(sorted)?;
    let seen = seen(&mut connection, path).await;
    // It has nothing to lose.
    let _ = connection.close().await;
    seen
}

async fn seen(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<Option<Glance>, StoreError> {
    if !format::is_ours(connection, path).await? {
        return Ok(None);
    }
    let census = Census::read(&mut *connection).await?;
    let here: Option<(i64, i64)> =
        sqlx::query_as("select at, wall from presence").fetch_optional(&mut *connection).await?;
    // The newest step of each game by its number: no other is read.
    let last_step = sqlx::query_scalar(
        "select max(steps.at) from (select distinct game from seats where waited_for is not null) as running
         join games on games.id = running.game
         join steps on steps.game = games.id and steps.number = games.steps",
    )
    .fetch_one(&mut *connection)
    .await?;
    let end = match mark::stands(path) {
        true => GlanceEnd::Good,
        false => GlanceEnd::None,
    };
    Ok(Some(Glance {
        end,
        census,
        here: here.map(|(at, wall)| Heartbeat { at, wall: WallTime(wall) }),
        last_step,
    }))
}
