//! What modules change: scores with and without them, what each seat wins, and what each of their cards is worth.

mod report;
mod tally;

use std::sync::Arc;

pub use tally::{Piece, PieceWorth};

use super::arena::Entrant;
use super::play_out::play_brains;
use super::statistics::{Scores, Stopped};
use tally::WorthTally;
use viceroy_rules::{BySeat, Ruleset, Seat};

/// What is played to find out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Balance {
    /// Who sits on every seat.
    pub player: Entrant,
    /// How many games of each kind.
    pub games: u64,
    /// The seed of the first game; the others follow. Both kinds of games have the same seeds.
    pub seed: u64,
}

/// What came out: the same games without the modules and with them.
#[derive(Clone, PartialEq, Debug)]
pub struct Balanced {
    /// Without the modules.
    pub without: Scores,
    pub with: Scores,
    /// What each card and each monster was worth without them, in the order of their numbers.
    pub old: Vec<PieceWorth>,
    /// The same of those that only the games with them have.
    pub new: Vec<PieceWorth>,
}

impl Balance {
    /// Plays games of both kinds; `played` is told after each one how many there are in all.
    ///
    /// # Errors
    /// When a game cannot go on.
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

/// A seed for a player, far from that of the deal.
fn lot(seed: u64, seat: Seat) -> u64 {
    seed.rotate_left(17) ^ (u64::from(seat.0) + 1).wrapping_mul(0xd1b5_4a32_d192_ed03)
}
