//! Adjusts a restored backup: messages may show a later state than it knows, and ids of games must
//! not be given again.

use crate::prelude::*;

impl Store {
    /// Forgets what these games' messages show, so that each is posted or edited again, and
    /// reserves all ids up to `last_number`.
    pub async fn put_back(&self, went_on: Vec<GameId>, last_number: GameId) -> Result<()> {
        self.change(
            Outdates::Everything,
            (went_on, last_number),
            |(went_on, last_number), connection| {
                Box::pin(async move {
                    for game in went_on {
                        // Only the newest chapter of news can have grown.
                        let sql = "update notices set digest = null, recreated = 0
                 where game = ?1 and state = 'sent'
                             and (kind in ('lobby', 'table', 'panel') or (kind = 'news' and number =
                     (select max(number) from notices where game = ?1 and kind = 'news')))";
                        run(connection, query!(sql, game)).await?;
                        let sql = "update games set revision = revision + 1 where id = ?";
                        run(connection, query!(sql, game)).await?;
                    }
                    let sql = "insert into sqlite_sequence (name, seq) select 'games', 0
                         where not exists (select 1 from sqlite_sequence where name = 'games')";
                    run(connection, query!(sql)).await?;
                    let sql = "update sqlite_sequence set seq = max(seq, ?) where name = 'games'";
                    run(connection, query!(sql, last_number.0)).await?;
                    Ok(0)
                })
            },
        )
        .await
    }
}
