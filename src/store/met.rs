//! Which kinds of questions people have met.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::error::StoreError;
use super::writer::Write;
use crate::notice::PersonId;
use crate::rules::Topic;

/// Somebody has met a kind of question.
#[derive(Debug)]
struct MetWrite {
    person: PersonId,
    topic: String,
}

impl Store {
    /// The kinds of questions that a person has met. Those that are not asked any more are left out.
    pub async fn met(&self, who: PersonId) -> Result<Vec<Topic>, StoreError> {
        let keys: Vec<String> = sqlx::query_scalar("select topic from met where person = ?")
            .bind(who.0.cast_signed())
            .fetch_all(&self.reads)
            .await?;
        let topic = |key: String| {
            let mut all = Topic::ALL.iter().copied();
            all.find(|topic| topic.key() == key)
        };
        Ok(keys.into_iter().filter_map(topic).collect())
    }

    /// Remembers that a person has met a kind of question.
    pub async fn set_met(&self, who: PersonId, topic: Topic) -> Result<(), StoreError> {
        let write = MetWrite {
            person: who,
            topic: topic.key(),
        };
        self.writer.write(write).await.map(drop)
    }
}

impl Write for MetWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        sqlx::query("insert or ignore into met (person, topic) values (?1, ?2)")
            .bind(self.person.0.cast_signed())
            .bind(&self.topic)
            .execute(connection)
            .await?;
        Ok(0)
    }
}
