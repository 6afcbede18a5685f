//! The gateway: sessions, payloads and faults.

pub(crate) mod attempts;
pub(crate) mod event;
pub(crate) mod faults;
pub mod intents;
pub(crate) mod payload;
pub(crate) mod session_starts;
pub(crate) mod sessions;

pub use attempts::{AttemptKind, GatewayAttempt, GatewayAttempts};
pub(crate) use event::Event;
pub use faults::{GatewayFault, GatewayStage};
pub use session_starts::{Enforcement, GatewayRules, SessionStartLimit, Sharding};
pub(crate) use sessions::Sessions;

/// Discord uses another host; a separate path shows whether the bot used the resume URL.
pub(crate) const RESUME_PATH: &str = "/resume";
