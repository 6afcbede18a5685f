//! Why one message has to wait.

use crate::infra::error::{Breakage, Fault};
use crate::infra::messenger::Undelivered;

/// Why a message is not made or changed.
pub(crate) enum Halt {
    Undelivered(Undelivered),
    Fault(Fault),
    /// A place was gone; what is stored has changed.
    Again,
    Stuck,
}

impl From<Undelivered> for Halt {
    fn from(why: Undelivered) -> Self {
        Halt::Undelivered(why)
    }
}

impl From<Fault> for Halt {
    fn from(fault: Fault) -> Self {
        Halt::Fault(fault)
    }
}

impl<E: Breakage> From<E> for Halt {
    fn from(error: E) -> Self {
        Halt::Fault(error.into())
    }
}
