//! Everything that changes, and the only way to change it.

mod attachment_store;
mod inner;
mod journal;
mod old_edits;
mod silent_threads;
mod uploads;

use std::collections::BTreeMap;
use std::io;

use axum::body::Bytes;
use serde_json::Value;

use crate::clock::Clock;
use crate::faults::{InteractionFault, Orders};
use crate::gateway::attempts::AttemptLog;
use crate::gateway::{Event, Sessions};
use crate::wire::Wire;
use crate::world::{APPLICATION, Change, Channel, InstallKind, Message, Snowflake, World};
use attachment_store::AttachmentStore;
use journal::Journal;
use old_edits::OldEdits;

pub(crate) use inner::Inner;
pub(crate) use uploads::Uploads;

/// Where changes are written down.
pub(crate) enum Keep {
    /// Nowhere.
    Memory,
    /// In a journal.
    Journal(Journal),
    /// The fake Discord has shut down: nothing may change any more.
    Closed,
}

/// Everything that changes.
pub(crate) struct State {
    pub(crate) world: World,
    pub(crate) sessions: Sessions,
    /// With which installations a command comes that names none.
    pub(crate) default_installs: Vec<InstallKind>,
    /// What bots have tried at the gateway.
    pub(crate) attempts: AttemptLog,
    /// What goes wrong with the interactions that are begun from now on.
    pub(crate) interaction_faults: Orders<(), InteractionFault>,
    /// The interactions whose tokens are good, as the bot was told of them.
    pub(crate) told_interactions: BTreeMap<Snowflake, Value>,
    attachments: AttachmentStore,
    keep: Keep,
    clock: Clock,
    /// Where it is found.
    pub(crate) base: String,
    last_id: Snowflake,
    changes: u64,
    /// When the next silent thread is put away; too early does no harm.
    pub(crate) next_archiving: u64,
    /// Messages with a nonce that were taken away a moment ago. Like Discord, the fake Discord answers
    /// a repeated nonce with them and forgets them when it ends.
    departed: Vec<Message>,
    /// Counted anew when the fake Discord starts.
    pub(crate) old_edits: OldEdits,
    pub(crate) uploads: Uploads,
}

/// How long a nonce is remembered.
pub(crate) const NONCE_MS: u64 = 3 * 60 * 1000;

impl State {
    /// The state of a stand-in that has just been started.
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

    /// The number of changes so far.
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// Closes the journal. Nothing can change afterwards.
    pub(crate) fn close(&mut self) {
        self.keep = Keep::Closed;
    }

    /// A new identifier, younger than all before.
    pub(crate) fn fresh_id(&mut self) -> Snowflake {
        let now = Snowflake::at(self.clock.unix_ms());
        self.last_id = now.max(Snowflake(self.last_id.0 + 1));
        self.last_id
    }

    /// The time.
    pub(crate) fn now(&self) -> u64 {
        self.clock.unix_ms()
    }

    /// Writes things down in Discord's words.
    pub(crate) fn wire(&self) -> Wire<'_> {
        Wire { world: &self.world, base: &self.base }
    }

    /// Writes changes down, makes them and tells the bot. Nothing happens if the writing fails.
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

    /// The message the bot sent with this nonce in the last minutes, even if it is gone again.
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

    /// Writes a channel down that is new or different, and tells the bot.
    pub(crate) fn put_channel(&mut self, event: &'static str, channel: Channel) -> io::Result<()> {
        self.commit(vec![Change::Channel(channel.clone())])?;
        let event = Event::of_guild(event, self.wire().channel(&channel));
        self.tell([event]);
        Ok(())
    }

    /// Sends events to the bot, unless they are of a guild that it hears nothing from.
    pub(crate) fn tell(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            let standing = event.guild().map(|guild| self.world.standing(guild));
            if standing.is_none_or(|standing| event.is_told(standing)) {
                self.sessions.dispatch(&event);
            }
        }
    }

    /// Lays an attachment's bytes down.
    pub(crate) fn store_file(&mut self, id: Snowflake, bytes: &Bytes) -> io::Result<()> {
        match self.keep {
            Keep::Memory | Keep::Journal(_) => self.attachments.put(id, bytes),
            Keep::Closed => Err(io::Error::other("the stand-in has shut down")),
        }
    }

    /// An attachment's bytes.
    pub(crate) fn file(&self, id: Snowflake) -> Option<Bytes> {
        self.attachments.get(id)
    }
}
