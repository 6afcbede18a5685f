//! Actions of users and server moderators, and what they see.

mod actions;
mod acts;
mod forums;
mod handle;
mod installs;
mod interactions;
mod members;
mod moderation;
mod names;
mod offered_commands;
mod options;
mod roles;
mod seen;

pub(crate) use acts::Act;
pub use handle::{Reaction, UserHandle};
pub use moderation::{Outage, ThreadLock};
pub(crate) use offered_commands::commands_in;
pub use seen::{
    InteractionOutcome, SeenAttachment, SeenButton, SeenMenu, SeenMessage, SeenModal, SeenOption,
};
