//! Who has held the seats of a game, and who did what is told of it.

use std::sync::Arc;

use super::Player;
use crate::attendance::DecidedBy;
use crate::brains::Level;
use crate::rules::{BySeat, OpenFact, Seat};

/// Whoever took a seat over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Successor {
    /// Who.
    pub player: Player,
    /// The first step that could be made while it was theirs.
    pub from_step: u32,
}

/// Who has held one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// Who sat there when the game began.
    pub first: Player,
    /// Those who took it over, in order.
    pub later: Vec<Successor>,
}

impl Held {
    /// How many had held it before whoever held it when a step was made.
    pub fn nth(&self, step: u32) -> usize {
        let over = self.later.iter();
        over.take_while(|later| later.from_step <= step).count()
    }

    /// The holder of that number.
    pub fn holder(&self, nth: usize) -> &Player {
        let later = nth.checked_sub(1).and_then(|nth| self.later.get(nth));
        later.map_or(&self.first, |later| &later.player)
    }
}

/// Who has held the seats of a game. What was told before a seat changed hands is told with whoever held it then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holders(pub BySeat<Held>);

impl Holders {
    /// Those with whom a game begins.
    pub fn begin(people: &BySeat<Player>) -> Holders {
        Holders(people.map(|_, player| Held {
            first: player.clone(),
            later: vec![],
        }))
    }

    /// Who held the seats when a step was made.
    pub fn at(&self, step: u32) -> BySeat<Player> {
        self.0.map(|_, held| held.holder(held.nth(step)).clone())
    }

    /// Somebody takes a seat over after so many steps.
    pub fn take_over(&mut self, seat: Seat, player: Player, steps: u32) {
        self.0[seat].later.push(Successor {
            player,
            from_step: steps.saturating_add(1),
        });
    }
}

/// Who plays a seat in something that is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Whose the seat was, or the secret choice that is shown.
    pub player: Player,
    /// Who decided.
    pub by: DecidedBy,
}

/// Something that happened in front of everybody.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    /// What.
    pub fact: OpenFact,
    /// Who played the seats then.
    pub hands: Arc<BySeat<Hand>>,
}

/// Who played a seat from some turn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stint {
    /// The turn in which it began; 0 while the game was set up.
    pub from_turn: u8,
    /// How many had held the seat before its holder.
    pub nth: usize,
    /// How strong the computer player is that played it, if one did.
    pub computer: Option<Level>,
}
