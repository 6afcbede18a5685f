//! What a player has in mind before it counts: drafts of plays, and answers prepared for questions that will come.

mod draft;
mod first_chance;
mod prepared;
mod preview;

pub use draft::{Draft, DraftRef, Drafted, Drafting, Stopped};
pub use prepared::{Prepared, SeatOrders};
pub use preview::preview;
