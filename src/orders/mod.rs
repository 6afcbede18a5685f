//! What a player has in mind before it counts: drafts of plays, and answers prepared for questions that will come.

mod draft;
mod drafted;
mod first_chance;
mod prepared;
mod preview;
mod seat_orders;

pub use draft::{Draft, DraftRef, Drafting, Stopped};
pub use drafted::Drafted;
pub use prepared::Prepared;
pub use preview::preview;
pub use seat_orders::SeatOrders;
