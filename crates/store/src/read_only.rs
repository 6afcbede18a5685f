//! Opens a database read-only: a backup, or one that was moved aside.

use sqlx::sqlite::SqlitePoolOptions;

use super::connect::read_through;
use super::files::is_a_file;
use super::format;
use super::presence::Heartbeat;
use super::read_cache::ReadCache;
use super::writer::Writer;
use crate::prelude::*;
use viceroy_metrics::Metrics;

const BUSY: Duration = Duration::from_secs(5);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameThen {
    pub game: GameId,
    pub state: GameState,
    pub steps: u32,
    pub revision: i64,
}

impl Store {
    /// Writes fail with [`StoreError::Stopped`].
    ///
    /// # Errors
    /// When it is damaged, empty, of another format or not ours.
    pub async fn read(path: &Path) -> Result<Store> {
        is_a_file(path)?;
        // Both exist as long as somebody writes it.
        let written = ["-wal", "-shm"].map(|end| beside(path, end));
        let at_rest = written.iter().all(|file| !file.exists());
        let read = SqliteConnectOptions::new()
            .filename(path)
            .busy_timeout(BUSY)
            .read_only(true)
            // Then SQLite creates no files next to it.
            .immutable(at_rest)
            // Slow by nature; no slow-query warnings.
            .disable_statement_logging();
        let mut connection =
            read.connect().await.map_err(|e| error::classify_sqlite_error(path, e))?;
        let is_ours = is_ours(&mut connection, path).await;
        let _ = connection.close().await;
        if !is_ours? {
            let path = path.to_owned();
            return Err(StoreError::Foreign { path });
        }
        Ok(Store {
            database: path.into(),
            metrics: Metrics::default(),
            reads: SqlitePoolOptions::new().max_connections(1).connect_lazy_with(read),
            cache: Arc::new(ReadCache::of_others()),
            writer: Arc::new(Writer::none()),
            ended: Arc::default(),
        })
    }

    pub async fn games_then(&self) -> Result<Vec<GameThen>> {
        let rows: Vec<(i64, String, u32, i64)> =
            sqlx::query_as("select id, state, steps, revision from games order by id")
                .fetch_all(&self.reads)
                .await?;
        let game = |(id, state, steps, revision): (i64, String, u32, i64)| {
            let game = GameId(id);
            let state = GameState::from_key(&state)
                .ok_or_else(|| StoreError::unreadable(game, format!("state: {state}")))?;
            Ok(GameThen { game, state, steps, revision })
        };
        rows.into_iter().map(game).collect()
    }

    /// The highest id ever given to a game.
    pub async fn last_number(&self) -> Result<GameId> {
        let last: Option<i64> =
            sqlx::query_scalar("select seq from sqlite_sequence where name = 'games'")
                .fetch_optional(&self.reads)
                .await?;
        Ok(GameId(last.unwrap_or(0)))
    }

    /// Of the last heartbeat, or of a later step.
    pub async fn as_of(&self) -> Result<Option<WallTime>> {
        let newest: Option<i64> =
            sqlx::query_scalar("select max(at) from steps").fetch_one(&self.reads).await?;
        let last = self.last_here().await?;
        Ok(last.map(|Heartbeat { at, wall: WallTime(wall) }| {
            let later = newest.map_or(0, |newest| newest.saturating_sub(at).max(0));
            WallTime(wall.saturating_add(later))
        }))
    }
}

async fn is_ours(connection: &mut SqliteConnection, path: &Path) -> Result<bool> {
    read_through(connection, path).await?;
    format::is_ours(connection, path).await
}
