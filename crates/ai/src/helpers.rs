//! Others who help with a thought. What is thought does not depend on them: each part of it is what it is, whoever does it.

use std::sync::Arc;

/// What several can do at once. Each call does parts of it until none is left.
pub type SharedWork = Arc<dyn Fn() + Send + Sync>;

/// Whoever has time for parts of somebody's thought.
pub trait Helpers {
    /// Does the work, with whoever is free. When this returns nobody is at it any more.
    fn share(&self, work: &SharedWork);
}

/// Nobody helps.
#[derive(Clone, Copy, Debug)]
pub struct NoHelpers;

impl Helpers for NoHelpers {
    fn share(&self, work: &SharedWork) {
        work();
    }
}
