//! Which games the delivery worker has to visit, and when.

use crate::prelude::*;
use std::collections::BTreeSet;
use tokio::sync::{broadcast, watch};

/// Buffered change events for a slow subscriber.
const CHANGES: usize = 1024;

/// Repeated changes of a waiting game lead to one visit.
#[derive(Debug)]
pub(crate) struct DeliveryQueue {
    list: Mutex<List>,
    changed: watch::Sender<()>,
    games: broadcast::Sender<GameId>,
}

#[derive(Debug, Default)]
struct List {
    due: BTreeMap<GameId, PendingVisit>,
    working: BTreeSet<GameId>,
    /// Visits at a fixed time, kept even if the game is visited before.
    later: BTreeSet<(i64, GameId)>,
    /// One alarm for each game: when something has to be done without any user action.
    alarms: BTreeMap<GameId, i64>,
    alarms_in_order: BTreeSet<(i64, GameId)>,
    /// When all games with pending messages were or will be visited last.
    look: Option<i64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct QueueLength {
    pub(crate) waiting: usize,
    pub(crate) visited: usize,
    /// How long the first of them has waited, in milliseconds.
    pub(crate) late: i64,
    /// Games with an overdue alarm.
    pub(crate) overdue: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PendingVisit {
    at: i64,
    tries: u32,
}

impl DeliveryQueue {
    pub(crate) fn new(games: impl IntoIterator<Item = GameId>, now: i64) -> Self {
        let first = PendingVisit { at: now, tries: 0 };
        let due = games.into_iter().map(|game| (game, first)).collect();
        DeliveryQueue {
            list: Mutex::new(List { due, ..List::default() }),
            changed: watch::Sender::default(),
            games: broadcast::Sender::new(CHANGES),
        }
    }

    pub(crate) fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    pub(crate) fn changed_games(&self) -> broadcast::Receiver<GameId> {
        self.games.subscribe()
    }

    pub(crate) fn touch(&self, game: GameId, now: i64) {
        self.revisit(game, now);
        // Without subscribers, sending fails.
        let _ = self.games.send(game);
    }

    /// When the next visit to all games may be: at least `between` after the last one.
    pub(crate) fn next_look(&self, now: i64, between: i64) -> i64 {
        let mut list = self.list.lock();
        match list.look {
            // One is scheduled already.
            Some(coming) if coming > now => coming,
            last => {
                let at = last.map_or(now, |last| now.max(last + between));
                list.look = Some(at);
                at
            }
        }
    }

    /// Schedules a visit at this time or earlier.
    pub(crate) fn revisit(&self, game: GameId, at: i64) {
        self.list.lock().visit_by(game, at);
        self.changed.send_replace(());
    }

    pub(crate) fn visit_at(&self, game: GameId, at: i64) {
        self.list.lock().later.insert((at, game));
        self.changed.send_replace(());
    }

    pub(crate) fn set_alarm(&self, game: GameId, at: Option<i64>) {
        let mut list = self.list.lock();
        list.drop_alarm(game);
        if let Some(at) = at {
            list.alarms.insert(game, at);
            list.alarms_in_order.insert((at, game));
        }
        drop(list);
        self.changed.send_replace(());
    }

    /// Removes a due alarm and returns its time. The caller must act on it and set the next.
    pub(crate) fn take_alarm(&self, game: GameId, now: i64) -> Option<i64> {
        let mut list = self.list.lock();
        let due = list.alarms.get(&game).copied().filter(|at| *at <= now)?;
        list.drop_alarm(game);
        Some(due)
    }

    pub(crate) fn length(&self, now: i64) -> QueueLength {
        let mut list = self.list.lock();
        list.wake(now);
        let ready = list.due.iter();
        let ready = ready.filter(|(game, visit)| visit.at <= now && !list.working.contains(game));
        let (waiting, first) =
            ready.fold((0, now), |(waiting, first), (_, visit)| (waiting + 1, first.min(visit.at)));
        QueueLength {
            waiting,
            visited: list.working.len(),
            late: now.saturating_sub(first),
            overdue: list.alarms.values().filter(|at| **at <= now).count(),
        }
    }

    pub(crate) fn again(&self, game: GameId, at: i64, tries: u32) {
        let mut list = self.list.lock();
        let visit = list.due.entry(game).or_insert(PendingVisit { at, tries });
        // A change may bring the visit forward, but must not reset the backoff.
        visit.tries = tries;
        drop(list);
        self.changed.send_replace(());
    }

    /// The next game to visit, with its number of failed attempts. No other worker gets it until it
    /// is done.
    pub(crate) fn take(&self, now: i64) -> Option<(GameId, u32)> {
        let mut list = self.list.lock();
        list.wake(now);
        let (game, visit) = list.ready(now)?;
        list.due.remove(&game);
        list.working.insert(game);
        Some((game, visit.tries))
    }

    pub(crate) fn done(&self, game: GameId) {
        self.list.lock().working.remove(&game);
        self.changed.send_replace(());
    }

    pub(crate) fn next(&self) -> Option<i64> {
        let list = self.list.lock();
        let free = list.due.iter().filter(|(g, _)| !list.working.contains(g));
        let due = free.map(|(_, visit)| visit.at);
        let alarm = list.alarms_in_order.first().map(|(at, _)| *at);
        due.chain(list.later.first().map(|(at, _)| *at)).chain(alarm).min()
    }

    pub(crate) fn is_settled(&self, now: i64) -> bool {
        let mut list = self.list.lock();
        list.wake(now);
        list.working.is_empty() && list.ready(now).is_none()
    }
}

impl List {
    fn visit_by(&mut self, game: GameId, at: i64) {
        let visit = self.due.entry(game).or_insert(PendingVisit { at, tries: 0 });
        visit.at = visit.at.min(at);
    }

    fn drop_alarm(&mut self, game: GameId) {
        if let Some(at) = self.alarms.remove(&game) {
            self.alarms_in_order.remove(&(at, game));
        }
    }

    /// Turns due timed visits and alarms into ordinary visits. An alarm stays until its game is
    /// visited.
    fn wake(&mut self, now: i64) {
        while let Some((at, game)) = self.alarms_in_order.first().copied()
            && at <= now
        {
            self.alarms_in_order.pop_first();
            self.visit_by(game, at);
        }
        while let Some((at, game)) = self.later.first().copied()
            && at <= now
        {
            self.later.pop_first();
            self.visit_by(game, at);
        }
    }

    fn ready(&self, now: i64) -> Option<(GameId, PendingVisit)> {
        self.due
            .iter()
            .filter(|(game, visit)| visit.at <= now && !self.working.contains(game))
            .min_by_key(|(_, visit)| visit.at)
            .map(|(game, visit)| (*game, *visit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_game_is_visited_by_one_at_a_time() {
        let queue = DeliveryQueue::new([GameId(1)], 0);
        assert_eq!(queue.take(0), Some((GameId(1), 0)));
        queue.touch(GameId(1), 0);
        assert_eq!(queue.take(0), None);
        assert!(!queue.is_settled(0));
        queue.done(GameId(1));
        assert_eq!(queue.take(0), Some((GameId(1), 0)));
        queue.done(GameId(1));
        assert!(queue.is_settled(0));
    }

    #[test]
    fn looks_at_everything_are_a_minute_apart_however_often_they_are_asked_for() {
        let queue = DeliveryQueue::new([], 0);
        assert_eq!(queue.next_look(5, 60), 5);
        assert_eq!(queue.next_look(6, 60), 65);
        assert_eq!(queue.next_look(7, 60), 65);
        assert_eq!(queue.next_look(64, 60), 65);
        assert_eq!(queue.next_look(66, 60), 125);
        queue.again(GameId(1), 50, 3);
        queue.revisit(GameId(1), 90);
        assert_eq!(queue.next(), Some(50), "it is visited soon anyway");
        queue.revisit(GameId(1), 5);
        assert_eq!(queue.take(5), Some((GameId(1), 3)), "it may be said now");
    }

    #[test]
    fn a_visit_for_later_is_not_lost_by_earlier_ones() {
        let queue = DeliveryQueue::new([], 0);
        queue.visit_at(GameId(1), 100);
        queue.touch(GameId(1), 5);
        assert_eq!(queue.take(5), Some((GameId(1), 0)));
        queue.done(GameId(1));
        assert_eq!((queue.take(99), queue.next()), (None, Some(100)));
        assert!(queue.is_settled(99) && !queue.is_settled(100));
        assert_eq!(queue.take(100), Some((GameId(1), 0)));
        queue.done(GameId(1));
        assert_eq!((queue.take(1000), queue.next()), (None, None));
    }

    #[test]
    fn what_waits_is_counted_once_for_each_game() {
        let queue = DeliveryQueue::new([GameId(1), GameId(2)], 0);
        queue.touch(GameId(1), 5);
        queue.again(GameId(3), 50, 1);
        queue.set_alarm(GameId(4), Some(7));
        let length = |now| {
            let QueueLength { waiting, visited, late, overdue } = queue.length(now);
            (waiting, visited, late, overdue)
        };
        assert_eq!(length(5), (2, 0, 5, 0));
        assert_eq!(length(10), (3, 0, 10, 1));
        assert_eq!(queue.take(10), Some((GameId(1), 0)));
        assert_eq!(queue.take(10), Some((GameId(2), 0)));
        assert_eq!(length(10), (1, 2, 3, 1));
        assert_eq!(queue.take(10), Some((GameId(4), 0)));
        assert_eq!(queue.take_alarm(GameId(4), 10), Some(7));
        assert_eq!(queue.take_alarm(GameId(4), 10), None);
        assert_eq!(length(10), (0, 3, 0, 0));
    }

    #[test]
    fn a_repeated_visit_waits_unless_the_game_changes() {
        let queue = DeliveryQueue::new([], 0);
        queue.again(GameId(1), 50, 3);
        assert!(queue.is_settled(49));
        assert_eq!(queue.next(), Some(50));
        queue.touch(GameId(1), 20);
        assert_eq!(queue.take(20), Some((GameId(1), 3)));
    }
}
