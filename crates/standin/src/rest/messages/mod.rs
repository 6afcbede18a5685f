//! Messages in a channel: sending, reading, changing, deleting, pinning.

mod change;
mod create;
mod pins;
mod publish;
mod read;

pub(super) use change::{delete, delete_many, edit};
pub(super) use create::create;
pub(super) use pins::{Pin, PinList, pin, pins};
pub(crate) use publish::{publish, remove, republish};
pub(super) use read::{get, list};
