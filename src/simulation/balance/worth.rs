//! What a card is worth: the margin of those who played it above that of those who held it and did not.

use viceroy_rules::cards::{CardId, MonsterId};

/// Standard errors on either side of a mean that leave 95 percent between them, by degrees of freedom from one on (the quantiles
/// of Student's distribution). Those who hold a card and do not play it are often a handful, and the normal distribution's 1.96
/// would call two equal margins of two of them certainty.
const NINETY_FIVE: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045, 2.042,
];

/// The same of the normal distribution, which many degrees of freedom come close to.
const NINETY_FIVE_OF_MANY: f64 = 1.959_964;

/// How many standard errors leave 95 percent between them with so many degrees of freedom, of which a broken one does not count.
fn ninety_five(freedom: f64) -> f64 {
    let whole = freedom.floor().max(1.0);
    let z = NINETY_FIVE_OF_MANY;
    // The first term of the expansion in their number is right to three digits behind the table.
    let of_more = z + (z.powi(3) + z) / (4.0 * whole);
    NINETY_FIVE.get(whole as usize - 1).copied().unwrap_or(of_more)
}

/// Numbers of which mean and variance are wanted, one after the other.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Sample {
    count: u64,
    mean: f64,
    /// The sum of the squares of what they differ from the mean (Welford's method).
    squares: f64,
}

impl Sample {
    pub(super) fn add(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (value - self.mean);
    }

    /// The square of the mean's standard error; nothing for fewer than two.
    fn error_squared(&self) -> Option<f64> {
        let count = self.count as f64;
        (self.count > 1).then(|| self.squares / (count - 1.0) / count)
    }

    /// What a squared standard error takes from the degrees of freedom of a difference.
    fn share(&self, error_squared: f64) -> f64 {
        error_squared.powi(2) / (self.count as f64 - 1.0)
    }
}

/// Points that a card was worth, from where to where with 95 percent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// The mean.
    pub points: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What is judged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Piece {
    /// A card: it is taken, and played or not.
    Card(CardId),
    /// A monster: it is revealed to everybody, and rewards a player or does not.
    Monster(MonsterId),
}

/// What became of a card or a monster in all games together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PieceWorth {
    /// Which.
    pub piece: Piece,
    /// How often somebody had the card in the hand or played it; how many saw the monster.
    pub taken: u64,
    /// How often the card was played, or the monster rewarded somebody.
    pub played: u64,
    /// The mean margin of those who played it minus that of those who held it and did not, or of those whom the monster rewarded
    /// minus that of the others; nothing where either happened
    /// less than twice. A margin is the own score minus the mean of the others'.
    pub worth: Option<Worth>,
}

impl PieceWorth {
    pub(super) fn of(piece: Piece, played: &Sample, kept: &Sample) -> PieceWorth {
        let worth = played.error_squared().zip(kept.error_squared());
        let worth = worth.map(|(a, b)| {
            let points = played.mean - kept.mean;
            // Two samples of unlike variances (Welch and Satterthwaite).
            let freedom = (a + b).powi(2) / (played.share(a) + kept.share(b));
            let half = ninety_five(freedom) * (a + b).sqrt();
            Worth { points, low: points - half, high: points + half }
        });
        PieceWorth { piece, taken: played.count + kept.count, played: played.count, worth }
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
    fn a_card_is_worth_the_difference_of_the_means() {
        let worth = PieceWorth::of(
            Piece::Card(CardId(89)),
            &sample(&[6.0, 10.0, 8.0]),
            &sample(&[1.0, 5.0]),
        );
        assert_eq!((worth.taken, worth.played), (5, 3));
        let found = worth.worth.unwrap();
        assert!((found.points - 5.0).abs() < 1e-9);
        // Variances 4 and 8, of three and two: 16/9 and 16 with 2 and 1 degrees of freedom are 1.68 of both.
        let half = 12.706 * (4.0f64 / 3.0 + 8.0 / 2.0).sqrt();
        assert!((found.high - found.points - half).abs() < 1e-9);
        assert!((found.points - found.low - half).abs() < 1e-9);
    }

    #[test]
    fn few_who_kept_a_card_say_little_about_it() {
        let played: Vec<f64> = (0..100).map(f64::from).collect();
        let margin = |kept: &[f64]| {
            let of = PieceWorth::of(Piece::Card(CardId(89)), &sample(&played), &sample(kept));
            let found = of.worth.unwrap();
            found.high - found.low
        };
        // Six times as wide with one degree of freedom as by the normal distribution.
        let two = 2.0 * 12.706 * (841.666_667f64 / 100.0 + 25.0).sqrt();
        assert!((margin(&[0.0, 10.0]) - two).abs() < 1e-3);
        assert!(margin(&[0.0, 10.0]) > 2.0 * margin(&[0.0, 10.0, 0.0, 10.0, 0.0, 10.0]));
    }

    #[test]
    fn many_degrees_of_freedom_come_close_to_the_normal_distribution() {
        assert!((ninety_five(1.9) - 12.706).abs() < 1e-9);
        assert!((ninety_five(30.0) - 2.042).abs() < 1e-9);
        assert!((ninety_five(60.0) - 2.000).abs() < 1e-3);
        assert!((ninety_five(120.0) - 1.980).abs() < 1e-3);
        // Equal margins on either side: no error, and no freedom that could be told.
        assert!(ninety_five(f64::NAN).is_finite());
    }

    #[test]
    fn nothing_is_said_of_what_hardly_ever_happened() {
        let once = PieceWorth::of(Piece::Card(CardId(89)), &sample(&[6.0]), &sample(&[1.0, 5.0]));
        assert_eq!(once.worth, None);
    }
}
