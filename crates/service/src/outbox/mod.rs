//! The outbox: posts and updates the messages of a game.

pub(crate) mod delivery;
