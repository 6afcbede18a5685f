//! Lobbies: opening, joining, starting and closing them, and the policy for every seat.

mod by_code;
pub(crate) mod closing;
pub(crate) mod computers;
pub(crate) mod deals;
pub(crate) mod expiry;
pub(crate) mod filling;
pub(crate) mod gathering;
pub(crate) mod lobbies;
mod missing;
pub(crate) mod opening;
pub(crate) mod rematch;
pub(crate) mod seat_policy;
mod second_chance;
pub(crate) mod servers;
mod showing;
pub(crate) mod starting;
mod summons;
