//! Uptime: the time that deadlines count. It stops while the bot is suspended, killed or
//! disconnected, and does not jump when the computer's clock is set. All stored times and deadlines
//! use it.

use parking_lot::{Mutex, MutexGuard};
use tokio::sync::watch;

use super::clock::{Clock, EVERY, Reading, SHORT};
use crate::prelude::*;
use viceroy_store::{Heartbeat, Outage};

/// Tolerated difference of the wall clock, in milliseconds.
const INEXACT: Millis = 1000;
/// Milliseconds between checks while disconnected.
const LOOK: Millis = EVERY / 2;

pub struct UptimeClock {
    machine: Arc<dyn Clock>,
    state: Mutex<CountedState>,
    changed: watch::Sender<()>,
}

#[derive(Debug)]
struct CountedState {
    last: Reading,
    now: Millis,
    calendar: Calendar,
    outages: Vec<Outage>,
    stored: u32,
    cut_off: Option<CutOff>,
}

/// Disconnected from the chat: this time is not counted yet.
#[derive(Clone, Copy, Default, Debug)]
struct CutOff {
    watched: Millis,
    unwatched: Millis,
}

impl CountedState {
    fn after(last: Option<Heartbeat>, outages: Vec<Outage>, read: Reading) -> CountedState {
        let here = last.unwrap_or(Heartbeat { at: read.wall, wall: WallTime(read.wall) });
        let (Heartbeat { at, wall }, gone) = (here, read.wall.saturating_sub(here.wall.0));
        let mut calendar = Calendar::new(outages.first().map_or(wall.0 - at, |first| first.before));
        for outage in &outages {
            calendar.change(outage.at, outage.after);
        }
        calendar.put_right(wall.0 - at);
        let mut state = CountedState {
            last: read,
            now: at,
            calendar,
            stored: outages.last().map_or(0, |last| last.number),
            outages,
            cut_off: None,
        };
        if (0..=SHORT).contains(&gone) {
            state.now += gone;
        } else {
            state.outage(gone.max(0), read.wall);
        }
        state
    }

    fn look(&mut self, read: Reading) {
        let watched = read.watched.saturating_sub(self.last.watched).max(0);
        let passed = read.passed.saturating_sub(self.last.passed);
        let unwatched = passed.saturating_sub(watched).max(0);
        self.last = read;
        if let Some(cut_off) = &mut self.cut_off {
            cut_off.watched += watched;
            cut_off.unwatched += unwatched;
            return;
        }
        self.now += watched;
        self.compare(unwatched);
    }

    fn compare(&mut self, away: Millis) {
        let wall = self.last.wall;
        let moved = wall - self.now - self.calendar.ahead();
        if away > 0 || moved.abs() > SHORT {
            self.outage(away, wall);
        } else if moved.abs() > INEXACT {
            self.calendar.put_right(wall - self.now);
        }
    }

    fn outage(&mut self, away: Millis, wall: i64) {
        let outage = Outage {
            number: self.number() + 1,
            at: self.now,
            before: self.calendar.ahead(),
            after: wall - self.now,
            away,
        };
        self.calendar.change(outage.at, outage.after);
        self.outages.push(outage);
    }

    fn number(&self) -> u32 {
        self.outages.last().map_or(0, |last| last.number)
    }
}

pub(crate) struct Presence {
    pub(crate) here: Heartbeat,
    pub(crate) outages: Vec<Outage>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Missed {
    pub(crate) from: WallTime,
    pub(crate) until: WallTime,
    pub(crate) away: Millis,
}

impl UptimeClock {
    pub(crate) fn after(
        machine: Arc<dyn Clock>,
        last: Option<Heartbeat>,
        outages: Vec<Outage>,
    ) -> UptimeClock {
        let state = CountedState::after(last, outages, machine.read());
        UptimeClock { machine, state: Mutex::new(state), changed: watch::Sender::default() }
    }

    fn look(&self) -> MutexGuard<'_, CountedState> {
        let mut state = self.state.lock();
        let before = state.number();
        // Read under the lock, so that readings stay in order.
        state.look(self.machine.read());
        if state.number() != before {
            self.changed.send_replace(());
        }
        state
    }

    pub fn now(&self) -> Millis {
        self.look().now
    }

    pub fn wall(&self) -> WallTime {
        let state = self.look();
        state.calendar.shows(state.now)
    }

    pub fn shows(&self, at: Millis) -> WallTime {
        self.look().calendar.shows(at)
    }

    /// The earlier of the time as shown then and by today's calendar, since the clock may have been
    /// wrong then.
    pub(crate) fn shows_at_least(&self, at: Millis) -> WallTime {
        let calendar = &self.look().calendar;
        let now = WallTime(at.saturating_add(calendar.ahead()));
        calendar.shows(at).min(now)
    }

    pub(crate) fn calendar(&self) -> Calendar {
        self.look().calendar.clone()
    }

    pub(crate) fn outages(&self) -> (Vec<Outage>, Calendar) {
        let state = self.look();
        (state.outages.clone(), state.calendar.clone())
    }

    /// Zero if there was none.
    pub(crate) fn outage(&self) -> u32 {
        self.look().number()
    }

    /// Whether uptime since `at` equals real time: nobody knows the length of an outage.
    pub(crate) fn is_unbroken_since(&self, at: Millis) -> bool {
        let state = self.look();
        let last = state.outages.last();
        // Up to a minute before an outage may be counted twice.
        state.cut_off.is_none() && last.is_none_or(|last| last.at.saturating_add(EVERY) < at)
    }

    pub async fn sleep_until(&self, at: Millis) {
        let mut changed = self.changed.subscribe();
        loop {
            changed.mark_unchanged();
            let (left, read) = {
                let state = self.look();
                match state.cut_off {
                    Some(_) => (LOOK, state.last),
                    None => (at.saturating_sub(state.now), state.last),
                }
            };
            if left <= 0 {
                return;
            }
            tokio::select! {
                () = self.machine.wait(read, left) => {}
                // The sender lives as long as `self`.
                _ = changed.changed() => {}
            }
        }
    }

    pub fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    pub(crate) fn cut_off(&self) {
        self.look().cut_off.get_or_insert_default();
    }

    /// A short disconnection counts as uptime.
    pub(crate) fn back(&self) {
        let mut state = self.look();
        let Some(CutOff { watched, unwatched }) = state.cut_off.take() else {
            return;
        };
        if unwatched == 0 && watched <= SHORT {
            state.now += watched;
            state.compare(0);
        } else {
            state.compare(watched.saturating_add(unwatched));
        }
        drop(state);
        self.changed.send_replace(());
    }

    pub(crate) fn is_cut_off(&self) -> bool {
        self.look().cut_off.is_some()
    }

    /// The heartbeat and outages to store.
    pub(crate) fn presence(&self) -> Presence {
        let state = self.look();
        let stored = state.stored;
        let fresh = state.outages.iter().filter(|outage| outage.number > stored);
        Presence {
            here: Heartbeat { at: state.now, wall: state.calendar.shows(state.now) },
            outages: fresh.copied().collect(),
        }
    }

    pub(crate) fn stored(&self, outages: &[Outage]) {
        if let Some(last) = outages.last() {
            let mut state = self.look();
            state.stored = state.stored.max(last.number);
        }
    }
}

#[cfg(test)]
mod tests;
