//! The line to Discord: where requests go, the gateway and what becomes of it, and what the bot may do there.

pub(super) mod asked;
pub(super) mod client;
pub(super) mod gateway;
pub(crate) mod reconnect;
pub(super) mod register;
mod registered;
pub(crate) mod session;
pub(super) mod start_error;
