//! Who plays and is there, and what one person is told of their games and days.

pub mod announcements;
pub mod days;
pub mod games;
pub mod seats;
pub mod which;
