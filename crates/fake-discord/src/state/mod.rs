//! The mutable state. All changes go through `State::commit`.

mod attachment_store;
mod inner;
mod journal;
mod old_edits;
mod private_file;
mod silent_threads;

use crate::clock::Clock;
use crate::faults::{InteractionFault, Orders};
use crate::gateway::Sessions;
use crate::gateway::attempts::AttemptLog;
use crate::prelude::*;
use crate::world::InstallKind;
use attachment_store::AttachmentStore;
use journal::Journal;
use old_edits::OldEdits;

pub(crate) use attachment_store::Uploads;
pub(crate) use inner::Inner;

pub(crate) enum Keep {
    Memory,
    Journal(Journal),
    /// After shutdown no change is possible.
    Closed,
}

pub(crate) struct State {
    pub(crate) world: World,
    pub(crate) sessions: Sessions,
    /// For commands that specify none.
    pub(crate) default_installs: Vec<InstallKind>,
    pub(crate) attempts: AttemptLog,
    pub(crate) interaction_faults: Orders<(), InteractionFault>,
    /// As sent to the bot.
    pub(crate) told_interactions: BTreeMap<Snowflake, Value>,
    attachments: AttachmentStore,
    keep: Keep,
    clock: Clock,
    pub(crate) base: String,
    last_id: Snowflake,
    changes: u64,
    /// When to check for idle threads next; too early is harmless.
    pub(crate) next_archiving: u64,
    /// Recently deleted messages; as on Discord, reusing the nonce returns them. Lost on restart.
    departed: Vec<Message>,
    /// Reset on restart.
    pub(crate) old_edits: OldEdits,
    pub(crate) uploads: Uploads,
}

pub(crate) const NONCE_MS: u64 = 3 * 60 * 1000;

impl State {
    pub(crate) fn of(
        world: World,
        attachments: AttachmentStore,
        keep: Keep,
        clock: &Clock,
        base: String,
        old_edits: u32,
    ) -> State {
        State {
            last_id: world.youngest(),
            world,
            sessions: Sessions::default(),
            default_installs: vec![InstallKind::Guild],
            attempts: AttemptLog::default(),
            interaction_faults: Orders::default(),
            told_interactions: BTreeMap::new(),
            attachments,
            keep,
            clock: clock.clone(),
            base,
            changes: 0,
            next_archiving: 0,
            departed: Vec::new(),
            old_edits: OldEdits::allowing(old_edits),
            uploads: Uploads::default(),
        }
    }

    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    pub(crate) fn close(&mut self) {
        self.keep = Keep::Closed;
    }

    /// A new identifier, greater than all previous ones.
    pub(crate) fn fresh_id(&mut self) -> Snowflake {
        let now = Snowflake::at(self.clock.unix_ms());
        self.last_id = now.max(Snowflake(self.last_id.0 + 1));
        self.last_id
    }

    pub(crate) fn now(&self) -> u64 {
        self.clock.unix_ms()
    }

    pub(crate) fn wire(&self) -> Wire<'_> {
        Wire { world: &self.world, base: &self.base }
    }

    /// Persists and applies changes, then sends events to the bot. On a write error nothing
    /// changes.
    pub(crate) fn commit(&mut self, changes: Vec<Change>) -> io::Result<()> {
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
                self.next_archiving = 0;
            }
            if let Change::InteractionGone(id) = &change {
                self.told_interactions.remove(id);
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

    pub(crate) fn with_nonce(&self, channel: Snowflake, nonce: &str) -> Option<Message> {
        let since = Snowflake::at(self.now().saturating_sub(NONCE_MS));
        let room = self.world.messages.get(&channel).into_iter();
        let there = room.flat_map(|room| room.range(since..).map(|(_, message)| message));
        let gone = self.departed.iter().filter(|message| message.channel == channel);
        let mut young = there.chain(gone.filter(|message| message.id >= since));
        let same =
            |one: &&Message| one.author == APPLICATION && one.nonce.as_deref() == Some(nonce);
        young.find(same).cloned()
    }

    pub(crate) fn put_channel(&mut self, event: &'static str, channel: Channel) -> io::Result<()> {
        self.commit(vec![Change::Channel(channel.clone())])?;
        let event = Event::of_guild(event, self.wire().channel(&channel));
        self.tell([event]);
        Ok(())
    }

    /// Sends events to the bot, except for guilds it gets no events from.
    pub(crate) fn tell(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            let standing = event.guild().map(|guild| self.world.standing(guild));
            if standing.is_none_or(|standing| event.is_told(standing)) {
                self.sessions.dispatch(&event);
            }
        }
    }

    pub(crate) fn store_file(&mut self, id: Snowflake, bytes: &Bytes) -> io::Result<()> {
        match self.keep {
            Keep::Memory | Keep::Journal(_) => self.attachments.put(id, bytes),
            Keep::Closed => Err(io::Error::other("the stand-in has shut down")),
        }
    }

    pub(crate) fn file(&self, id: Snowflake) -> Option<Bytes> {
        self.attachments.get(id)
    }
}
