//! The bot put together: store, host, delivery worker and the adapter to Discord, served until it is asked to end.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::backup::{BackupPlan, BackupSchedule};
use crate::monitoring::{Monitor, MonitorError};
use viceroy_discord::{Connection, DiscordConfig, Signs, StartError};
use viceroy_i18n::{LanguageError, Languages};
use viceroy_metrics::Metrics;
use viceroy_render::{Painter, RenderError, Theme};
use viceroy_service::{
    Clock, ComputerPlayers, Fault, Host, HostConfig, LobbyLimits, LuckSource, SystemClock,
    SystemLuck,
};
use viceroy_store::{Store, StoreError};

/// Within this time after being asked to, the process ends.
const PATIENCE: Duration = Duration::from_secs(9);
/// What the last messages may take in any case.
const LAST: Duration = Duration::from_millis(500);

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
    /// What paints, and with which cards; without it, a painter of the embedded ones.
    pub painter: Option<Arc<Painter>>,
    /// What the ground of pictures is like.
    pub theme: Theme,
    /// What can be spoken; without it, the carried languages.
    pub languages: Option<Languages>,
    /// How many lobbies may wait, and for how long.
    pub lobbies: LobbyLimits,
    /// Where backups go, if any are made.
    pub backups: Option<BackupPlan>,
    /// How computer players come to their answers.
    pub computers: ComputerPlayers,
    /// How long the words of an answer wait for its pictures.
    pub words_wait: Duration,
    /// How the signs of the game look in messages.
    pub signs: Signs,
    /// What everything is measured with.
    pub metrics: Metrics,
    /// Where `/healthz` and `/metrics` are answered, if anywhere.
    pub monitored_at: Option<SocketAddr>,
}

impl AppConfig {
    /// With the time and luck of this machine, and the embedded cards.
    pub fn real(database: PathBuf, discord: DiscordConfig) -> Self {
        AppConfig {
            database,
            discord,
            clock: Arc::new(SystemClock::default()),
            luck: Arc::new(SystemLuck),
            painter: None,
            theme: Theme::default(),
            languages: None,
            lobbies: LobbyLimits::STANDARD,
            backups: None,
            computers: ComputerPlayers::default(),
            words_wait: viceroy_discord::WORDS_WAIT,
            signs: Signs::Drawn,
            metrics: Metrics::default(),
            monitored_at: None,
        }
    }
}

/// Why the bot could not start or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    #[error(transparent)]
    Discord(#[from] StartError),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The painter could not be made ready.
    #[error("pictures cannot be painted: {0}")]
    Pictures(#[from] RenderError),
    #[error(transparent)]
    Languages(#[from] LanguageError),
    /// The address for those who ask how it goes.
    #[error(transparent)]
    Monitor(#[from] MonitorError),
    /// The application.
    #[error(transparent)]
    Host(#[from] Fault),
}

impl AppError {
    /// Whether starting again cannot help before somebody has changed something at Discord or in the configuration.
    pub fn needs_operator(&self) -> bool {
        match self {
            AppError::Discord(error) => error.needs_operator(),
            AppError::Store(_)
            | AppError::Pictures(_)
            | AppError::Languages(_)
            | AppError::Monitor(_)
            | AppError::Host(_) => false,
        }
    }
}

/// A future in a box. What it does is compiled with the library; without the box the program and each test that starts the bot
/// would compile all of the bot anew, since the code of a future is made where it is waited for.
type Boxed<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Serves games until `end`; then finishes open answers and messages under way.
///
/// # Errors
/// Says in a sentence what stopped the start, or why serving ended.
pub fn serve(
    config: AppConfig,
    end: impl Future<Output = ()> + Send + 'static,
) -> Boxed<Result<(), AppError>> {
    boxed(config, Box::pin(end))
}

fn boxed(config: AppConfig, end: Boxed<()>) -> Boxed<Result<(), AppError>> {
    Box::pin(serve_until(config, end))
}

async fn serve_until(config: AppConfig, end: Boxed<()>) -> Result<(), AppError> {
    let metrics = config.metrics;
    // First of all: a start can take its time.
    let monitor = config.monitored_at;
    let monitor = monitor.map(|at| Monitor::start(at, metrics.clone()));
    let monitor = monitor.transpose()?;
    let painter = match config.painter {
        Some(painter) => painter,
        None => Arc::new(Painter::new()?),
    };
    let cards = painter.cards();
    let languages = match config.languages {
        Some(languages) => languages,
        None => Languages::carried()?,
    };
    let store = Store::open_measured(&config.database, metrics.clone()).await?;
    let end = End::of(end);
    let opened = tokio::select! {
        opened = Connection::open(&config.discord, painter, config.theme, languages, metrics.clone()) => opened.map(Some),
        () = end.asked() => Ok(None),
    };
    let connection = match opened {
        Ok(Some(connection)) => connection
            .with_words_waiting(config.words_wait)
            .with_signs(config.signs)
            .with_backups_for(config.backups.as_ref().map(BackupPlan::days)),
        ended => {
            store.close().await;
            return Ok(ended.map(drop)?);
        }
    };
    let application = match connection.application() {
        Some(application) => Some(application),
        // Discord could not say: it is the one that served before, or the one that the token names.
        None => store.application().await?.or(config.discord.application_of_token()),
    };
    let Some(application) = application else {
        store.close().await;
        return Err(StartError::ApplicationUnknown.into());
    };
    let connection = connection.as_application(application);
    if store.served_by(application).await?.is_some() {
        tracing::warn!(
            "another application has served these games before: what it posted stays as it is, and what people press on is \
             posted anew; invite this one to the same servers"
        );
    }
    let host = Host::open(HostConfig {
        store,
        clock: config.clock,
        luck: config.luck,
        cards,
        lobbies: config.lobbies,
        computers: config.computers,
    })
    .await?;
    let packing = tokio::spawn({
        let store = host.store().clone();
        async move { store.keep_packing().await }
    });
    let backups = config
        .backups
        .map(|plan| BackupSchedule::begin(plan, config.database, cards, host.clock()));
    let (stop, stopped) = watch::channel(());
    let mut delivery_worker = tokio::spawn({
        let delivery_worker = host.delivery_worker();
        let messenger = Arc::new(connection.messenger(&host));
        async move { delivery_worker.run(messenger, gone(stopped)).await }
    });
    if let Some(monitor) = &monitor {
        monitor.serves(&host);
    }
    let served = viceroy_discord::run(connection, host.clone(), end.asked()).await;
    if let Some(monitor) = &monitor {
        monitor.ends();
    }
    drop(stop);
    match tokio::time::timeout(end.left(), &mut delivery_worker).await {
        Ok(Ok(())) => {}
        Ok(Err(_)) => tracing::error!("the courier broke off"),
        Err(_) => {
            // What is under way is looked for after the next start.
            tracing::warn!("a message could not be finished in time");
            delivery_worker.abort();
        }
    }
    packing.abort();
    if let Some(backups) = backups {
        backups.end().await;
    }
    // The fault is logged; what was noted within the last minute is there.
    let _ = host.outages.note_presence().await;
    host.store().close().await;
    Ok(served?)
}

/// The wish to end, for all who have to hear it.
struct End {
    asked: watch::Receiver<Option<Instant>>,
    waiting: JoinHandle<()>,
}

impl End {
    fn of(end: Boxed<()>) -> End {
        let (tell, asked) = watch::channel(None);
        let waiting = tokio::spawn(async move {
            end.await;
            tell.send_replace(Some(Instant::now()));
        });
        End { asked, waiting }
    }

    /// Ends when the process is asked to.
    fn asked(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut asked = self.asked.clone();
        async move {
            if asked.wait_for(Option::is_some).await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }

    /// How long something may still take.
    fn left(&self) -> Duration {
        let since = (*self.asked.borrow()).map_or(Duration::ZERO, |at| at.elapsed());
        (PATIENCE.saturating_sub(since)).max(LAST)
    }
}

impl Drop for End {
    fn drop(&mut self) {
        self.waiting.abort();
    }
}

/// Ends when the other side of the channel is dropped.
async fn gone(mut channel: watch::Receiver<()>) {
    while channel.changed().await.is_ok() {}
}
