//! Misbehaviour on demand: of requests.

mod disturbance;
mod plan;
mod request_faults;

pub(crate) use disturbance::Disturbance;
pub use disturbance::Disturbed;
pub(crate) use plan::Faults;
pub use request_faults::Fault;
