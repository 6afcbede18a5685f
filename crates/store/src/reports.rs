//! What people have reported of the bot, for whoever runs it.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::Store;
use super::error::{self, StoreError};
use super::files::beside;
use viceroy_model::messages::{GameId, PersonId, ServerId};
use viceroy_model::timing::WallTime;

/// So long a report is kept, in milliseconds.
const KEPT: i64 = 90 * 24 * 60 * 60 * 1000;
/// So many a person can have made within a day.
const A_DAY: i64 = 5;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Something that somebody has reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProblemReport {
    pub person: PersonId,
    /// When, as the bot counts.
    pub at: i64,
    /// What the clock on the wall showed then.
    pub wall: WallTime,
    /// At which table.
    pub game: Option<GameId>,
    /// How many steps its game had.
    pub step: Option<u32>,
    pub server: Option<ServerId>,
    /// What they say.
    pub text: String,
}

/// What is read of one.
type ProblemRow = (i64, PersonId, i64, i64, Option<GameId>, Option<u32>, Option<ServerId>, String);

impl Store {
    /// Keeps a report under a number of its own; none is given to somebody who has made too many within a day.
    pub async fn report(&self, report: ProblemReport) -> Result<Option<i64>, StoreError> {
        let number = self
            .writer
            .write(report, |report, connection| Box::pin(report.apply(connection)))
            .await?;
        Ok((number > 0).then_some(number))
    }
}

impl ProblemReport {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        sqlx::query("delete from reports where at < ?")
            .bind(self.at.saturating_sub(KEPT))
            .execute(&mut *connection)
            .await?;
        let lately: i64 =
            sqlx::query_scalar("select count(*) from reports where person = ? and at > ?")
                .bind(self.person)
                .bind(self.at.saturating_sub(DAY))
                .fetch_one(&mut *connection)
                .await?;
        if lately >= A_DAY {
            return Ok(0);
        }
        let made = sqlx::query(
            "insert into reports (person, at, wall, game, step, server, text) values (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(self.person)
        .bind(self.at)
        .bind(self.wall.0)
        .bind(self.game)
        .bind(self.step)
        .bind(self.server)
        .bind(&self.text)
        .execute(connection)
        .await?;
        Ok(made.last_insert_rowid())
    }
}

/// The reports in a database that a running bot may be writing, with their numbers, the newest first.
///
/// # Errors
/// When it cannot be read.
pub async fn reports(path: &Path) -> Result<Vec<(i64, ProblemReport)>, StoreError> {
    if !path.exists() {
        return Ok(vec![]);
    }
    let sorted = |error| error::classify_sqlite_error(path, error);
    let read = SqliteConnectOptions::new().filename(path).read_only(true);
    // Where nobody writes it SQLite need not make files beside it to read it.
    let read = read.immutable(!beside(path, "-wal").exists());
    let mut connection = read.connect().await.map_err(sorted)?;
    let rows: Result<Vec<ProblemRow>, _> = sqlx::query_as(
        "select number, person, at, wall, game, step, server, text from reports order by number desc",
    )
    .fetch_all(&mut connection)
    .await;
    // It only read.
    let _ = connection.close().await;
    let report = |(number, person, at, wall, game, step, server, text): ProblemRow| {
        let report = ProblemReport { person, at, wall: WallTime(wall), game, step, server, text };
        (number, report)
    };
    Ok(rows.map_err(sorted)?.into_iter().map(report).collect())
}
