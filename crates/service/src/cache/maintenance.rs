//! Announced maintenance.

use crate::prelude::*;
use viceroy_model::timing::Maintenance;

#[derive(Debug, Default)]
pub(crate) struct Announced(Mutex<Option<Maintenance>>);

impl Announced {
    /// Returns it if it is new.
    pub(crate) fn learn(&self, now: Option<Maintenance>) -> Option<Maintenance> {
        let mut known = self.0.lock();
        let before = std::mem::replace(&mut *known, now);
        now.filter(|_| before != now)
    }

    /// Announced, and not over yet.
    pub(crate) fn to_come(&self, now: WallTime) -> Option<Maintenance> {
        let known = *self.0.lock();
        known.filter(|known| now < known.until)
    }
}
