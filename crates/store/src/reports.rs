//! Problem reports from users to the operator.

use crate::prelude::*;
use viceroy_model::timing::DAY;

const KEPT: i64 = 90 * DAY;
/// Limit per person and day.
const A_DAY: i64 = 5;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProblemReport {
    pub person: PersonId,
    /// On the bot's uptime clock.
    pub at: i64,
    pub wall: WallTime,
    pub game: Option<GameId>,
    pub step: Option<u32>,
    pub server: Option<ServerId>,
    pub text: String,
}

type ProblemRow = (i64, PersonId, i64, i64, Option<GameId>, Option<u32>, Option<ServerId>, String);

impl Store {
    /// Returns `None` when the person has made too many within a day.
    pub async fn report(&self, report: ProblemReport) -> Result<Option<i64>> {
        let number = self
            .writer
            .write(Outdates::Everything, report, |report, connection| {
                Box::pin(report.apply(connection))
            })
            .await?;
        Ok((number > 0).then_some(number))
    }
}

impl ProblemReport {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64> {
        let old = self.at.saturating_sub(KEPT);
        run(connection, query!("delete from reports where at < ?", old)).await?;
        let sql = "select count(*) from reports where person = ? and at > ?";
        let lately = query_scalar!(sql, self.person, self.at.saturating_sub(DAY));
        let lately: i64 = lately.fetch_one(&mut *connection).await?;
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

/// Newest first, with their numbers. A bot may be writing the database.
pub async fn reports(path: &Path) -> Result<Vec<(i64, ProblemReport)>> {
    if !path.exists() {
        return Ok(vec![]);
    }
    let sorted = |error| error::classify_sqlite_error(path, error);
    let read = SqliteConnectOptions::new().filename(path).read_only(true);
    // Without a WAL nobody writes, and SQLite need not create files next to the database.
    let read = read.immutable(!beside(path, "-wal").exists());
    let mut connection = read.connect().await.map_err(sorted)?;
    let rows: Result<Vec<ProblemRow>, _> = sqlx::query_as(
        "select number, person, at, wall, game, step, server, text from reports order by number desc",
    )
    .fetch_all(&mut connection)
    .await;
    let _ = connection.close().await;
    let report = |(number, person, at, wall, game, step, server, text): ProblemRow| {
        let report = ProblemReport { person, at, wall: WallTime(wall), game, step, server, text };
        (number, report)
    };
    Ok(rows.map_err(sorted)?.into_iter().map(report).collect())
}
