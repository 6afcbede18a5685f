//! Clock, luck, errors, and the interface to the chat.

pub(crate) mod clock;
pub(crate) mod error;
pub(crate) mod lobby_refusal;
pub(crate) mod messenger;
pub(crate) mod run_to_completion;
pub(crate) mod seeded_luck;
pub(crate) mod shard_times;
pub(crate) mod uptime_clock;
