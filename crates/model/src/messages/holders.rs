//! Who has held the seats of a game, and who did what is told of it.

use std::sync::Arc;

use super::{PersonId, Player};
use crate::attendance::DecidedBy;
use viceroy_ai::Level;
use viceroy_rules::{BySeat, OpenFact, Seat};

/// Whoever took a seat over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Successor {
    pub player: Player,
    /// The first step that could be made while it was theirs.
    pub from_step: u32,
}

/// Who has held one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatHolders {
    /// Who sat there when the game began.
    pub first: Player,
    /// Those who took it over, in order.
    pub later: Vec<Successor>,
}

impl SeatHolders {
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
pub struct Holders(pub BySeat<SeatHolders>);

impl Holders {
    /// Those with whom a game begins.
    pub fn begin(people: &BySeat<Player>) -> Holders {
        Holders(people.map(|_, player| SeatHolders { first: player.clone(), later: vec![] }))
    }

    /// Who held the seats when a step was made.
    pub fn at(&self, step: u32) -> BySeat<Player> {
        self.0.map(|_, held| held.holder(held.nth(step)).clone())
    }

    /// Whoever held a seat before its holder of today, in their order.
    pub fn former(&self, seat: Seat) -> impl Iterator<Item = &Player> {
        self.0.get(seat).into_iter().flat_map(|held| {
            let later = held.later.iter().map(|successor| &successor.player);
            std::iter::once(&held.first).chain(later).take(held.later.len())
        })
    }

    /// Whether a seat has changed hands since a step was made.
    pub fn has_changed_since(&self, seat: Seat, step: u32) -> bool {
        let held = self.0.get(seat);
        held.is_some_and(|held| held.nth(step) < held.later.len())
    }

    /// Somebody is called so from now on.
    pub fn rename(&mut self, who: PersonId, name: &str) {
        for seat in self.0.seats() {
            let held = &mut self.0[seat];
            held.first.rename(who, name);
            for successor in &mut held.later {
                successor.player.rename(who, name);
            }
        }
    }

    /// Somebody takes a seat over after so many steps.
    pub fn take_over(&mut self, seat: Seat, player: Player, steps: u32) {
        self.0[seat].later.push(Successor { player, from_step: steps.saturating_add(1) });
    }
}

/// Who plays a seat in something that is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    /// Whose the seat was, or the secret choice that is shown.
    pub player: Player,
    pub by: DecidedBy,
}

/// Something that happened in front of everybody.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedFact {
    pub fact: OpenFact,
    /// Who played the seats then.
    pub hands: Arc<BySeat<Actor>>,
}

/// Who played a seat from some turn on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stint {
    /// The turn in which it began; 0 while the game was set up.
    pub from_turn: u8,
    /// Whose the seat was.
    pub player: Player,
    /// How strong the computer player is that played it, if one did.
    pub computer: Option<Level>,
}

impl Stint {
    /// Whether its holder played, and nobody for them.
    pub fn is_own(&self) -> bool {
        self.computer == self.player.level()
    }
}

/// Whether what a seat came to counts as its holder's after so many turns: they played it at the end, and for at least half
/// of the turns. A turn in which it changed hands is that of who played it then.
pub fn is_its_holders(stints: &[Stint], turns: u8) -> bool {
    let Some(last) = stints.last().filter(|last| last.is_own()) else {
        return false;
    };
    let begins = |stint: &Stint| u16::from(stint.from_turn.max(1));
    let ends = stints.iter().skip(1).map(begins).chain([u16::from(turns) + 1]);
    let played =
        stints.iter().zip(ends).filter(|(stint, _)| stint.is_own() && stint.player == last.player);
    let played: u16 = played.map(|(stint, end)| end.saturating_sub(begins(stint))).sum();
    2 * played >= u16::from(turns)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Person;

    /// Somebody from a turn on, or a computer player for them.
    fn stint(from_turn: u8, id: u64, computer: Option<Level>) -> Stint {
        let person = Person { id: PersonId(id), name: format!("Player {id}") };
        Stint { from_turn, player: person.into(), computer }
    }

    #[test]
    fn a_seat_counts_as_that_of_who_played_it_at_the_end_and_for_half_of_the_turns() {
        let computer = Some(Level::Normal);
        let whole = |stints: &[Stint]| is_its_holders(stints, 12);
        assert!(whole(&[stint(0, 1, None)]));
        assert!(whole(&[stint(0, 1, None), stint(7, 1, computer), stint(12, 1, None)]));
        assert!(!whole(&[stint(0, 1, None), stint(12, 1, computer)]), "not at the end");
        let back = |turn| [stint(0, 1, None), stint(2, 1, computer), stint(turn, 1, None)];
        assert!(whole(&back(8)), "the first, and five");
        assert!(!whole(&back(9)));
        let over = |turn| [stint(0, 1, None), stint(turn, 2, None)];
        assert!(whole(&over(7)));
        assert!(!whole(&over(8)), "the turns of who had it before are not theirs");
        // Changed hands more than once in one turn.
        assert!(whole(&[stint(0, 1, None), stint(3, 1, computer), stint(3, 1, None)]));
        let player = Player::computer(1, Level::Hard, &[]);
        let chosen = Stint { from_turn: 0, computer: player.level(), player };
        assert!(whole(&[chosen]), "it is nobody else's");
        assert!(!whole(&[]));
    }

    #[test]
    fn what_happened_before_a_seat_was_taken_over_is_its_former_holders() {
        let player = |id| stint(0, id, None).player;
        let mut holders = Holders::begin(&BySeat::new(2, |seat| player(u64::from(seat.0))));
        holders.take_over(Seat(1), player(7), 40);
        let who = |step| holders.at(step)[Seat(1)].person().map(|who| who.0);
        assert_eq!((who(40), who(41)), (Some(1), Some(7)));
        assert!(holders.has_changed_since(Seat(1), 40));
        assert!(!holders.has_changed_since(Seat(1), 41));
    }
}
