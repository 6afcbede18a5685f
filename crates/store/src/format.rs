//! Detects the format of a database.

use super::backfill;
use super::changes::{FORMAT, OURS, Upgrade};
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    New,
    Ours,
    Older(i64),
    /// An older format; the upgrade from it was interrupted.
    HalfWay(i64),
}

/// # Errors
/// As [`find`], and when the format is older.
pub(super) async fn is_ours(connection: &mut SqliteConnection, path: &Path) -> Result<bool> {
    match find(connection, path, OURS).await? {
        Found::New => Ok(false),
        Found::Ours => Ok(true),
        Found::Older(found) | Found::HalfWay(found) => {
            Err(StoreError::Older { path: path.to_owned(), found, ours: FORMAT })
        }
    }
}

/// # Errors
/// When it belongs to another program, or was written by a newer version or one never released.
pub(super) async fn find(
    connection: &mut SqliteConnection,
    path: &Path,
    upgrade: Upgrade,
) -> Result<Found> {
    let sorted = |error| error::classify_sqlite_error(path, error);
    let tables: Vec<String> = sqlx::query_scalar(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
    )
    .fetch_all(&mut *connection)
    .await
    .map_err(sorted)?;
    let has = |name: &str| tables.iter().any(|table| table == name);
    if tables.is_empty() || tables == ["_sqlx_migrations"] {
        return Ok(Found::New);
    }
    if !["_sqlx_migrations", "games", "steps"].into_iter().all(has) {
        let path = path.to_owned();
        return Err(StoreError::Foreign { path });
    }
    let made: Vec<(i64, Vec<u8>)> = sqlx::query_as(
        "select version, checksum from _sqlx_migrations where success order by version",
    )
    .fetch_all(&mut *connection)
    .await
    .map_err(sorted)?;
    let (found, ours) = (made.last().map_or(0, |(number, _)| *number), upgrade.number());
    if found > ours {
        let path = path.to_owned();
        return Err(StoreError::Newer { path, found, ours });
    }
    let known = upgrade.migrations();
    let is_known = made.iter().zip(known.iter()).all(|((number, checksum), ours)| {
        (*number, &**checksum) == (ours.version, &*ours.checksum)
    });
    if found == 0 || !is_known {
        let path = path.to_owned();
        return Err(StoreError::Unreleased { path });
    }
    for backfill in upgrade.backfills {
        let begins = backfill.change <= found;
        if begins
            && !(has(backfill::TABLE) && backfill.is_done(connection).await.map_err(sorted)?)
        {
            return Ok(Found::HalfWay(backfill.change - 1));
        }
    }
    match found {
        number if number == ours => Ok(Found::Ours),
        number => Ok(Found::Older(number)),
    }
}
