//! What everything else stands on: the clock, luck, errors, whom messages are handed to.

pub(crate) mod clock;
pub(crate) mod error;
pub(crate) mod lobby_refusal;
pub(crate) mod messenger;
pub(crate) mod run_to_completion;
pub(crate) mod seeded_luck;
pub(crate) mod uptime_clock;
