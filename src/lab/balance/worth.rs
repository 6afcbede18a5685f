//! What a card is worth: the margin of those who played it above that of those who held it and did not.

use crate::cards::{CardId, MonsterId};

/// Standard errors on either side of a mean that leave 95 percent between them.
const NINETY_FIVE: f64 = 1.959_964;

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
            let half = NINETY_FIVE * (a + b).sqrt();
            Worth {
                points,
                low: points - half,
                high: points + half,
            }
        });
        PieceWorth {
            piece,
            taken: played.count + kept.count,
            played: played.count,
            worth,
        }
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
        // Variances 4 and 8, of three and two.
        let half = NINETY_FIVE * (4.0f64 / 3.0 + 8.0 / 2.0).sqrt();
        assert!((found.high - found.points - half).abs() < 1e-9);
        assert!((found.points - found.low - half).abs() < 1e-9);
    }

    #[test]
    fn nothing_is_said_of_what_hardly_ever_happened() {
        let once = PieceWorth::of(
            Piece::Card(CardId(89)),
            &sample(&[6.0]),
            &sample(&[1.0, 5.0]),
        );
        assert_eq!(once.worth, None);
    }
}
