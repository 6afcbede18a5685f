//! Handle to a running fake Discord.

use std::fmt;
use std::net::SocketAddr;

use crate::config::TOKEN;
use crate::log::{LoggedEvent, LoggedRequest};
use crate::prelude::*;
use crate::state::Inner;

/// Handle to a running fake Discord; clones share it. Methods fail with
/// `Refused::Journal` if a change cannot be written.
#[derive(Clone)]
pub struct FakeDiscord {
    pub(crate) inner: Arc<Inner>,
}

impl fmt::Debug for FakeDiscord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Standin({})", self.addr())
    }
}

impl FakeDiscord {
    /// The listening address.
    pub fn addr(&self) -> SocketAddr {
        self.inner.addr
    }

    /// The bot's token.
    pub const fn token(&self) -> &'static str {
        TOKEN
    }

    /// For `HttpBuilder::proxy`, together with `ratelimiter_disabled(true)`.
    pub fn api_base(&self) -> String {
        format!("http://{}", self.inner.addr)
    }

    /// Closes all connections and releases the data directory.
    pub fn shut_down(&self) {
        self.inner.close();
    }

    /// Whether a bot is connected to the gateway.
    pub fn is_connected(&self) -> bool {
        self.inner.with(|state| state.sessions.is_connected())
    }

    /// The numbers of the shards that are connected to the gateway.
    pub fn connected_shards(&self) -> BTreeSet<u64> {
        self.inner.with(|state| state.sessions.connected_shards())
    }

    /// The bot's most recent requests, oldest first.
    pub fn requests(&self) -> Vec<LoggedRequest> {
        self.inner.log.all()
    }

    /// The most recent gateway events sent to bots, oldest first.
    pub fn events(&self) -> Vec<LoggedEvent> {
        self.inner.log.events.all()
    }

    /// Reads the world under the state lock; keep `look` short.
    pub fn world<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        self.inner.with(|state| look(&state.world))
    }

    /// The first guild's newest channel or thread of this name.
    pub fn channel(&self, name: &str) -> Option<Snowflake> {
        self.world(|world| {
            let all = world.channels.values().rev();
            let mut all = all.filter(|channel| channel.guild == GUILD);
            all.find(|channel| channel.name == name).map(|one| one.id)
        })
    }

    /// The channel with this name in a guild.
    pub fn channel_in(&self, guild: Snowflake, name: &str) -> Option<Snowflake> {
        self.world(|world| {
            let mut all = world.channels_in(guild);
            all.find(|channel| channel.name == name).map(|one| one.id)
        })
    }

    /// Waits until `look` returns `Some`; `None` on timeout.
    pub async fn wait_for<T>(
        &self,
        timeout: Duration,
        mut look: impl FnMut(&World) -> Option<T>,
    ) -> Option<T> {
        self.wait(timeout, || self.world(&mut look)).await
    }

    pub(crate) async fn wait<T>(
        &self,
        timeout: Duration,
        mut look: impl FnMut() -> Option<T>,
    ) -> Option<T> {
        let mut changed = self.inner.changed.subscribe();
        let search = async {
            loop {
                changed.borrow_and_update();
                if let Some(found) = look() {
                    return Some(found);
                }
                changed.changed().await.ok()?;
            }
        };
        tokio::time::timeout(timeout, search).await.ok().flatten()
    }

    /// Waits until the condition holds; false on timeout.
    pub async fn wait_until(
        &self,
        timeout: Duration,
        mut holds: impl FnMut(&World) -> bool,
    ) -> bool {
        let found = self.wait_for(timeout, |world| holds(world).then_some(()));
        found.await.is_some()
    }

    /// Waits until a bot is connected to the gateway; false on timeout.
    pub async fn wait_connected(&self, timeout: Duration) -> bool {
        let connected = || self.is_connected().then_some(());
        self.wait(timeout, connected).await.is_some()
    }

    /// Waits until exactly these many shards are connected; false on timeout.
    pub async fn wait_shards(&self, timeout: Duration, count: usize) -> bool {
        let connected = || (self.connected_shards().len() == count).then_some(());
        self.wait(timeout, connected).await.is_some()
    }

    /// Waits until a bot is connected and has registered commands; false on timeout.
    pub async fn wait_serving(&self, timeout: Duration) -> bool {
        self.wait_connected(timeout).await
            && self.wait_until(timeout, |world| !world.commands.is_empty()).await
    }

    /// Waits until no bot is connected to the gateway; false on timeout.
    pub async fn wait_disconnected(&self, timeout: Duration) -> bool {
        let gone = || (!self.is_connected()).then_some(());
        self.wait(timeout, gone).await.is_some()
    }

    pub(crate) fn watch_deadlines(&self, interaction: Snowflake) {
        let inner = self.inner.clone();
        tokio::spawn(async move {
            let mut ended = inner.ended.subscribe();
            tokio::select! {
                () = inner.watch_deadlines(interaction) => {}
                _ = ended.wait_for(|ended| *ended) => {}
            }
        });
    }
}
