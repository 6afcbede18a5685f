//! A database that nobody is to change: a copy, or one that stands aside.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection};

use super::Store;
use super::connect::read_through;
use super::error::{self, StoreError};
use super::files::{beside, is_a_file};
use super::format;
use super::presence::Heartbeat;
use super::records::GameState;
use super::writer::Writer;
use viceroy_metrics::Metrics;
use viceroy_model::messages::GameId;
use viceroy_model::timing::WallTime;

/// Whoever reads waits this long for whoever writes.
const BUSY: Duration = Duration::from_secs(5);

/// A game in a copy, as far as it is compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameThen {
    pub game: GameId,
    /// Where it was in its life.
    pub state: GameState,
    /// How many steps it had.
    pub steps: u32,
    /// Counts its changes.
    pub revision: i64,
}

impl Store {
    /// Opens a database that nobody is to change: a copy, or one that stands aside. Whatever would write says that the store
    /// is closed.
    ///
    /// # Errors
    /// When it is damaged anywhere, empty, has another format or belongs to something else.
    pub async fn read(path: &Path) -> Result<Store, StoreError> {
        is_a_file(path)?;
        // Both stand beside it as long as anybody writes it.
        let written = ["-wal", "-shm"].map(|end| beside(path, end));
        let at_rest = written.iter().all(|file| !file.exists());
        let read = SqliteConnectOptions::new()
            .filename(path)
            .busy_timeout(BUSY)
            .read_only(true)
            // Then SQLite makes nothing beside it.
            .immutable(at_rest)
            // Reading all of it takes as long as it takes.
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
            writer: Arc::new(Writer::none()),
            ended: Arc::default(),
        })
    }

    /// All games, as far as they are compared.
    pub async fn games_then(&self) -> Result<Vec<GameThen>, StoreError> {
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

    /// The last number that a game has had.
    pub async fn last_number(&self) -> Result<GameId, StoreError> {
        let last: Option<i64> =
            sqlx::query_scalar("select seq from sqlite_sequence where name = 'games'")
                .fetch_optional(&self.reads)
                .await?;
        Ok(GameId(last.unwrap_or(0)))
    }

    /// When it was last written by a bot that was there, to a minute.
    pub async fn as_of(&self) -> Result<Option<WallTime>, StoreError> {
        Ok(self.last_here().await?.map(|Heartbeat { wall, .. }| wall))
    }
}

async fn is_ours(connection: &mut SqliteConnection, path: &Path) -> Result<bool, StoreError> {
    read_through(connection, path).await?;
    format::is_ours(connection, path).await
}
