//! Arithmetic on time that stands still now and then.

use super::stretch::Stretch;
use crate::prelude::*;

pub(super) trait StandsStill {
    /// The first stretch that ends after `at`.
    fn next(&self, at: Millis) -> Option<Stretch>;

    fn runs_from(&self, mut at: Millis) -> Millis {
        while let Some(still) = self.next(at).filter(|still| still.contains(at)) {
            at = still.to;
        }
        at
    }

    fn run(&self, from: Millis, amount: Millis) -> Millis {
        let (mut at, mut left) = (from, amount.max(0));
        loop {
            let Some(still) = self.next(at) else {
                return at.saturating_add(left);
            };
            let until = still.from.saturating_sub(at).max(0);
            if left <= until {
                return at.saturating_add(left);
            }
            left -= until;
            at = still.to;
        }
    }

    /// How much has run, at most `most`; zero if `to` is before `from`.
    fn ran(&self, from: Millis, to: Millis, most: Millis) -> Millis {
        let (mut at, mut ran) = (from, 0);
        while at < to && ran < most {
            let still = self.next(at);
            let until = still.map_or(to, |still| still.from.clamp(at, to));
            ran = until.saturating_sub(at).saturating_add(ran);
            at = still.map_or(to, |still| still.to.max(until));
        }
        ran.min(most).max(0)
    }

    /// The first moment preceded by `unbroken` running time since `since`.
    fn first_after(
        &self,
        since: Millis,
        unbroken: Millis,
        next: impl Fn(Millis) -> Option<Millis>,
    ) -> Option<Millis> {
        let mut from = since.saturating_add(unbroken);
        loop {
            let moment = next(from)?;
            let still = self.next(moment.saturating_sub(unbroken));
            match still.filter(|still| still.from < moment) {
                Some(still) => from = still.to.saturating_add(unbroken),
                None => return Some(moment),
            }
        }
    }

    /// When half of the running time has passed; beyond a week, half a week.
    fn half(&self, from: Millis, to: Millis) -> Millis {
        self.run(from, self.ran(from, to, 7 * DAY) / 2)
    }

    /// `before` ahead of the end, but not before half of the time has run.
    fn near_end(&self, from: Millis, to: Millis, before: Millis) -> Millis {
        self.half(from, to).max(to.saturating_sub(before))
    }
}

#[cfg(test)]
mod tests {
    use super::super::stretch;
    use super::*;

    struct Pauses(Vec<Stretch>);

    impl StandsStill for Pauses {
        fn next(&self, at: Millis) -> Option<Stretch> {
            stretch::next(self.0.iter().copied(), at)
        }
    }

    fn pauses(of: &[(Millis, Millis)]) -> Pauses {
        Pauses(of.iter().map(|&(from, to)| Stretch { from, to }).collect())
    }

    #[test]
    fn time_runs_between_the_pauses_alone() {
        let pauses = pauses(&[(10, 20), (15, 30), (40, 41)]);
        assert_eq!(pauses.run(0, 10), 10);
        assert_eq!(pauses.run(0, 11), 31);
        assert_eq!(pauses.run(12, 10), 40);
        assert_eq!(pauses.run(12, 11), 42);
        assert_eq!(pauses.ran(0, 50, 1000), 29);
        assert_eq!(pauses.ran(0, 50, 7), 7);
        assert_eq!(pauses.runs_from(12), 30);
        assert_eq!(pauses.runs_from(30), 30);
    }

    #[test]
    fn a_moment_counts_only_after_time_that_ran_without_a_break() {
        let pauses = pauses(&[(10, 20), (15, 30), (40, 41)]);
        let tens =
            |from: Millis| Some(from.div_euclid(10) * 10 + if from % 10 == 0 { 0 } else { 10 });
        let first = |since| pauses.first_after(since, 3, tens);
        assert_eq!(first(0), Some(10), "a pause may begin then");
        assert_eq!(first(7), Some(10));
        assert_eq!(first(8), Some(40), "not as one ends");
        assert_eq!(first(37), Some(40));
        assert_eq!(first(38), Some(50), "nor soon after");
        assert_eq!(pauses.first_after(38, 10, tens), Some(60));
        assert_eq!(pauses.first_after(0, 3, |_| None), None);
        assert_eq!(pauses.half(0, 50), 34);
        assert_eq!(pauses.half(50, 90 * DAY), 50 + 7 * DAY / 2);
        assert_eq!(pauses.near_end(0, 50, 9), 41);
        assert_eq!(pauses.near_end(0, 50, 20), 34);
    }

    #[test]
    fn a_clock_that_was_set_back_counts_nothing_and_the_ends_of_time_are_no_harm() {
        let pauses = pauses(&[(10, 20)]);
        assert_eq!(pauses.ran(50, 5, 1000), 0);
        assert_eq!(pauses.run(5, -3), 5);
        assert_eq!(pauses.run(Millis::MAX - 1, 100), Millis::MAX);
        assert_eq!(pauses.run(Millis::MIN, Millis::MAX), -1);
        assert_eq!(pauses.ran(Millis::MIN, Millis::MAX, Millis::MAX), Millis::MAX);
    }
}
