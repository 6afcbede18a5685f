//! Queues each user's interactions, so that frequent presses of one user do not delay others.

use std::collections::HashMap;

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use viceroy_metrics::{OneMore, TurnedAway};

use crate::prelude::*;

/// Queued presses per user; more are turned away with a message.
const WAITING: usize = 19;
/// Presses per user waiting for that message; more are ignored, to bound memory.
const CROWDED: usize = 100;
/// Such messages sent concurrently per user.
const TOLD_AT_ONCE: usize = 2;

/// Clones share state.
#[derive(Clone, Default)]
pub struct UserQueue {
    lanes: Arc<Mutex<HashMap<PersonId, Lane>>>,
    metrics: Metrics,
}

struct Lane {
    /// By id, so by time.
    waiting: BTreeSet<InteractionId>,
    serving: Option<InteractionId>,
    crowded: usize,
    changed: Arc<Notify>,
    telling: Arc<Semaphore>,
}

pub enum Admission {
    Waits(Waiting),
    /// Turned away with a message.
    Crowded(Crowded),
    /// Ignored.
    Lost,
}

/// May get its first response while it waits.
pub struct Waiting {
    turns: UserQueue,
    who: PersonId,
    id: InteractionId,
    changed: Arc<Notify>,
    _counted: OneMore,
}

pub struct Turn {
    _waiting: Waiting,
}

pub struct Crowded {
    turns: UserQueue,
    who: PersonId,
    telling: Arc<Semaphore>,
}

impl UserQueue {
    pub fn measured(metrics: Metrics) -> UserQueue {
        UserQueue { metrics, ..UserQueue::default() }
    }

    pub fn enqueue(&self, who: PersonId, id: InteractionId) -> Admission {
        let mut lanes = self.lanes.lock();
        let lane = lanes.entry(who).or_insert_with(Lane::new);
        if lane.waiting.len() >= WAITING {
            let away = &self.metrics.presses_turned_away;
            if lane.crowded >= CROWDED {
                away.of(TurnedAway::Silent).once();
                return Admission::Lost;
            }
            away.of(TurnedAway::Told).once();
            lane.crowded += 1;
            return Admission::Crowded(Crowded {
                turns: self.clone(),
                who,
                telling: Arc::clone(&lane.telling),
            });
        }
        lane.waiting.insert(id);
        Admission::Waits(Waiting {
            turns: self.clone(),
            who,
            id,
            changed: Arc::clone(&lane.changed),
            _counted: self.metrics.presses_waiting.one_more(),
        })
    }

    fn leave(&self, who: PersonId, change: impl FnOnce(&mut Lane)) {
        let mut lanes = self.lanes.lock();
        if let Some(lane) = lanes.get_mut(&who) {
            change(lane);
            lane.changed.notify_waiters();
            if lane.waiting.is_empty() && lane.serving.is_none() && lane.crowded == 0 {
                lanes.remove(&who);
            }
        }
    }
}

impl Lane {
    fn new() -> Lane {
        Lane {
            waiting: BTreeSet::new(),
            serving: None,
            crowded: 0,
            changed: Arc::new(Notify::new()),
            telling: Arc::new(Semaphore::new(TOLD_AT_ONCE)),
        }
    }
}

impl Waiting {
    /// In the order of ids. Call this only after the first response, so that presses made together
    /// have all arrived.
    pub async fn turn(self) -> Turn {
        let changed = Arc::clone(&self.changed);
        loop {
            let change = changed.notified();
            if self.is_next() {
                return Turn { _waiting: self };
            }
            change.await;
        }
    }

    fn is_next(&self) -> bool {
        let mut lanes = self.turns.lanes.lock();
        let Some(lane) = lanes.get_mut(&self.who) else {
            return true;
        };
        let next = lane.serving.is_none() && lane.waiting.first() == Some(&self.id);
        if next {
            lane.waiting.remove(&self.id);
            lane.serving = Some(self.id);
        }
        next
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let id = self.id;
        self.turns.leave(self.who, |lane| {
            lane.waiting.remove(&id);
            if lane.serving == Some(id) {
                lane.serving = None;
            }
        });
    }
}

impl Crowded {
    pub async fn may_be_told(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.telling).acquire_owned().await.ok()
    }
}

impl Drop for Crowded {
    fn drop(&mut self) {
        let one_less = |lane: &mut Lane| lane.crowded = lane.crowded.saturating_sub(1);
        self.turns.leave(self.who, one_less);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const ANNA: PersonId = PersonId(7);
    const BEN: PersonId = PersonId(8);

    fn waits(turns: &UserQueue, who: PersonId, id: u64) -> Waiting {
        match turns.enqueue(who, InteractionId::new(id)) {
            Admission::Waits(waiting) => waiting,
            Admission::Crowded(_) | Admission::Lost => panic!("{id} does not wait"),
        }
    }

    async fn has_turn(waiting: Waiting) -> Option<Turn> {
        tokio::time::timeout(Duration::from_millis(1), waiting.turn()).await.ok()
    }

    #[tokio::test]
    async fn one_person_is_served_in_the_order_of_the_presses_and_others_at_once() {
        let turns = UserQueue::default();
        // The later press arrives first.
        let second = waits(&turns, ANNA, 2);
        let first = waits(&turns, ANNA, 1);
        let (served, mut order) = tokio::sync::mpsc::unbounded_channel();
        for (number, waiting) in [(2, second), (1, first)] {
            let served = served.clone();
            tokio::spawn(async move {
                let _turn = waiting.turn().await;
                tokio::task::yield_now().await;
                assert!(served.send(number).is_ok());
            });
        }
        assert!(has_turn(waits(&turns, BEN, 3)).await.is_some());
        assert_eq!([order.recv().await, order.recv().await], [Some(1), Some(2)]);
        let while_served = waits(&turns, ANNA, 4).turn().await;
        assert!(has_turn(waits(&turns, ANNA, 5)).await.is_none());
        drop(while_served);
        assert!(has_turn(waits(&turns, ANNA, 6)).await.is_some());
        assert!(turns.lanes.lock().is_empty(), "nobody is remembered");
    }

    #[tokio::test]
    async fn the_twentieth_waiting_press_is_told_so_and_memory_is_bounded() {
        let turns = UserQueue::default();
        let served = waits(&turns, ANNA, 1).turn().await;
        let waiting: Vec<Waiting> = (2..21).map(|id| waits(&turns, ANNA, id)).collect();
        let mut crowded = vec![];
        let mut lost = 0;
        for id in 21..10_000 {
            match turns.enqueue(ANNA, InteractionId::new(id)) {
                Admission::Waits(_) => panic!("{id} waits"),
                Admission::Crowded(one) => crowded.push(one),
                Admission::Lost => lost += 1,
            }
        }
        assert_eq!((crowded.len(), lost), (CROWDED, 10_000 - 21 - CROWDED));
        assert!(has_turn(waits(&turns, BEN, 10_001)).await.is_some());
        drop((served, waiting, crowded));
        assert!(has_turn(waits(&turns, ANNA, 10_002)).await.is_some());
        assert!(turns.lanes.lock().is_empty());
    }
}
