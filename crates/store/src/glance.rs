//! Reads the status of a database that a bot may be writing, without locking or changing it.

use super::census::Census;
use super::format;
use super::mark;
use super::presence::Heartbeat;
use crate::prelude::*;
use viceroy_model::timing::Millis;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GlanceEnd {
    Good,
    /// A bot is running, or was killed.
    None,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glance {
    pub end: GlanceEnd,
    pub census: Census,
    pub here: Option<Heartbeat>,
    pub last_step: Option<Millis>,
}

/// # Errors
/// When it cannot be read, belongs to another program or has another format.
pub async fn glance(path: &Path) -> Result<Option<Glance>> {
    if !path.metadata().is_ok_and(|file| file.len() > 0) {
        return Ok(None);
    }
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    // Without a WAL nobody writes, and SQLite need not create files next to the database.
    let unwritten = !beside(path, "-wal").exists();
    let options = options.immutable(unwritten);
    let sorted = |error| error::classify_sqlite_error(path, error);
    let mut connection = options.connect().await.map_err(sorted)?;
    let seen = seen(&mut connection, path).await;
    let _ = connection.close().await;
    seen
}

async fn seen(connection: &mut SqliteConnection, path: &Path) -> Result<Option<Glance>> {
    if !format::is_ours(connection, path).await? {
        return Ok(None);
    }
    let census = Census::read(&mut *connection).await?;
    let here: Option<(i64, i64)> =
        sqlx::query_as("select at, wall from presence").fetch_optional(&mut *connection).await?;
    // Reads only the newest step of each game, by its number.
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
