//! Which kinds of questions people have met.

use super::Store;
use super::error::StoreError;
use viceroy_model::messages::PersonId;
use viceroy_rules::Topic;

impl Store {
    /// The kinds of questions that a person has met. Those that are not asked any more are left out.
    pub async fn met(&self, who: PersonId) -> Result<Vec<Topic>, StoreError> {
        let keys: Vec<String> = sqlx::query_scalar("select topic from met where person = ?")
            .bind(who)
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
        let met = sqlx::query("insert or ignore into met (person, topic) values (?1, ?2)");
        self.run(met.bind(who).bind(topic.key())).await
    }
}
