//! Means, confidence intervals, medians and Markdown tables.

use std::fmt::Write as _;

use viceroy_rules::{Open, Refusal};

/// The normal distribution's quantile for a two-sided 95 percent interval.
const NINETY_FIVE: f64 = 1.959_964;

/// The same for Student's distribution, by degrees of freedom from 1. Samples are often a handful,
/// for which 1.96 would be far too narrow.
const NINETY_FIVE_OF_FEW: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045, 2.042,
];

/// Rounds `freedom` down.
fn ninety_five(freedom: f64) -> f64 {
    let whole = freedom.floor().max(1.0);
    let z = NINETY_FIVE;
    // The first term of the expansion is accurate to three digits beyond the table.
    let of_more = z + (z.powi(3) + z) / (4.0 * whole);
    NINETY_FIVE_OF_FEW.get(whole as usize - 1).copied().unwrap_or(of_more)
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game of seed {seed} stopped: {refusal}")]
pub struct Stopped {
    pub seed: u64,
    pub refusal: Refusal,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

impl Interval {
    pub fn wilson(share: f64, games: u64) -> Interval {
        let n = games.max(1) as f64;
        let z2 = NINETY_FIVE * NINETY_FIVE;
        let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let spread = share * (1.0 - share) / n + z2 / (4.0 * n * n);
        let half = NINETY_FIVE / (1.0 + z2 / n) * spread.max(0.0).sqrt();
        Interval { low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MeanDifference {
    /// The first mean minus the second.
    pub points: f64,
    pub interval: Interval,
}

/// Running mean and variance.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Sample {
    pub(super) count: u64,
    mean: f64,
    /// Squared differences from the mean (Welford's method).
    squares: f64,
}

impl Sample {
    pub(super) fn add(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (value - self.mean);
    }

    /// The difference of means, by Welch's test with Satterthwaite's degrees of freedom; `None` if
    /// either has fewer than two values.
    pub(super) fn above(&self, other: &Sample) -> Option<MeanDifference> {
        let error = |of: &Sample| {
            let count = of.count as f64;
            (of.count > 1).then(|| of.squares / (count - 1.0) / count)
        };
        let freedom = |of: &Sample, error: f64| error.powi(2) / (of.count as f64 - 1.0);
        let (a, b) = error(self).zip(error(other))?;
        let points = self.mean - other.mean;
        let freedom = (a + b).powi(2) / (freedom(self, a) + freedom(other, b));
        let half = ninety_five(freedom) * (a + b).sqrt();
        Some(MeanDifference {
            points,
            interval: Interval { low: points - half, high: points + half },
        })
    }
}

/// Zero if empty.
pub(super) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => 0.0,
        n if n % 2 == 1 => values[middle],
        _ => f64::midpoint(values[middle - 1], values[middle]),
    }
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scores {
    pub games: u64,
    winning: f64,
    all: f64,
    players: u64,
    firsts: Vec<f64>,
}

impl Scores {
    /// Returns its scores by seat.
    pub(super) fn add(&mut self, open: &Open) -> Vec<f64> {
        let scores = open.scores.iter().map(|(_, score)| score.unwrap_or_default().total());
        let scores: Vec<f64> = scores.map(f64::from).collect();
        self.games += 1;
        self.winning += best(&scores);
        self.all += scores.iter().sum::<f64>();
        self.players += scores.len() as u64;
        self.firsts.resize(scores.len(), 0.0);
        for seat in open.winners.iter() {
            self.firsts[usize::from(seat.0)] += 1.0 / f64::from(open.winners.len());
        }
        scores
    }

    pub fn mean_winning(&self) -> f64 {
        per(self.winning, self.games)
    }

    pub fn mean(&self) -> f64 {
        per(self.all, self.players)
    }

    /// Shared wins count in parts.
    pub fn won(&self) -> Vec<f64> {
        self.firsts.iter().map(|firsts| per(*firsts, self.games)).collect()
    }

    pub fn won_percent(&self) -> String {
        let won = self.won();
        won.iter().map(|share| format!("{:.1} %", 100.0 * share)).collect::<Vec<_>>().join(", ")
    }
}

pub(super) fn best(scores: &[f64]) -> f64 {
    scores.iter().copied().reduce(f64::max).unwrap_or(0.0)
}

pub(super) fn per(what: f64, of: u64) -> f64 {
    what / of.max(1) as f64
}

pub(super) fn table<R: AsRef<[String]>>(
    to: &mut String,
    [heads, rule]: [&str; 2],
    rows: impl IntoIterator<Item = R>,
) {
    let _ = writeln!(to, "{heads}\n{rule}");
    for row in rows {
        let cells: String = row.as_ref().iter().map(|cell| format!("| {cell} ")).collect();
        let _ = writeln!(to, "{cells}|");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(values: &[f64]) -> Sample {
        let mut sample = Sample::default();
        values.iter().for_each(|value| sample.add(*value));
        sample
    }

    #[test]
    fn wilsons_interval_is_that_of_the_textbooks() {
        let half = Interval::wilson(0.5, 100);
        assert!((half.low - 0.4038).abs() < 1e-4, "{half:?}");
        assert!((half.high - 0.5962).abs() < 1e-4, "{half:?}");
        let none = Interval::wilson(0.0, 10);
        assert_eq!(none.low, 0.0);
        assert!((none.high - 0.2775).abs() < 1e-3, "{none:?}");
    }

    #[test]
    fn means_differ_by_as_much_as_the_textbooks_say() {
        let found = sample(&[6.0, 10.0, 8.0]).above(&sample(&[1.0, 5.0])).unwrap();
        assert!((found.points - 5.0).abs() < 1e-9);
        // Variances 4 and 8, of three and two: 16/9 and 16 with 2 and 1 degrees of freedom are 1.68
        // of both.
        let half = 12.706 * (4.0f64 / 3.0 + 8.0 / 2.0).sqrt();
        assert!((found.interval.high - found.points - half).abs() < 1e-9);
        assert!((found.points - found.interval.low - half).abs() < 1e-9);
        assert_eq!(sample(&[6.0]).above(&sample(&[1.0, 5.0])), None);
    }

    #[test]
    fn few_numbers_say_little() {
        let many: Vec<f64> = (0..100).map(f64::from).collect();
        let width = |few: &[f64]| {
            let found = sample(&many).above(&sample(few)).unwrap().interval;
            found.high - found.low
        };
        // With one degree of freedom, six times as wide as by the normal distribution.
        let two = 2.0 * 12.706 * (841.666_667f64 / 100.0 + 25.0).sqrt();
        assert!((width(&[0.0, 10.0]) - two).abs() < 1e-3);
        assert!(width(&[0.0, 10.0]) > 2.0 * width(&[0.0, 10.0, 0.0, 10.0, 0.0, 10.0]));
    }

    #[test]
    fn many_degrees_of_freedom_come_close_to_the_normal_distribution() {
        assert!((ninety_five(1.9) - 12.706).abs() < 1e-9);
        assert!((ninety_five(30.0) - 2.042).abs() < 1e-9);
        assert!((ninety_five(60.0) - 2.000).abs() < 1e-3);
        assert!((ninety_five(120.0) - 1.980).abs() < 1e-3);
        // Equal margins on both sides give no error and undefined degrees of freedom.
        assert!(ninety_five(f64::NAN).is_finite());
    }

    #[test]
    fn the_median_lies_in_the_middle() {
        assert!((median(vec![6.0, 2.0]) - 4.0).abs() < 1e-9);
        assert!((median(vec![9.0, 6.0, 2.0]) - 6.0).abs() < 1e-9);
        assert!(median(vec![]).abs() < 1e-9);
    }
}
