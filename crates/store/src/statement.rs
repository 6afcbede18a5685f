//! Writes that consist of one statement.

use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Execute, SqlStr};

use super::Store;
use super::codec::Statement;
use super::error::StoreError;
use viceroy_model::messages::GameId;

#[derive(Debug)]
pub(super) struct Bound {
    sql: SqlStr,
    arguments: SqliteArguments,
}

impl Bound {
    pub(super) fn new(mut statement: Statement<'static>) -> Result<Bound, StoreError> {
        let arguments = statement.take_arguments().map_err(sqlx::Error::Encode)?;
        Ok(Bound { arguments: arguments.unwrap_or_default(), sql: statement.sql() })
    }

    async fn run(&self, connection: &mut SqliteConnection) -> Result<u64, StoreError> {
        let statement = sqlx::query_with(self.sql.clone(), self.arguments.clone());
        Ok(statement.execute(connection).await?.rows_affected())
    }

    /// Fails with a conflict unless exactly one row changes.
    pub(super) async fn run_on_one_row(
        &self,
        game: GameId,
        connection: &mut SqliteConnection,
    ) -> Result<i64, StoreError> {
        match self.run(connection).await? {
            1 => Ok(0),
            _ => Err(StoreError::Conflict(game)),
        }
    }
}

impl Store {
    pub(super) async fn run(&self, statement: Statement<'static>) -> Result<(), StoreError> {
        let written = self.writer.write(Bound::new(statement)?, |bound, connection| {
            Box::pin(async move { bound.run(connection).await.map(u64::cast_signed) })
        });
        written.await.map(drop)
    }
}
