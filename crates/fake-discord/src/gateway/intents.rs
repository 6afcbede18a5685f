//! Intent bits known to the fake Discord.

/// Guilds, channels and threads.
pub const GUILDS: u64 = 1;
/// Members.
pub const GUILD_MEMBERS: u64 = 1 << 1;
/// Presences.
pub const GUILD_PRESENCES: u64 = 1 << 8;
/// Guild messages.
pub const GUILD_MESSAGES: u64 = 1 << 9;
/// Direct messages.
pub const DIRECT_MESSAGES: u64 = 1 << 12;
/// Message content.
pub const MESSAGE_CONTENT: u64 = 1 << 15;
/// The privileged intents.
pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
