//! Assembles the bot from store, service, delivery worker and Discord adapter, and serves until
//! shutdown.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::{Handle, Runtime};
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
    Clock, ComputerPlayers, Fault, FirstGames, Host, HostConfig, LobbyLimits, LuckSource,
    SystemClock, SystemLuck,
};
use viceroy_store::{Store, StoreError};

/// The process exits within this time of a shutdown request.
const PATIENCE: Duration = Duration::from_secs(9);
/// The final messages get at least this long.
const LAST: Duration = Duration::from_millis(500);
/// Bytes for each thread: an unoptimised build needs more than the usual two megabytes. What is not
/// touched takes no memory.
pub const STACK: usize = 8 << 20;

pub struct AppConfig {
    pub database: PathBuf,
    pub discord: DiscordConfig,
    pub clock: Arc<dyn Clock>,
    pub luck: Arc<dyn LuckSource>,
    /// `None` paints the embedded cards.
    pub painter: Option<Arc<Painter>>,
    pub theme: Theme,
    /// `None` means the embedded languages.
    pub languages: Option<Languages>,
    pub lobbies: LobbyLimits,
    pub backups: Option<BackupPlan>,
    pub computers: ComputerPlayers,
    pub first_games: FirstGames,
    /// How long a text answer waits for its pictures.
    pub words_wait: Duration,
    pub signs: Signs,
    pub metrics: Metrics,
    pub monitored_at: Option<SocketAddr>,
    /// Games that another application has served are left alone. `None` takes them over.
    pub only_of: Option<u64>,
}

impl AppConfig {
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
            first_games: FirstGames::default(),
            words_wait: viceroy_discord::WORDS_WAIT,
            signs: Signs::Drawn,
            metrics: Metrics::default(),
            monitored_at: None,
            only_of: None,
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum AppError {
    #[error(transparent)]
    Discord(#[from] StartError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("pictures cannot be painted: {0}")]
    Pictures(#[from] RenderError),
    #[error(transparent)]
    Languages(#[from] LanguageError),
    #[error(transparent)]
    Monitor(#[from] MonitorError),
    #[error("the thread that posts cannot be started: {0}")]
    DeliveryThread(std::io::Error),
    #[error(
        "The games in {} belong to a bot on Discord, and no DISCORD_TOKEN is set. Set it; for the playground, name another file in \
         VICEROY_DATABASE.", .0.display()
    )]
    OfAnotherApplication(PathBuf),
    #[error(transparent)]
    Host(#[from] Fault),
}

impl AppError {
    /// Whether a restart cannot help until Discord's settings or the configuration change.
    pub fn needs_operator(&self) -> bool {
        match self {
            AppError::Discord(error) => error.needs_operator(),
            AppError::OfAnotherApplication(_) => true,
            AppError::Store(_)
            | AppError::Pictures(_)
            | AppError::Languages(_)
            | AppError::Monitor(_)
            | AppError::DeliveryThread(_)
            | AppError::Host(_) => false,
        }
    }
}

/// Boxed so that the future is compiled in this library; otherwise the binary and every test that
/// starts the bot would compile it again.
type Boxed<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Serves games until `end`, then finishes open answers and messages in flight.
///
/// # Errors
/// Why the start failed or serving stopped.
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
    // First, because startup can take a while.
    let monitor = config.monitored_at;
    let monitor = monitor.map(|at| Monitor::start(at, metrics.clone()));
    let monitor = monitor.transpose()?;
    let painter = match config.painter {
        Some(painter) => painter,
        None => Arc::new(Painter::new()?),
    };
    let cards = painter.cards();
    for doubt in cards.doubts() {
        tracing::warn!("perhaps a mistake in the cards: {doubt}");
    }
    let languages = match config.languages {
        Some(languages) => languages,
        None => Languages::carried()?,
    };
    let delivery = DeliveryThread::start()?;
    let store = open_store(&config.database, (config.only_of, metrics.clone())).await?;
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
        // Discord could not be reached: use the application that served last, or the one in the
        // token.
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
        first_games: config.first_games,
    })
    .await?;
    let store = host.store().clone();
    let packing = tokio::spawn(async move { store.keep_packing().await });
    let backups = config
        .backups
        .map(|plan| BackupSchedule::begin(plan, config.database, cards, host.clock()));
    let (stop, stopped) = watch::channel(());
    let mut delivery_worker = delivery.handle.spawn({
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
            // The next start reconciles messages in flight.
            tracing::warn!("a message could not be finished in time");
            delivery_worker.abort();
        }
    }
    drop(delivery);
    packing.abort();
    if let Some(backups) = backups {
        backups.end().await;
    }
    // The error is logged, and the last presence is at most a minute old.
    let _ = host.outages.note_presence().await;
    host.store().close().await;
    Ok(served?)
}

/// A post takes some thirty reads and writes, one after the other. Among the tasks that answer presses
/// each of them would wait for all presses; a thread of its own has its share of the processor.
struct DeliveryThread {
    handle: Handle,
    own: Option<Runtime>,
}

impl DeliveryThread {
    fn start() -> Result<DeliveryThread, AppError> {
        let mut building = tokio::runtime::Builder::new_multi_thread();
        building.worker_threads(1).thread_name("courier").thread_stack_size(STACK).enable_all();
        let own = building.build().map_err(AppError::DeliveryThread)?;
        Ok(DeliveryThread { handle: own.handle().clone(), own: Some(own) })
    }
}

impl Drop for DeliveryThread {
    fn drop(&mut self) {
        // A runtime that is merely dropped waits for its threads, which the one around it forbids.
        if let Some(own) = self.own.take() {
            own.shutdown_background();
        }
    }
}

/// Refuses the games of another application, if only those of one are wanted.
async fn open_store(
    database: &Path,
    (only_of, metrics): (Option<u64>, Metrics),
) -> Result<Store, AppError> {
    let store = Store::open_measured(database, metrics).await?;
    report_alterations(&store, database).await?;
    if let (Some(own), Some(before)) = (only_of, store.application().await?)
        && before != own
    {
        store.close().await;
        return Err(AppError::OfAnotherApplication(database.to_owned()));
    }
    Ok(store)
}

/// Games are served all the same: what was changed may not matter to them.
async fn report_alterations(store: &Store, database: &Path) -> Result<(), StoreError> {
    let altered = store.altered().await?;
    if !altered.is_empty() {
        let (path, what) = (database.to_owned(), altered.join("; "));
        tracing::warn!("{}", StoreError::Altered { path, what });
    }
    Ok(())
}

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

    fn asked(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut asked = self.asked.clone();
        async move {
            if asked.wait_for(Option::is_some).await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }

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

async fn gone(mut channel: watch::Receiver<()>) {
    while channel.changed().await.is_ok() {}
}
