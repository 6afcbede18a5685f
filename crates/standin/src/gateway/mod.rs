//! The gateway: what bots say and are told over their connections.

mod event;
pub(crate) mod faults;
pub mod intents;
pub(crate) mod payload;
pub(crate) mod session_starts;
pub(crate) mod sessions;
pub(crate) mod to_socket;

pub(crate) use event::Event;
pub use faults::GatewayFault;
pub(crate) use sessions::Sessions;
