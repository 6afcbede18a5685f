//! The player that looks ahead: it imagines tables that could be the real one, tries its best answers on each, lets
//! everybody play on for a while, and judges what comes of it.

use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::choosing::{Choices, Mind};
use super::judgement::{Judge, Sketch, Weights};
use super::plays::Depth;
use super::sight::Sight;
use super::{Brain, greedy};
use crate::rules::{
    Answer, BySeat, Chance, Imagined, Phase, Purpose, Question, Ruleset, Seat, SeatView, Table,
};

/// How long it thinks about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How often it plays on from an answer; the same seed has the same answer.
    pub iterations: u32,
    /// Where it stops before.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget {
            iterations,
            time: None,
        }
    }
}

/// How the search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    /// So many of the best answers are tried.
    pub width: usize,
    /// What is worse than the best by more points is not tried.
    pub slack: f32,
    /// So many turns are played on, that of the question not counted.
    pub turns: u8,
    /// How far those who play on think.
    pub depth: Depth,
    /// Points of a lead after which another point counts half as much.
    pub lead: f32,
    /// How much the first judgement counts, in games played on.
    pub trust: f32,
}

impl Manner {
    pub const PLAYED: Manner = Manner {
        width: 8,
        slack: 12.0,
        turns: 1,
        depth: Depth::One,
        lead: 15.0,
        trust: 4.0,
    };
}

/// A player who looks ahead.
#[derive(Clone, Debug)]
pub struct Search {
    seed: u64,
    budget: Budget,
    manner: Manner,
}

/// Luck for tables that are only imagined.
pub(super) struct Lot(pub SmallRng);

impl Chance for Lot {
    fn below(&mut self, _purpose: Purpose, n: u32) -> u32 {
        self.0.random_range(0..n.max(1))
    }
}

/// An answer that is tried, and the sum of what came of it. All that are left were tried on the same tables.
struct TriedAnswer {
    answer: Answer,
    sum: f32,
}

impl Search {
    /// A player whose guesses follow from a seed.
    pub fn new(seed: u64, budget: Budget) -> Search {
        Search::with(seed, budget, Manner::PLAYED)
    }

    pub(super) fn with(seed: u64, budget: Budget, manner: Manner) -> Search {
        Search {
            seed,
            budget,
            manner,
        }
    }

    /// The answers worth trying, the best first.
    fn candidates(&self, view: &SeatView, question: &Question) -> Choices {
        let mut choices = greedy::choices(view, question, &Weights::PLAYED);
        choices.sort_by(|a, b| b.1.total_cmp(&a.1));
        if let Some(best) = choices.first().map(|(_, worth)| *worth) {
            choices.retain(|(_, worth)| *worth >= best - self.manner.slack);
        }
        choices.truncate(self.manner.width);
        choices
    }

    /// Tries answers on imagined tables. On each table all that are left are tried with the same luck; the worse half goes
    /// again and again.
    fn search(&self, view: &SeatView, question: &Question, candidates: Choices) -> Option<Answer> {
        let first = candidates.first().map_or(0.0, |(_, worth)| *worth);
        let mut tried: Vec<TriedAnswer> = candidates
            .into_iter()
            .map(|(answer, worth)| TriedAnswer {
                answer,
                sum: self.manner.trust * (worth - first),
            })
            .collect();
        let mut clock = ThinkingTime::new(self.budget);
        let asking = question.id.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut lots = SmallRng::seed_from_u64(self.seed ^ asking);
        let stages = tried.len().next_power_of_two().trailing_zeros();
        for stage in 1..=stages {
            loop {
                let lot = lots.random::<u64>();
                let table = Imagined::imagine(view, &mut Lot(SmallRng::seed_from_u64(lot)));
                for one in &mut tried {
                    one.sum += self.play_on(view, &table, &one.answer, lot)?;
                }
                if clock.is_over(tried.len(), stage, stages) {
                    break;
                }
            }
            tried.sort_by(|a, b| b.sum.total_cmp(&a.sum));
            tried.truncate(tried.len().div_ceil(2));
        }
        tried.into_iter().next().map(|one| one.answer)
    }

    /// What answers lead to, on each of so many imagined tables; on each with the same luck.
    pub(super) fn worths(
        &self,
        view: &SeatView,
        question: &Question,
        answers: &[Answer],
        tables: u32,
    ) -> Option<Vec<Vec<f32>>> {
        let asking = question.id.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut lots = SmallRng::seed_from_u64(self.seed ^ asking);
        let one = |_| {
            let lot = lots.random::<u64>();
            let table = Imagined::imagine(view, &mut Lot(SmallRng::seed_from_u64(lot)));
            let each = answers.iter();
            each.map(|answer| self.play_on(view, &table, answer, lot))
                .collect()
        };
        (0..tables).map(one).collect()
    }

    /// Plays on from an answer, and judges how far ahead of the best other player that leads.
    fn play_on(&self, view: &SeatView, table: &Imagined, answer: &Answer, lot: u64) -> Option<f32> {
        let rules = &view.table.ruleset;
        let mut game = table.clone();
        let mut luck = Lot(SmallRng::seed_from_u64(lot ^ 0x5851_f42d_4c95_7f2d));
        game.answer(view.seat, answer, &mut luck).ok()?;
        let last = view.table.open.turn + self.manner.turns;
        while let Some(seat) = game.first_asked() {
            let open = &game.table().open;
            if open.turn > last && open.phase == Phase::Auction(1) {
                break;
            }
            let question = game.asks(seat)?;
            let taste = lot
                .wrapping_mul(2 * u64::from(seat.0) + 3)
                .wrapping_add(question.id.0);
            let chosen = Mind::settled(&question).unwrap_or_else(|| {
                let sight = Sight::on_table(rules, game.table(), seat);
                let mind = Mind::new(sight, &Weights::PLAYED, self.manner.depth, taste);
                greedy::best(mind.choices(&question)).unwrap_or(question.fallback)
            });
            game.answer(seat, &chosen, &mut luck).ok()?;
        }
        let values = if game.is_over() {
            game.score().map(|_, score| f32::from(score.total()))
        } else {
            judged(rules, game.table())
        };
        Some(lead(&values, view.seat, self.manner.lead))
    }
}

/// What each player's position is worth.
fn judged(rules: &Ruleset, table: &Table) -> BySeat<f32> {
    table.screens.map(|seat, _| {
        let sight = Sight::on_table(rules, table, seat);
        Judge::new(sight, &Weights::PLAYED).value(&Sketch::own(&sight))
    })
}

/// How far a player is ahead of the best other one; alone, what they have.
fn lead(values: &BySeat<f32>, seat: Seat, half: f32) -> f32 {
    let others = values.iter().filter(|(other, _)| *other != seat);
    match others.map(|(_, value)| *value).reduce(f32::max) {
        Some(best) => squash(values[seat] - best, half),
        None => values[seat],
    }
}

/// Points of a lead count less the greater it is, on both sides.
fn squash(points: f32, half: f32) -> f32 {
    points / (1.0 + points.abs() / half)
}

/// When to stop.
struct ThinkingTime {
    budget: Budget,
    began: Instant,
    used: u32,
}

impl ThinkingTime {
    fn new(budget: Budget) -> ThinkingTime {
        ThinkingTime {
            budget,
            began: Instant::now(),
            used: 0,
        }
    }

    /// Counts one more table, and says whether a stage of so many has had its part.
    fn is_over(&mut self, tried: usize, stage: u32, stages: u32) -> bool {
        self.used += u32::try_from(tried).unwrap_or(u32::MAX);
        let Budget { iterations, time } = self.budget;
        let all_used = u64::from(self.used) * u64::from(stages);
        all_used >= u64::from(iterations) * u64::from(stage)
            || time.is_some_and(|time| self.began.elapsed() * stages >= time * stage)
    }
}

impl Brain for Search {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        let candidates = self.candidates(view, question);
        let first = candidates.first().map(|(answer, _)| answer.clone());
        let answer = match candidates.len() {
            0 | 1 => first,
            _ => self.search(view, question, candidates).or(first),
        };
        answer.unwrap_or_else(|| question.fallback.clone())
    }
}
