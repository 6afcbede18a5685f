//! Schema migrations in order. Never edit a released one: databases record their checksums.

use sqlx::SqlStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use super::backfill::{BACKFILLS, Backfill};
use crate::prelude::*;

pub(super) type Changes = &'static [(&'static str, &'static str)];

/// Listed by hand: sqlx's macro would build SQLite a second time, for the compiler.
pub(super) const CHANGES: Changes = &[
    ("start", include_str!("../../../migrations/0001_start.sql")),
    ("session_start", include_str!("../../../migrations/0002_session_start.sql")),
    ("tables_that_fill", include_str!("../../../migrations/0003_tables_that_fill.sql")),
    ("results", include_str!("../../../migrations/0004_results.sql")),
    ("server_posts", include_str!("../../../migrations/0005_server_posts.sql")),
    ("deals", include_str!("../../../migrations/0006_deals.sql")),
    ("second_chances", include_str!("../../../migrations/0007_second_chances.sql")),
    ("tables_by_code", include_str!("../../../migrations/0008_tables_by_code.sql")),
    ("ratings", include_str!("../../../migrations/0009_ratings.sql")),
    ("seasons", include_str!("../../../migrations/0010_seasons.sql")),
    ("reliability", include_str!("../../../migrations/0011_reliability.sql")),
    ("shards", include_str!("../../../migrations/0012_shards.sql")),
    ("restores", include_str!("../../../migrations/0013_restores.sql")),
    ("text_size", include_str!("../../../migrations/0014_text_size.sql")),
];

/// The format that this version stores: the number of migrations. Changing a stored spelling
/// (`tests/stored_format.rs`) also needs a new one, if only a migration that does nothing.
pub const FORMAT: i64 = OURS.number();

#[derive(Clone, Copy, Debug)]
pub(super) struct Upgrade {
    pub(super) changes: Changes,
    pub(super) backfills: &'static [Backfill],
}

pub(super) const OURS: Upgrade = Upgrade { changes: CHANGES, backfills: BACKFILLS };

/// The schema of 0.1.0, for tests. Must not change when migrations are added.
#[cfg(test)]
pub(super) const FIRST: Upgrade = Upgrade { changes: &[CHANGES[0]], backfills: &[] };

impl Upgrade {
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

    /// Applies missing migrations, each followed by its backfills. Resumes after a crash.
    pub(super) async fn run(self, connection: &mut SqliteConnection, path: &Path) -> Result<()> {
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
