//! Games that earlier releases stored. What they had begun ends as it began: the bookmark says so. Who plays the stored
//! steps again, without their bookmarks, needs the following.

use super::ask::Ask;
use super::desks::Asked;
use super::game::Game;
use super::seat::SeatSet;
use super::stage::{Insistence, Stage};

impl Game {
    /// Lets those who passed take their gems side by side in the open, where they were to choose in secret and nobody
    /// has chosen yet.
    pub fn pass_in_the_open(&mut self) {
        let Stage::PassesTogether { auction } = self.state.stage else {
            return;
        };
        if !self.state.table.open.answered.is_empty() {
            return;
        }
        let left = SeatSet::NONE;
        self.state.stage = Stage::Passes { auction, left };
        for seat in self.state.desks.asked().iter() {
            if let Some(asked) = self.state.desks.take(seat) {
                let by = Ask::PassGems;
                self.state.desks.ask(seat, Asked { by, ..asked });
            }
        }
    }

    /// Makes it final to insist on a claim.
    pub fn insist_for_good(&mut self) {
        if let Stage::GemBids { insistence, .. } = &mut self.state.stage {
            *insistence = Insistence::Final;
        }
    }
}
