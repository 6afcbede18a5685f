//! People, independent of any game.

pub(crate) mod known;
mod meeting;
