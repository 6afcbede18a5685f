//! Adjusts a restored backup: messages may show a later state than it knows, and ids of games must
//! not be given again.

use super::Store;
use super::error::StoreError;
use viceroy_model::messages::GameId;

impl Store {
    /// Forgets what these games' messages show, so that each is posted or edited again, and
    /// reserves all ids up to `last_number`.
    pub async fn put_back(
        &self,
        went_on: Vec<GameId>,
        last_number: GameId,
    ) -> Result<(), StoreError> {
        let written =
            self.writer.write((went_on, last_number), |(went_on, last_number), connection| {
                Box::pin(async move {
                    for game in went_on {
                        // Only the newest chapter of news can have grown.
                        sqlx::query(
                "update notices set digest = null, recreated = 0 where game = ?1 and state = 'sent'
                 and (kind in ('lobby', 'table', 'panel') or (kind = 'news' and number =
                     (select max(number) from notices where game = ?1 and kind = 'news')))",
            )
            .bind(game)
            .execute(&mut *connection)
            .await?;
                        sqlx::query("update games set revision = revision + 1 where id = ?")
                            .bind(game)
                            .execute(&mut *connection)
                            .await?;
                    }
                    sqlx::query(
                        "insert into sqlite_sequence (name, seq) select 'games', 0
                         where not exists (select 1 from sqlite_sequence where name = 'games')",
                    )
                    .execute(&mut *connection)
                    .await?;
                    sqlx::query(
                        "update sqlite_sequence set seq = max(seq, ?) where name = 'games'",
                    )
                    .bind(last_number.0)
                    .execute(connection)
                    .await?;
                    Ok(0)
                })
            });
        written.await.map(drop)
    }
}
