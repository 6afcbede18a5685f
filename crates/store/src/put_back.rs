//! Adjusts a restored backup: messages may show a later state than it knows, and ids of games and
//! numbers of messages must not be given again.

use crate::prelude::*;

impl Store {
    /// Forgets what these games' messages show, so that each is posted or edited again, and
    /// reserves all ids up to `last_number`.
    pub async fn put_back(
        &self,
        went_on: Vec<GameId>,
        last_number: GameId,
        at: WallTime,
    ) -> Result<()> {
        self.change(
            Outdates::Everything,
            (went_on, last_number, at),
            |(went_on, last_number, at), connection| {
                Box::pin(async move {
                    let sql = "insert into restores (at) values (?)";
                    run(connection, query!(sql, at.0)).await?;
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

    pub async fn last_restore(&self) -> Result<Option<WallTime>> {
        let last = "select max(at) from restores";
        let last: Option<i64> = query_scalar!(last).fetch_one(&self.reads).await?;
        Ok(last.map(WallTime))
    }
}
