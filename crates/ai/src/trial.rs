//! Tries answers on imagined tables in parallel. Each table has its own seed and results are kept
//! in table order, so they do not depend on which thread did what.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use parking_lot::Mutex;
use smallvec::SmallVec;

use super::helpers::{Helpers, SharedWork};

pub(super) type Worths = SmallVec<[f32; 8]>;

pub(super) struct Trial<F> {
    /// Tries all answers on the table with this seed; `None` if one cannot be played on from.
    pub on_table: F,
    /// One seed per table.
    pub lots: Vec<u64>,
    /// No further table begins after this, but the first always does.
    pub until: Option<Instant>,
}

struct Tables<F> {
    trial: Trial<F>,
    /// May exceed the number of tables.
    begun: AtomicUsize,
    /// Results with their table numbers.
    done: Mutex<Vec<(usize, Option<Worths>)>>,
}

impl<F: Fn(u64) -> Option<Worths> + Send + Sync + 'static> Trial<F> {
    /// The results of each table that was begun, in order; `None` if an answer could not be tried.
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
    fn work(&self) {
        let mut done = vec![];
        while let Some((at, lot)) = self.begin() {
            done.push((at, (self.trial.on_table)(lot)));
        }
        self.done.lock().append(&mut done);
    }

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
            // A helper panicked.
            return None;
        }
        done.into_iter().map(|(_, worths)| worths).collect()
    }
}
