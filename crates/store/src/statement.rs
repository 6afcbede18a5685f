//! Statements with what they are bound to, and writes that consist of one.

use sqlx::sqlite::SqliteArguments;
use sqlx::{Execute, SqlStr};

use super::writer::Applying;
use crate::prelude::*;

/// A statement and what is bound to it, in the order of its question marks.
macro_rules! query {
    ($sql:expr $(, $bound:expr)* $(,)?) => { sqlx::query($sql)$(.bind($bound))* };
}
/// The same where one column is read.
macro_rules! query_scalar {
    ($sql:expr $(, $bound:expr)* $(,)?) => { sqlx::query_scalar($sql)$(.bind($bound))* };
}
/// The same where rows are read as tuples.
macro_rules! query_as {
    ($sql:expr $(, $bound:expr)* $(,)?) => { sqlx::query_as($sql)$(.bind($bound))* };
}
pub(crate) use {query, query_as, query_scalar};

/// Returns how many rows changed.
pub(crate) async fn run(
    connection: &mut SqliteConnection,
    statement: Statement<'_>,
) -> Result<u64> {
    Ok(statement.execute(connection).await?.rows_affected())
}

/// Fails with a conflict unless exactly one row changes.
pub(crate) async fn run_on_one_row(
    connection: &mut SqliteConnection,
    game: GameId,
    statement: Statement<'_>,
) -> Result<()> {
    match run(connection, statement).await? {
        1 => Ok(()),
        _ => Err(StoreError::Conflict(game)),
    }
}

#[derive(Debug)]
pub(super) struct Bound {
    sql: SqlStr,
    arguments: SqliteArguments,
}

impl Bound {
    pub(super) fn new(mut statement: Statement<'static>) -> Result<Bound> {
        let arguments = statement.take_arguments().map_err(sqlx::Error::Encode)?;
        Ok(Bound { arguments: arguments.unwrap_or_default(), sql: statement.sql() })
    }

    fn statement(&self) -> Statement<'_> {
        sqlx::query_with(self.sql.clone(), self.arguments.clone())
    }

    pub(super) async fn run_on_one_row(
        &self,
        game: GameId,
        connection: &mut SqliteConnection,
    ) -> Result<i64> {
        run_on_one_row(connection, game, self.statement()).await.map(|()| 0)
    }
}

impl Store {
    /// Writes whatever `apply` makes of `data`, which may be tried again.
    pub(super) async fn change<D: Send + Sync + 'static>(
        &self,
        outdates: Outdates,
        data: D,
        apply: for<'w> fn(&'w D, &'w mut SqliteConnection) -> Applying<'w>,
    ) -> Result<()> {
        self.writer.write(outdates, data, apply).await.map(drop)
    }

    pub(super) async fn run(
        &self,
        outdates: Outdates,
        statement: Statement<'static>,
    ) -> Result<()> {
        self.change(outdates, Bound::new(statement)?, |bound, connection| {
            Box::pin(async move { run(connection, bound.statement()).await.map(u64::cast_signed) })
        })
        .await
    }
}
