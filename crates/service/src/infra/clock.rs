//! The machine's clocks, injected. Only [`super::uptime_clock`] reads them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use parking_lot::Mutex;
use tokio::sync::watch;

use super::messenger::Boxed;
use viceroy_model::timing::MINUTE;

/// Milliseconds between heartbeats.
pub(crate) const EVERY: i64 = MINUTE;
/// Absences and clock changes up to this many milliseconds are ignored.
pub(crate) const SHORT: i64 = 2 * EVERY;

/// In milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Unix time. It may be wrong, and be corrected.
    pub wall: i64,
    /// Monotonic, including suspend.
    pub passed: i64,
    /// The part of `passed` in which the clocks were read; longer gaps are left out.
    pub watched: i64,
}

pub trait Clock: Send + Sync {
    fn read(&self) -> Reading;

    /// Waits until the clocks have moved, for about `most` milliseconds at most. Callers check the
    /// time again.
    fn wait(&self, since: Reading, most: i64) -> Boxed<'_, ()>;
}

#[derive(Clone, Copy, Debug, Default)]
struct Watched {
    last: Option<i64>,
    watched: i64,
}

impl Watched {
    fn look(&mut self, passed: i64) -> i64 {
        let unseen = self.last.map_or(0, |last| passed.saturating_sub(last));
        if (0..=SHORT).contains(&unseen) {
            self.watched = self.watched.saturating_add(unseen);
        }
        self.last = Some(passed);
        self.watched
    }
}

#[derive(Debug, Default)]
pub struct SystemClock {
    watched: Mutex<Watched>,
}

impl Clock for SystemClock {
    fn read(&self) -> Reading {
        let mut watched = self.watched.lock();
        let passed = passed();
        // A clock before 1970 is wrong anyway.
        let wall = SystemTime::now().duration_since(UNIX_EPOCH);
        Reading {
            wall: wall.map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX)),
            passed,
            watched: watched.look(passed),
        }
    }

    fn wait(&self, _since: Reading, most: i64) -> Boxed<'_, ()> {
        // The computer may sleep meanwhile, so check again soon.
        let most = u64::try_from(most).unwrap_or(0).min(30_000);
        Box::pin(tokio::time::sleep(Duration::from_millis(most)))
    }
}

/// Milliseconds since boot, including suspend.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn passed() -> i64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    let seconds = time.tv_sec.saturating_mul(1000);
    seconds.saturating_add(time.tv_nsec / 1_000_000)
}

/// Milliseconds since the first call. Where this excludes suspend, the wall clock runs ahead by it.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn passed() -> i64 {
    static BEGAN: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    i64::try_from(BEGAN.elapsed().as_millis()).unwrap_or(i64::MAX)
}

/// Clocks that move only on command.
#[derive(Debug)]
pub struct ManualClock {
    hands: watch::Sender<Hands>,
}

#[derive(Clone, Copy, Debug)]
struct Hands {
    wall: i64,
    passed: i64,
    watched: Watched,
}

impl Hands {
    fn read(&mut self) -> Reading {
        Reading { wall: self.wall, passed: self.passed, watched: self.watched.look(self.passed) }
    }

    fn pass(&mut self, milliseconds: i64) {
        self.wall += milliseconds;
        self.passed += milliseconds;
    }
}

impl ManualClock {
    pub fn new(wall: i64) -> Self {
        let mut hands = Hands { wall, passed: 0, watched: Watched::default() };
        hands.read();
        ManualClock { hands: watch::Sender::new(hands) }
    }

    pub fn now(&self) -> i64 {
        self.hands.borrow().wall
    }

    /// Time passes and is watched; waiters wake.
    pub fn advance(&self, milliseconds: i64) {
        self.hands.send_modify(|hands| {
            hands.read();
            let mut left = milliseconds;
            while left > 0 {
                hands.pass(left.min(EVERY));
                hands.read();
                left -= EVERY;
            }
        });
    }

    /// Time passes unwatched: the computer sleeps, or the process is stopped.
    pub fn suspend(&self, milliseconds: i64) {
        self.hands.send_modify(|hands| hands.pass(milliseconds));
    }

    /// Shifts the wall clock only.
    pub fn set(&self, milliseconds: i64) {
        self.hands.send_modify(|hands| hands.wall += milliseconds);
    }
}

impl Clock for ManualClock {
    fn read(&self) -> Reading {
        let mut read = None;
        self.hands.send_if_modified(|hands| {
            read = Some(hands.read());
            false
        });
        read.expect("it is read at once")
    }

    fn wait(&self, since: Reading, _most: i64) -> Boxed<'_, ()> {
        let mut hands = self.hands.subscribe();
        Box::pin(async move {
            let moved = |hands: &Hands| (hands.wall, hands.passed) != (since.wall, since.passed);
            hands
                .wait_for(moved)
                .await
                .map(drop)
                .expect("the sender is borrowed for as long as this waits");
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passes_unwatched_is_left_out_unless_it_is_short() {
        let mut watched = Watched::default();
        assert_eq!(watched.look(1_000), 0);
        assert_eq!(watched.look(1_000 + SHORT), SHORT);
        assert_eq!(watched.look(1_001 + 2 * SHORT), SHORT);
        assert_eq!(watched.look(1_002 + 2 * SHORT), SHORT + 1);
        assert_eq!(watched.look(0), SHORT + 1, "such a clock is never set");
    }

    #[test]
    fn the_computers_clocks_go_on() {
        let clock = SystemClock::default();
        let (first, then) = (clock.read(), clock.read());
        assert!(first.passed <= then.passed && first.watched <= then.watched);
        assert!(then.watched < SHORT);
    }

    #[test]
    fn hands_move_as_they_are_told() {
        let clock = ManualClock::new(5);
        clock.advance(10 * SHORT + 1);
        clock.suspend(SHORT + 1);
        clock.set(-7);
        let read = clock.read();
        assert_eq!(read.watched, 10 * SHORT + 1);
        assert_eq!(read.passed, 11 * SHORT + 2);
        assert_eq!(read.wall, 5 + read.passed - 7);
        assert_eq!(clock.now(), read.wall);
    }
}
