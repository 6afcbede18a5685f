//! The changes of the tables from the first release on, in order. Nothing in one that was released is ever edited: a database says which
//! it has by their checksums.

use std::path::Path;

use sqlx::SqlStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;

use super::backfill::{BACKFILLS, Backfill};
use super::error::{self, StoreError};

/// Changes of the tables: what each is called, and its SQL.
pub(super) type Changes = &'static [(&'static str, &'static str)];

/// All of them. The list is short, and the macro that would read the folder builds the database a second time for the compiler.
pub(super) const CHANGES: Changes = &[
    ("start", include_str!("../../../migrations/0001_start.sql")),
    ("session_start", include_str!("../../../migrations/0002_session_start.sql")),
];

/// The number of the format that this program stores: how many changes it knows. A change of what is stored by its spelling
/// (`tests/stored_format.rs`) takes a number too, with a change that may do nothing.
pub const FORMAT: i64 = OURS.number();

/// What a program makes of an older database.
#[derive(Clone, Copy, Debug)]
pub(super) struct Upgrade {
    pub(super) changes: Changes,
    /// What some of them leave to be done in Rust.
    pub(super) backfills: &'static [Backfill],
}

/// This program's.
pub(super) const OURS: Upgrade = Upgrade { changes: CHANGES, backfills: BACKFILLS };

/// What 0.1.0 made, for tests: it stays what it is, however many changes come.
#[cfg(test)]
pub(super) const FIRST: Upgrade = Upgrade { changes: &[CHANGES[0]], backfills: &[] };

impl Upgrade {
    /// The number of the format that comes of it.
    pub(super) const fn number(self) -> i64 {
        self.changes.len() as i64
    }

    pub(super) fn migrations(self) -> Migrator {
        let numbered = (1..).zip(self.changes).map(|(number, (name, sql))| {
            let (name, sql) = ((*name).into(), SqlStr::from_static(sql));
            Migration::new(number, name, MigrationType::Simple, sql, false)
        });
        Migrator::with_migrations(numbered.collect())
    }

    /// Makes every change that a database does not have, each with the rows that it leaves to be filled in before the next. It may die
    /// anywhere, and goes on when it is run once more.
    pub(super) async fn run(
        self,
        connection: &mut SqliteConnection,
        path: &Path,
    ) -> Result<(), StoreError> {
        let migrations = self.migrations();
        for backfill in self.backfills {
            let up_to = Some(backfill.change);
            let migrated = migrations.run_direct(up_to, connection, false).await;
            migrated.map_err(|error| of_migration(path, error))?;
            let filled = backfill.run(connection).await;
            filled.map_err(|error| match error {
                StoreError::Database(error) => error::classify_sqlite_error(path, error),
                other => other,
            })?;
        }
        let migrated = migrations.run_direct(None, connection, false).await;
        migrated.map_err(|error| of_migration(path, error))
    }
}

fn of_migration(path: &Path, error: MigrateError) -> StoreError {
    if let MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _) = error {
        return error::classify_sqlite_error(path, e);
    }
    StoreError::Damaged { path: path.to_owned(), what: error.to_string() }
}
