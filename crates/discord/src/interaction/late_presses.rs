//! Who has pressed something that arrived too late to be answered, as after an outage: it changes
//! nothing, Discord takes no answer to it any more, and the next private answer says so.

use std::time::Instant;

use crate::prelude::*;

/// People at a time; the rest have seen Discord's own words.
const MOST: usize = 8192;
/// Whoever comes later has forgotten what they pressed.
const REMEMBERED: Duration = Duration::from_secs(60 * 60);

/// Clones share state.
#[derive(Clone, Default)]
pub struct LatePresses(Arc<Mutex<BTreeMap<PersonId, Instant>>>);

impl LatePresses {
    pub fn note(&self, who: PersonId) {
        let mut late = self.0.lock();
        if late.len() >= MOST {
            late.retain(|_, at| at.elapsed() < REMEMBERED);
        }
        if late.len() < MOST {
            late.insert(who, Instant::now());
        }
    }

    /// Whether to say so now.
    pub fn take(&self, who: PersonId) -> bool {
        self.0.lock().remove(&who).is_some_and(|at| at.elapsed() < REMEMBERED)
    }
}
