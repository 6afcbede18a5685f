//! What one player has in mind.

use super::draft::Draft;
use super::prepared::Prepared;
use super::wishes::Wishes;

/// What one player has in mind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatOrders {
    /// A play being put together.
    pub draft: Option<Draft>,
    /// Answers committed with a secret choice.
    pub prepared: Option<Prepared>,
    /// What is wanted if a question comes that may follow a secret choice.
    pub wishes: Wishes,
}
