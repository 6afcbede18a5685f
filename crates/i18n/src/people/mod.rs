//! Players and their presence, games and days.

pub mod announcements;
pub mod days;
pub mod games;
pub mod reliability;
pub mod seats;
pub mod which;
