//! Schedules searches of known cost and computes how long players wait, serving the longest waiting
//! first, like the threads of the service.

use crate::prelude::*;

/// Simulation step, in seconds.
const TICK: f64 = 0.001;

/// Cost of a search in core seconds.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// Sequential part.
    pub alone: f64,
    /// Parallelisable part.
    pub shared: f64,
}

impl Cost {
    pub fn all(&self) -> f64 {
        self.alone + self.shared
    }

    pub fn faster(self, by: f64) -> Cost {
        Cost { alone: self.alone / by, shared: self.shared / by }
    }
}

#[derive(Clone, Debug)]
pub struct Round {
    pub asked: Vec<String>,
    pub phase: Phase,
    pub is_person_asked: bool,
    pub costs: Vec<Cost>,
}

#[derive(Clone, Debug)]
pub struct Press {
    pub phase: Phase,
    pub rounds: Vec<Round>,
}

impl Press {
    pub fn waited_rounds(&self) -> usize {
        let mut rounds = self.rounds.iter();
        let asked = rounds.position(|round| round.is_person_asked);
        asked.unwrap_or(self.rounds.len())
    }

    pub fn told(&self) -> String {
        let rounds = self.rounds.iter().take(self.waited_rounds());
        let each: Vec<String> = rounds.map(|round| round.asked.join("+")).collect();
        each.join(", ")
    }
}

#[derive(Clone, Copy, Debug)]
pub struct House {
    pub cores: usize,
    /// Maximum cores per search.
    pub together: usize,
    /// Minimum delay of a computer player after a human, and after another computer player, in
    /// seconds.
    pub after_people: f64,
    pub step: f64,
    pub thinks_for: f64,
}

impl House {
    pub const TOGETHER: House =
        House { cores: 2, together: 2, after_people: 1.0, step: 0.3, thinks_for: 0.0 };
    pub const EACH_ON_ONE_CORE: House = House { together: 1, ..House::TOGETHER };

    pub fn waits(self, games: &[Vec<Press>]) -> Waits {
        let mut queue = vec![];
        let mut running: Vec<Running<'_>> = games.iter().map(|game| Running::new(game)).collect();
        let mut waits = Waits::default();
        let mut tick: u64 = 0;
        while running.iter().any(|game| !game.is_over()) {
            let now = tick as f64 * TICK;
            for (nth, game) in running.iter_mut().enumerate() {
                game.goes_on(self, (nth, now), &mut queue, &mut waits);
            }
            self.think(&mut queue, &mut running);
            tick += 1;
        }
        waits
    }

    fn think(self, queue: &mut Vec<Queued>, running: &mut [Running<'_>]) {
        let mut free = self.cores;
        queue.sort_by(|one, other| {
            let begun = other.has_begun.cmp(&one.has_begun);
            begun.then(one.since.total_cmp(&other.since))
        });
        for Queued { cost, has_begun, .. } in queue.iter_mut() {
            if free == 0 {
                break;
            }
            *has_begun = true;
            if cost.alone > 0.0 {
                cost.alone -= TICK;
                free -= 1;
            } else {
                let cores = free.min(self.together);
                cost.shared -= TICK * cores as f64;
                free -= cores;
            }
        }
        queue.retain(|Queued { game, cost, .. }| {
            let is_thought = cost.alone <= 0.0 && cost.shared <= 0.0;
            running[*game].thinking -= usize::from(is_thought);
            !is_thought
        });
    }
}

struct Queued {
    game: usize,
    cost: Cost,
    /// When a player began to wait for it.
    since: f64,
    has_begun: bool,
}

#[derive(Default)]
pub struct Waits {
    pub for_question: Vec<f64>,
    /// Until a prompt or a visible phase change.
    pub for_change: Vec<f64>,
}

impl Waits {
    pub fn and(mut self, mut other: Waits) -> Waits {
        self.for_question.append(&mut other.for_question);
        self.for_change.append(&mut other.for_change);
        self
    }
}

struct Running<'g> {
    presses: &'g [Press],
    press: usize,
    round: usize,
    thinking: usize,
    state: State,
    /// When the player answered, or last saw a change.
    waits_since: Option<f64>,
    seen: (f64, Phase),
    presses_at: f64,
}

enum State {
    Idle,
    Round { began: f64 },
    Known { at: f64 },
}

impl<'g> Running<'g> {
    fn new(presses: &'g [Press]) -> Running<'g> {
        Running {
            presses,
            press: 0,
            round: 0,
            thinking: 0,
            state: State::Idle,
            waits_since: None,
            seen: (0.0, Phase::SetUp),
            presses_at: 0.0,
        }
    }

    fn is_over(&self) -> bool {
        self.press >= self.presses.len()
    }

    fn goes_on(
        &mut self,
        house: House,
        (own, now): (usize, f64),
        queue: &mut Vec<Queued>,
        waits: &mut Waits,
    ) {
        let Some(press) = self.presses.get(self.press) else {
            return;
        };
        match self.state {
            State::Idle if now >= self.presses_at => {
                self.waits_since = Some(self.presses_at.max(now));
                self.seen = (now, press.phase);
                self.begins(press, (own, now), queue, waits, house);
            }
            State::Round { began } if self.thinking == 0 => {
                let least = match self.round {
                    0 => house.after_people,
                    _ => house.step,
                };
                let late = (now - began - least).max(0.0);
                let at = began + least + (late / house.step).ceil() * house.step;
                self.state = State::Known { at };
            }
            State::Known { at } if now >= at => {
                self.round += 1;
                self.begins(press, (own, now), queue, waits, house);
            }
            State::Idle | State::Round { .. } | State::Known { .. } => {}
        }
    }

    fn begins(
        &mut self,
        press: &Press,
        (own, now): (usize, f64),
        queue: &mut Vec<Queued>,
        waits: &mut Waits,
        house: House,
    ) {
        let round = press.rounds.get(self.round);
        let is_asked = round.is_none_or(|round| round.is_person_asked);
        if let Some(round) = round
            && round.phase != self.seen.1
            && !is_asked
        {
            waits.for_change.push(now - self.seen.0);
            self.seen = (now, round.phase);
        }
        if is_asked && let Some(since) = self.waits_since.take() {
            if self.round > 0 {
                waits.for_question.push(now - since);
                waits.for_change.push(now - self.seen.0);
            }
            self.presses_at = now + house.thinks_for;
        }
        match round {
            Some(round) => {
                let since = self.waits_since.unwrap_or(now);
                queue.extend(round.costs.iter().map(|cost| Queued {
                    game: own,
                    cost: *cost,
                    since,
                    has_begun: false,
                }));
                self.thinking = round.costs.len();
                self.state = State::Round { began: now };
            }
            None => {
                self.press += 1;
                self.round = 0;
                self.state = State::Idle;
            }
        }
    }
}
