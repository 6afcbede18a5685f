//! Why a message is delayed.

use crate::infra::error::{Breakage, Fault};
use crate::infra::messenger::Undelivered;

pub(crate) enum DeliveryError {
    Undelivered(Undelivered),
    Fault(Fault),
    /// A channel or thread was gone; the stored state has changed.
    Again,
    Stuck,
}

pub(crate) type Delivered<T> = Result<T, DeliveryError>;

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
