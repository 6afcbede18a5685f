//! Where people are in the lesson.

use super::Store;
use super::error::StoreError;
use viceroy_model::messages::{LessonPlace, PersonId};

impl Store {
    /// Where a person is in the lesson, if they have ever begun it.
    pub async fn lesson_of(&self, who: PersonId) -> Result<Option<LessonPlace>, StoreError> {
        let row = sqlx::query_as("select page, server from lessons where person = ?")
            .bind(who)
            .fetch_optional(&self.reads)
            .await?;
        Ok(row.map(|(page, server)| LessonPlace { page, server }))
    }

    /// Remembers where a person is in the lesson.
    pub async fn set_lesson(&self, who: PersonId, place: LessonPlace) -> Result<(), StoreError> {
        let come_to = sqlx::query(
            "insert into lessons (person, page, server) values (?1, ?2, ?3)
             on conflict (person) do update set page = ?2, server = ?3",
        );
        let LessonPlace { page, server } = place;
        self.run(come_to.bind(who).bind(page).bind(server)).await
    }
}
