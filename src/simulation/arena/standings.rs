//! Results of a tournament: first places with confidence intervals, scores and ratings.

use super::entrant::Entrant;
use super::pace::Pace;
use crate::simulation::statistics::{Interval, Scores, best, per};
use viceroy_rules::Open;

/// Rating points per factor of ten in the odds.
const SCALE: f64 = 400.0;
const MEAN: f64 = 1500.0;
/// Iterations; it converges long before.
const ROUNDS: usize = 500;

#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    pub name: String,
    /// Per game.
    pub seats: usize,
    /// Shared places count in parts.
    pub firsts: f64,
    pub interval: Interval,
    pub mean_score: f64,
    pub mean_winning_score: f64,
    /// A Bradley-Terry rating on the Elo scale: mean 1500; 400 points are odds of ten to one.
    pub rating: f64,
    pub pace: Pace,
}

impl Standing {
    pub fn share(&self, games: u64) -> f64 {
        per(self.firsts, games)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    pub games: u64,
    /// Each name once, in the given order.
    pub standings: Vec<Standing>,
    pub mean_winning_score: f64,
}

#[derive(Clone, Default)]
struct NameTally {
    firsts: f64,
    scores: f64,
    won_scores: f64,
}

pub(super) struct Tally {
    names: Vec<String>,
    name_of: Vec<usize>,
    by_name: Vec<NameTally>,
    scores: Scores,
    /// How often one finished ahead of another; a tie counts half.
    before: Vec<Vec<f64>>,
}

impl Tally {
    pub fn of(entrants: &[Entrant]) -> Tally {
        let mut names: Vec<String> = vec![];
        let mut name_of = vec![];
        for name in entrants.iter().map(Entrant::to_string) {
            let known = names.iter().position(|n| *n == name);
            name_of.push(known.unwrap_or(names.len()));
            if known.is_none() {
                names.push(name);
            }
        }
        let n = names.len();
        let (by_name, before) = (vec![NameTally::default(); n], vec![vec![0.0; n]; n]);
        Tally { names, name_of, by_name, scores: Scores::default(), before }
    }

    pub fn add(&mut self, who: &[usize], open: &Open) {
        let scores = self.scores.add(open);
        let names: Vec<usize> = who.iter().map(|entrant| self.name_of[*entrant]).collect();
        let part = 1.0 / open.winners.len() as f64;
        for winner in open.winners.iter() {
            let tally = &mut self.by_name[names[usize::from(winner.0)]];
            tally.firsts += part;
            tally.won_scores += part * best(&scores);
        }
        for (one, own) in names.iter().zip(&scores) {
            self.by_name[*one].scores += own;
            for (other, theirs) in names.iter().zip(&scores).filter(|(other, _)| *other != one) {
                self.before[*one][*other] += match own.total_cmp(theirs) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
            }
        }
    }

    pub fn standings(self, paces: &[Pace]) -> Standings {
        let (ratings, games) = (ratings(&self.before), self.scores.games);
        let standings = self.names.into_iter().zip(self.by_name).enumerate();
        let standing = |(at, (name, tally)): (usize, (String, NameTally))| {
            let own = || self.name_of.iter().zip(paces).filter(|(name, _)| **name == at);
            let seats = own().count();
            Standing {
                name,
                seats,
                firsts: tally.firsts,
                interval: Interval::wilson(per(tally.firsts, games), games),
                mean_score: per(tally.scores, games * seats as u64),
                mean_winning_score: tally.won_scores / tally.firsts.max(1e-9),
                rating: ratings[at],
                pace: own().fold(Pace::default(), |all, (_, pace)| all.and(*pace)),
            }
        };
        Standings {
            games,
            standings: standings.map(standing).collect(),
            mean_winning_score: self.scores.mean_winning(),
        }
    }
}

/// Bradley-Terry ratings. Adds half a win on both sides, so that unbeaten players get a finite
/// rating.
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
    fn ten_wins_to_one_are_four_hundred_points() {
        let ratings = ratings(&[vec![0.0, 9999.5], vec![999.5, 0.0]]);
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 0.1, "{ratings:?}");
        assert!((ratings[0] + ratings[1] - 3000.0).abs() < 1e-6, "{ratings:?}");
    }
}
