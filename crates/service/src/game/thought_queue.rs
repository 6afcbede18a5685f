//! Thoughts that wait for a thread, and what several threads do of one at once. What has begun comes first: all cores end one
//! thought before they begin the next, and nobody's is thought slower for that, but most are sooner. Then comes whoever has waited
//! longest, so that many short waits do not make one that is long longer still.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use parking_lot::{Condvar, Mutex};

use viceroy_ai::{Helpers, SharedWork};

/// Thoughts in the order of those who wait for them.
pub(crate) struct ThoughtQueue<J> {
    waiting: Mutex<Waiting<J>>,
    changed: Condvar,
}

struct Waiting<J> {
    /// By when somebody began to wait, and by their number.
    thoughts: BTreeMap<(i64, u64), J>,
    /// What is shared now, the oldest first.
    shared: Vec<Shared>,
    /// The number of what came last, thought or shared.
    last: u64,
    is_closed: bool,
}

/// A part of a thought that can be helped with.
struct Shared {
    number: u64,
    work: SharedWork,
    helpers: usize,
    /// Somebody found nothing left of it to do.
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

    /// One more thought, for which somebody waits since then. It is dropped where nobody thinks any more.
    pub(crate) fn push(&self, since: i64, thought: J) {
        let mut waiting = self.waiting.lock();
        if !waiting.is_closed {
            let number = waiting.number();
            waiting.thoughts.insert((since, number), thought);
            self.changed.notify_all();
        }
    }

    /// No more thoughts come.
    pub(crate) fn close(&self) {
        self.waiting.lock().is_closed = true;
        self.changed.notify_all();
    }

    /// The next thought. Until it comes this thread helps with what others think. Nothing once the queue is closed and empty.
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

    /// What somebody begins to help with.
    fn helped(&mut self) -> Option<(u64, SharedWork)> {
        let shared = self.shared.iter_mut().find(|shared| !shared.is_done)?;
        shared.helpers += 1;
        Some((shared.number, Arc::clone(&shared.work)))
    }

    fn find(&mut self, number: u64) -> Option<&mut Shared> {
        let mut all = self.shared.iter_mut();
        all.find(|shared| shared.number == number)
    }

    /// A helper found nothing left to do.
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

/// Shares something until it is dropped; that waits for the helpers.
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
        // Nobody gets past it alone.
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
            // One of the two breaks off; only if it is this one it is told so.
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
