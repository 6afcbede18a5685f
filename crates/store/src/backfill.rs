//! Data migrations in Rust, run in batches after a schema change. Progress is committed with each
//! batch, so after a crash no row is processed twice.

use std::pin::Pin;

use super::crash::{self, CrashPoint};
use super::filled_results::fill_results;
use crate::prelude::*;

pub(super) type Filling<'c> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'c>>;

/// Runs right after its own change and before the next one, so its SQL targets the schema of that
/// moment and must not be shared with the queries that serve games.
#[derive(Debug)]
pub(super) struct Backfill {
    pub(super) change: i64,
    /// Selects integer keys above `?1` (all are above zero), ascending, at most `?2`. Filling a row
    /// must not turn it into one that comes later.
    pub(super) keys: &'static str,
    /// Fills the row of a key, in the transaction of its batch. An error aborts this and every
    /// later start, so skip games that cannot be read.
    pub(super) fill: for<'c> fn(&'c mut SqliteConnection, i64) -> Filling<'c>,
}

/// Ascending by change. Never edit one that was released.
pub(super) const BACKFILLS: &[Backfill] = &[Backfill {
    change: 4,
    keys: "select id from games where state = 'over' and id > ? order by id limit ?",
    fill: |connection, game| Box::pin(fill_results(connection, game)),
}];

pub(super) const TABLE: &str = "backfills";
const MAKE_TABLE: &str = "create table if not exists backfills (
  -- The change that it follows.
  change integer primary key,
  -- The last key that is done.
  up_to integer not null,
  done integer not null check (done in (0, 1))
) strict";

/// Large enough to rarely wait for the disk, small enough to redo quickly.
const BATCH: i64 = 100;
const TOLD: i64 = 10;

impl Backfill {
    pub(super) async fn is_done(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<bool, sqlx::Error> {
        let done = format!("select exists (select 1 from {TABLE} where change = ? and done = 1)");
        let done = sqlx::query_scalar(AssertSqlSafe(done)).bind(self.change);
        done.fetch_one(connection).await
    }

    pub(super) async fn run(&self, connection: &mut SqliteConnection) -> Result<()> {
        sqlx::query(MAKE_TABLE).execute(&mut *connection).await?;
        if self.is_done(connection).await? {
            return Ok(());
        }
        let (change, left) = (self.change, self.left(connection).await?);
        if left > 0 {
            tracing::info!(
                change,
                left,
                "rows are brought up to date; nobody is served until all of them are"
            );
        }
        let mut filled = 0;
        while let Some(rows) = self.batch(connection).await? {
            let parts = |filled: i64| filled * TOLD / left.max(1);
            if parts(filled) < parts(filled + rows) {
                tracing::info!(change, "{} of {left} rows are up to date", filled + rows);
            }
            filled += rows;
        }
        Ok(())
    }

    async fn left(&self, connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
        let after = self.up_to(connection).await?;
        let count = AssertSqlSafe(format!("select count(*) from ({})", self.keys));
        // A negative limit means no limit.
        let count = sqlx::query_scalar(count).bind(after).bind(-1);
        count.fetch_one(connection).await
    }

    async fn up_to(&self, connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
        let up_to = format!("select up_to from {TABLE} where change = ?");
        let up_to = sqlx::query_scalar(AssertSqlSafe(up_to)).bind(self.change);
        Ok(up_to.fetch_optional(connection).await?.unwrap_or(0))
    }

    /// All or nothing. Returns the number of rows, or `None` at the end.
    async fn batch(&self, connection: &mut SqliteConnection) -> Result<Option<i64>> {
        let mut transaction = connection.begin_with("begin immediate").await?;
        let after = self.up_to(&mut transaction).await?;
        let keys = sqlx::query_scalar(self.keys).bind(after).bind(BATCH);
        let keys: Vec<i64> = keys.fetch_all(&mut *transaction).await?;
        for key in &keys {
            (self.fill)(&mut transaction, *key).await?;
        }
        let is_done = keys.is_empty();
        let remember =
            format!("insert or replace into {TABLE} (change, up_to, done) values (?, ?, ?)");
        sqlx::query(AssertSqlSafe(remember))
            .bind(self.change)
            .bind(keys.last().copied().unwrap_or(after))
            .bind(is_done)
            .execute(&mut *transaction)
            .await?;
        crash::point(CrashPoint::BeforeCommit);
        transaction.commit().await?;
        Ok((!is_done).then_some(keys.len() as i64))
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::process::Command;

    use super::*;
    use crate::changes::{CHANGES, FIRST, Upgrade};
    use crate::connect::{Older, open_with};
    use crate::format::{Found, find};
    use crate::steps::read_steps;
    use sqlx::ConnectOptions;
    use sqlx::sqlite::SqliteConnectOptions;
    use viceroy_model::messages::GameId;

    /// A made-up next version that counts the facts of each step: processing a row twice shows.
    const NEXT: Upgrade = Upgrade {
        changes: &[
            CHANGES[0],
            (
                "facts",
                "create table counted (id integer primary key, game integer, number integer, facts integer, visits integer not null) strict;
                 with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1000)
                 insert into counted (game, number, visits) select id, n, 0 from games join numbers on n <= steps order by id, n",
            ),
            ("then", "create table after_the_backfill (a integer) strict"),
        ],
        backfills: &[Backfill {
            change: 2,
            keys: "select id from counted where id > ? order by id limit ?",
            fill: |connection, id| Box::pin(count(connection, id)),
        }],
    };
    const STEPS: i64 = 515;

    async fn count(connection: &mut SqliteConnection, id: i64) -> Result<()> {
        let step = sqlx::query_as("select game, number from counted where id = ?").bind(id);
        let (game, number): (GameId, u32) = step.fetch_one(&mut *connection).await?;
        let steps = read_steps(connection, game, number, number).await?;
        sqlx::query("update counted set facts = ?, visits = visits + 1 where id = ?")
            .bind(steps[0].facts.len() as i64)
            .bind(id)
            .execute(connection)
            .await?;
        Ok(())
    }

    fn museum(folder: &Path) -> std::path::PathBuf {
        let path = folder.join("games.db");
        let stored = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/museum/0.1.0/games.db");
        std::fs::copy(stored, &path).unwrap();
        path
    }

    async fn opened(path: &Path, upgrade: Upgrade, older: Older) -> Result<()> {
        let opened = open_with(path, upgrade, older).await?;
        opened.end().await;
        Ok(())
    }

    async fn looked_at(path: &Path) -> (Found, i64) {
        let options = SqliteConnectOptions::new().filename(path);
        let mut connection = options.connect().await.unwrap();
        let found = find(&mut connection, path, NEXT).await.unwrap();
        let counted = sqlx::query_scalar("select count(*) from counted where visits > 0");
        let counted = counted.fetch_one(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        (found, counted)
    }

    async fn everything_is_counted_once(path: &Path) {
        let options = SqliteConnectOptions::new().filename(path);
        let mut connection = options.connect().await.unwrap();
        let rows: Vec<(GameId, u32, i64, i64)> =
            sqlx::query_as("select game, number, facts, visits from counted order by id")
                .fetch_all(&mut connection)
                .await
                .unwrap();
        assert_eq!(rows.len() as i64, STEPS);
        for (game, number, facts, visits) in rows {
            assert_eq!(visits, 1, "{game:?} {number}");
            let steps = read_steps(&mut connection, game, number, number).await;
            assert_eq!(steps.unwrap()[0].facts.len() as i64, facts, "{game:?} {number}");
        }
        connection.close().await.unwrap();
    }

    #[tokio::test]
    #[ignore = "run by the next test as a process of its own, which dies"]
    async fn dies_on_the_way() {
        let path = std::env::var("VICEROY_TEST_HOME").unwrap();
        opened(Path::new(&path), NEXT, Older::IsCopied).await.unwrap();
    }

    #[tokio::test]
    #[cfg_attr(not(debug_assertions), ignore = "a release build has no places to die at")]
    async fn killed_in_every_batch_it_goes_on_and_does_no_row_twice() {
        let folder = tempfile::tempdir().unwrap();
        let path = museum(folder.path());
        let dies = |nth: i64| {
            let name = "backfill::tests::dies_on_the_way";
            let child = Command::new(std::env::current_exe().unwrap())
                .args([name, "--exact", "--ignored"])
                .env("VICEROY_TEST_HOME", &path)
                .env("VICEROY_CRASH_AT", format!("{}:{nth}", CrashPoint::BeforeCommit.key()))
                .output();
            assert!(!child.unwrap().status.success());
        };
        dies(1);
        assert_eq!(looked_at(&path).await, (Found::HalfWay(1), 0));
        for batch in 1..=(STEPS + BATCH - 1) / BATCH {
            dies(2);
            let filled = STEPS.min(batch * BATCH);
            assert_eq!(looked_at(&path).await, (Found::HalfWay(1), filled));
        }
        let refused = opened(&path, FIRST, Older::IsCopied).await;
        let is_newer = matches!(refused, Err(StoreError::Newer { found: 2, ours: 1, .. }));
        assert!(is_newer, "{refused:?}");
        let copy = folder.path().join("half-way.db");
        std::fs::copy(&path, &copy).unwrap();
        for (path, older) in [(&path, Older::IsCopied), (&copy, Older::IsACopy)] {
            opened(path, NEXT, older).await.unwrap();
            assert_eq!(looked_at(path).await, (Found::Ours, STEPS));
            everything_is_counted_once(path).await;
            opened(path, NEXT, older).await.unwrap();
            everything_is_counted_once(path).await;
        }
        let before = folder.path().join("games.db.format-1");
        opened(&before, FIRST, Older::IsCopied).await.unwrap();
        assert!(!folder.path().join("games.db.format-1-2").exists());
    }
}
