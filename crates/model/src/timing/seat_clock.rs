//! One seat's clock.

use serde::{Deserialize, Serialize};

use super::Millis;
use super::budget::Budget;
use super::calendar::Calendar;
use super::days::Days;
use super::public::PublicTiming;
use super::running::StandsStill;
use super::speed::{Speed, TimeControl};
use super::stretch::Stretch;
use super::vacation::Vacation;

/// How many times of standing still are remembered one by one.
const MOST_STOOD: usize = 24;

/// How much of its time a seat has used, and whether the game waits for it now. Stored with the seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// What was asked last.
    budget: Option<Budget>,
    /// How much of that budget is used.
    used: Millis,
    /// What is left of the bank; all of it, if nothing is stored.
    bank: Option<Millis>,
    waiting: Option<Waiting>,
    /// Since when all clocks of the game stand still.
    standing: Option<Millis>,
    /// Whether the thread was to remind them in this budget.
    called: bool,
    /// Whether they were to be reminded directly in this budget.
    reminded: bool,
    /// When somebody nudged last.
    nudged: Option<Millis>,
    /// Deadlines missed in a row.
    missed: u8,
}

/// The game waits for the seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Waiting {
    /// Since then.
    asked: Millis,
    /// What ran before this time is in the account already.
    since: Millis,
    /// What it may use when budget and bank are used up.
    extra: Millis,
    /// When all clocks of the game stood still since it is waited for.
    stood: Vec<Stretch>,
}

impl SeatClock {
    /// The clock of a seat that nothing was asked yet.
    pub fn new(control: TimeControl) -> Self {
        SeatClock { bank: Some(control.bank()), ..SeatClock::default() }
    }

    /// The game waits for this seat from now on, for something of this budget. A new budget is full, the bank is not. Nothing
    /// changes if the clock already runs for it.
    pub fn asked(&mut self, control: TimeControl, budget: Budget, days: &Days<'_>, now: Millis) {
        if self.waiting.is_some() && self.budget == Some(budget) {
            return;
        }
        self.stopped(control, days, now);
        if self.budget != Some(budget) {
            self.budget = Some(budget);
            self.used = 0;
            self.called = false;
            self.reminded = false;
        }
        self.waiting = Some(Waiting {
            asked: now,
            since: now,
            extra: control.grace().saturating_sub(self.own(control)).max(0),
            stood: vec![],
        });
    }

    /// The game does not wait for it any more. What was used is taken from the budget, then from the bank.
    pub fn stopped(&mut self, control: TimeControl, days: &Days<'_>, now: Millis) {
        self.account(control, days, now);
        self.waiting = None;
    }

    /// The person answered by hand.
    pub fn answered(&mut self) {
        self.missed = 0;
    }

    /// Its time ran out. Says how many deadlines it has missed in a row.
    pub fn missed(&mut self, control: TimeControl, days: &Days<'_>, now: Millis) -> u8 {
        self.stopped(control, days, now);
        self.missed = self.missed.saturating_add(1);
        self.missed
    }

    /// How many deadlines it has missed in a row.
    pub fn missed_in_a_row(&self) -> u8 {
        self.missed
    }

    /// All clocks of the game stand still from now on.
    pub fn stand(&mut self, control: TimeControl, days: &Days<'_>, now: Millis) {
        if self.standing.is_none() {
            self.account(control, days, now);
            self.standing = Some(now);
        }
    }

    /// They go on. A deadline is two hours away then, at least; three where an hour of the day counts, and at live tables three
    /// minutes.
    pub fn go_on(&mut self, control: TimeControl, now: Millis) {
        if let Some(from) = self.standing.take() {
            self.stood(control, Stretch { from, to: now });
        }
    }

    /// At this time the bot was away, or the clock on the wall was set: as if all clocks had stood still for no time at all.
    pub fn interrupted(&mut self, control: TimeControl, days: &Days<'_>, at: Millis) {
        let Some(waiting) = &self.waiting else { return };
        if self.standing.is_none() {
            let at = at.max(waiting.since);
            self.account(control, days, at);
            self.stood(control, Stretch { from: at, to: at });
        }
    }

    /// When its time runs out; at a table with a clock, while the game waits for the seat and the clocks run.
    pub fn deadline(&self, control: TimeControl, days: &Days<'_>) -> Option<Millis> {
        let waiting = self.running()?;
        match control.speed {
            Speed::None => None,
            Speed::Hour(hour) => days.hour(control, hour, waiting.since),
            Speed::Live | Speed::Daily | Speed::Relaxed => {
                let all = self.own(control).saturating_add(waiting.extra);
                let over = days.in_game(control).run(waiting.since, all);
                Some(days.deadline(control, over))
            }
        }
    }

    /// What everybody knows of it, while the game waits for the seat and the clocks run.
    pub fn openly<'a>(
        &'a self,
        vacations: &'a [Vacation],
        calendar: &'a Calendar,
    ) -> Option<PublicTiming<'a>> {
        let waiting = self.running()?;
        Some(PublicTiming { since: waiting.asked, vacations, stood: &waiting.stood, calendar })
    }

    /// When the thread is to remind the person: once in a budget. See [`PublicTiming::reminder`].
    pub fn call_due(&self, control: TimeControl, openly: PublicTiming<'_>) -> Option<Millis> {
        openly.reminder(control).filter(|_| !self.called)
    }

    /// The thread has reminded them, or need not.
    pub fn called(&mut self) {
        self.called = true;
    }

    /// When the person is to be reminded directly: once in a budget, when three quarters of it are used and they are awake.
    /// Whoever is asked something more when that much is used already has at least an eighth before. Where an hour of the day
    /// counts: three hours before it, or when half of the wait is over if that is later; never after it.
    pub fn reminder_due(&self, control: TimeControl, days: &Days<'_>) -> Option<Millis> {
        if self.reminded {
            return None;
        }
        let waiting = self.running()?;
        let budget = control.per_phase()?;
        let deadline = self.deadline(control, days)?;
        if control.speed.hour().is_some() {
            return days.before_hour(control, waiting.since, deadline);
        }
        let all = self.own(control).saturating_add(waiting.extra);
        let wait = (budget / 4 * 3).saturating_sub(self.used);
        let wait = wait.max((budget / 8).min(all / 2));
        let due = days.in_game(control).run(waiting.since, wait);
        Some(days.reachable(control, due).min(deadline))
    }

    pub fn reminded(&mut self) {
        self.reminded = true;
    }

    /// From when on another player may nudge them. See [`PublicTiming::nudge_from`].
    pub fn nudge_from(&self, control: TimeControl, openly: PublicTiming<'_>) -> Millis {
        openly.nudge_from(control, self.nudged)
    }

    /// Somebody nudged them.
    pub fn nudged(&mut self, now: Millis) {
        self.nudged = Some(now);
    }

    /// What is left of the bank at this time.
    pub fn bank_left(&self, control: TimeControl, days: &Days<'_>, now: Millis) -> Millis {
        self.at(control, days, now).bank(control)
    }

    /// What is left of the budget at this time, before the bank.
    pub fn budget_left(&self, control: TimeControl, days: &Days<'_>, now: Millis) -> Millis {
        self.at(control, days, now).budget(control)
    }

    /// What it was asked last.
    pub fn last_budget(&self) -> Option<Budget> {
        self.budget
    }

    fn running(&self) -> Option<&Waiting> {
        self.waiting.as_ref().filter(|_| self.standing.is_none())
    }

    fn budget(&self, control: TimeControl) -> Millis {
        let budget = control.per_phase().unwrap_or(0);
        budget.saturating_sub(self.used.max(0)).max(0)
    }

    fn bank(&self, control: TimeControl) -> Millis {
        let most = control.bank();
        self.bank.map_or(most, |bank| bank.clamp(0, most))
    }

    fn own(&self, control: TimeControl) -> Millis {
        self.budget(control).saturating_add(self.bank(control))
    }

    fn at(&self, control: TimeControl, days: &Days<'_>, now: Millis) -> SeatClock {
        let mut then = self.clone();
        then.account(control, days, now);
        then
    }

    /// Takes what has run until now from the budget, then the bank, then the extra.
    fn account(&mut self, control: TimeControl, days: &Days<'_>, now: Millis) {
        let Some(waiting) = self.running() else {
            return;
        };
        let (budget, bank) = (self.budget(control), self.bank(control));
        let all = self.own(control).saturating_add(waiting.extra);
        let ran = days.in_game(control).ran(waiting.since, now, all);
        let of_budget = ran.min(budget);
        let of_bank = (ran - of_budget).min(bank);
        self.used = self.used.saturating_add(of_budget);
        self.bank = Some(bank - of_bank);
        if let Some(waiting) = &mut self.waiting {
            waiting.extra -= ran - of_budget - of_bank;
            waiting.since = now;
        }
    }

    /// After all clocks stood still: the account is as it was at the beginning of it.
    fn stood(&mut self, control: TimeControl, still: Stretch) {
        let least = control.after_standing().saturating_sub(self.own(control));
        if let Some(waiting) = &mut self.waiting {
            waiting.since = still.to;
            waiting.extra = waiting.extra.max(least);
            // Of several that took no time the last one matters.
            waiting.stood.retain(|stood| stood.length() > 0);
            waiting.stood.push(still);
            // What lies between the first two is given away, so that the list cannot grow for ever.
            if waiting.stood.len() > MOST_STOOD {
                let second = waiting.stood.remove(1);
                if let Some(first) = waiting.stood.first_mut() {
                    first.to = second.to;
                }
            }
        }
    }
}

#[cfg(test)]
mod hour_tests;
#[cfg(test)]
mod tests;
