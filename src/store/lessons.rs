//! Where people are in the lesson.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::error::StoreError;
use super::writer::Write;
use crate::notice::{LessonPlace, PersonId, ServerId};

/// Somebody has come to a page.
#[derive(Debug)]
struct LessonWrite {
    person: PersonId,
    place: LessonPlace,
}

impl Store {
    /// Where a person is in the lesson, if they have ever begun it.
    pub async fn lesson_of(&self, who: PersonId) -> Result<Option<LessonPlace>, StoreError> {
        let row: Option<(u8, Option<i64>)> =
            sqlx::query_as("select page, server from lessons where person = ?")
                .bind(who.0.cast_signed())
                .fetch_optional(&self.reads)
                .await?;
        Ok(row.map(|(page, server)| LessonPlace {
            page,
            server: server.map(|id| ServerId(id.cast_unsigned())),
        }))
    }

    /// Remembers where a person is in the lesson.
    pub async fn set_lesson(&self, who: PersonId, place: LessonPlace) -> Result<(), StoreError> {
        let write = LessonWrite { person: who, place };
        self.writer.write(write).await.map(drop)
    }
}

impl Write for LessonWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let LessonPlace { page, server } = self.place;
        sqlx::query(
            "insert into lessons (person, page, server) values (?1, ?2, ?3)
             on conflict (person) do update set page = ?2, server = ?3",
        )
        .bind(self.person.0.cast_signed())
        .bind(page)
        .bind(server.map(|server| server.0.cast_signed()))
        .execute(connection)
        .await?;
        Ok(0)
    }
}
