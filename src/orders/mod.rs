//! What a player has in mind before it counts: drafts of plays, answers prepared for questions that will come, and
//! wishes for questions that may come.

mod draft;
mod drafted;
mod first_chance;
mod foreseen;
mod prepared;
mod preview;
mod seat_orders;
mod wishes;

pub use draft::{Draft, DraftRef, Drafting, Stopped};
pub use drafted::Drafted;
pub use foreseen::{Foreseen, cases, wished};
pub use prepared::Prepared;
pub use preview::preview;
pub use seat_orders::SeatOrders;
pub use wishes::{Case, Wish, Wishes};
