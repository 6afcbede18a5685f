//! The gateway: what bots say and are told over their connections.

pub(crate) mod attempts;
mod event;
pub(crate) mod faults;
pub mod intents;
pub(crate) mod payload;
pub(crate) mod session_starts;
pub(crate) mod sessions;
pub(crate) mod to_socket;

pub use attempts::{AttemptKind, GatewayAttempt, GatewayAttempts};
pub(crate) use event::Event;
pub use faults::{GatewayFault, GatewayStage};
pub use session_starts::{Enforcement, GatewayRules, SessionStartLimit};
pub(crate) use sessions::Sessions;

/// The path of the address at which a session is resumed. Discord names another host; here the path tells whether a bot
/// went where it was told.
pub(crate) const RESUME_PATH: &str = "/resume";
