//! Why one message has to wait.

use crate::infra::error::{Breakage, Fault};
use crate::infra::messenger::Undelivered;

/// Why a message is not made or changed.
pub(crate) enum DeliveryError {
    Undelivered(Undelivered),
    Fault(Fault),
    /// A place was gone; what is stored has changed.
    Again,
    Stuck,
}

impl From<Undelivered> for DeliveryError {
    fn from(why: Undelivered) -> Self {
        DeliveryError::Undelivered(why)
    }
}

impl From<Fault> for DeliveryError {
    fn from(fault: Fault) -> Self {
        DeliveryError::Fault(fault)
    }
}

impl<E: Breakage> From<E> for DeliveryError {
    fn from(error: E) -> Self {
        DeliveryError::Fault(error.into())
    }
}
