//! What came out of the games: first places with what they can be by luck, scores, and ratings.

use super::entrant::Entrant;
use super::pace::Pace;
use viceroy_rules::Open;

/// The quantile of the normal distribution that leaves 95 percent between it and its opposite.
const NINETY_FIVE: f64 = 1.959_964;
/// Rating points for each factor of ten in the odds, and the mean rating.
const SCALE: f64 = 400.0;
const MEAN: f64 = 1500.0;
/// Rounds of the rating's computation; it changes no more long before.
const ROUNDS: usize = 500;

/// From where to where something is with 95 percent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval for a share of so many games.
    pub fn wilson(share: f64, games: u64) -> Interval {
        let n = games.max(1) as f64;
        let z2 = NINETY_FIVE * NINETY_FIVE;
        let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let spread = share * (1.0 - share) / n + z2 / (4.0 * n * n);
        let half = NINETY_FIVE / (1.0 + z2 / n) * spread.max(0.0).sqrt();
        Interval { low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// What came out for all players of one name together.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Who.
    pub name: String,
    /// How many seats of each game.
    pub seats: usize,
    /// First places; one that is shared counts in parts.
    pub firsts: f64,
    /// Their share of the games.
    pub interval: Interval,
    /// The mean score.
    pub mean_score: f64,
    /// The mean score of the games that were won.
    pub mean_winning_score: f64,
    /// The rating by Bradley and Terry, on the scale of Elo: 1500 is the mean, and 400 points more are ten wins to one.
    pub rating: f64,
    /// How long they thought.
    pub pace: Pace,
}

impl Standing {
    /// The share of games that were won.
    pub fn share(&self, games: u64) -> f64 {
        self.firsts / games.max(1) as f64
    }
}

/// What came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// How many games.
    pub games: u64,
    /// Every name once, in the order they were named.
    pub standings: Vec<Standing>,
    /// The mean winning score.
    pub mean_winning_score: f64,
}

/// What is counted while games are played.
pub(super) struct Tally {
    names: Vec<String>,
    /// Which name each entrant has.
    name_of: Vec<usize>,
    firsts: Vec<f64>,
    scores: Vec<i64>,
    won_scores: Vec<f64>,
    seats: Vec<usize>,
    winning: i64,
    /// How often one came before the other; a tie counts half.
    before: Vec<Vec<f64>>,
}

impl Tally {
    pub fn of(entrants: &[Entrant]) -> Tally {
        let mut names: Vec<String> = vec![];
        let mut name_of = vec![];
        let mut seats = vec![];
        for entrant in entrants {
            let name = entrant.to_string();
            let known = names.iter().position(|n| *n == name);
            let at = known.unwrap_or_else(|| {
                names.push(name);
                seats.push(0);
                names.len() - 1
            });
            seats[at] += 1;
            name_of.push(at);
        }
        let n = names.len();
        Tally {
            names,
            name_of,
            firsts: vec![0.0; n],
            scores: vec![0; n],
            won_scores: vec![0.0; n],
            seats,
            winning: 0,
            before: vec![vec![0.0; n]; n],
        }
    }

    /// A finished game, with the entrant on each seat.
    pub fn add(&mut self, who: &[usize], open: &Open) {
        let totals: Vec<(usize, i64)> = open
            .scores
            .iter()
            .filter_map(|(seat, score)| {
                let name = self.name_of[who[usize::from(seat.0)]];
                Some((name, i64::from((*score)?.total())))
            })
            .collect();
        for (name, total) in &totals {
            self.scores[*name] += total;
        }
        let best = totals.iter().map(|(_, total)| *total).max().unwrap_or(0);
        self.winning += best;
        for seat in open.winners.iter() {
            let name = self.name_of[who[usize::from(seat.0)]];
            let part = 1.0 / open.winners.len() as f64;
            self.firsts[name] += part;
            self.won_scores[name] += part * best as f64;
        }
        for (nth, (one, own)) in totals.iter().enumerate() {
            for (other, theirs) in totals.iter().skip(nth + 1).filter(|(other, _)| other != one) {
                let won = match own.cmp(theirs) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
                self.before[*one][*other] += won;
                self.before[*other][*one] += 1.0 - won;
            }
        }
    }

    pub fn standings(self, games: u64, paces: &[Pace]) -> Standings {
        let ratings = ratings(&self.before);
        let played = games.max(1) as f64;
        let standing = |at: usize| {
            let own = self.name_of.iter().zip(paces).filter(|(name, _)| **name == at);
            Standing {
                name: self.names[at].clone(),
                seats: self.seats[at],
                firsts: self.firsts[at],
                interval: Interval::wilson(self.firsts[at] / played, games),
                mean_score: self.scores[at] as f64 / (played * self.seats[at] as f64),
                mean_winning_score: self.won_scores[at] / self.firsts[at].max(1e-9),
                rating: ratings[at],
                pace: own.fold(Pace::default(), |all, (_, pace)| all.and(*pace)),
            }
        };
        Standings {
            games,
            standings: (0..self.names.len()).map(standing).collect(),
            mean_winning_score: self.winning as f64 / played,
        }
    }
}

/// Ratings from how often one came before another, by the method of Bradley and Terry. Half a win is added on both sides,
/// so that who never lost has a rating too.
fn ratings(before: &[Vec<f64>]) -> Vec<f64> {
    let n = before.len();
    let mut strength = vec![1.0f64; n];
    for _ in 0..ROUNDS {
        let next: Vec<f64> = (0..n)
            .map(|i| {
                let others = || (0..n).filter(|j| *j != i);
                let wins: f64 = others().map(|j| before[i][j] + 0.5).sum();
                let met = |j: usize| before[i][j] + before[j][i] + 1.0;
                let odds: f64 = others().map(|j| met(j) / (strength[i] + strength[j])).sum();
                if odds > 0.0 { wins / odds } else { 1.0 }
            })
            .collect();
        let mean = next.iter().map(|s| s.ln()).sum::<f64>() / n.max(1) as f64;
        strength = next.into_iter().map(|s| s / mean.exp()).collect();
    }
    strength.into_iter().map(|s| MEAN + SCALE * s.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn ten_wins_to_one_are_four_hundred_points() {
        let ratings = ratings(&[vec![0.0, 9999.5], vec![999.5, 0.0]]);
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 0.1, "{ratings:?}");
        assert!((ratings[0] + ratings[1] - 3000.0).abs() < 1e-6, "{ratings:?}");
    }
}
