//! The time that counts. It stands while the bot is away - held, asleep with its computer, killed, or cut off from the chat -
//! and does not jump when the computer's clock is set, so nothing that is due after so much of it is due early or late because
//! of that. Every time that is stored, and everything that acts on a deadline, has it from here, and it is checked each time it
//! is asked for.

use std::sync::Arc;

use parking_lot::{Mutex, MutexGuard};
use tokio::sync::watch;

use super::clock::{Clock, EVERY, Reading, SHORT};
use viceroy_model::timing::{Calendar, Millis, WallTime};
use viceroy_store::{Heartbeat, Outage};

/// By so much the clock on the wall may be ahead of what is known of it, in milliseconds.
const INEXACT: Millis = 1000;
/// While nothing is counted it is looked this often whether it is again, in milliseconds.
const LOOK: Millis = EVERY / 2;

/// The clock that everything goes by.
pub struct UptimeClock {
    machine: Arc<dyn Clock>,
    state: Mutex<CountedState>,
    /// Moves with every outage, and whenever counting begins again.
    changed: watch::Sender<u64>,
}

#[derive(Debug)]
struct CountedState {
    last: Reading,
    now: Millis,
    calendar: Calendar,
    outages: Vec<Outage>,
    /// The number of the last outage that is stored.
    stored: u32,
    cut_off: Option<CutOff>,
}

/// The bot hears and reaches nobody: what passes meanwhile is not counted yet.
#[derive(Clone, Copy, Default, Debug)]
struct CutOff {
    watched: Millis,
    unwatched: Millis,
}

impl CountedState {
    /// Goes on from what is stored.
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

    /// What is counted by now.
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

    /// Whether the bot was away just now, or the clock on the wall is not where it should be.
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

/// That the bot is there, and what is to be stored with it.
pub(crate) struct Presence {
    pub(crate) here: Heartbeat,
    pub(crate) outages: Vec<Outage>,
}

/// A time in which the bot was not there, or several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Missed {
    /// When it began.
    pub(crate) from: WallTime,
    /// When it was over.
    pub(crate) until: WallTime,
    /// How much of that the bot was not there.
    pub(crate) away: Millis,
}

impl UptimeClock {
    /// Goes on from what is stored.
    pub(crate) fn after(
        machine: Arc<dyn Clock>,
        last: Option<Heartbeat>,
        outages: Vec<Outage>,
    ) -> UptimeClock {
        let state = CountedState::after(last, outages, machine.read());
        UptimeClock { machine, state: Mutex::new(state), changed: watch::Sender::new(0) }
    }

    /// What is known by now. Every look compares the clocks.
    fn look(&self) -> MutexGuard<'_, CountedState> {
        let mut state = self.state.lock();
        let before = state.number();
        // Under the lock, so that no look is older than the one before it.
        state.look(self.machine.read());
        if state.number() != before {
            self.bump();
        }
        state
    }

    fn bump(&self) {
        self.changed.send_modify(|n| *n = n.wrapping_add(1));
    }

    /// The time.
    pub fn now(&self) -> Millis {
        self.look().now
    }

    /// What the clock on the wall shows now, as far as it is right.
    pub fn wall(&self) -> WallTime {
        let state = self.look();
        state.calendar.shows(state.now)
    }

    /// What the clock on the wall shows at a time, or did.
    pub fn shows(&self, at: Millis) -> WallTime {
        self.look().calendar.shows(at)
    }

    /// The same, or what it would have shown if it had been as it is now: whichever is earlier, as it may have been wrong then.
    pub(crate) fn shows_at_least(&self, at: Millis) -> WallTime {
        let calendar = &self.look().calendar;
        let now = WallTime(at.saturating_add(calendar.ahead()));
        calendar.shows(at).min(now)
    }

    /// What the clock on the wall shows.
    pub(crate) fn calendar(&self) -> Calendar {
        self.look().calendar.clone()
    }

    /// The outages that are known, and the calendar as it is after them.
    pub(crate) fn outages(&self) -> (Vec<Outage>, Calendar) {
        let state = self.look();
        (state.outages.clone(), state.calendar.clone())
    }

    /// The number of the last outage; nought, if there was none.
    pub(crate) fn outage(&self) -> u32 {
        self.look().number()
    }

    /// Whether as much has passed since this time as was counted: in an outage nobody knows how much that was.
    pub(crate) fn is_unbroken_since(&self, at: Millis) -> bool {
        let state = self.look();
        let last = state.outages.last();
        // Up to a minute before an outage may be counted again.
        state.cut_off.is_none() && last.is_none_or(|last| last.at.saturating_add(EVERY) < at)
    }

    /// Waits until it is `at` or later.
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
                // It is there as long as this is.
                _ = changed.changed() => {}
            }
        }
    }

    /// Waits for the next outage, or until counting begins again.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// The bot hears and reaches nobody from now on, if it did.
    pub(crate) fn cut_off(&self) {
        self.look().cut_off.get_or_insert_default();
    }

    /// It hears and reaches people again. If that took no longer than a moment, it counts.
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
        self.bump();
    }

    /// Whether it hears and reaches nobody.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.look().cut_off.is_some()
    }

    /// What is to be stored of the bot's being there.
    pub(crate) fn presence(&self) -> Presence {
        let state = self.look();
        let stored = state.stored;
        let fresh = state.outages.iter().filter(|outage| outage.number > stored);
        Presence {
            here: Heartbeat { at: state.now, wall: state.calendar.shows(state.now) },
            outages: fresh.copied().collect(),
        }
    }

    /// That much of it is stored.
    pub(crate) fn stored(&self, outages: &[Outage]) {
        if let Some(last) = outages.last() {
            let mut state = self.look();
            state.stored = state.stored.max(last.number);
        }
    }
}

#[cfg(test)]
mod tests;
