//! Post-game analysis: for each player, the turning points and the missed moves. It replays the
//! game and judges each choice from the view of whoever made it.

mod course;
mod deciding;
mod missed;
mod turning;

pub use course::{Choices, Chooser, Course, Opening, Span};
pub use deciding::DecidingTurn;
pub use missed::Missed;
pub use turning::{Happening, Leads, Swing, TurningPoint};

use viceroy_rules::BySeat;

#[derive(Clone, Debug)]
pub struct Analysis {
    pub players: BySeat<PlayerAnalysis>,
}

#[derive(Clone, Debug, Default)]
pub struct PlayerAnalysis {
    pub leads: Leads,
    pub turning: Vec<TurningPoint>,
    /// At most three that are worth mentioning, those that cost most first.
    pub missed: Vec<Missed>,
    pub choices: Choices,
}

impl Course {
    /// Call this after the game has been replayed to its end.
    pub fn analyse(&self) -> Analysis {
        let seats = self.seats();
        Analysis {
            players: BySeat::new(seats, |seat| {
                let (missed, choices) = missed::of(self, seat);
                let (leads, turning) = turning::of(self, seat);
                PlayerAnalysis { leads, turning, missed, choices }
            }),
        }
    }
}
