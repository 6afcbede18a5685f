//! Answers tried on imagined tables, by whoever helps. Each table has its luck, and what came of all is told in the order of the
//! tables, so that it makes no difference who tried which.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use parking_lot::Mutex;
use smallvec::SmallVec;

use super::helpers::{Helpers, SharedWork};

/// What came of each answer on one table.
pub(super) type Worths = SmallVec<[f32; 8]>;

/// Answers that are tried on the same tables.
pub(super) struct Trial<F> {
    /// Tries all answers on the table of this luck. Nothing where one cannot be played on.
    pub on_table: F,
    /// The luck of each table.
    pub lots: Vec<u64>,
    /// When no further table is begun; the first one always is.
    pub until: Option<Instant>,
}

/// A trial while it is made.
struct Tables<F> {
    trial: Trial<F>,
    /// So many tables were begun, or would have been if there were as many.
    begun: AtomicUsize,
    /// What came of those that are done, with their numbers.
    done: Mutex<Vec<(usize, Option<Worths>)>>,
}

impl<F: Fn(u64) -> Option<Worths> + Send + Sync + 'static> Trial<F> {
    /// What came of the answers on each table that was begun, in order. Nothing where one could not be tried.
    pub fn run(self, helpers: &dyn Helpers) -> Option<Vec<Worths>> {
        let tables =
            Arc::new(Tables { trial: self, begun: AtomicUsize::new(0), done: Mutex::default() });
        let worker = Arc::clone(&tables);
        let work: SharedWork = Arc::new(move || worker.work());
        helpers.share(&work);
        tables.outcome()
    }
}

impl<F: Fn(u64) -> Option<Worths>> Tables<F> {
    /// Tries one table after the other, as long as there are any that nobody has begun.
    fn work(&self) {
        let mut done = vec![];
        while let Some((at, lot)) = self.begin() {
            done.push((at, (self.trial.on_table)(lot)));
        }
        self.done.lock().append(&mut done);
    }

    /// The number and the luck of the next table.
    fn begin(&self) -> Option<(usize, u64)> {
        let Trial { lots, until, .. } = &self.trial;
        let is_late = until.is_some_and(|until| Instant::now() >= until);
        if is_late && self.begun.load(Ordering::Relaxed) > 0 {
            return None;
        }
        let at = self.begun.fetch_add(1, Ordering::Relaxed);
        lots.get(at).map(|lot| (at, *lot))
    }

    fn outcome(&self) -> Option<Vec<Worths>> {
        let mut done = self.done.lock();
        let mut done = std::mem::take(&mut *done);
        done.sort_unstable_by_key(|(at, _)| *at);
        let begun = self.begun.load(Ordering::Relaxed);
        if done.len() < begun.min(self.trial.lots.len()) {
            // A helper broke off.
            return None;
        }
        done.into_iter().map(|(_, worths)| worths).collect()
    }
}
