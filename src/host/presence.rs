//! When the bot is there. While it is not, nobody's time runs.

use std::sync::{Mutex, PoisonError};

use super::live::Live;
use super::stop::Broken;
use crate::attendance::{Attendance, Rhythms};
use crate::store::{Outage, Store};

/// So often it is noted that the bot is there, in milliseconds.
pub(super) const EVERY: i64 = 60 * 1000;
/// A bot that was away for less than this was there.
const SHORT: i64 = 2 * EVERY;

/// When the bot was there and when not.
#[derive(Debug, Default)]
pub(super) struct Presence {
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    outages: Vec<Outage>,
    /// Since when it hears and reaches nobody, in Unix milliseconds.
    cut_off_since: Option<i64>,
}

impl Presence {
    /// What is stored, and the time since the bot was last there.
    pub(super) async fn read(store: &Store, now: i64) -> Result<Presence, Broken> {
        if let Some(began) = store.last_here().await?
            && now.saturating_sub(began) > SHORT
        {
            store.was_away(Outage { began, ended: now }).await?;
        }
        store.here(now).await?;
        let outages = store.outages().await?;
        Ok(Presence {
            known: Mutex::new(Known {
                outages,
                cut_off_since: None,
            }),
        })
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        // Nothing in here panics half-way, so what is poisoned is whole.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Passes over the times in which the bot was not there.
    pub(super) fn catch_up(&self, live: &mut Live) {
        for outage in &self.known().outages {
            let Outage { began, ended } = *outage;
            if live.attendance.was_offline(began, ended, &live.rhythms) {
                let began = live.missed.map_or(began, |missed| missed.began);
                live.missed = Some(Outage { began, ended });
            }
        }
    }

    /// The same in what is stored of a game that is not opened.
    pub(super) fn caught_up(&self, mut attendance: Attendance, rhythms: &Rhythms) -> Attendance {
        for outage in &self.known().outages {
            attendance.was_offline(outage.began, outage.ended, rhythms);
        }
        attendance
    }

    /// Whether the bot has come back just now, after a time that was not short.
    pub(super) fn has_come_back(&self, now: i64) -> bool {
        let known = self.known();
        known.outages.last().is_some_and(|last| last.ended == now)
    }

    /// It hears and reaches nobody from now on, if it did.
    pub(super) fn cut_off(&self, now: i64) {
        self.known().cut_off_since.get_or_insert(now);
    }

    /// It hears and reaches people again. Gives the time in which it did not, where that was not short.
    pub(super) fn back(&self, now: i64) -> Option<Outage> {
        let began = self.known().cut_off_since.take()?;
        (now.saturating_sub(began) > SHORT).then_some(Outage { began, ended: now })
    }

    /// Games pass over this time from now on.
    pub(super) fn passes_over(&self, outage: Outage) {
        self.known().outages.push(outage);
    }

    /// Whether it hears and reaches nobody.
    pub(super) fn is_cut_off(&self) -> bool {
        self.known().cut_off_since.is_some()
    }
}
