//! A player that looks ahead: it imagines possible tables, plays on from its best answers on each,
//! and evaluates the results.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::choosing::Choices;
use super::helpers::{Helpers, NoHelpers};
use super::plays::Depth;
use super::trial::{Trial, Worths};
use crate::prelude::*;
use viceroy_rules::{Chance, Imagined, Purpose, Table};

/// How long to think about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    pub iterations: u32,
    /// An earlier stop, by the clock.
    pub time: Option<Duration>,
}

impl Budget {
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: None }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    pub width: usize,
    /// Answers more points than this behind the best are not tried.
    pub slack: f32,
    /// Number of turns to play on after the current one.
    pub turns: u8,
    /// Lookahead of the players in playouts.
    pub depth: Depth,
    pub lead: f32,
    /// The weight of the static evaluation, in playouts.
    pub trust: f32,
}

impl Manner {
    pub const PLAYED: Manner =
        Manner { width: 8, slack: 12.0, turns: 1, depth: Depth::One, lead: 15.0, trust: 4.0 };
}

#[derive(Clone, Debug)]
pub struct Search {
    seed: u64,
    budget: Budget,
    manner: Manner,
}

pub(super) struct Lot(pub SmallRng);

impl Chance for Lot {
    fn below(&mut self, _purpose: Purpose, n: u32) -> u32 {
        self.0.random_range(0..n.max(1))
    }
}

/// The sum of an answer's results. All remaining answers were tried on the same tables.
struct TriedAnswer {
    answer: Answer,
    sum: f32,
}

impl Search {
    pub fn new(seed: u64, budget: Budget) -> Search {
        Search::with(seed, budget, Manner::PLAYED)
    }

    pub(super) fn with(seed: u64, budget: Budget, manner: Manner) -> Search {
        Search { seed, budget, manner }
    }

    /// Best first.
    fn candidates(&self, view: &SeatView, question: &Question) -> Choices {
        let mut choices = greedy::choices(view, question, &Weights::PLAYED);
        choices.sort_by(|a, b| b.1.total_cmp(&a.1));
        if let Some(best) = choices.first().map(|(_, worth)| *worth) {
            choices.retain(|(_, worth)| *worth >= best - self.manner.slack);
        }
        choices.truncate(self.manner.width);
        choices
    }

    /// Successive halving. On each table all remaining answers are tried with the same luck.
    fn search(
        &self,
        view: &SeatView,
        question: &Question,
        candidates: Choices,
        helpers: &dyn Helpers,
    ) -> Option<Answer> {
        let first = candidates.first().map_or(0.0, |(_, worth)| *worth);
        let mut tried: Vec<TriedAnswer> = candidates
            .into_iter()
            .map(|(answer, worth)| TriedAnswer { answer, sum: self.manner.trust * (worth - first) })
            .collect();
        let began = Instant::now();
        let view = Arc::new(view.clone());
        let mut lots = self.lots(question);
        let mut share = BudgetShare::new(self.budget, tried.len());
        while tried.len() > 1 {
            share.next(tried.len());
            let answers: Vec<Answer> = tried.iter().map(|one| one.answer.clone()).collect();
            let (search, view) = (self.clone(), Arc::clone(&view));
            let trial = Trial {
                on_table: move |lot| search.try_all(&view, &answers, lot),
                lots: (0..share.tables).map(|_| lots.random()).collect(),
                until: share.time.map(|time| began + time),
            };
            let tables = trial.run(helpers)?;
            share.used(tables.len(), tried.len());
            for worths in tables {
                for (one, worth) in tried.iter_mut().zip(worths) {
                    one.sum += worth;
                }
            }
            tried.sort_by(|a, b| b.sum.total_cmp(&a.sum));
            tried.truncate(tried.len().div_ceil(2));
        }
        tried.into_iter().next().map(|one| one.answer)
    }

    fn lots(&self, question: &Question) -> SmallRng {
        let asking = question.id.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        SmallRng::seed_from_u64(self.seed ^ asking)
    }

    /// The results of the answers on each imagined table, all with the same luck.
    pub(super) fn worths(
        &self,
        view: &SeatView,
        question: &Question,
        answers: &[Answer],
        tables: u32,
    ) -> Option<Vec<Worths>> {
        let mut lots = self.lots(question);
        let one = |_| self.try_all(view, answers, lots.random());
        (0..tables).map(one).collect()
    }

    pub(super) fn try_all(&self, view: &SeatView, answers: &[Answer], lot: u64) -> Option<Worths> {
        let table = Imagined::imagine(view, &mut Lot(SmallRng::seed_from_u64(lot)));
        let each = answers.iter();
        each.map(|answer| self.play_on(view, &table, answer, lot)).collect()
    }

    /// Plays on from an answer and returns the expected lead over the best other player.
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
            let taste = lot.wrapping_mul(2 * u64::from(seat.0) + 3).wrapping_add(question.id.0);
            let chosen = Evaluator::settled(&question).unwrap_or_else(|| {
                let sight = Sight::on_table(rules, game.table(), seat);
                let mind = Evaluator::new(sight, &Weights::PLAYED, self.manner.depth, taste);
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

fn judged(rules: &Ruleset, table: &Table) -> BySeat<f32> {
    table.screens.map(|seat, _| {
        let sight = Sight::on_table(rules, table, seat);
        Judge::new(sight, &Weights::PLAYED).value(&Sketch::own(&sight))
    })
}

/// The lead over the best other player; in a solo game, the own points.
fn lead(values: &BySeat<f32>, seat: Seat, half: f32) -> f32 {
    let others = values.iter().filter(|(other, _)| *other != seat);
    match others.map(|(_, value)| *value).reduce(f32::max) {
        Some(best) => squash(values[seat] - best, half),
        None => values[seat],
    }
}

/// Large leads count less per point.
fn squash(points: f32, half: f32) -> f32 {
    points / (1.0 + points.abs() / half)
}

struct BudgetShare {
    budget: Budget,
    /// The number of halvings, and of those begun.
    stages: u32,
    stage: u32,
    used: u64,
    tables: u64,
    /// Counted from the start.
    time: Option<Duration>,
}

impl BudgetShare {
    fn new(budget: Budget, answers: usize) -> BudgetShare {
        BudgetShare {
            budget,
            stages: answers.next_power_of_two().trailing_zeros(),
            stage: 0,
            used: 0,
            tables: 0,
            time: None,
        }
    }

    /// Plans the next stage for this many answers; at least one table.
    fn next(&mut self, answers: usize) {
        self.stage += 1;
        let (stage, stages) = (u64::from(self.stage), u64::from(self.stages));
        let part = u64::from(self.budget.iterations) * stage;
        let left = part.saturating_sub(self.used * stages);
        self.tables = left.div_ceil(answers as u64 * stages).max(1);
        let time = self.budget.time;
        self.time = time.map(|time| time * self.stage / self.stages);
    }

    fn used(&mut self, tables: usize, answers: usize) {
        self.used += (tables * answers) as u64;
    }
}

impl Brain for Search {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        self.answer_with(view, question, &NoHelpers)
    }

    fn answer_with(
        &mut self,
        view: &SeatView,
        question: &Question,
        helpers: &dyn Helpers,
    ) -> Answer {
        let candidates = self.candidates(view, question);
        let first = candidates.first().map(|(answer, _)| answer.clone());
        let answer = match candidates.len() {
            0 | 1 => first,
            _ => self.search(view, question, candidates, helpers).or(first),
        };
        answer.unwrap_or_else(|| question.fallback.clone())
    }
}
