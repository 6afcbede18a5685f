//! Which format a database has. Until 0.1.0 is released formats change freely, and one is never read as another.

use std::path::Path;

use sqlx::sqlite::SqliteConnection;

use super::error::{self, StoreError};

/// The format that this program stores: a hash of the schema and of everything that is stored by its spelling, which the
/// build computes (`build/stored_format.rs`).
pub const FORMAT: &str = env!("VICEROY_FORMAT");

/// What a database is to this program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// Nothing is stored in it yet.
    New,
    /// It has this program's format.
    Ours,
    /// It has an older one, from which there is a way to this program's: that number of changes.
    Older(i64),
}

/// The same of one that is read as it is: an older format is another one then.
///
/// # Errors
/// As [`find`], and when it has an older format.
pub(super) async fn find_unchanged(
    connection: &mut SqliteConnection,
    path: &Path,
    ours: i64,
) -> Result<Found, StoreError> {
    match find(connection, path, ours).await? {
        Found::Older(number) => Err(StoreError::OtherFormat {
            path: path.to_owned(),
            found: format!("number {number}"),
            ours: FORMAT,
        }),
        found => Ok(found),
    }
}

/// What a database is to a program that knows so many changes of the tables.
///
/// # Errors
/// When it belongs to another program, has another format, or was written by a newer version.
pub(super) async fn find(
    connection: &mut SqliteConnection,
    path: &Path,
    ours: i64,
) -> Result<Found, StoreError> {
    let tables: Vec<String> = sqlx::query_scalar(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
    )
    .fetch_all(&mut *connection)
    .await
    .map_err(|error| error::sorted(path, error))?;
    let has = |name: &str| tables.iter().any(|table| table == name);
    if tables.is_empty() || tables == ["_sqlx_migrations"] {
        return Ok(Found::New);
    }
    if !["_sqlx_migrations", "games", "steps"].into_iter().all(has) {
        let path = path.to_owned();
        return Err(StoreError::Foreign { path });
    }
    // One that was killed while it was made has no row.
    let changes: Option<i64> =
        sqlx::query_scalar("select max(version) from _sqlx_migrations where success")
            .fetch_one(&mut *connection)
            .await
            .map_err(|error| error::sorted(path, error))?;
    match changes {
        Some(found) if found > ours => {
            let path = path.to_owned();
            return Err(StoreError::Newer { path, found, ours });
        }
        Some(found) if found < ours => return Ok(Found::Older(found)),
        Some(_) | None => {}
    }
    // The same.
    let found: Option<String> = match has("format") {
        true => sqlx::query_scalar("select name from format")
            .fetch_optional(&mut *connection)
            .await
            .map_err(|error| error::sorted(path, error))?,
        false => Some("none".to_owned()),
    };
    match found {
        Some(name) if name != FORMAT => Err(StoreError::OtherFormat {
            path: path.to_owned(),
            found: name,
            ours: FORMAT,
        }),
        Some(_) | None => Ok(Found::Ours),
    }
}

/// Notes the format of a database that has this program's.
pub(super) async fn note(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into format (one, name) values (1, ?1)
         on conflict (one) do update set name = ?1 where name <> ?1",
    )
    .bind(FORMAT)
    .execute(connection)
    .await?;
    Ok(())
}
