//! Intent bits the fake Discord knows.

/// Guilds, channels and threads.
pub const GUILDS: u64 = 1;
/// Members.
pub const GUILD_MEMBERS: u64 = 1 << 1;
/// Who is online.
pub const GUILD_PRESENCES: u64 = 1 << 8;
/// Messages in guilds.
pub const GUILD_MESSAGES: u64 = 1 << 9;
/// Messages in conversations.
pub const DIRECT_MESSAGES: u64 = 1 << 12;
/// What messages say.
pub const MESSAGE_CONTENT: u64 = 1 << 15;
/// Those that Discord gives only to applications it has granted them to.
pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
