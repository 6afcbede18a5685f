//! The stand-in's state behind one lock, and the only way to change it.

use std::{
    collections::BTreeSet,
    io,
    net::SocketAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::body::Bytes;
use tokio::sync::watch;

use super::{
    Clock, StandinConfig, StandinError,
    faults::Faults,
    gateway::{Event, Sessions},
    journal::Journal,
    limits::Limits,
    log::Log,
    old_edits::OldEdits,
    silence::put_silent_threads_away,
    snowflake::Snowflake,
    uploads::Uploads,
    vault::Vault,
    world::{
        APPLICATION, Change, Channel, ChannelKind, GuildStanding, Membership, Message, ORDINARY,
        Progress, Trouble, User, World,
    },
};

/// Takes a lock. A panic of another holder is no reason for one here: every change is whole.
pub(super) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What all parts of a running stand-in share.
pub(super) struct Inner {
    pub(super) addr: SocketAddr,
    pub(super) clock: Clock,
    pub(super) log: Log,
    pub(super) faults: Faults,
    pub(super) limits: Limits,
    pub(super) heartbeat: Duration,
    pub(super) privileged_intents: u64,
    pub(super) host_names: Vec<String>,
    /// Told the number of the change after each one.
    pub(super) changed: watch::Sender<u64>,
    /// Turns true when the stand-in shuts down.
    pub(super) ended: watch::Sender<bool>,
    state: Mutex<State>,
}

/// Where changes are written down.
enum Keep {
    /// Nowhere.
    Memory,
    /// In a journal.
    Journal(Journal),
    /// The stand-in has shut down: nothing may change any more.
    Closed,
}

/// Everything that changes.
pub(super) struct State {
    pub(super) world: World,
    pub(super) sessions: Sessions,
    vault: Vault,
    keep: Keep,
    clock: Clock,
    last_id: Snowflake,
    changes: u64,
    /// When the next silent thread is put away; too early does no harm.
    pub(super) silence_due: u64,
    /// Messages with a nonce that were taken away a moment ago. Like Discord, the stand-in answers
    /// a repeated nonce with them and forgets them when it ends.
    departed: Vec<Message>,
    /// Counted anew when the stand-in starts.
    pub(super) old_edits: OldEdits,
    pub(super) uploads: Uploads,
}

/// How long a nonce is remembered.
pub(super) const NONCE_MS: u64 = 3 * 60 * 1000;

impl State {
    /// A new identifier, younger than all before.
    pub(super) fn fresh_id(&mut self) -> Snowflake {
        let now = Snowflake::at(self.clock.unix_ms());
        self.last_id = now.max(Snowflake(self.last_id.0 + 1));
        self.last_id
    }

    /// The time.
    pub(super) fn now(&self) -> u64 {
        self.clock.unix_ms()
    }

    /// Writes changes down, makes them and tells the bot. Nothing happens if the writing fails.
    pub(super) fn commit(&mut self, changes: Vec<Change>) -> io::Result<()> {
        if changes.is_empty() {
            return Ok(());
        }
        match &mut self.keep {
            Keep::Memory => {}
            Keep::Journal(journal) => journal.write(&changes)?,
            Keep::Closed => return Err(io::Error::other("the stand-in has shut down")),
        }
        for change in changes {
            if let Change::MessageGone { channel, id } = &change {
                self.remember_departed(*channel, *id);
            }
            if matches!(change, Change::Channel(_)) {
                self.silence_due = 0;
            }
            self.world.apply(change);
        }
        self.changes += 1;
        Ok(())
    }

    fn remember_departed(&mut self, channel: Snowflake, id: Snowflake) {
        let since = Snowflake::at(self.now().saturating_sub(NONCE_MS));
        self.departed.retain(|message| message.id >= since);
        let room = self.world.messages.get(&channel);
        let message = room.and_then(|room| room.get(&id));
        let marked = message.filter(|message| message.nonce.is_some());
        self.departed.extend(marked.cloned());
    }

    /// The message the bot sent with this nonce in the last minutes, even if it is gone again.
    pub(super) fn with_nonce(&self, channel: Snowflake, nonce: &str) -> Option<Message> {
        let since = Snowflake::at(self.now().saturating_sub(NONCE_MS));
        let room = self.world.messages.get(&channel).into_iter();
        let there = room.flat_map(|room| room.range(since..).map(|(_, message)| message));
        let gone = self
            .departed
            .iter()
            .filter(|message| message.channel == channel);
        let mut young = there.chain(gone.filter(|message| message.id >= since));
        let same =
            |one: &&Message| one.author == APPLICATION && one.nonce.as_deref() == Some(nonce);
        young.find(same).cloned()
    }

    /// Sends events to the bot. Of a guild it is not in it is told nothing.
    pub(super) fn tell(&mut self, events: impl IntoIterator<Item = Event>) {
        let inside = self.world.guild == GuildStanding::Joined;
        for event in events {
            if inside || !event.is_from_the_guild() {
                self.sessions.dispatch(&event);
            }
        }
    }

    /// Lays an attachment's bytes down.
    pub(super) fn store_file(&mut self, id: Snowflake, bytes: &Bytes) -> io::Result<()> {
        match self.keep {
            Keep::Memory | Keep::Journal(_) => self.vault.put(id, bytes),
            Keep::Closed => Err(io::Error::other("the stand-in has shut down")),
        }
    }

    /// An attachment's bytes.
    pub(super) fn file(&self, id: Snowflake) -> Option<Bytes> {
        self.vault.get(id)
    }
}

impl Inner {
    /// Reads the kept world, or makes a new one.
    pub(super) fn open(addr: SocketAddr, config: StandinConfig) -> Result<Self, StandinError> {
        let clock = config.clock;
        let (keep, world, vault) = match config.keep.as_deref() {
            None => {
                let vault = Vault::Memory(Default::default());
                (Keep::Memory, World::default(), vault)
            }
            Some(folder) => {
                let (journal, world) = Journal::open(folder)?;
                let vault = Vault::open(folder, &world.attachments_in_use())
                    .map_err(|error| StandinError::Keep(folder.to_owned(), error))?;
                (Keep::Journal(journal), world, vault)
            }
        };
        if let Clock::Ahead(_) = clock {
            clock.catch_up(world.youngest().unix_ms());
        }
        let mut state = State {
            last_id: world.youngest(),
            world,
            sessions: Sessions::default(),
            vault,
            keep,
            clock: clock.clone(),
            changes: 0,
            silence_due: 0,
            departed: Vec::new(),
            old_edits: OldEdits::allowing(config.old_edits),
            uploads: Uploads::default(),
        };
        furnish(&mut state).map_err(StandinError::Write)?;
        Ok(Self {
            addr,
            clock,
            log: Log::default(),
            faults: Faults::default(),
            limits: Limits::new(config.limits),
            heartbeat: config.heartbeat,
            privileged_intents: config.privileged_intents,
            host_names: config.host_names,
            changed: watch::Sender::new(0),
            ended: watch::Sender::new(false),
            state: Mutex::new(state),
        })
    }

    /// Works on the state under its lock, then wakes everybody who waits for a change.
    pub(super) fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        let mut state = locked(&self.state);
        if state.silence_due <= state.now() {
            state.silence_due = put_silent_threads_away(&mut state, &self.base());
        }
        let out = work(&mut state);
        let changes = state.changes;
        // Under the lock, so that the numbers only grow.
        self.changed.send_if_modified(|told| {
            let news = *told != changes;
            *told = changes;
            news
        });
        out
    }

    /// Where the bot finds the stand-in.
    pub(super) fn base(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Closes the journal and everybody's connection. Nothing can change afterwards.
    pub(super) fn close(&self) {
        self.with(|state| state.keep = Keep::Closed);
        self.ended.send_replace(true);
    }

    /// Waits for the interaction's deadlines and marks it failed when the bot misses one.
    pub(super) async fn watch_deadlines(&self, id: Snowflake) {
        let Some((answer_by, expires)) = self.with(|state| {
            let interaction = state.world.interactions.get(&id)?;
            Some((interaction.answer_by(), interaction.expires()))
        }) else {
            return;
        };
        for (deadline, trouble) in [(answer_by, Trouble::TooLate), (expires, Trouble::NeverDone)] {
            self.clock.wait_until(deadline).await;
            let open = self.with(|state| fail(state, id, trouble));
            if !open {
                return;
            }
        }
    }
}

/// Marks an interaction failed if the bot missed this deadline. Says whether it is still open.
fn fail(state: &mut State, id: Snowflake, trouble: Trouble) -> bool {
    let Some(interaction) = state.world.interactions.get(&id) else {
        return false;
    };
    let missed = match trouble {
        Trouble::TooLate => !interaction.progress.is_answered(),
        Trouble::NeverDone => !interaction.progress.is_settled(),
    };
    if missed {
        let mut interaction = interaction.clone();
        interaction.progress = Progress::Failed(trouble);
        if let Err(error) = state.commit(vec![Change::Interaction(Box::new(interaction))]) {
            tracing::warn!(%error, "an unanswered interaction could not be marked");
        }
        return false;
    }
    !interaction.progress.is_settled()
}

/// Puts into a world what must be there, and takes out what has expired.
fn furnish(state: &mut State) -> io::Result<()> {
    let mut changes = Vec::new();
    if state.world.channels.is_empty() && state.world.guild.exists() {
        for name in ["lobby", "games"] {
            let channel = Channel::new(state.fresh_id(), name, ChannelKind::Text);
            changes.push(Change::Channel(channel));
        }
    }
    if state.world.users.is_empty() {
        for name in ["Anna", "Ben", "Chiara", "David"] {
            let id = state.fresh_id();
            changes.push(Change::User(new_user(id, name)));
        }
    }
    let now = state.now();
    let old = state.world.interactions.values();
    let old: BTreeSet<_> = old
        .filter(|interaction| interaction.expires() < now)
        .map(|interaction| interaction.id)
        .collect();
    changes.extend(old.into_iter().map(Change::InteractionGone));
    state.commit(changes)
}

/// An ordinary member with open direct messages.
pub(super) fn new_user(id: Snowflake, name: &str) -> User {
    debug_assert!(id != APPLICATION, "the bot is no user");
    User {
        id,
        name: name.to_owned(),
        dms_closed: false,
        permissions: ORDINARY,
        locale: "en-GB".to_owned(),
        membership: Membership::Member,
    }
}
