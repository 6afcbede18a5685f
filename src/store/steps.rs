//! Steps: appended in one piece with everything that belongs to them, never changed.

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::codec::Reading;
use super::error::StoreError;
use super::notices;
use super::orders::OrdersWrite;
use super::records::{GameState, Start, StepRecord, StoredStep};
use super::writer::Write;
use crate::notice::{GameId, NoticeKey};

/// A step as it is bound: the JSON was made by whoever asked, at their cost.
#[derive(Debug)]
pub(super) struct StepWrite {
    game: GameId,
    number: u32,
    at: i64,
    cause: String,
    facts: String,
    bookmark: String,
    luck_used: i64,
    over: bool,
    fed_to: Option<u32>,
    wanted: Vec<notices::Wanted>,
    orders: Vec<OrdersWrite>,
    /// The agreement and the number of people, for the first step.
    start: Option<(String, i64)>,
}

impl StepWrite {
    fn new(record: &StepRecord) -> Result<Self, StoreError> {
        let fed_to = record.wanted.iter().filter_map(|w| match w.key {
            NoticeKey::Feed { to, .. } => Some(to),
            NoticeKey::Lobby(_)
            | NoticeKey::Table(_)
            | NoticeKey::Panel { .. }
            | NoticeKey::Unreachable { .. } => None,
        });
        Ok(StepWrite {
            game: record.game,
            number: record.number,
            at: record.at,
            cause: serde_json::to_string(&record.cause)?,
            facts: serde_json::to_string(&record.facts)?,
            bookmark: serde_json::to_string(&record.bookmark)?,
            luck_used: record.luck_used.cast_signed(),
            over: record.over,
            fed_to: fed_to.max(),
            wanted: record
                .wanted
                .iter()
                .map(notices::Wanted::new)
                .collect::<Result<_, _>>()?,
            orders: record
                .orders
                .iter()
                .map(|(seat, orders)| OrdersWrite::new(record.game, *seat, orders))
                .collect::<Result<_, _>>()?,
            start: None,
        })
    }

    /// All or nothing: the caller's savepoint is rolled back when this fails.
    pub(super) async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        if let Some((agreement, people)) = &self.start {
            self.begin(connection, agreement, *people).await?;
        }
        // The count in the condition is what keeps anything from being applied twice.
        let state = if self.over {
            GameState::Over
        } else {
            GameState::Started
        };
        let updated = sqlx::query(
            "update games set steps = ?1, bookmark = ?2, luck_used = ?3, state = ?4, ended_at = ?5,
             fed_to = coalesce(?6, fed_to), revision = revision + 1
             where id = ?7 and steps = ?1 - 1 and state = 'started'",
        )
        .bind(i64::from(self.number))
        .bind(&self.bookmark)
        .bind(self.luck_used)
        .bind(state.key())
        .bind(self.over.then_some(self.at))
        .bind(self.fed_to)
        .bind(self.game.0)
        .execute(&mut *connection)
        .await?;
        if updated.rows_affected() != 1 {
            return Err(StoreError::Conflict(self.game));
        }
        sqlx::query("insert into steps (game, number, at, cause, facts) values (?, ?, ?, ?, ?)")
            .bind(self.game.0)
            .bind(i64::from(self.number))
            .bind(self.at)
            .bind(&self.cause)
            .bind(&self.facts)
            .execute(&mut *connection)
            .await?;
        for wanted in &self.wanted {
            wanted.insert(connection).await?;
        }
        for orders in &self.orders {
            orders.apply(connection).await?;
        }
        Ok(0)
    }

    async fn begin(
        &self,
        connection: &mut SqliteConnection,
        agreement: &str,
        people: i64,
    ) -> Result<(), StoreError> {
        let updated = sqlx::query(
            "update games set state = 'started', agreement = ?, started_at = ?
             where id = ? and state = 'gathering'
             and (select count(*) from seats where game = games.id) = ?",
        )
        .bind(agreement)
        .bind(self.at)
        .bind(self.game.0)
        .bind(people)
        .execute(connection)
        .await?;
        if updated.rows_affected() == 1 {
            Ok(())
        } else {
            Err(StoreError::Conflict(self.game))
        }
    }
}

impl Store {
    /// Turns a lobby into a running game: what was agreed, the first step and what has to be said, all or nothing.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the lobby is not the one the start was made for.
    pub async fn start(&self, start: &Start) -> Result<(), StoreError> {
        let mut write = StepWrite::new(&start.step)?;
        write.start = Some((
            serde_json::to_string(&start.agreement)?,
            start.people.len() as i64,
        ));
        self.writer.write(Write::Steps(vec![write])).await.map(drop)
    }

    /// Appends steps that belong together, each with its bookmark and what has to be said because of it, all or
    /// nothing. They are on the disk when this returns.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the game does not have exactly the steps before these.
    pub async fn append(&self, records: &[StepRecord]) -> Result<(), StoreError> {
        let writes = records.iter().map(StepWrite::new);
        let writes = writes.collect::<Result<_, _>>()?;
        self.writer.write(Write::Steps(writes)).await.map(drop)
    }

    /// The steps of a game from `from` to `to`, both included.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] when one is missing or cannot be understood.
    pub async fn steps(
        &self,
        game: GameId,
        from: u32,
        to: u32,
    ) -> Result<Vec<StoredStep>, StoreError> {
        let rows = sqlx::query(
            "select number, at, cause, facts from steps
             where game = ? and number between ? and ? order by number",
        )
        .bind(game.0)
        .bind(i64::from(from))
        .bind(i64::from(to))
        .fetch_all(&self.reads)
        .await?;
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
            });
        }
        let expected = (u64::from(to) + 1).saturating_sub(u64::from(from));
        if steps.len() as u64 == expected {
            return Ok(steps);
        }
        Err(StoreError::Unreadable {
            game,
            what: format!("of {expected} steps there are {}", steps.len()),
        })
    }
}
