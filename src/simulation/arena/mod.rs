//! Plays computer players against each other: seats rotate from game to game, every game is another deal, and all of it
//! follows from a seed.

mod entrant;
mod pace;
mod standings;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

pub use entrant::{Entrant, UnknownEntrant};
pub use pace::Pace;
pub use standings::{Standing, Standings};

use super::play_out::play_brains;
use super::statistics::Stopped;
use pace::Timed;
use standings::Tally;
use viceroy_ai::Brain;
use viceroy_rules::{BySeat, MAX_SEATS, Ruleset, Seat};

/// Who plays how often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arena {
    entrants: Vec<Entrant>,
    games: u64,
    seed: u64,
}

/// Why brains cannot be played against each other.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    /// There is no such computer player.
    #[error(transparent)]
    Unknown(#[from] UnknownEntrant),
    /// A table has one to four seats.
    #[error("a table has 1 to {MAX_SEATS} seats, and {0} were named")]
    Seats(usize),
    /// Nothing would be known afterwards.
    #[error("at least one game has to be played")]
    NoGames,
    /// Something that a brain answered was not accepted.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

impl Arena {
    /// Names of computer players with commas between them, a number of games, and the seed that everything follows from.
    ///
    /// # Errors
    /// Says what cannot be played.
    pub fn new(names: &str, games: u64, seed: u64) -> Result<Arena, ArenaError> {
        let names: Vec<&str> = names.split(',').map(str::trim).collect();
        let named = names.iter().filter(|name| !name.is_empty()).count();
        if named == 0 || names.len() > MAX_SEATS {
            return Err(ArenaError::Seats(if named == 0 { 0 } else { names.len() }));
        }
        let entrants: Result<Vec<Entrant>, UnknownEntrant> =
            names.into_iter().map(str::parse).collect();
        if games == 0 {
            return Err(ArenaError::NoGames);
        }
        Ok(Arena { entrants: entrants?, games, seed })
    }

    /// How many play in each game.
    pub fn seats(&self) -> u8 {
        self.entrants.len() as u8
    }

    /// Plays all games; `played` is told after each one how many there are.
    ///
    /// # Errors
    /// When a game cannot go on.
    pub fn play(
        &self,
        ruleset: &Arc<Ruleset>,
        mut played: impl FnMut(u64),
    ) -> Result<Standings, ArenaError> {
        let mut tally = Tally::of(&self.entrants);
        let paces: Vec<Rc<RefCell<Pace>>> = self.entrants.iter().map(|_| Rc::default()).collect();
        for nth in 0..self.games {
            let seed = self.seed.wrapping_add(nth);
            let count = self.entrants.len();
            // Who sits at a seat: with every game everybody moves on by one.
            let sits = |seat: Seat| (usize::from(seat.0) + nth as usize) % count;
            let mut brains: BySeat<Box<dyn Brain>> = BySeat::new(self.seats(), |seat| {
                let entrant = &self.entrants[sits(seat)];
                let pace = Rc::clone(&paces[sits(seat)]);
                let timed = Timed::new(entrant.brain(lot(seed, seat)), pace);
                Box::new(timed) as Box<dyn Brain>
            });
            let out = play_brains(ruleset, seed, &mut brains)
                .map_err(|refusal| Stopped { seed, refusal })?;
            let open = &out.game.table_view().open;
            let who: Vec<usize> = open.seats().map(sits).collect();
            tally.add(&who, open);
            played(nth + 1);
        }
        let paces: Vec<Pace> = paces.iter().map(|pace| *pace.borrow()).collect();
        Ok(tally.standings(&paces))
    }
}

/// A seed for a player, far from that of the deal.
fn lot(seed: u64, seat: Seat) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ (u64::from(seat.0) + 1).wrapping_mul(0xd1b5_4a32_d192_ed03)
}
