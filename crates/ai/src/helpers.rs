//! Lets idle threads help with a computation, without changing its result.

use std::sync::Arc;

/// Work that several threads can call at once; each call takes parts until none is left.
pub type SharedWork = Arc<dyn Fn() + Send + Sync>;

pub trait Helpers {
    /// Runs the work, with help if any is free. On return nobody is working on it any more.
    fn share(&self, work: &SharedWork);
}

#[derive(Clone, Copy, Debug)]
pub struct NoHelpers;

impl Helpers for NoHelpers {
    fn share(&self, work: &SharedWork) {
        work();
    }
}
