//! The queue of computations, and work shared between threads. Running work comes first: finishing
//! one computation on all cores delays none and speeds up most. Then comes whoever has waited
//! longest.

use crate::prelude::*;
use parking_lot::{Condvar, Mutex};
use std::panic::{AssertUnwindSafe, catch_unwind};
use viceroy_ai::{Helpers, SharedWork};

pub(crate) struct ThoughtQueue<J> {
    waiting: Mutex<Waiting<J>>,
    changed: Condvar,
}

struct Waiting<J> {
    /// By start of waiting and number.
    thoughts: BTreeMap<(i64, u64), J>,
    /// Oldest first.
    shared: Vec<Shared>,
    /// The last number of a thought or of shared work.
    last: u64,
    is_closed: bool,
}

struct Shared {
    number: u64,
    work: SharedWork,
    helpers: usize,
    /// A helper found nothing left to do.
    is_done: bool,
}

impl<J> ThoughtQueue<J> {
    pub(crate) fn new() -> ThoughtQueue<J> {
        ThoughtQueue {
            waiting: Mutex::new(Waiting {
                thoughts: BTreeMap::new(),
                shared: vec![],
                last: 0,
                is_closed: false,
            }),
            changed: Condvar::new(),
        }
    }

    /// Dropped if the queue is closed.
    pub(crate) fn push(&self, since: i64, thought: J) {
        let mut waiting = self.waiting.lock();
        if !waiting.is_closed {
            let number = waiting.number();
            waiting.thoughts.insert((since, number), thought);
            self.changed.notify_all();
        }
    }

    pub(crate) fn close(&self) {
        self.waiting.lock().is_closed = true;
        self.changed.notify_all();
    }

    /// Helps with shared work until a thought is available. `None` once the queue is closed and
    /// empty.
    pub(crate) fn next(&self) -> Option<J> {
        let mut waiting = self.waiting.lock();
        loop {
            if let Some((number, work)) = waiting.helped() {
                drop(waiting);
                if catch_unwind(AssertUnwindSafe(|| work())).is_err() {
                    tracing::error!("a computer player's helper broke off");
                }
                waiting = self.waiting.lock();
                waiting.left(number);
                self.changed.notify_all();
            } else if let Some((_, thought)) = waiting.thoughts.pop_first() {
                return Some(thought);
            } else if waiting.is_closed {
                return None;
            } else {
                self.changed.wait(&mut waiting);
            }
        }
    }
}

impl<J> Waiting<J> {
    fn number(&mut self) -> u64 {
        self.last += 1;
        self.last
    }

    fn helped(&mut self) -> Option<(u64, SharedWork)> {
        let shared = self.shared.iter_mut().find(|shared| !shared.is_done)?;
        shared.helpers += 1;
        Some((shared.number, Arc::clone(&shared.work)))
    }

    fn find(&mut self, number: u64) -> Option<&mut Shared> {
        let mut all = self.shared.iter_mut();
        all.find(|shared| shared.number == number)
    }

    fn left(&mut self, number: u64) {
        if let Some(shared) = self.find(number) {
            shared.helpers -= 1;
            shared.is_done = true;
        }
    }
}

impl<J> Helpers for ThoughtQueue<J> {
    fn share(&self, work: &SharedWork) {
        let mut waiting = self.waiting.lock();
        let number = waiting.number();
        waiting.shared.push(Shared { number, work: Arc::clone(work), helpers: 0, is_done: false });
        drop(waiting);
        self.changed.notify_all();
        let _end = Sharing { queue: self, number };
        work();
    }
}

/// Shares work until dropped; dropping waits for the helpers.
struct Sharing<'q, J> {
    queue: &'q ThoughtQueue<J>,
    number: u64,
}

impl<J> Drop for Sharing<'_, J> {
    fn drop(&mut self) {
        let mut waiting = self.queue.waiting.lock();
        if let Some(shared) = waiting.find(self.number) {
            shared.is_done = true;
        }
        let is_helped = |waiting: &mut Waiting<J>| {
            let shared = waiting.find(self.number);
            shared.is_some_and(|shared| shared.helpers > 0)
        };
        while is_helped(&mut waiting) {
            self.queue.changed.wait(&mut waiting);
        }
        let number = self.number;
        waiting.shared.retain(|shared| shared.number != number);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::thread;

    use super::*;

    #[test]
    fn whoever_waits_for_a_thought_helps_with_another() {
        let queue = ThoughtQueue::<u8>::new();
        // The barrier needs all three threads.
        let (met, ended) = (Arc::new(Barrier::new(3)), Arc::new(AtomicU32::new(0)));
        let work: SharedWork = {
            let ended = Arc::clone(&ended);
            Arc::new(move || {
                met.wait();
                ended.fetch_add(1, Ordering::Relaxed);
            })
        };
        thread::scope(|threads| {
            let helpers = [(); 2].map(|()| threads.spawn(|| queue.next()));
            queue.share(&work);
            assert_eq!(ended.load(Ordering::Relaxed), 3, "nobody is at it any more");
            queue.push(0, 7);
            queue.close();
            let got = helpers.map(|helper| helper.join().unwrap());
            assert_eq!(got.into_iter().flatten().collect::<Vec<_>>(), [7]);
        });
    }

    #[test]
    fn what_has_begun_comes_before_what_waits_and_a_helper_who_breaks_off_goes_on() {
        let queue = Arc::new(ThoughtQueue::<u8>::new());
        let (met, calls) = (Barrier::new(2), AtomicU32::new(0));
        let later = Arc::downgrade(&queue);
        let work: SharedWork = Arc::new(move || {
            later.upgrade().unwrap().push(0, 1);
            met.wait();
            assert_eq!(calls.fetch_add(1, Ordering::Relaxed), 0, "the second one");
        });
        thread::scope(|threads| {
            let helper = threads.spawn(|| [queue.next(), queue.next()]);
            // One of the two panics; only this one would report it here.
            let _ = catch_unwind(AssertUnwindSafe(|| queue.share(&work)));
            assert_eq!(helper.join().unwrap(), [Some(1), Some(1)]);
            queue.close();
            assert_eq!(queue.next(), None);
        });
    }
    #[test]
    fn whoever_has_waited_longest_comes_next() {
        let queue = ThoughtQueue::new();
        for (since, thought) in [(20, 'c'), (10, 'a'), (30, 'e'), (10, 'b'), (20, 'd')] {
            queue.push(since, thought);
        }
        let next = [(); 5].map(|()| queue.next());
        assert_eq!(next, ['a', 'b', 'c', 'd', 'e'].map(Some));
    }
}
