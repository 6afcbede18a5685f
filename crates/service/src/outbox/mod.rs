//! What has to be said, and saying it: one visit to a game at a time.

pub(crate) mod delivery;
