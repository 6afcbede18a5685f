//! People, whatever they play.

pub(crate) mod known;
mod meeting;
