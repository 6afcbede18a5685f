//! The analyses that were made lately. Nothing of them is stored.

use std::sync::Arc;

use quick_cache::sync::Cache;
use tokio::sync::Semaphore;

use crate::analysis::Analysis;
use crate::notice::GameId;

/// So many analyses are kept: each is some ten kilobytes, and what was looked at lately is looked at again soon.
const KEPT: usize = 64;
/// So many are made at once: more would only take the processor from those who answer.
const AT_ONCE: usize = 1;

/// The analyses that were made lately.
pub(crate) struct Analyses {
    pub(crate) kept: Cache<GameId, Arc<Analysis>>,
    pub(crate) room: Semaphore,
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses {
            kept: Cache::new(KEPT),
            room: Semaphore::new(AT_ONCE),
        }
    }
}
