//! Misbehaviour on demand: of requests and of the gateway.

mod disturbance;
pub(crate) mod gateway_faults;
mod orders;
mod plan;
mod request_faults;

pub use disturbance::Disturbed;
pub use gateway_faults::GatewayFault;
pub(crate) use plan::Faults;
pub use request_faults::Fault;
