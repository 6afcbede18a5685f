//! Ratings against another implementation's figures, and in a simulated year.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use viceroy_model::ratings::{Outcome, Rating, SHOWN_FROM, after};

fn finished(place: u8) -> Outcome {
    Outcome::Finished { place }
}

/// Ten games of four people, one after the other; the figures are those of a program written from
/// the paper (Weng and Lin 2011, algorithm 1) in another language.
#[test]
fn ten_games_come_out_as_another_implementation_has_them() {
    type Played<'g> = (&'g [usize], &'g [u8], &'g [(f64, f64)]);
    let games: [Played<'_>; 10] = [
        (&[0, 1], &[1, 2], &[(27.635231, 8.065506), (22.364769, 8.065506)]),
        (&[0, 1], &[2, 1], &[(24.588900, 7.822103), (25.411100, 7.822103)]),
        (
            &[0, 1, 2],
            &[1, 2, 3],
            &[(29.526892, 7.350442), (25.231304, 7.350442), (19.599514, 7.745739)],
        ),
        (
            &[0, 1, 2],
            &[2, 2, 1],
            &[(26.055065, 6.961879), (22.915858, 6.941152), (26.025989, 7.285742)],
        ),
        (
            &[0, 1, 2, 3],
            &[4, 3, 2, 1],
            &[
                (19.529179, 6.408454),
                (21.724394, 6.397768),
                (28.073637, 6.639110),
                (33.388772, 7.330386),
            ],
        ),
        (
            &[0, 2, 3],
            &[1, 1, 1],
            &[(21.206368, 6.164549), (27.759965, 6.321004), (31.576698, 6.922077)],
        ),
        (&[3, 1], &[1, 2], &[(32.834790, 6.747141), (20.649672, 6.270456)]),
        (
            &[0, 1, 2, 3],
            &[1, 1, 3, 4],
            &[
                (26.086515, 5.754582),
                (25.838643, 5.840513),
                (25.079201, 5.861796),
                (24.035143, 6.241012),
            ],
        ),
        (&[2, 3], &[1, 1], &[(24.996253, 5.729196), (24.129170, 6.070213)]),
        (
            &[0, 1, 2, 3],
            &[3, 1, 4, 2],
            &[
                (24.214656, 5.344695),
                (30.691040, 5.408650),
                (20.215072, 5.324764),
                (26.337717, 5.579385),
            ],
        ),
    ];
    let mut ratings = [Rating::NEW; 4];
    for (nth, (who, places, expected)) in games.iter().enumerate() {
        let before: Vec<(Rating, Outcome)> =
            who.iter().zip(*places).map(|(who, place)| (ratings[*who], finished(*place))).collect();
        for ((who, new), (mean, deviation)) in who.iter().zip(after(&before)).zip(*expected) {
            assert!((new.mean - mean).abs() < 1e-5, "game {nth}, {who}: {new:?}");
            assert!((new.deviation - deviation).abs() < 1e-5, "game {nth}, {who}: {new:?}");
            ratings[*who] = new;
        }
    }
}

/// SplitMix64.
struct Lot(u64);

impl Lot {
    fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.number() % n as u64) as usize
    }

    /// From 0 to 1.
    fn share(&mut self) -> f64 {
        (self.number() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// With mean 0 and deviation 1.
    fn normal(&mut self) -> f64 {
        let around = std::f64::consts::TAU * self.share();
        (-2.0 * (1.0 - self.share()).ln()).sqrt() * around.cos()
    }
}

const PEOPLE: usize = 300;
const GAMES: usize = 2000;
/// Of people's strengths, as the method assumes it of newcomers, and of one game.
const STRENGTHS: f64 = 25.0 / 3.0;
const LUCK: f64 = 25.0 / 6.0;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Computers {
    Ignored,
    /// Of the mean strength, which is known of them.
    Fixed,
}

struct Year {
    strengths: Vec<f64>,
    ratings: Vec<Rating>,
    games: Vec<u32>,
    /// Of whoever lets three other accounts lose to them.
    fed: Vec<f64>,
}

impl Year {
    /// One in twenty often leaves; every third game has a computer player; the first five people feed
    /// their own account from three others, ten games each.
    fn of(seed: u64, computers: Computers) -> Year {
        let mut lot = Lot(seed);
        let strengths: Vec<f64> = (0..PEOPLE).map(|_| 25.0 + STRENGTHS * lot.normal()).collect();
        let habits: Vec<f64> = (0..PEOPLE).map(|_| (0.8 * lot.normal()).exp()).collect();
        let busiest = habits.iter().copied().fold(0.0, f64::max);
        let mut year = Year {
            strengths,
            ratings: vec![Rating::NEW; PEOPLE],
            games: vec![0; PEOPLE],
            fed: vec![],
        };
        for game in 0..GAMES {
            let size = 2 + lot.below(3);
            let mut who: Vec<usize> = vec![];
            while who.len() < size {
                let one = lot.below(PEOPLE);
                if !who.contains(&one) && lot.share() * busiest < habits[one] {
                    who.push(one);
                }
            }
            let left: Vec<bool> = who
                .iter()
                .map(|one| lot.share() < if one % 20 == 0 { 0.3 } else { 0.02 })
                .collect();
            let mut played: Vec<f64> =
                who.iter().map(|one| year.strengths[*one] + LUCK * lot.normal()).collect();
            let has_computer = game % 3 == 0 && size < 4;
            if has_computer {
                played.push(25.0 + LUCK * lot.normal());
            }
            year.rate(&who, &left, &played, computers);
        }
        for one in 0..5 {
            let before = year.ratings[one].mean;
            year.feed(one);
            year.fed.push(year.ratings[one].mean - before);
        }
        year
    }

    fn rate(&mut self, who: &[usize], left: &[bool], played: &[f64], computers: Computers) {
        let counted = match computers {
            Computers::Ignored => &played[..who.len()],
            Computers::Fixed => played,
        };
        let place = |own: f64| 1 + counted.iter().filter(|other| **other > own).count() as u8;
        let outcome = |nth: usize| match left.get(nth) {
            Some(true) => Outcome::Left,
            Some(false) | None => finished(place(counted[nth])),
        };
        let before: Vec<(Rating, Outcome)> = (0..counted.len())
            .map(|nth| {
                let known = Rating { mean: 25.0, deviation: 1.0 };
                let rating = who.get(nth).map_or(known, |one| self.ratings[*one]);
                (rating, outcome(nth))
            })
            .collect();
        for (one, rating) in who.iter().zip(after(&before)) {
            self.ratings[*one] = rating;
            self.games[*one] += 1;
        }
    }

    fn feed(&mut self, one: usize) {
        for _ in 0..3 {
            let mut other = Rating::NEW;
            for _ in 0..10 {
                let ratings = after(&[(self.ratings[one], finished(1)), (other, finished(2))]);
                self.ratings[one] = ratings[0];
                other = ratings[1];
            }
        }
    }

    /// Spearman's, between strength and rating, of those with so many games.
    fn rank_correlation(&self, games: std::ops::Range<u32>) -> (usize, f64) {
        let those: Vec<usize> =
            (5..PEOPLE).filter(|one| games.contains(&self.games[*one])).collect();
        let ranks = |of: &dyn Fn(usize) -> f64| {
            let mut sorted = those.clone();
            sorted.sort_by(|a, b| of(*a).total_cmp(&of(*b)));
            let ranked = sorted.into_iter().enumerate();
            ranked.map(|(rank, one)| (one, rank as f64)).collect::<BTreeMap<_, _>>()
        };
        let by_strength = ranks(&|one| self.strengths[one]);
        let by_rating = ranks(&|one| self.ratings[one].mean);
        let apart: f64 = those.iter().map(|one| (by_strength[one] - by_rating[one]).powi(2)).sum();
        let n = those.len() as f64;
        (those.len(), 1.0 - 6.0 * apart / (n * (n * n - 1.0)))
    }
}

#[test]
fn a_year_of_three_hundred_people_ranks_them_by_their_strength() {
    let ranges = [SHOWN_FROM..10, 10..20, 20..1000];
    for computers in [Computers::Ignored, Computers::Fixed] {
        let mut sums = [(0, 0.0); 3];
        let years: Vec<Year> = (0..5).map(|seed| Year::of(seed, computers)).collect();
        for year in &years {
            for (sum, games) in sums.iter_mut().zip(&ranges) {
                let (people, correlation) = year.rank_correlation(games.clone());
                *sum = (sum.0 + people, sum.1 + correlation / years.len() as f64);
            }
        }
        let fed = years.iter().flat_map(|year| &year.fed).copied().fold(0.0, f64::max);
        let name = if computers == Computers::Fixed { "fixed" } else { "ignored" };
        let shown = |(people, correlation): &(usize, f64)| format!("{correlation:.3} of {people}");
        println!(
            "computers {name}: {:?}; feeding gains at most {:.0} points",
            sums.iter().map(shown).collect::<Vec<_>>(),
            fed * 60.0
        );
        let [(_, few), (_, some), (_, many)] = sums;
        assert!(few > 0.7 && some > 0.8 && many > 0.88, "{few} {some} {many}");
    }
}

#[test]
fn the_same_games_give_the_same_ratings_to_the_last_bit() {
    let bits = |year: Year| {
        let each = year.ratings.into_iter();
        each.map(|one| (one.mean.to_bits(), one.deviation.to_bits())).collect::<Vec<_>>()
    };
    let year = || bits(Year::of(3, Computers::Ignored));
    assert_eq!(year(), year());
}
