//! Checks the draws of a record: each follows from the secret and the presses, in the required
//! order and from the right items.

use serde_json::{Value, json};

use super::parsed::ToldDraw;
use viceroy_rules::{Chance, Purpose};
use viceroy_service::FairLuck;

impl ToldDraw {
    pub(super) fn place(&self) -> String {
        let ToldDraw { step, turn, purpose, number, .. } = self;
        match turn {
            0 => format!("draw {number} of step {step} (in the set-up, {purpose})"),
            turn => format!("draw {number} of step {step} (in turn {turn}, {purpose})"),
        }
    }

    /// Whether its step was taken back.
    pub(super) fn is_undone(&self) -> bool {
        self.undone == Some(true)
    }

    pub(super) fn follows(&self, used: u64) -> Result<(), String> {
        match used.cmp(&u64::from(self.number)) {
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Less => Err(format!(
                "something is left out before it, since the next draw is number {used}"
            )),
            std::cmp::Ordering::Greater => {
                Err(format!("it was made before; the next draw is number {used}"))
            }
        }
    }

    pub(super) fn comes_out(&self, luck: &mut FairLuck) -> Result<(), String> {
        let purpose: Purpose =
            self.purpose.parse().map_err(|_| "nothing is drawn for such a purpose".to_owned())?;
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let order = match (&self.taken, &self.order) {
            (None, Some(order)) => order,
            (Some(taken), None) => {
                if self.among.is_empty() {
                    return Err("there is nothing to take from".to_owned());
                }
                let nth = luck.below(purpose, count(self.among.len()));
                return match self.among.get(nth as usize) {
                    Some(out) if out == taken => Ok(()),
                    out => Err(format!("{taken} is recorded, and {} comes out", json!(out))),
                };
            }
            (None, None) | (Some(_), Some(_)) => {
                return Err("it must have either an order or what was taken".to_owned());
            }
        };
        let mut items: Vec<&Value> = self.among.iter().collect();
        if items.len() != order.len() {
            let (before, after) = (items.len(), order.len());
            return Err(format!("{before} were shuffled, and {after} are recorded"));
        }
        for i in (1..items.len()).rev() {
            let j = luck.below(purpose, count(i) + 1);
            items.swap(i, j as usize);
        }
        let differing = (1..).zip(items.into_iter().zip(order));
        let mut differing = differing.filter(|(_, (out, told))| out != told);
        match differing.next() {
            None => Ok(()),
            Some((place, (out, told))) => Err(format!(
                "at place {place} of the shuffled order {told} is recorded, and {out} comes out"
            )),
        }
    }

    pub(super) fn shuffled(&self) -> Result<Vec<Value>, String> {
        let order = self.order.clone();
        order.ok_or_else(|| format!("{} is no shuffle", self.place()))
    }

    pub(super) fn took(&self) -> Result<&Value, String> {
        let taken = self.taken.as_ref();
        taken.ok_or_else(|| format!("{} is a shuffle", self.place()))
    }

    pub(super) fn otherwise(&self) -> String {
        format!("{} is not made among what was there", self.place())
    }

    pub(super) fn is_among(&self, among: &[Value]) -> Result<(), String> {
        match self.among == among {
            true => Ok(()),
            false => Err(self.otherwise()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SetUp {
    /// Before any question.
    AtOnce,
    /// After players return starting gems.
    AfterGems,
}

/// Without those whose steps were taken back: the log does not tell of them.
pub(super) struct DrawsInOrder<'r> {
    draws: Vec<&'r ToldDraw>,
    used: usize,
    step: u32,
    turn: u8,
}

impl<'r> DrawsInOrder<'r> {
    pub(super) fn new(draws: &'r [ToldDraw]) -> DrawsInOrder<'r> {
        let draws = draws.iter().filter(|draw| !draw.is_undone()).collect();
        DrawsInOrder { draws, used: 0, step: 1, turn: 0 }
    }

    /// The next draw must have this purpose, in a step that ended in this turn or continued into
    /// the next.
    pub(super) fn take(&mut self, purpose: &str, turn: u8) -> Result<&'r ToldDraw, String> {
        let Some(draw) = self.draws.get(self.used).copied() else {
            return Err(format!("the draw for {purpose} after the last one is missing"));
        };
        self.used += 1;
        if draw.purpose != purpose {
            let place = draw.place();
            return Err(format!("{place} stands where one for {purpose} has to be"));
        }
        let turns = turn.max(self.turn)..=turn.saturating_add(1);
        if !turns.contains(&draw.turn) || draw.step < self.step {
            return Err(told_of_another_time(draw));
        }
        (self.step, self.turn) = (draw.step, draw.turn);
        Ok(draw)
    }

    pub(super) fn shuffle(
        &mut self,
        purpose: &str,
        among: &[Value],
        when: SetUp,
    ) -> Result<Vec<Value>, String> {
        let draw = self.take(purpose, 0)?;
        if draw.turn != 0 || (draw.step == 1) != (when == SetUp::AtOnce) {
            return Err(told_of_another_time(draw));
        }
        draw.is_among(among)?;
        draw.shuffled()
    }

    pub(super) fn lot(
        &mut self,
        purpose: &str,
        turn: u8,
        among: &mut Vec<Value>,
    ) -> Result<&'r Value, String> {
        let draw = self.take(purpose, turn)?;
        draw.is_among(among)?;
        let taken = draw.took()?;
        match among.iter().position(|one| one == taken) {
            Some(at) => among.remove(at),
            None => return Err(draw.otherwise()),
        };
        Ok(taken)
    }

    pub(super) fn end(&self) -> Result<(), String> {
        match self.draws.get(self.used) {
            None => Ok(()),
            Some(draw) => {
                let place = draw.place();
                Err(format!("{place} is made, and nothing was to be drawn any more"))
            }
        }
    }
}

fn told_of_another_time(draw: &ToldDraw) -> String {
    format!("{} is told of another time", draw.place())
}
