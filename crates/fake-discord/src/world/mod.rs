//! The pretend Discord server: who and what exists. It changes only by [`Change`]s, so that
//! reading the journal back gives the same world.

mod channel;
mod guild;
mod guilds;
mod install;
mod interaction;
mod message;
mod rights;
mod role;
pub(crate) mod snowflake;
mod user;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use channel::{Channel, ChannelKind, Thread};
pub use guild::{Elsewhere, GUILD, GuildStanding, OtherGuild};
pub use install::InstallKind;
pub use interaction::{Interaction, InteractionKind, Progress, Trouble};
pub use message::{Attachment, Embed, InteractionNote, Message, flags};
pub use role::{Overwrite, Role};
pub use snowflake::Snowflake;
pub use user::{EVERYTHING, INSTALLED, INVITED, Membership, ORDINARY, User, permissions};

/// The application's identifier, which is also its bot user's.
pub const APPLICATION: Snowflake = Snowflake(1_000_000_000_000_000_001);
/// The owner of every guild at first, a user nobody plays.
pub const OWNER: Snowflake = Snowflake(1_000_000_000_000_000_099);
/// The first guild's name.
pub const GUILD_NAME: &str = "Viceroy Playground";

/// The whole pretend server.
#[derive(Clone, Debug, Default)]
pub struct World {
    /// Whether the bot is in the first guild.
    pub guild: GuildStanding,
    /// Guilds beside it.
    pub others: BTreeMap<Snowflake, OtherGuild>,
    /// Who can be played. The bot is not among them.
    pub users: BTreeMap<Snowflake, User>,
    /// Roles beside everybody's, and everybody's once it was changed.
    pub roles: BTreeMap<Snowflake, Role>,
    /// Who owns the first guild, once it is somebody who is played.
    pub owner: Option<Snowflake>,
    /// Channels, threads and direct messages.
    pub channels: BTreeMap<Snowflake, Channel>,
    /// Messages by channel, in the order of their making.
    pub messages: BTreeMap<Snowflake, BTreeMap<Snowflake, Message>>,
    /// Commands as the bot registered them.
    pub commands: Vec<Value>,
    /// What users asked of the bot in the last quarter of an hour.
    pub interactions: BTreeMap<Snowflake, Interaction>,
    /// The application's emojis, as Discord writes them.
    pub emojis: Vec<Value>,
    /// Until when members are timed out, by guild and member, in milliseconds of Unix time.
    pub timeouts: BTreeMap<(Snowflake, Snowflake), u64>,
    /// Up to where a user has read a channel.
    pub read: BTreeMap<(Snowflake, Snowflake), Snowflake>,
    /// The language of the first guild; American English as long as nobody has chosen another.
    pub guild_locale: Option<String>,
}

/// A change of the world, as the journal keeps it. Each one carries the whole new thing.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// The bot joined the first guild or left it, or it is gone.
    Guild(GuildStanding),
    /// Another guild is new or different.
    OtherGuild(OtherGuild),
    /// A user is new or different.
    User(User),
    /// A role is new or different.
    Role(Role),
    /// Somebody else owns the first guild.
    Owner(Snowflake),
    /// A channel is new or different.
    Channel(Channel),
    /// A channel is gone, with its messages.
    ChannelGone(Snowflake),
    /// A message is new or different.
    Message(Box<Message>),
    /// A message is gone.
    MessageGone {
        /// Where it was.
        channel: Snowflake,
        /// Which it was.
        id: Snowflake,
    },
    /// All commands.
    Commands(Vec<Value>),
    /// An interaction is new or has come further.
    Interaction(Box<Interaction>),
    /// An interaction's token has expired.
    InteractionGone(Snowflake),
    /// All the application's emojis.
    Emojis(Vec<Value>),
    /// A member is timed out.
    TimedOut {
        /// In which guild.
        guild: Snowflake,
        /// Who; the bot can be timed out, too.
        member: Snowflake,
        /// Until when, in milliseconds of Unix time.
        until: u64,
    },
    /// A user has read a channel up to a message.
    Read {
        /// Who.
        user: Snowflake,
        /// Where.
        channel: Snowflake,
        /// The last message read.
        upto: Snowflake,
    },
}

impl World {
    /// The language of the guild, as Discord names it.
    pub fn guild_locale(&self) -> &str {
        self.guild_locale.as_deref().unwrap_or("en-US")
    }

    /// Carries out a change. Cannot fail: what a change speaks of need not exist.
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

    /// The shortest list of changes that makes this world out of an empty one.
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

    /// The youngest identifier in use, so that new ones are younger.
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

    /// The interaction a token belongs to.
    pub fn interaction_of(&self, token: &str) -> Option<&Interaction> {
        let id = Interaction::id_in(token)?;
        let known = self.interactions.get(&id);
        known.filter(|interaction| interaction.token == token)
    }

    /// Every message there is.
    pub fn all_messages(&self) -> impl Iterator<Item = &Message> {
        self.messages.values().flat_map(BTreeMap::values)
    }

    /// A message, wherever it is.
    pub fn message(&self, id: Snowflake) -> Option<&Message> {
        self.messages.values().find_map(|room| room.get(&id))
    }

    /// The messages of a channel that this user may see, oldest first.
    pub fn seen_by(&self, user: Snowflake, channel: Snowflake) -> impl Iterator<Item = &Message> {
        let room = self.messages.get(&channel).into_iter();
        room.flat_map(BTreeMap::values).filter(move |message| message.is_seen_by(user))
    }

    /// Whether this user has an account.
    pub fn has_account(&self, user: Snowflake) -> bool {
        let known = self.users.get(&user);
        known.is_some_and(|user| user.membership != Membership::Deleted)
    }

    /// Whether the bot and this user meet in a guild.
    pub fn share_guild(&self, user: Snowflake) -> bool {
        let mut guilds = self.guilds().into_iter();
        guilds.any(|guild| self.standing(guild).has_bot() && self.is_member_of(user, guild))
    }

    /// Whether this user can open this channel.
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

    /// Whether the bot is where a channel is; what it may see there is another matter.
    pub fn has_bot(&self, channel: &Channel) -> bool {
        match &channel.kind {
            ChannelKind::Direct { .. } => true,
            ChannelKind::Private { .. } => false,
            ChannelKind::Text | ChannelKind::Forum | ChannelKind::Thread(_) => {
                self.standing(channel.guild).has_bot()
            }
        }
    }

    /// What the bot may do where an interaction comes from. Where it is not, it may do what Discord lets any application
    /// do that somebody has installed for themselves: links, files, calls and foreign emojis in its answers.
    /// Timed out it may only look. `now` is in milliseconds of Unix time.
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

    /// Whether a member of a guild is timed out at a time in milliseconds of Unix time.
    pub fn is_timed_out(&self, member: Snowflake, guild: Snowflake, now: u64) -> bool {
        let until = self.timeouts.get(&(guild, member));
        until.is_some_and(|until| now < *until)
    }

    /// Whether a user has installed the application for themselves.
    pub fn has_installed(&self, user: Snowflake) -> bool {
        self.users.get(&user).is_some_and(|user| user.installed)
    }

    /// The channels and threads of a guild.
    pub fn channels_in(&self, guild: Snowflake) -> impl Iterator<Item = &Channel> {
        let inside = move |channel: &&Channel| !channel.is_direct() && channel.guild == guild;
        self.channels.values().filter(inside)
    }

    /// The threads below a channel.
    pub fn threads_of(&self, parent: Snowflake) -> impl Iterator<Item = &Channel> {
        let below =
            move |channel: &&Channel| channel.thread().map(|one| one.parent) == Some(parent);
        self.channels.values().filter(below)
    }

    /// When a thread falls asleep if nobody says anything more.
    pub fn falls_asleep(&self, channel: &Channel) -> Option<u64> {
        let thread = channel.thread().filter(|thread| !thread.archived)?;
        let room = self.messages.get(&channel.id);
        let last = room.and_then(|room| room.keys().next_back());
        let last = last.map_or(0, |id| id.unix_ms());
        Some(last.max(thread.archive_ms) + thread.auto_archive * 60_000)
    }

    /// The bot's conversation with this user, if it was opened.
    pub fn direct(&self, user: Snowflake) -> Option<&Channel> {
        self.channels
            .values()
            .find(|channel| matches!(&channel.kind, ChannelKind::Direct { with } if *with == user))
    }

    /// How many messages of a channel this user has not read, and how many of them call them. Of
    /// threads they have not joined, only the calls count.
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

    /// The name of a user, as the first guild knows them, or of the bot.
    pub fn name_of(&self, user: Snowflake) -> &str {
        self.name_in(user, GUILD)
    }

    /// The name of a user, as a guild knows them, or of the bot.
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
