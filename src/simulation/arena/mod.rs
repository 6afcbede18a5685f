//! Tournaments of computer players: seats rotate, every game has a new deal, and a seed determines
//! everything.

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

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arena {
    entrants: Vec<Entrant>,
    games: u64,
    seed: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    #[error(transparent)]
    Unknown(#[from] UnknownEntrant),
    #[error("a table has 1 to {MAX_SEATS} seats, and {0} were named")]
    Seats(usize),
    #[error("at least one game has to be played")]
    NoGames,
    /// An answer was rejected.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

impl Arena {
    /// `names` are separated by commas.
    ///
    /// # Errors
    /// What cannot be played.
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

    pub fn seats(&self) -> u8 {
        self.entrants.len() as u8
    }

    /// `played` receives the number of finished games.
    ///
    /// # Errors
    /// If a game cannot continue.
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
            // Seats rotate by one each game.
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

/// Far from the deal's seed.
fn lot(seed: u64, seat: Seat) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ (u64::from(seat.0) + 1).wrapping_mul(0xd1b5_4a32_d192_ed03)
}
