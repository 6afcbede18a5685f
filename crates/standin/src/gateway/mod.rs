//! The gateway: what bots say and are told over their connections.

mod event;
pub mod intents;
pub(crate) mod payload;
mod session_starts;
mod sessions;
pub(crate) mod socket;
pub(crate) mod to_socket;

pub(crate) use event::Event;
pub(crate) use sessions::Sessions;
