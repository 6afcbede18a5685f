//! Measures the effect of modules on scores, seats and the worth of cards.

mod report;
mod tally;

use std::sync::Arc;

pub use tally::{Piece, PieceWorth};

use super::arena::Entrant;
use super::play_out::play_brains;
use super::statistics::{Scores, Stopped};
use tally::WorthTally;
use viceroy_rules::{BySeat, Ruleset, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Balance {
    pub player: Entrant,
    pub games: u64,
    /// The first game's seed; games with and without the modules use the same seeds.
    pub seed: u64,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Balanced {
    pub without: Scores,
    pub with: Scores,
    /// Without the modules, ordered by number.
    pub old: Vec<PieceWorth>,
    /// Only pieces that the modules add.
    pub new: Vec<PieceWorth>,
}

impl Balance {
    /// `played` receives the number of finished games of both kinds.
    ///
    /// # Errors
    /// If a game cannot continue.
    pub fn play(
        &self,
        without: &Arc<Ruleset>,
        with: &Arc<Ruleset>,
        mut played: impl FnMut(u64),
    ) -> Result<Balanced, Stopped> {
        let (without, old) = self.games(without, &mut played)?;
        let (with, mut new) = self.games(with, |games| played(self.games + games))?;
        new.retain(|new| old.iter().all(|old| old.piece != new.piece));
        Ok(Balanced { without, with, old, new })
    }

    fn games(
        &self,
        ruleset: &Arc<Ruleset>,
        mut played: impl FnMut(u64),
    ) -> Result<(Scores, Vec<PieceWorth>), Stopped> {
        let mut tally = WorthTally::default();
        for nth in 0..self.games {
            let seed = self.seed.wrapping_add(nth);
            let mut brains =
                BySeat::new(ruleset.agreement.seats, |seat| self.player.brain(lot(seed, seat)));
            let out = play_brains(ruleset, seed, &mut brains)
                .map_err(|refusal| Stopped { seed, refusal })?;
            tally.add(&out.facts, &out.game.table_view().open);
            played(nth + 1);
        }
        Ok(tally.finished())
    }
}

/// Far from the deal's seed.
fn lot(seed: u64, seat: Seat) -> u64 {
    seed.rotate_left(17) ^ (u64::from(seat.0) + 1).wrapping_mul(0xd1b5_4a32_d192_ed03)
}
