//! Whether a step was made by a person or by a computer player.

use viceroy_store::Cause;

/// Who made a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MadeBy {
    /// A person, or what they had prepared or ran out of time for.
    Person,
    /// A computer player.
    Computer,
}

impl MadeBy {
    pub(crate) fn of(cause: &Cause) -> MadeBy {
        match cause {
            Cause::Computed { .. } => MadeBy::Computer,
            _ => MadeBy::Person,
        }
    }
}
