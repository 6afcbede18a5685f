//! Why a plan cannot be put together further.

use viceroy_rules::Refusal;

/// Why a draft stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// What it was made for does not come any more.
    Stale,
    /// A part would not be accepted.
    Refused(Refusal),
}

impl From<Stopped> for Refusal {
    fn from(stopped: Stopped) -> Refusal {
        match stopped {
            Stopped::Stale => Refusal::Stale,
            Stopped::Refused(refusal) => refusal,
        }
    }
}
