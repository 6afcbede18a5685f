//! Why something of a game is not said where everybody reads it.

use super::key::MessageKind;
use crate::timing::WallTime;

/// Why something is not said of a game where everybody reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// The thread was deleted, more often than it is opened again.
    Gone,
    /// The bot may not write there, or may not open it.
    Forbidden,
    /// A moderator has timed the bot out, until then.
    TimedOut(WallTime),
    /// Somebody locked the thread.
    Locked,
    /// The chat has no room for another thread.
    Full,
    /// The chat refuses for good to open the thread.
    Refused(RefusedFor),
    /// The chat refused for good to show a message of this kind, and the others are shown.
    PassedOver(MessageKind, RefusedFor),
}

/// Why the chat refuses something for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusedFor {
    /// A word, a name or a link that is not allowed there.
    Words,
    /// Something else.
    Other,
}
