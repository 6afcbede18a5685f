//! After the game: for each player the turns in which it turned, and the best move they missed. Pure: it is handed a game
//! that is played again, and looks at every choice from the view of whoever made it.

mod course;
mod deciding;
mod missed;
mod turning;

pub use course::{Choices, Chooser, Course, Span};
pub use deciding::DecidingTurn;
pub use missed::Missed;
pub use turning::{Happening, Leads, Swing, TurningPoint};

use viceroy_rules::BySeat;

/// What there is to say about a finished game, player by player.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// What there is to say about each of them.
    pub players: BySeat<PlayerAnalysis>,
}

/// What there is to say about one player's game.
#[derive(Clone, Debug, Default)]
pub struct PlayerAnalysis {
    /// How far they could expect to end ahead of the others.
    pub leads: Leads,
    /// Where it turned, in order.
    pub turning: Vec<TurningPoint>,
    /// The best move they missed, if they missed one worth mentioning.
    pub missed: Option<Missed>,
    /// Who made their choices.
    pub choices: Choices,
}

impl Course {
    /// What there is to say, once the game has been played again to its end.
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
