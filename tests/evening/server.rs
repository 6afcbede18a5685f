//! Runs the bot in this process against a fake Discord.

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Row, SqliteConnection};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use viceroy::app::{self, AppConfig, AppError};
use viceroy::discord::{DiscordConfig, Loopback, Signs, Transport};
use viceroy::i18n::Languages;
use viceroy::messages::{GameId, InstallationTag, PressId, TableCode};
use viceroy::render::Painter;
use viceroy::rules::{Fact, Ruleset, StepMark};
use viceroy::service::{
    Clock, ComputerPlayers, FirstGames, LuckSource, NoLuck, SeededLuck, SystemClock, SystemLuck,
};
use viceroy::store::Secret;
use viceroy::store::Store;
use viceroy_fake_discord::{FakeDiscord, FakeDiscordConfig, Snowflake, start};

use crate::arranging;
use crate::clocks::Time;
use crate::folder::folder;
use crate::forwarder::{Forwarder, NAME};
use crate::hang_guard::HangGuard;
use crate::painter::painter;
use viceroy_fake_discord::checks::{Manners, WireWatch};

/// Timeout for what should happen immediately.
pub const SOON: Duration = Duration::from_secs(60);

/// The fake Discord's data, below the server's folder.
pub const FAKE_DISCORD: &str = "standin";

pub fn database(folder: &Path) -> PathBuf {
    folder.join("games.db")
}

/// Given randomness, with fixed installation tags and prompt ids.
pub struct Luck<L>(pub L);

impl<L: LuckSource> LuckSource for Luck<L> {
    fn secret(&self) -> Result<Secret, NoLuck> {
        self.0.secret()
    }

    fn cut(&self, press: PressId) -> Option<PressId> {
        self.0.cut(press)
    }

    fn mark(&self) -> Result<StepMark, NoLuck> {
        Ok(StepMark::of(314_159))
    }

    fn table_code(&self) -> Result<TableCode, NoLuck> {
        self.0.table_code()
    }

    fn salt(&self) -> Result<InstallationTag, NoLuck> {
        Ok(salt())
    }
}

pub fn salt() -> InstallationTag {
    InstallationTag::of([3, 1, 4, 1, 5])
}

pub struct Server {
    pub fake: FakeDiscord,
    pub lobby: Snowflake,
    folder: tempfile::TempDir,
    luck: Arc<dyn LuckSource>,
    disguise: Option<Forwarder>,
    pub languages: Languages,
    pub painter: Arc<Painter>,
    pub clock: Arc<dyn Clock>,
    /// The same clock, if it can be advanced.
    time: Option<Time>,
    /// How long text waits for its picture; by default as long as it takes, even on a busy machine.
    pub words_wait: Duration,
    /// By default Unicode, so that no emojis are registered.
    pub signs: Signs,
    pub computers: ComputerPlayers,
    /// By default everybody is asked as in later games.
    pub first_games: FirstGames,
    end: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<Result<(), AppError>>>,
    _watch: WireWatch,
    _hang: HangGuard,
}

/// Seeded by the test's name, so that failures are reproducible. With `VICEROY_ANY_LUCK` random
/// every time.
pub fn luck_of_this_test() -> Arc<dyn LuckSource> {
    if std::env::var_os("VICEROY_ANY_LUCK").is_some() {
        return Arc::new(Luck(SystemLuck));
    }
    // Test threads are named after their test.
    let test = thread::current().name().unwrap_or("a test").to_owned();
    let seed = test
        .bytes()
        .fold(0u64, |seed, letter| seed.wrapping_mul(31).wrapping_add(u64::from(letter)));
    Arc::new(Luck(SeededLuck::new(seed)))
}

fn carried() -> Languages {
    static CARRIED: LazyLock<Languages> = LazyLock::new(|| Languages::carried().unwrap());
    CARRIED.clone()
}

impl Server {
    pub async fn start() -> Server {
        Server::in_time(luck_of_this_test()).await.0
    }

    /// With an adjustable clock, which advances while a test waits for the bot to be idle.
    pub async fn in_time(luck: Arc<dyn LuckSource>) -> (Server, Time) {
        let time = Time::default();
        let config = FakeDiscordConfig {
            clock: viceroy_fake_discord::Clock::Ahead(time.discords.clone()),
            ..FakeDiscordConfig::on_any_port()
        };
        let folder = folder();
        let mut server = Server::without_bot(config, folder, luck).await;
        server.clock = Arc::new(time.clone());
        server.time = Some(time.clone());
        server.begin().await;
        (server, time)
    }

    /// With system randomness and every press mixed in, as in production.
    pub async fn start_with_real_luck() -> Server {
        let folder = folder();
        let luck = Arc::new(Luck(SystemLuck));
        Server::open(FakeDiscordConfig::on_any_port(), folder, luck).await
    }

    pub async fn kept_in(folder: tempfile::TempDir, luck: Arc<dyn LuckSource>) -> Server {
        let config = FakeDiscordConfig::on_any_port().kept_in(folder.path().join(FAKE_DISCORD));
        Server::open(config, folder, luck).await
    }

    pub async fn dealt(seed: u64) -> Server {
        Server::in_time(Arc::new(SeededLuck::new(seed))).await.0
    }

    pub async fn open(
        config: FakeDiscordConfig,
        folder: tempfile::TempDir,
        luck: Arc<dyn LuckSource>,
    ) -> Server {
        let mut server = Server::without_bot(config, folder, luck).await;
        server.begin().await;
        server
    }

    /// The bot connects as in production: TLS, Discord's host name and its own rate limiter.
    pub async fn disguised(config: FakeDiscordConfig) -> Server {
        let config = FakeDiscordConfig { host_names: vec![NAME.to_owned()], ..config };
        let folder = folder();
        let mut server = Server::without_bot(config, folder, luck_of_this_test()).await;
        server.disguise = Some(Forwarder::start(server.fake.addr()).await);
        server.begin().await;
        server
    }

    pub async fn without_bot(
        config: FakeDiscordConfig,
        folder: tempfile::TempDir,
        luck: Arc<dyn LuckSource>,
    ) -> Server {
        // Shows the bot's log as `RUST_LOG` says.
        let _already = tracing_subscriber::fmt()
            .with_env_filter(tracing_subscriber::EnvFilter::from_default_env())
            .with_test_writer()
            .try_init();
        let fake = start(config).await.unwrap();
        let lobby = fake.channel("lobby").unwrap();
        let watch = WireWatch::over(&fake, Manners::House);
        Server {
            fake,
            lobby,
            folder,
            luck,
            disguise: None,
            languages: carried(),
            painter: painter(),
            clock: Arc::new(SystemClock::default()),
            time: None,
            words_wait: SOON,
            signs: Signs::Plain,
            computers: ComputerPlayers::at_once(),
            first_games: FirstGames::LikeLater,
            end: None,
            running: None,
            _watch: watch,
            _hang: HangGuard::of_this_test(),
        }
    }

    pub async fn begin(&mut self) {
        let transport = match &self.disguise {
            None => Transport::Proxied(Loopback::parse(&self.fake.api_base()).unwrap()),
            Some(forwarder) => Transport::Disguised(forwarder.disguise()),
        };
        let discord = DiscordConfig::patient(self.fake.token().to_owned(), transport);
        let (end, ended) = oneshot::channel();
        let config = AppConfig {
            luck: Arc::clone(&self.luck),
            clock: Arc::clone(&self.clock),
            words_wait: self.words_wait,
            signs: self.signs,
            languages: Some(self.languages.clone()),
            painter: Some(Arc::clone(&self.painter)),
            computers: self.computers,
            first_games: self.first_games,
            ..AppConfig::real(self.database(), discord)
        };
        self.end = Some(end);
        self.running = Some(tokio::spawn(app::serve(config, async {
            ended.await.ok();
        })));
        assert!(self.fake.wait_serving(SOON).await, "the bot connects and names its commands");
    }

    pub async fn stop(&mut self) {
        self.end.take();
        if let Some(running) = self.running.take() {
            running.await.unwrap().unwrap();
        }
    }

    pub async fn restart(&mut self) {
        self.stop().await;
        self.begin().await;
    }

    pub async fn leave(mut self) -> tempfile::TempDir {
        self.stop().await;
        self.fake.shut_down();
        self.folder
    }

    pub fn database(&self) -> PathBuf {
        database(self.folder.path())
    }

    /// Waits until all messages are delivered.
    pub async fn calm(&self) {
        self.until_none("select id as line from games where synced < revision").await;
    }

    /// Waits until everyone who has to act has been pinged.
    pub async fn called(&self) {
        let uncalled = "select game as line from seats where waits_since is not null and waits_since is not called_for";
        self.until_none(uncalled).await;
    }

    /// Advances an adjustable clock; otherwise does nothing.
    async fn hurry(&self) {
        if self.time.is_some() {
            self.calm().await;
        }
    }

    pub async fn computers_have_answered(&self) {
        let asked = "select games.id as line from games, json_each(attendance, '$.seats') as seat
             where state = 'started' and json_extract(seat.value, '$.holder') is not 'person'
             and json_extract(seat.value, '$.waited_since') is not null";
        self.until_none(asked).await;
    }

    pub async fn until_answered(&self, status: u16) {
        let answered = async || {
            let requests = self.fake.requests();
            let mut about = requests.iter().filter(|r| r.path.contains("/channels/"));
            about.any(|request| request.status == status)
        };
        let soon = holds_soon(answered).await;
        assert!(soon, "nothing is answered with {status}");
    }

    /// Waits until the query returns no rows.
    pub async fn until_none(&self, query: &'static str) {
        let mut reading = self.reading().await;
        let looking = async {
            let mut pace = tokio::time::interval(Duration::from_millis(5));
            for look in 1.. {
                if lines(&mut reading, query).await.is_empty() {
                    return;
                }
                pace.tick().await;
                // The bot does some work only after a few seconds.
                if let Some(time) = self.time.as_ref().filter(|_| look % 4 == 0) {
                    time.pass(Duration::from_secs(1));
                }
            }
        };
        let soon = tokio::time::timeout(SOON, looking).await;
        assert!(soon.is_ok(), "there is still something: {query}");
    }

    pub async fn rows(&self, query: &'static str) -> Vec<String> {
        lines(&mut self.reading().await, query).await
    }

    async fn reading(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.database());
        options.read_only(true).connect().await.unwrap()
    }

    /// Returns the lobby message.
    pub async fn new_table(&self, host: &str) -> Snowflake {
        self.new_table_of(host, json!({})).await
    }

    pub async fn new_table_of(&self, host: &str, terms: Value) -> Snowflake {
        self.table_in(self.lobby, host, terms).await
    }

    /// Ignores the lobby message of an earlier table.
    pub async fn table_in(&self, channel: Snowflake, host: &str, terms: Value) -> Snowflake {
        let before = self.bot_messages(channel);
        let user = self.fake.user(host);
        let (terms, rest) = arranging::typed(&terms);
        let done = user.command(channel, "viceroy", &["new"], terms).unwrap();
        let said = done.settled().await.message().unwrap();
        assert!(said.ephemeral, "{said:?}");
        self.hurry().await;
        let lobby = user.wait_to_see(channel, SOON, |messages| {
            let new = messages.iter().find(|m| {
                !m.ephemeral
                    && !before.contains(&m.id)
                    && m.buttons.iter().any(|b| b.custom_id.starts_with("v1:join:"))
            });
            new.map(|m| m.id)
        });
        let lobby = lobby.await.expect("the lobby appears");
        if !rest.is_empty() {
            arranging::arrange(&user, lobby, &rest).await;
            self.calm().await;
        }
        lobby
    }

    fn bot_messages(&self, channel: Snowflake) -> Vec<Snowflake> {
        let anybody = self.fake.user("Anna");
        anybody.sees(channel).iter().map(|m| m.id).collect()
    }

    /// Returns the game's thread.
    pub async fn start_game(&self, names: &[&str]) -> Snowflake {
        self.start_game_of(names, json!({})).await
    }

    pub async fn start_game_of(&self, names: &[&str], terms: Value) -> Snowflake {
        let lobby = self.new_table_of(names[0], terms).await;
        for name in &names[1..] {
            self.press(name, lobby, "v1:join:").await;
        }
        // With the last seat it begins by itself.
        let states = self.rows("select state as line from games order by id desc limit 1").await;
        if states == ["gathering"] {
            self.press(names[0], lobby, "v1:start:").await;
        }
        self.hurry().await;
        // A thread has the id of its starter message.
        let thread = lobby;
        let user = self.fake.user(names[0]);
        let there = user
            .wait_to_see(thread, SOON, |messages| {
                let mut buttons = messages.iter().flat_map(|m| &m.buttons);
                buttons.find(|b| b.custom_id.starts_with("v1:table:")).map(drop)
            })
            .await;
        assert!(there.is_some(), "the thread and its table post appear");
        thread
    }

    /// What a lobby says, with what stands behind Details.
    pub async fn lobby_in_detail(&self, lobby: Snowflake) -> String {
        let said = self.fake.user("Anna").message(lobby).unwrap().content;
        format!("{said}\n{}", self.press("Anna", lobby, "v1:terms:").await.content)
    }

    /// By custom id prefix; returns what the user then sees.
    pub async fn press(
        &self,
        name: &str,
        message: Snowflake,
        button: &str,
    ) -> viceroy_fake_discord::SeenMessage {
        let user = self.fake.user(name);
        let there = user.message(message).expect("the message is there");
        // An earlier press's edit may still be under way.
        let find = |messages: &[viceroy_fake_discord::SeenMessage]| {
            let seen = messages.iter().find(|m| m.id == message)?;
            let mut buttons = seen.buttons.iter().filter(|b| !b.disabled);
            buttons.find(|b| b.custom_id.starts_with(button)).cloned()
        };
        let found = user.wait_to_see(there.channel, SOON, find).await;
        let button = found.unwrap_or_else(|| panic!("no {button} on {there:?}"));
        let done = user.press(message, &button.custom_id).unwrap().settled().await;
        match done {
            viceroy_fake_discord::InteractionOutcome::Message(seen) => *seen,
            other => panic!("{name} pressed {button:?}: {other:?}"),
        }
    }
}

async fn lines(reading: &mut SqliteConnection, query: &'static str) -> Vec<String> {
    let rows = sqlx::query(query).fetch_all(reading).await.unwrap();
    let line = |row: &sqlx::sqlite::SqliteRow| {
        let text: Result<String, _> = row.try_get("line");
        text.unwrap_or_else(|_| row.get::<i64, _>("line").to_string())
    };
    rows.iter().map(line).collect()
}

pub async fn holds_soon(holds: impl AsyncFn() -> bool) -> bool {
    soon(async || holds().await.then_some(())).await.is_some()
}

/// Polls, since there is no notification.
pub async fn soon<T>(look: impl AsyncFn() -> Option<T>) -> Option<T> {
    let looking = async {
        let mut pace = tokio::time::interval(Duration::from_millis(5));
        loop {
            pace.tick().await;
            if let Some(found) = look().await {
                return found;
            }
        }
    };
    tokio::time::timeout(SOON, looking).await.ok()
}

pub async fn stored(database: &Path, game: GameId) -> (Vec<Fact>, std::sync::Arc<Ruleset>) {
    let store = Store::open(database).await.unwrap();
    let row = store.game(game).await.unwrap().expect("the game is stored");
    let steps = store.steps(game, 1, row.steps).await.unwrap();
    store.close().await;
    let agreement = row.agreement.expect("the game has started");
    let ruleset = Ruleset::compile(serde_json::from_str(&agreement).unwrap()).unwrap();
    (steps.into_iter().flat_map(|s| s.facts).collect(), ruleset)
}
