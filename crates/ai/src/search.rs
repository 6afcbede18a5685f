//! The player that looks ahead: it imagines tables that could be the real one, tries its best answers on each, lets
//! everybody play on for a while, and judges what comes of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::choosing::{Choices, Evaluator};
use super::helpers::{Helpers, NoHelpers};
use super::judgement::{Judge, Sketch, Weights};
use super::plays::Depth;
use super::sight::Sight;
use super::trial::{Trial, Worths};
use super::{Brain, greedy};
use viceroy_rules::{
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
        Budget { iterations, time: None }
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
    pub const PLAYED: Manner =
        Manner { width: 8, slack: 12.0, turns: 1, depth: Depth::One, lead: 15.0, trust: 4.0 };
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
        Search { seed, budget, manner }
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

    /// Where the luck of imagined tables comes from.
    fn lots(&self, question: &Question) -> SmallRng {
        let asking = question.id.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        SmallRng::seed_from_u64(self.seed ^ asking)
    }

    /// What answers lead to, on each of so many imagined tables; on each with the same luck.
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

    /// What answers lead to on one imagined table, with the same luck.
    pub(super) fn try_all(&self, view: &SeatView, answers: &[Answer], lot: u64) -> Option<Worths> {
        let table = Imagined::imagine(view, &mut Lot(SmallRng::seed_from_u64(lot)));
        let each = answers.iter();
        each.map(|answer| self.play_on(view, &table, answer, lot)).collect()
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

/// What may be used up before the worse half of the answers goes: an equal part of the budget each time.
struct BudgetShare {
    budget: Budget,
    /// So often the worse half goes, and has gone with this time.
    stages: u32,
    stage: u32,
    /// Iterations so far.
    used: u64,
    /// So many tables are tried.
    tables: u64,
    /// Where thinking stops before, counted from its beginning.
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

    /// So many answers are tried next; on one table at least.
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
