//! What one player has in mind.

use super::draft::Draft;
use super::prepared::Prepared;

/// What one player has in mind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatOrders {
    /// A play being put together.
    pub draft: Option<Draft>,
    /// Answers committed with a secret choice.
    pub prepared: Option<Prepared>,
}
