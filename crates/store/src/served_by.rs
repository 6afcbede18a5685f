//! By which application the games are served: messages can be changed only by the one that has sent them.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::error::StoreError;
use super::writer::Write;

/// Another application serves the games from now on.
#[derive(Debug)]
struct ServedByWrite(u64);

/// What the one before has sent is nobody's to change any more. What people press on is wanted anew; everything else stays as
/// it is, and nothing is added to it.
const LET_GO: [&str; 4] = [
    "update notices set state = 'wanted', room = null, message = null, digest = null, attempted_at = null, recreated = 0
     where state in ('sent', 'sending') and digest is not 'past' and game in (select id from games where state in ('gathering', 'started'))
       and (kind = 'table' and number = (select max(number) from notices as other where other.game = notices.game and other.kind = 'table')
         or kind = 'lobby' and game in (select id from games where state = 'gathering')
         or kind in ('announcement', 'told') and json_extract(announcement, '$.vote') is not null
         or kind = 'panel' and number = (select max(number) from notices as other
              where other.game = notices.game and other.kind = 'panel' and other.seat = notices.seat))",
    "update notices set state = 'gone' where state in ('sent', 'sending')",
    // Its conversations with people were others.
    "update people set dm_room = null, closed_at = null",
    "update games set revision = revision + 1 where state in ('gathering', 'started')",
];

impl Store {
    /// The application that has served the games last.
    pub async fn application(&self) -> Result<Option<u64>, StoreError> {
        let id: Option<i64> =
            sqlx::query_scalar("select id from application").fetch_optional(&self.reads).await?;
        Ok(id.map(i64::cast_unsigned))
    }

    /// Notes which application serves the games. Gives the one that has served them before, if it was another.
    pub async fn served_by(&self, application: u64) -> Result<Option<u64>, StoreError> {
        let before = self.application().await?;
        if before == Some(application) {
            return Ok(None);
        }
        self.writer.write(ServedByWrite(application)).await?;
        Ok(before)
    }
}

impl Write for ServedByWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let known = sqlx::query("update application set id = ?")
            .bind(self.0.cast_signed())
            .execute(&mut *connection)
            .await?;
        if known.rows_affected() == 0 {
            sqlx::query("insert into application (one, id) values (1, ?)")
                .bind(self.0.cast_signed())
                .execute(connection)
                .await?;
            return Ok(0);
        }
        for let_go in LET_GO {
            sqlx::query(let_go).execute(&mut *connection).await?;
        }
        Ok(0)
    }
}
