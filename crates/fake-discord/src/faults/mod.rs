//! Fault injection.

mod disturbance;
mod orders;
mod plan;
mod request_faults;

pub(crate) use disturbance::Disturbance;
pub use disturbance::Disturbed;
pub use orders::Lasting;
pub(crate) use orders::Orders;
pub(crate) use plan::Faults;
pub use plan::{InteractionFault, RequestPattern};
pub use request_faults::{Fault, Spoiled};
