//! Why one message has to wait.

use crate::host::ground::error::{Breakage, Broken};
use crate::host::ground::messenger::Undelivered;

/// Why a message is not made or changed.
pub(crate) enum Halt {
    Undelivered(Undelivered),
    Broken(Broken),
    /// A place was gone; what is stored has changed.
    Again,
    Stuck,
}

impl From<Undelivered> for Halt {
    fn from(why: Undelivered) -> Self {
        Halt::Undelivered(why)
    }
}

impl From<Broken> for Halt {
    fn from(broken: Broken) -> Self {
        Halt::Broken(broken)
    }
}

impl<E: Breakage> From<E> for Halt {
    fn from(error: E) -> Self {
        Halt::Broken(error.into())
    }
}
