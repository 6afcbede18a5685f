//! Who has held the seats of a game over time.

use crate::prelude::*;

use crate::attendance::DecidedBy;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Successor {
    pub player: Player,
    /// The first step that could be theirs.
    pub from_step: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatHolders {
    pub first: Player,
    pub later: Vec<Successor>,
}

impl SeatHolders {
    /// Index of the holder at a step.
    pub fn nth(&self, step: u32) -> usize {
        let over = self.later.iter();
        over.take_while(|later| later.from_step <= step).count()
    }

    pub fn holder(&self, nth: usize) -> &Player {
        let later = nth.checked_sub(1).and_then(|nth| self.later.get(nth));
        later.map_or(&self.first, |later| &later.player)
    }
}

/// Past events are shown with the holders of their time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holders(pub BySeat<SeatHolders>);

impl Holders {
    pub fn begin(people: &BySeat<Player>) -> Holders {
        Holders(people.map(|_, player| SeatHolders { first: player.clone(), later: vec![] }))
    }

    pub fn at(&self, step: u32) -> BySeat<Player> {
        self.0.map(|_, held| held.holder(held.nth(step)).clone())
    }

    pub fn former(&self, seat: Seat) -> impl Iterator<Item = &Player> {
        self.0.get(seat).into_iter().flat_map(|held| {
            let later = held.later.iter().map(|successor| &successor.player);
            std::iter::once(&held.first).chain(later).take(held.later.len())
        })
    }

    /// All who have ever held a seat.
    pub fn all(&self) -> impl Iterator<Item = &Player> {
        self.0.iter().flat_map(|(_, held)| {
            let later = held.later.iter().map(|successor| &successor.player);
            std::iter::once(&held.first).chain(later)
        })
    }

    pub fn has_changed_since(&self, seat: Seat, step: u32) -> bool {
        let held = self.0.get(seat);
        held.is_some_and(|held| held.nth(step) < held.later.len())
    }

    pub fn rename(&mut self, who: PersonId, name: &str) {
        for seat in self.0.seats() {
            let held = &mut self.0[seat];
            held.first.rename(who, name);
            for successor in &mut held.later {
                successor.player.rename(who, name);
            }
        }
    }

    pub fn take_over(&mut self, seat: Seat, player: Player, steps: u32) {
        self.0[seat].later.push(Successor { player, from_step: steps.saturating_add(1) });
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    /// The holder then, or the one who made a secret choice that is revealed.
    pub player: Player,
    pub by: DecidedBy,
}

#[derive(Clone, PartialEq, Debug)]
pub struct PlayedFact {
    pub fact: OpenFact,
    pub hands: Arc<BySeat<Actor>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stint {
    /// 0 during set-up.
    pub from_turn: u8,
    pub player: Player,
    pub computer: Option<Level>,
}

impl Stint {
    /// Whether the holder played personally.
    pub fn is_own(&self) -> bool {
        self.computer == self.player.level()
    }
}

/// Whether a seat's result counts for its holder: they must have played it at the end and for at
/// least half of the turns. A turn with a change of hands belongs to the last to play in it.
pub fn is_its_holders(stints: &[Stint], turns: u8) -> bool {
    let held = u16::from(turns_held(stints, turns));
    stints.last().is_some_and(Stint::is_own) && 2 * held >= u16::from(turns)
}

/// In how many turns the last holder played for themselves.
pub fn turns_held(stints: &[Stint], turns: u8) -> u8 {
    let Some(last) = stints.last() else {
        return 0;
    };
    let begins = |stint: &Stint| u16::from(stint.from_turn.max(1));
    let ends = stints.iter().skip(1).map(begins).chain([u16::from(turns) + 1]);
    let played =
        stints.iter().zip(ends).filter(|(stint, _)| stint.is_own() && stint.player == last.player);
    let played: u16 = played.map(|(stint, end)| end.saturating_sub(begins(stint))).sum();
    u8::try_from(played).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Person;

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
