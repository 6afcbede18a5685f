//! In-memory state beside the games.

pub(crate) mod acquaintances;
pub(crate) mod channel_availability;
pub(crate) mod chosen;
pub(crate) mod code_guesses;
pub(crate) mod delivery_queue;
pub(crate) mod foundation;
pub(crate) mod held_calls;
pub(crate) mod lobby_ends;
pub(crate) mod maintenance;
pub(crate) mod met;
pub(crate) mod post_rate;
pub(crate) mod refusals;
pub(crate) mod reminders;
pub(crate) mod sweeps;
pub(crate) mod writers;
