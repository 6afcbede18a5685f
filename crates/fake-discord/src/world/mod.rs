//! The simulated Discord server. It changes only through [`Change`]s, so that replaying the journal
//! reproduces it.

mod channel;
mod guild;
mod guilds;
mod interaction;
mod message;
mod rights;
pub(crate) mod snowflake;
mod user;

use crate::prelude::*;

pub use channel::{Channel, ChannelKind, Overwrite, Thread};
pub use guild::{Elsewhere, GUILD, GuildStanding, InstallKind, OtherGuild, Role};
pub use interaction::{Interaction, InteractionKind, Progress, Trouble};
pub use message::{Attachment, Embed, InteractionNote, Message, flags};
pub use snowflake::Snowflake;
pub use user::{EVERYTHING, INSTALLED, INVITED, Membership, ORDINARY, User, permissions};

/// The application id, also the bot's user id.
pub const APPLICATION: Snowflake = Snowflake(1_000_000_000_000_000_001);
/// The initial owner of every guild; not playable.
pub const OWNER: Snowflake = Snowflake(1_000_000_000_000_000_099);
/// The first guild's name.
pub const GUILD_NAME: &str = "Viceroy Playground";

/// The whole simulated server.
#[derive(Clone, Debug, Default)]
pub struct World {
    /// The bot's status in the first guild.
    pub guild: GuildStanding,
    /// Further guilds.
    pub others: BTreeMap<Snowflake, OtherGuild>,
    /// Playable users, without the bot.
    pub users: BTreeMap<Snowflake, User>,
    /// Roles; `@everyone` only if it was changed.
    pub roles: BTreeMap<Snowflake, Role>,
    /// The first guild's owner, if a playable user.
    pub owner: Option<Snowflake>,
    /// Channels, threads and DMs.
    pub channels: BTreeMap<Snowflake, Channel>,
    /// Messages by channel, in order of creation.
    pub messages: BTreeMap<Snowflake, BTreeMap<Snowflake, Message>>,
    /// Registered commands.
    pub commands: Vec<Value>,
    /// Interactions with unexpired tokens.
    pub interactions: BTreeMap<Snowflake, Interaction>,
    /// Application emojis as Discord JSON.
    pub emojis: Vec<Value>,
    /// End of timeouts by guild and member, in Unix milliseconds.
    pub timeouts: BTreeMap<(Snowflake, Snowflake), u64>,
    /// Last read message by user and channel.
    pub read: BTreeMap<(Snowflake, Snowflake), Snowflake>,
    /// The first guild's locale; default `en-US`.
    pub guild_locale: Option<String>,
}

/// A journaled change with the complete new value.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// The bot's status in the first guild changed.
    Guild(GuildStanding),
    /// Another guild, new or changed.
    OtherGuild(OtherGuild),
    /// A new or changed user.
    User(User),
    /// A new or changed role.
    Role(Role),
    /// The first guild's owner changed.
    Owner(Snowflake),
    /// A new or changed channel.
    Channel(Channel),
    /// A deleted channel with its messages.
    ChannelGone(Snowflake),
    /// A new or changed message.
    Message(Box<Message>),
    /// A message was deleted.
    MessageGone {
        /// The channel.
        channel: Snowflake,
        /// The message.
        id: Snowflake,
    },
    /// All commands were replaced.
    Commands(Vec<Value>),
    /// A new or changed interaction.
    Interaction(Box<Interaction>),
    /// An interaction token expired.
    InteractionGone(Snowflake),
    /// All emojis were replaced.
    Emojis(Vec<Value>),
    /// A member was timed out.
    TimedOut {
        /// The guild.
        guild: Snowflake,
        /// The member, possibly the bot.
        member: Snowflake,
        /// End, in Unix milliseconds.
        until: u64,
    },
    /// A user has read a channel.
    Read {
        /// The user.
        user: Snowflake,
        /// The channel.
        channel: Snowflake,
        /// The last message read.
        upto: Snowflake,
    },
}

impl World {
    /// The first guild's Discord locale.
    pub fn guild_locale(&self) -> &str {
        self.guild_locale.as_deref().unwrap_or("en-US")
    }

    /// Applies a change. Infallible: missing targets are ignored.
    pub fn apply(&mut self, change: Change) {
        match change {
            Change::Guild(standing) => self.guild = standing,
            Change::OtherGuild(guild) => {
                self.others.insert(guild.id, guild);
            }
            Change::User(user) => {
                self.users.insert(user.id, user);
            }
            Change::Role(role) => {
                self.roles.insert(role.id, role);
            }
            Change::Owner(id) => self.owner = Some(id),
            Change::Channel(channel) => {
                self.channels.insert(channel.id, channel);
            }
            Change::ChannelGone(id) => {
                self.channels.remove(&id);
                self.messages.remove(&id);
            }
            Change::Message(message) => {
                let room = self.messages.entry(message.channel).or_default();
                room.insert(message.id, *message);
            }
            Change::MessageGone { channel, id } => {
                if let Some(room) = self.messages.get_mut(&channel) {
                    room.remove(&id);
                }
            }
            Change::Commands(commands) => self.commands = commands,
            Change::Interaction(interaction) => {
                self.interactions.insert(interaction.id, *interaction);
            }
            Change::InteractionGone(id) => {
                self.interactions.remove(&id);
            }
            Change::Emojis(emojis) => self.emojis = emojis,
            Change::TimedOut { guild, member, until } => {
                self.timeouts.insert((guild, member), until);
            }
            Change::Read { user, channel, upto } => {
                self.read.insert((user, channel), upto);
            }
        }
    }

    /// The shortest list of changes that rebuilds this world.
    pub fn as_changes(&self) -> Vec<Change> {
        let mut all = vec![Change::Guild(self.guild)];
        all.extend(self.others.values().cloned().map(Change::OtherGuild));
        all.extend(self.users.values().cloned().map(Change::User));
        all.extend(self.roles.values().cloned().map(Change::Role));
        all.extend(self.owner.map(Change::Owner));
        all.extend(self.channels.values().cloned().map(Change::Channel));
        let messages = self.all_messages().cloned();
        all.extend(messages.map(|message| Change::Message(Box::new(message))));
        all.push(Change::Commands(self.commands.clone()));
        let interactions = self.interactions.values().cloned();
        all.extend(interactions.map(|one| Change::Interaction(Box::new(one))));
        all.push(Change::Emojis(self.emojis.clone()));
        let timeouts = self.timeouts.iter();
        all.extend(timeouts.map(|((guild, member), until)| {
            let (guild, member, until) = (*guild, *member, *until);
            Change::TimedOut { guild, member, until }
        }));
        all.extend(self.read.iter().map(|((user, channel), upto)| {
            let (user, channel, upto) = (*user, *channel, *upto);
            Change::Read { user, channel, upto }
        }));
        all
    }

    /// The greatest identifier in use.
    pub fn youngest(&self) -> Snowflake {
        let messages = self.messages.values().filter_map(|room| room.keys().next_back());
        let attachments = self.all_messages().flat_map(|message| &message.attachments);
        messages
            .chain(self.users.keys())
            .chain(self.roles.keys().filter(|id| **id != GUILD))
            .chain(self.others.keys())
            .chain(self.channels.keys())
            .chain(self.interactions.keys())
            .chain(attachments.map(|attachment| &attachment.id))
            .copied()
            .max()
            .unwrap_or_default()
    }

    /// The interaction with this token.
    pub fn interaction_of(&self, token: &str) -> Option<&Interaction> {
        let id = Interaction::id_in(token)?;
        let known = self.interactions.get(&id);
        known.filter(|interaction| interaction.token == token)
    }

    /// All messages.
    pub fn all_messages(&self) -> impl Iterator<Item = &Message> {
        self.messages.values().flat_map(BTreeMap::values)
    }

    /// A message in any channel.
    pub fn message(&self, id: Snowflake) -> Option<&Message> {
        self.messages.values().find_map(|room| room.get(&id))
    }

    /// The channel's messages visible to the user, oldest first.
    pub fn seen_by(&self, user: Snowflake, channel: Snowflake) -> impl Iterator<Item = &Message> {
        let room = self.messages.get(&channel).into_iter();
        room.flat_map(BTreeMap::values).filter(move |message| message.is_seen_by(user))
    }

    /// Whether the user has an account.
    pub fn has_account(&self, user: Snowflake) -> bool {
        let known = self.users.get(&user);
        known.is_some_and(|user| user.membership != Membership::Deleted)
    }

    /// Whether the bot and the user share a guild.
    pub fn share_guild(&self, user: Snowflake) -> bool {
        let mut guilds = [GUILD].into_iter().chain(self.others.keys().copied());
        guilds.any(|guild| self.standing(guild).has_bot() && self.is_member_of(user, guild))
    }

    /// Whether the user can view the channel.
    pub fn may_see(&self, user: Snowflake, channel: Snowflake) -> bool {
        let Some(channel) = self.channels.get(&channel) else {
            return false;
        };
        match &channel.kind {
            ChannelKind::Direct { with } => *with == user && self.has_account(user),
            ChannelKind::Private { among } => among.contains(&user) && self.has_account(user),
            ChannelKind::Text | ChannelKind::Forum | ChannelKind::Thread(_) => {
                self.is_member_of(user, channel.guild)
                    && self.may_in(user, channel, permissions::VIEW_CHANNEL)
            }
        }
    }

    /// Whether the bot is in the channel's guild or DM.
    pub fn has_bot(&self, channel: &Channel) -> bool {
        match &channel.kind {
            ChannelKind::Direct { .. } => true,
            ChannelKind::Private { .. } => false,
            ChannelKind::Text | ChannelKind::Forum | ChannelKind::Thread(_) => {
                self.standing(channel.guild).has_bot()
            }
        }
    }

    /// The `app_permissions` of an interaction at `now` (Unix milliseconds), as for a user
    /// installation where the bot is absent.
    pub fn app_permissions(&self, channel: &Channel, now: u64) -> u64 {
        if !self.has_bot(channel) {
            return INSTALLED;
        }
        let parent = channel.thread().map(|thread| thread.parent);
        let parent = parent.and_then(|id| self.channels.get(&id));
        let held = parent.unwrap_or(channel).bot_permissions;
        match !channel.is_direct() && self.is_timed_out(APPLICATION, channel.guild, now) {
            true => held & (permissions::VIEW_CHANNEL | permissions::READ_MESSAGE_HISTORY),
            false => held,
        }
    }

    /// Whether a member is timed out at `now` (Unix milliseconds).
    pub fn is_timed_out(&self, member: Snowflake, guild: Snowflake, now: u64) -> bool {
        let until = self.timeouts.get(&(guild, member));
        until.is_some_and(|until| now < *until)
    }

    /// Whether the user has installed the application.
    pub fn has_installed(&self, user: Snowflake) -> bool {
        self.users.get(&user).is_some_and(|user| user.installed)
    }

    /// The channels and threads of a guild.
    pub fn channels_in(&self, guild: Snowflake) -> impl Iterator<Item = &Channel> {
        let inside = move |channel: &&Channel| !channel.is_direct() && channel.guild == guild;
        self.channels.values().filter(inside)
    }

    /// The same for all guilds at once.
    pub fn channels_by_guild(&self) -> BTreeMap<Snowflake, Vec<&Channel>> {
        let mut all: BTreeMap<Snowflake, Vec<&Channel>> = BTreeMap::new();
        for channel in self.channels.values().filter(|channel| !channel.is_direct()) {
            all.entry(channel.guild).or_default().push(channel);
        }
        all
    }

    /// The threads of a channel.
    pub fn threads_of(&self, parent: Snowflake) -> impl Iterator<Item = &Channel> {
        let below =
            move |channel: &&Channel| channel.thread().map(|one| one.parent) == Some(parent);
        self.channels.values().filter(below)
    }

    /// When a thread will be archived if it stays idle.
    pub fn falls_asleep(&self, channel: &Channel) -> Option<u64> {
        let thread = channel.thread().filter(|thread| !thread.archived)?;
        let room = self.messages.get(&channel.id);
        let last = room.and_then(|room| room.keys().next_back());
        let last = last.map_or(0, |id| id.unix_ms());
        Some(last.max(thread.archive_ms) + thread.auto_archive * 60_000)
    }

    /// The bot's DM with the user.
    pub fn direct(&self, user: Snowflake) -> Option<&Channel> {
        self.channels
            .values()
            .find(|channel| matches!(&channel.kind, ChannelKind::Direct { with } if *with == user))
    }

    /// Unread messages and mentions; only mentions in threads not joined.
    pub fn unread(&self, user: Snowflake, channel: Snowflake) -> (usize, usize) {
        let from = self.read.get(&(user, channel)).copied().unwrap_or_default();
        let place = self.channels.get(&channel);
        let direct = place.is_some_and(Channel::is_direct);
        let thread = place.and_then(Channel::thread);
        let joined = thread.is_none_or(|thread| thread.members.contains(&user));
        let fresh = self.seen_by(user, channel);
        let fresh = fresh.filter(|message| message.id > from && message.author != user);
        fresh.fold((0, 0), |(all, calls), message| {
            let calling = direct || message.pings.contains(&user);
            let counts = joined || calling;
            (all + usize::from(counts), calls + usize::from(calling))
        })
    }

    /// The display name in the first guild.
    pub fn name_of(&self, user: Snowflake) -> &str {
        self.name_in(user, GUILD)
    }

    /// The display name in a guild.
    pub fn name_in(&self, user: Snowflake, guild: Snowflake) -> &str {
        match self.users.get(&user) {
            Some(known) => self.nickname_in(user, guild).unwrap_or(&known.name),
            None if user == APPLICATION => "Viceroy",
            None => "somebody",
        }
    }

    /// The attachments in use.
    pub fn attachments_in_use(&self) -> BTreeSet<Snowflake> {
        let all = self.all_messages().flat_map(|message| &message.attachments);
        all.map(|attachment| attachment.id).collect()
    }
}
