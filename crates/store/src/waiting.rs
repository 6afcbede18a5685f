//! Games that wait for a person. Queried at every keystroke of autocompletion, so the cost must not
//! grow with finished games.

use super::records::Waits;
use crate::prelude::*;

const WAITING: &str =
    "select game from seats where person = ? and waited_for = 1 order by game desc";
const RUNNING: &str =
    "select game from seats where person = ? and waited_for is not null order by game desc";
const FINISHED: &str = "select count(*) from seats join games on id = game \
     where person = ? and state = 'over' and deal is null
     and id not in (select game from second_chances)";
// Walks the person's games from the newest until one is finished.
const NEWEST_FINISHED: &str = "select game from seats join games on id = game \
     where person = ? and state = 'over' and deal is null order by game desc limit 1";

impl Store {
    pub async fn games_waiting_for(&self, who: PersonId) -> Result<Vec<GameId>> {
        self.game_ids(WAITING, who).await
    }

    pub async fn games_running_of(&self, who: PersonId) -> Result<Vec<GameId>> {
        self.game_ids(RUNNING, who).await
    }

    pub async fn newest_finished_of(&self, who: PersonId) -> Result<Option<GameId>> {
        Ok(self.game_ids(NEWEST_FINISHED, who).await?.first().copied())
    }

    /// Newest first.
    pub async fn newest_finished(&self, who: PersonId, most: u32) -> Result<Vec<GameId>> {
        let games = "select game from seats join games on id = game
             where person = ? and state = 'over' order by game desc limit ?";
        Ok(query_scalar!(games, who, most).fetch_all(&self.reads).await?)
    }

    pub async fn games_finished_by(&self, who: PersonId) -> Result<u32> {
        Ok(query_scalar!(FINISHED, who).fetch_one(&self.reads).await?)
    }

    async fn game_ids(&self, sql: &'static str, who: PersonId) -> Result<Vec<GameId>> {
        Ok(query_scalar!(sql, who).fetch_all(&self.reads).await?)
    }
}

/// Stored per seat, so that nobody has to load a game to know whom it waits for. Nobody is called to
/// a deal of the day, and no list has it.
pub(super) async fn wait_for(
    connection: &mut SqliteConnection,
    game: GameId,
    waits: Waits,
    step: i64,
) -> Result<()> {
    sqlx::query(
        "update seats set waited_for = ?1 >> seat & 1,
         waits_since = case when not ?1 >> seat & 1 then null
             when ?2 >> seat & 1 then ?5 else waits_since end,
         called_for = case when ?3 >> seat & 1 then ?5 else called_for end
         where game = ?4 and (waited_for is not (?1 >> seat & 1) or ?2 >> seat & 1)
         and (select deal from games where id = ?4) is null",
    )
    .bind(bits(waits.all))
    .bind(bits(waits.newly))
    .bind(bits(waits.knowing))
    .bind(game)
    .bind(step)
    .execute(connection)
    .await?;
    Ok(())
}

/// Who saw what is asked in the answer to a press counts as called then.
pub(super) async fn were_told(
    connection: &mut SqliteConnection,
    game: GameId,
    seats: SeatSet,
    at: i64,
) -> Result<()> {
    sqlx::query("update seats set called_at = ? where game = ? and ? >> seat & 1")
        .bind(at)
        .bind(game)
        .bind(bits(seats))
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn wait_for_nobody(connection: &mut SqliteConnection, game: GameId) -> Result<()> {
    sqlx::query(
        "update seats set waited_for = null, waits_since = null, called_for = null, code = null
         where game = ?",
    )
    .bind(game)
    .execute(connection)
    .await?;
    Ok(())
}

fn bits(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    use sqlx::ConnectOptions;
    use sqlx::sqlite::SqliteConnectOptions;
    use tempfile::TempDir;

    use super::*;

    async fn played_by_one(connection: &mut SqliteConnection, finished: i64) {
        let games = "with recursive numbers (n) as
            (select 1 union all select n + 1 from numbers where n < 2 + ?)
            insert into games (id, state, channel, opened_by, terms, agreed_time, secret, secret_hash, created_at)
            select n, case when n > 2 then 'over' else 'started' end, 1, 7, '{}', '{}', zeroblob(32), '', 0
            from numbers";
        let games = query!(games, finished);
        games.execute(&mut *connection).await.unwrap();
        let seats = "insert into seats (game, seat, person, name, waited_for)
            select id, 0, 7, 'Ann', case state when 'started' then id - 1 end from games";
        sqlx::query(seats).execute(connection).await.unwrap();
    }

    /// The rows found, and the number of SQLite instructions.
    async fn work(connection: &mut SqliteConnection, sql: &'static str) -> (Vec<i64>, u64) {
        let count = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&count);
        let mut handle = connection.lock_handle().await.unwrap();
        handle.set_progress_handler(1, move || {
            counted.fetch_add(1, Ordering::Relaxed);
            true
        });
        drop(handle);
        let found = query_scalar!(sql, 7).fetch_all(connection).await.unwrap();
        (found, count.load(Ordering::Relaxed))
    }

    #[tokio::test]
    async fn finished_games_cost_nothing() {
        let mut seen = vec![];
        for finished in [10, 10_000] {
            let dir = TempDir::new().unwrap();
            let path = dir.path().join("games.db");
            Store::open(&path).await.unwrap().close().await;
            let options = SqliteConnectOptions::new().filename(&path);
            let mut connection = options.connect().await.unwrap();
            played_by_one(&mut connection, finished).await;
            let mut of_each = vec![];
            for (sql, expected) in
                [(WAITING, vec![2]), (RUNNING, vec![2, 1]), (NEWEST_FINISHED, vec![2 + finished])]
            {
                let (found, work) = work(&mut connection, sql).await;
                assert_eq!(found, expected);
                of_each.push(work);
            }
            seen.push(of_each);
        }
        println!("instructions of SQLite with 10 and 10,000 finished games: {seen:?}");
        assert_eq!(seen[0], seen[1]);
        assert!(seen[0].iter().all(|work| (1..200).contains(work)), "{seen:?}");
    }
}
