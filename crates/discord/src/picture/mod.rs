//! Pictures for posts and panels: rendering, caching, and reuse of attached ones.

pub mod attached;
mod films;
pub mod kept;
mod paint_queue;
pub mod painting;
pub mod pictures;
pub mod shown;
pub mod who_is_who;
