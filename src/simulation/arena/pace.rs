//! Measures thinking time.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use viceroy_ai::Brain;
use viceroy_rules::{Answer, Question, SeatView};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace {
    pub decisions: u64,
    pub total: Duration,
    pub slowest: Duration,
}

impl Pace {
    pub fn and(self, other: Pace) -> Pace {
        Pace {
            decisions: self.decisions + other.decisions,
            total: self.total + other.total,
            slowest: self.slowest.max(other.slowest),
        }
    }

    pub fn mean_ms(&self) -> f64 {
        1e3 * self.total.as_secs_f64() / self.decisions.max(1) as f64
    }
}

pub(super) struct Timed {
    brain: Box<dyn Brain>,
    pace: Rc<RefCell<Pace>>,
}

impl Timed {
    pub fn new(brain: Box<dyn Brain>, pace: Rc<RefCell<Pace>>) -> Timed {
        Timed { brain, pace }
    }
}

impl Brain for Timed {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        let began = Instant::now();
        let answer = self.brain.answer(view, question);
        let took = began.elapsed();
        let mut pace = self.pace.borrow_mut();
        *pace = pace.and(Pace { decisions: 1, total: took, slowest: took });
        answer
    }
}
