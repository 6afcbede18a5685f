//! State shared by all parts of a running fake Discord.

use std::net::SocketAddr;

use parking_lot::Mutex;
use tokio::sync::watch;

use super::attachment_store::AttachmentStore;
use super::journal::Journal;
use super::silent_threads::archive_silent_threads;
use super::{Keep, State};
use crate::clock::Clock;
use crate::config::FakeDiscordConfig;
use crate::error::FakeDiscordError;
use crate::faults::Faults;
use crate::greeting::Greeting;
use crate::limits::Limits;
use crate::log::Log;
use crate::prelude::*;
use crate::world::Trouble;

pub(crate) struct Inner {
    pub(crate) addr: SocketAddr,
    pub(crate) clock: Clock,
    pub(crate) log: Log,
    pub(crate) faults: Faults,
    pub(crate) limits: Limits,
    pub(crate) heartbeat: Duration,
    pub(crate) privileged_intents: u64,
    pub(crate) host_names: Vec<String>,
    pub(crate) greetings: Vec<Greeting>,
    pub(crate) changed: watch::Sender<u64>,
    /// True once the fake Discord shuts down.
    pub(crate) ended: watch::Sender<bool>,
    state: Mutex<State>,
}

impl Inner {
    pub(crate) fn open(
        addr: SocketAddr,
        config: FakeDiscordConfig,
    ) -> Result<Inner, FakeDiscordError> {
        let clock = config.clock;
        let (keep, world, attachments) = match config.keep.as_deref() {
            None => {
                let attachments = AttachmentStore::Memory(Default::default());
                (Keep::Memory, World::default(), attachments)
            }
            Some(folder) => {
                let (journal, world) = Journal::open(folder)?;
                let attachments = AttachmentStore::open(folder, &world.attachments_in_use())
                    .map_err(|error| FakeDiscordError::Keep(folder.to_owned(), error))?;
                (Keep::Journal(journal), world, attachments)
            }
        };
        if let Clock::Ahead(_) = clock {
            clock.catch_up(world.youngest().unix_ms());
        }
        let mut state =
            State::of(world, attachments, keep, &clock, format!("http://{addr}"), config.old_edits);
        furnish(&mut state).map_err(FakeDiscordError::Write)?;
        Ok(Inner {
            addr,
            clock,
            log: Log::default(),
            faults: Faults::default(),
            limits: Limits::new(config.limits),
            heartbeat: config.heartbeat,
            privileged_intents: config.privileged_intents,
            host_names: config.host_names,
            greetings: config.greetings,
            changed: watch::Sender::new(0),
            ended: watch::Sender::new(false),
            state: Mutex::new(state),
        })
    }

    /// Runs `work` under the state lock, then wakes all waiters.
    pub(crate) fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        let mut state = self.state.lock();
        if state.next_archiving <= state.now() {
            state.next_archiving = archive_silent_threads(&mut state);
        }
        let out = work(&mut state);
        let changes = state.changes();
        // Under the lock, so that the counter only grows.
        self.changed.send_if_modified(|told| {
            let news = *told != changes;
            *told = changes;
            news
        });
        out
    }

    pub(crate) fn close(&self) {
        self.with(State::close);
        self.ended.send_replace(true);
    }

    pub(crate) async fn watch_deadlines(&self, id: Snowflake) {
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

    /// Wakes the bot. Every state access also archives, so nobody sees a stale thread.
    pub(crate) async fn watch_silent_threads(&self) {
        let mut changed = self.changed.subscribe();
        loop {
            changed.borrow_and_update();
            let due = self.with(|state| state.next_archiving);
            tokio::select! {
                () = self.clock.wait_until(due) => {}
                news = changed.changed() => {
                    if news.is_err() {
                        return;
                    }
                }
            }
        }
    }
}

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

/// Adds missing fixtures and removes expired entries.
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
            changes.push(Change::User(User::new(id, name)));
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
