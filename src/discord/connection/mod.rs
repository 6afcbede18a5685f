//! The line to Discord: where requests go, the gateway and what becomes of it, and what the bot may do there.

pub(super) mod client;
pub(super) mod errors;
pub(super) mod gateway;
pub(super) mod loopback;
pub(super) mod outage;
pub(super) mod permissions;
pub(super) mod register;
pub(super) mod start_error;
pub(super) mod transport;
pub(super) mod vigil;
pub(super) mod watch;
