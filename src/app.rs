//! The bot put together: store, host, courier and the adapter to Discord, served until it is asked to end.

use std::path::PathBuf;
use std::sync::Arc;

use tokio::sync::watch;

use crate::cards::{Catalogue, CatalogueError};
use crate::discord::{self, Connection, DiscordConfig, StartError};
use crate::host::{Clock, Fault, Host, HostConfig, LuckSource, SystemClock, SystemLuck};
use crate::render::Theme;
use crate::store::{Store, StoreError};

/// What the bot is made of.
pub struct AppConfig {
    /// The file with all games.
    pub database: PathBuf,
    /// How to reach Discord.
    pub discord: DiscordConfig,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Where secrets come from.
    pub luck: Arc<dyn LuckSource>,
    /// The cards of an outside pack; without them, the embedded ones.
    pub cards: Option<&'static Catalogue>,
    /// What the ground of pictures is like.
    pub theme: Theme,
}

impl AppConfig {
    /// With the time and luck of this machine, and the embedded cards.
    pub fn real(database: PathBuf, discord: DiscordConfig) -> Self {
        AppConfig {
            database,
            discord,
            clock: Arc::new(SystemClock),
            luck: Arc::new(SystemLuck),
            cards: None,
            theme: Theme::default(),
        }
    }
}

/// Why the bot could not start or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// Discord.
    #[error(transparent)]
    Discord(#[from] StartError),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The embedded cards.
    #[error(transparent)]
    Cards(#[from] CatalogueError),
    /// The application.
    #[error(transparent)]
    Host(#[from] Fault),
}

/// Serves games until `end`; then finishes open answers and messages under way.
///
/// # Errors
/// Says in a sentence what stopped the start, or why serving ended.
pub async fn serve(
    config: AppConfig,
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), AppError> {
    let cards = match config.cards {
        Some(cards) => cards,
        None => Catalogue::embedded()?,
    };
    let store = Store::open(&config.database).await?;
    let connection = Connection::open(&config.discord, cards, config.theme).await?;
    let host = Host::open(HostConfig {
        store,
        clock: config.clock,
        luck: config.luck,
        cards,
    })
    .await?;
    let (stop, stopped) = watch::channel(());
    let courier = tokio::spawn({
        let courier = host.courier();
        let messenger = Arc::new(connection.messenger());
        async move { courier.run(messenger, gone(stopped)).await }
    });
    let served = discord::run(connection, host.clone(), end).await;
    drop(stop);
    if courier.await.is_err() {
        tracing::error!("the courier broke off");
    }
    host.store().close().await;
    Ok(served?)
}

/// Ends when the other side of the channel is dropped.
async fn gone(mut channel: watch::Receiver<()>) {
    while channel.changed().await.is_ok() {}
}
