//! The clock of one seat.

use super::budget::Budget;
use super::days::Days;
use super::public::PublicTiming;
use super::running::StandsStill;
use super::speed::TimeControl;
use super::stretch::Stretch;
use crate::prelude::*;

const MOST_STOOD: usize = 24;

/// Stored with the seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    budget: Option<Budget>,
    used: Millis,
    /// `None` means full.
    bank: Option<Millis>,
    waiting: Option<Waiting>,
    standing: Option<Millis>,
    /// Whether the public reminder of this budget is done.
    called: bool,
    reminded: bool,
    nudged: Option<Millis>,
    missed: u8,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Waiting {
    /// Start of the wait.
    asked: Millis,
    /// Time before this is already charged.
    since: Millis,
    /// Granted in addition to budget and bank.
    extra: Millis,
    stood: Vec<Stretch>,
}

impl SeatClock {
    pub fn new(control: TimeControl) -> Self {
        SeatClock { bank: Some(control.bank()), ..SeatClock::default() }
    }

    /// A new budget is full, the bank is not refilled. Does nothing if already waiting on this
    /// budget.
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

    /// Charges the time to the budget, then to the bank.
    pub fn stopped(&mut self, control: TimeControl, days: &Days<'_>, now: Millis) {
        self.account(control, days, now);
        self.waiting = None;
    }

    pub fn answered(&mut self) {
        self.missed = 0;
    }

    /// Returns the number of deadlines missed in a row.
    pub fn missed(&mut self, control: TimeControl, days: &Days<'_>, now: Millis) -> u8 {
        self.stopped(control, days, now);
        self.missed = self.missed.saturating_add(1);
        self.missed
    }

    pub fn missed_in_a_row(&self) -> u8 {
        self.missed
    }

    pub fn stand(&mut self, control: TimeControl, days: &Days<'_>, now: Millis) {
        if self.standing.is_none() {
            self.account(control, days, now);
            self.standing = Some(now);
        }
    }

    /// After a standstill deadlines are at least two hours away; three hours with a daily hour,
    /// three minutes at live tables.
    pub fn go_on(&mut self, control: TimeControl, now: Millis) {
        if let Some(from) = self.standing.take() {
            self.stood(control, Stretch { from, to: now });
        }
    }

    /// Treats an outage or a change of the system clock as a standstill of length zero.
    pub fn interrupted(&mut self, control: TimeControl, days: &Days<'_>, at: Millis) {
        let Some(waiting) = &self.waiting else { return };
        if self.standing.is_none() {
            let at = at.max(waiting.since);
            self.account(control, days, at);
            self.stood(control, Stretch { from: at, to: at });
        }
    }

    /// The bot could not be reached by this player meanwhile: a standstill that is known only
    /// afterwards. What lies before the last answer does not matter, so nothing counts twice.
    pub fn unreached(&mut self, control: TimeControl, days: &Days<'_>, away: Stretch) -> bool {
        let Some(waiting) = self.running() else {
            return false;
        };
        let from = away.from.max(waiting.since);
        if from >= away.to {
            return false;
        }
        self.account(control, days, from);
        self.stood(control, Stretch { from, to: away.to });
        true
    }

    /// `None` without a clock, or when no time runs.
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

    pub fn openly<'a>(
        &'a self,
        vacations: &'a [Vacation],
        calendar: &'a Calendar,
    ) -> Option<PublicTiming<'a>> {
        let waiting = self.running()?;
        Some(PublicTiming { since: waiting.asked, vacations, stood: &waiting.stood, calendar })
    }

    /// Once per budget. See [`PublicTiming::reminder`].
    pub fn call_due(&self, control: TimeControl, openly: PublicTiming<'_>) -> Option<Millis> {
        openly.reminder(control).filter(|_| !self.called)
    }

    pub fn called(&mut self) {
        self.called = true;
    }

    /// Once per budget, at three quarters and when the player is awake; for a follow-up question
    /// after that, no earlier than an eighth of the budget into it. With a daily hour: three hours
    /// before, or halfway if that is later, never after it.
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

    pub fn nudge_from(&self, control: TimeControl, openly: PublicTiming<'_>) -> Millis {
        openly.nudge_from(control, self.nudged)
    }

    pub fn nudged(&mut self, now: Millis) {
        self.nudged = Some(now);
    }

    pub fn bank_left(&self, control: TimeControl, days: &Days<'_>, now: Millis) -> Millis {
        self.at(control, days, now).bank(control)
    }

    /// Excludes the bank.
    pub fn budget_left(&self, control: TimeControl, days: &Days<'_>, now: Millis) -> Millis {
        self.at(control, days, now).budget(control)
    }

    /// For how long the game has waited by now, without standstills and days off.
    pub fn waited(&self, control: TimeControl, days: &Days<'_>, now: Millis) -> Option<Millis> {
        let Waiting { asked, stood, .. } = self.waiting.as_ref()?;
        let (off, to) = (days.in_game(control), self.standing.unwrap_or(now));
        let ran = |from: Millis, to: Millis| off.ran(from, to, Millis::MAX);
        let stood = stood.iter().map(|stood| ran(stood.from.max(*asked), stood.to.min(to)));
        let stood = stood.fold(0, |sum: Millis, one| sum.saturating_add(one));
        Some(ran(*asked, to).saturating_sub(stood).max(0))
    }

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

    /// The standstill itself is not charged.
    fn stood(&mut self, control: TimeControl, still: Stretch) {
        let least = control.after_standing().saturating_sub(self.own(control));
        if let Some(waiting) = &mut self.waiting {
            waiting.since = still.to;
            waiting.extra = waiting.extra.max(least);
            // Of those of length zero only the last matters.
            waiting.stood.retain(|stood| stood.length() > 0);
            match waiting.stood.last_mut() {
                Some(last) if last.to == still.from => last.to = still.to,
                Some(_) | None => waiting.stood.push(still),
            }
            // Merges the first two, granting the time between, so that the list stays bounded.
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
mod tests;
