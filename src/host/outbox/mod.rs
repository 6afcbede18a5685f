//! What has to be said, and saying it: one courier, one visit to a game at a time.

pub(crate) mod courier;
pub(crate) mod deferred;
pub(crate) mod delivery;
