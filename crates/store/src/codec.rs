//! Reads rows and adds the game's number to errors.

use sqlx::sqlite::SqliteArguments;

use super::error::Readable;
use crate::prelude::*;

pub(super) type Statement<'q> = sqlx::query::Query<'q, sqlx::Sqlite, SqliteArguments>;

pub(super) struct Reading<'r> {
    pub(super) row: &'r SqliteRow,
    pub(super) game: GameId,
}

impl Reading<'_> {
    pub(super) fn unreadable(&self, what: impl ToString) -> StoreError {
        StoreError::unreadable(self.game, what)
    }

    pub(super) fn get<'r, T>(&'r self, column: &str) -> Result<T>
    where
        T: sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
    {
        self.row.try_get(column).readable(self.game)
    }

    pub(super) fn count(&self, column: &str) -> Result<u32> {
        let number: i64 = self.get(column)?;
        u32::try_from(number).readable_in(self.game, column)
    }

    pub(super) fn big(&self, column: &str) -> Result<u64> {
        let number: i64 = self.get(column)?;
        u64::try_from(number).readable_in(self.game, column)
    }

    pub(super) fn seat(&self, column: &str) -> Result<Seat> {
        let number: i64 = self.get(column)?;
        Ok(Seat(u8::try_from(number).readable_in(self.game, column)?))
    }

    /// Reads optional data that is dropped when it cannot be parsed.
    pub(super) fn disposable_json<T: serde::de::DeserializeOwned>(
        &self,
        column: &str,
    ) -> Result<Option<T>> {
        let text: Option<&str> = self.get(column)?;
        Ok(text.and_then(|text| {
            let read = serde_json::from_str(text);
            read.inspect_err(|error| {
                tracing::warn!(game = self.game.0, column, %error, "let go of what cannot be read");
            })
            .ok()
        }))
    }

    pub(super) fn json<T: serde::de::DeserializeOwned>(&self, column: &str) -> Result<T> {
        let text: &str = self.get(column)?;
        serde_json::from_str(text).readable_in(self.game, column)
    }
}
