//! Steps are appended together with everything that belongs to them, and never changed.

use sqlx::{SqlSafeStr, SqlStr};

use super::attendance::AttendanceWrite;
use super::crash::{self, CrashPoint};
use super::pack::packed_steps;
use super::plans::{self, OrdersWrite};
use super::ratings::write_ratings;
use super::records::{AttendanceRecord, Start, StepRecord, Waits};
use super::reliability::{conduct, write_reliability};
use super::result_rows::write_results;
use super::waiting::{wait_for, wait_for_nobody, were_told};
use super::{holders, message_row};
use crate::prelude::*;
use viceroy_model::attendance::Attendance;
use viceroy_rules::StepMark;

/// Serialised by the caller, to keep that work off the writing task.
#[derive(Clone, Debug)]
pub(super) struct StepWrite {
    game: GameId,
    number: u32,
    at: i64,
    cause: String,
    facts: String,
    bookmark: String,
    luck_used: i64,
    mark: u32,
    over: Option<BySeat<SeatResult>>,
    told_to: Option<u32>,
    wanted: Vec<message_row::WantedRow>,
    orders: Vec<OrdersWrite>,
    waits: Option<Waits>,
    attendance: Option<AttendanceWrite>,
    /// As the game ended.
    attended: Option<Attendance>,
    start: Option<StartWrite>,
    undid: Option<u32>,
}

#[derive(Clone, Debug)]
struct StartWrite {
    agreement: String,
    people: i64,
    cuts: String,
}

impl StepWrite {
    fn new(record: &StepRecord) -> Result<Self> {
        Ok(StepWrite {
            game: record.game,
            number: record.number,
            at: record.at,
            cause: serde_json::to_string(&record.cause)?,
            facts: serde_json::to_string(&record.facts)?,
            bookmark: serde_json::to_string(&record.bookmark)?,
            luck_used: record.luck_used.cast_signed(),
            mark: record.mark.number(),
            over: record.over.clone(),
            told_to: record.told_to,
            wanted: record
                .wanted
                .iter()
                .map(message_row::WantedRow::new)
                .collect::<Result<_, _>>()?,
            orders: record
                .orders
                .iter()
                .map(|(seat, orders)| OrdersWrite::new(record.game, *seat, orders))
                .collect::<Result<_, _>>()?,
            waits: record.waits,
            attendance: record.attendance.as_ref().map(AttendanceWrite::new).transpose()?,
            attended: match (&record.over, &record.attendance) {
                (Some(_), Some(AttendanceRecord { attendance, .. })) => Some(attendance.clone()),
                (Some(_) | None, _) => None,
            },
            start: None,
            undid: if let Cause::Undid { step } = record.cause { Some(step) } else { None },
        })
    }

    pub(super) fn starting(start: &Start) -> Result<Self> {
        let begins = StartWrite {
            agreement: serde_json::to_string(&start.agreement)?,
            people: start.people.len() as i64,
            cuts: serde_json::to_string(&start.cuts)?,
        };
        Ok(StepWrite { start: Some(begins), ..StepWrite::new(&start.step)? })
    }

    /// For a game that got its number after this was prepared.
    pub(super) fn of(&self, game: GameId) -> StepWrite {
        let mut write = StepWrite { game, ..self.clone() };
        write.wanted.iter_mut().for_each(|wanted| wanted.is_of(game));
        write
    }

    /// All or nothing: the caller rolls back its savepoint on failure.
    pub(super) async fn apply(&self, connection: &mut SqliteConnection) -> Result<()> {
        if let Some(start) = &self.start {
            self.begin(connection, start).await?;
        }
        // The condition on the number of steps keeps anything from being applied twice.
        let state = match self.over {
            Some(_) => GameState::Over,
            None => GameState::Started,
        };
        let mut query = sqlx::query(self.sql())
            .bind(i64::from(self.number))
            .bind(&self.bookmark)
            .bind(self.luck_used)
            .bind(state.key())
            .bind(self.over.as_ref().map(|_| self.at))
            .bind(self.told_to)
            .bind(self.game)
            .bind(i64::from(self.number) - 1)
            .bind(self.game)
            .bind(i64::from(self.number))
            .bind(self.at)
            .bind(&self.cause)
            .bind(&self.facts)
            .bind(self.mark);
        for wanted in &self.wanted {
            query = wanted.bind(query);
        }
        for orders in &self.orders {
            query = orders.bind(query);
        }
        let written = query.execute(&mut *connection).await?;
        let expected = 2 + self.wanted.len() + self.orders.len();
        if written.rows_affected() != expected as u64 {
            return Err(StoreError::Conflict(self.game));
        }
        if let Some(step) = self.undid {
            self.leave_posts_of(connection, step).await?;
        }
        if let Some(results) = &self.over {
            wait_for_nobody(connection, self.game).await?;
            write_results(connection, self.game, results).await?;
            write_ratings(connection, self.game, results).await?;
        } else if let Some(waits) = self.waits {
            wait_for(connection, self.game, waits, i64::from(self.number)).await?;
            if self.start.is_some() {
                were_told(connection, self.game, waits.knowing, self.at).await?;
            }
        }
        if let Some(attendance) = &self.attendance {
            attendance.apply(connection, self.game).await?;
        }
        if let Some(attended) = &self.attended {
            let holders = holders::read_holders(connection, self.game).await?;
            let conduct = conduct(attended, &holders, self.at);
            write_reliability(connection, self.game, &conduct).await?;
        }
        Ok(())
    }

    /// One SQL text, because handing over statements costs more than running them. Few variants
    /// exist, so they stay prepared. Each statement after the first acts only if the previous one
    /// did.
    fn sql(&self) -> SqlStr {
        const STEP: &str = "update games set steps = ?, bookmark = ?, luck_used = ?, state = ?, ended_at = ?,
             news_to = coalesce(?, news_to), revision = revision + 1
             where id = ? and steps = ? and state = 'started';
             insert into steps (game, number, at, cause, facts, mark) select ?, ?, ?, ?, ?, ? where changes() = 1;";
        if self.wanted.is_empty() && self.orders.is_empty() {
            return STEP.into_sql_str();
        }
        let mut sql = STEP.to_owned();
        sql += &message_row::INSERT_NEXT.repeat(self.wanted.len());
        sql += &plans::REPLACE_NEXT.repeat(self.orders.len());
        // No input from outside.
        AssertSqlSafe(sql).into_sql_str()
    }

    /// The table of a turn that was taken back stays where it stands, and is told no more.
    async fn leave_posts_of(&self, connection: &mut SqliteConnection, step: u32) -> Result<()> {
        let sql = "update notices set state = 'gone' where game = ? and number = ?
             and (kind = 'table' or (kind = 'news' and state = 'wanted'))";
        run(connection, query!(sql, self.game, step)).await.map(drop)
    }

    async fn begin(&self, connection: &mut SqliteConnection, start: &StartWrite) -> Result<()> {
        // Whether a game is rated is settled now: later people take over seats, and are not.
        let sql = "update games set state = 'started', agreement = ?, cuts = ?, started_at = ?, code = null,
               agreed_time = case (select count(person) from seats where game = games.id)
                 when 0 then json_remove(agreed_time, '$.rated')
                 when 1 then json_remove(agreed_time, '$.rated') else agreed_time end
             where id = ? and state = 'gathering'
             and (select count(*) from seats where game = games.id) = ?";
        let begun = query!(sql, &start.agreement, &start.cuts, self.at, self.game, start.people);
        run_on_one_row(connection, self.game, begun).await?;
        holders::begin(connection, self.game).await
    }
}

impl Store {
    async fn write_steps(&self, steps: Vec<StepWrite>) -> Result<()> {
        let game = steps.first().map_or(Outdates::Nothing, |step| Outdates::Game(step.game));
        self.change(game, steps, |steps, connection| {
            Box::pin(async move {
                for step in steps {
                    step.apply(connection).await?;
                }
                crash::point(CrashPoint::BeforeCommit);
                Ok(0)
            })
        })
        .await?;
        crash::point(CrashPoint::AfterCommit);
        Ok(())
    }

    /// # Errors
    /// [`StoreError::Conflict`] when the lobby has changed.
    pub async fn start(&self, start: &Start) -> Result<()> {
        self.write_steps(vec![StepWrite::starting(start)?]).await
    }

    /// All or nothing, and on the disk when this returns.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the game does not have exactly the preceding steps.
    pub async fn append(&self, records: &[StepRecord]) -> Result<()> {
        let writes = records.iter().map(StepWrite::new);
        let writes = writes.collect::<Result<Vec<_>, _>>()?;
        self.write_steps(writes).await?;
        if records.iter().any(|record| record.over.is_some()) {
            self.ended.notify_one();
        }
        Ok(())
    }

    /// `from` and `to` are included.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] when one is missing or cannot be parsed.
    pub async fn steps(&self, game: GameId, from: u32, to: u32) -> Result<Vec<StoredStep>> {
        read_steps(&mut *self.reads.acquire().await?, game, from, to).await
    }
}

/// On a connection that may have uncommitted steps.
pub(super) async fn read_steps(
    connection: &mut SqliteConnection,
    game: GameId,
    from: u32,
    to: u32,
) -> Result<Vec<StoredStep>> {
    let sql = "select number, at, cause, facts, mark from steps
         where game = ? and number between ? and ? order by number";
    let rows =
        query!(sql, game, i64::from(from), i64::from(to)).fetch_all(&mut *connection).await?;
    // Rows first: if they are gone, the blob exists. In the other order the game could be packed
    // between the two reads.
    if rows.is_empty()
        && let Some(steps) = packed_steps(connection, game, from, to).await?
    {
        return complete(game, from, to, steps);
    }
    let mut steps = Vec::with_capacity(rows.len());
    for (row, expected) in rows.iter().zip(from..) {
        let r = Reading { row, game };
        let number: i64 = row.try_get("number")?;
        if number != i64::from(expected) {
            return Err(r.unreadable(format!("step {expected} is missing")));
        }
        steps.push(StoredStep {
            number: expected,
            at: r.get("at")?,
            cause: r.json("cause")?,
            facts: r.json("facts")?,
            mark: StepMark::of(r.count("mark")?),
        });
    }
    complete(game, from, to, steps)
}

fn complete(game: GameId, from: u32, to: u32, steps: Vec<StoredStep>) -> Result<Vec<StoredStep>> {
    let expected = (u64::from(to) + 1).saturating_sub(u64::from(from));
    if steps.len() as u64 == expected {
        return Ok(steps);
    }
    Err(StoreError::Unreadable {
        game,
        what: format!("of {expected} steps there are {}", steps.len()),
    })
}
