//! Pauses between connection attempts.

use crate::prelude::*;
use crate::wire::transport::Pace;

/// Jitter, so that many bots do not reconnect at the same moment.
const SPREAD: f64 = 0.25;

/// From 0 to 1.
pub fn random_share() -> f64 {
    getrandom::u32().map_or(0.5, |drawn| f64::from(drawn) / f64::from(u32::MAX))
}

#[derive(Debug)]
pub struct Backoff {
    pace: Pace,
    /// Attempts since the last good connection.
    attempts: u32,
}

impl Backoff {
    pub fn new(pace: Pace) -> Backoff {
        Backoff { pace, attempts: 0 }
    }

    /// `random` is from 0 to 1.
    pub fn next(&mut self, random: f64) -> Duration {
        let doublings = self.attempts.checked_sub(1);
        self.attempts = self.attempts.saturating_add(1);
        let Some(doublings) = doublings else {
            return Duration::ZERO;
        };
        let doubled = self.pace.first.saturating_mul(2u32.saturating_pow(doublings));
        let pause = doubled.min(self.pace.longest);
        pause.mul_f64(1.0 - SPREAD + 2.0 * SPREAD * random.clamp(0.0, 1.0))
    }

    /// Resets the pauses after a long enough connection.
    pub fn ended(&mut self, lasted: Duration) {
        if lasted >= self.pace.good {
            self.attempts = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seconds of all attempts in ten minutes if each fails at once.
    fn attempts(random: f64) -> Vec<u64> {
        let mut backoff = Backoff::new(Pace::DISCORD);
        let mut now = Duration::ZERO;
        let mut at = vec![];
        while now < Duration::from_secs(600) {
            now += backoff.next(random);
            at.push(now.as_secs());
        }
        at
    }

    #[test]
    fn at_most_fifteen_in_the_first_minute_and_three_in_each_later_one() {
        for random in [0.0, 0.5, 1.0] {
            let at = attempts(random);
            assert_eq!(at[0], 0, "the first comes at once");
            let within = |minute: u64| at.iter().filter(|at| **at / 60 == minute).count();
            assert!(within(0) <= 15, "{at:?}");
            assert!((1..10).all(|minute| (0..=3).contains(&within(minute))), "{at:?}");
        }
    }

    #[test]
    fn only_a_good_connection_makes_the_pauses_short_again() {
        let mut backoff = Backoff::new(Pace::DISCORD);
        let first = |backoff: &mut Backoff| backoff.next(0.5);
        assert_eq!(first(&mut backoff), Duration::ZERO);
        backoff.ended(Duration::from_secs(59));
        assert_eq!(first(&mut backoff), Pace::DISCORD.first);
        assert_eq!(first(&mut backoff), 2 * Pace::DISCORD.first);
        backoff.ended(Pace::DISCORD.good);
        assert_eq!(first(&mut backoff), Duration::ZERO);
    }
}
