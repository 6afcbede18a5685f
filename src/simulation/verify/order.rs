//! Checks the order of actions that draw cards: a changed order could give one player another's
//! card.

use std::collections::BTreeSet;

use super::parsed::EntryShows;

/// Who has acted this turn, and what decides who is next.
pub(super) struct ActsInOrder {
    /// The order for players without a numbered card (R-TRN-03).
    pub lots: Vec<u8>,
    pyramids: Vec<BTreeSet<u8>>,
    /// This round: who acted, and the last card. Players who passed are out for the turn.
    acted: BTreeSet<u8>,
    passed: BTreeSet<u8>,
    last_card: Option<u8>,
    acting: Option<u8>,
    /// Monsters beaten per player in this combat, and the last rewarded player's count.
    beaten: Vec<u8>,
    rewarded: Option<(u8, u8)>,
}

impl ActsInOrder {
    pub(super) fn new(lots: Vec<u8>) -> ActsInOrder {
        let seats = lots.len();
        ActsInOrder {
            lots,
            pyramids: vec![BTreeSet::new(); seats],
            acted: BTreeSet::new(),
            passed: BTreeSet::new(),
            last_card: None,
            acting: None,
            beaten: vec![0; seats],
            rewarded: None,
        }
    }

    pub(super) fn stands(&mut self, seat: u8, card: u8) {
        self.pyramids[usize::from(seat)].insert(card);
    }

    pub(super) fn leaves(&mut self, seat: u8, card: u8) -> Result<(), String> {
        match self.pyramids[usize::from(seat)].remove(&card) {
            true => Ok(()),
            false => Err(format!("card {card} does not stand in the pyramid of seat {seat}")),
        }
    }

    pub(super) fn end(&self, seat: u8, told: &BTreeSet<u8>) -> Result<(), String> {
        match self.pyramids[usize::from(seat)] == *told {
            true => Ok(()),
            false => Err(format!(
                "other cards stand in the pyramid of seat {seat} in the end than came into it"
            )),
        }
    }

    /// R-TRN-03.
    pub(super) fn order(&self) -> Vec<u8> {
        let lowest = |seat: &u8| {
            let lowest = self.pyramids[usize::from(*seat)].first().copied();
            lowest.unwrap_or(u8::MAX)
        };
        // The sort is stable: players without a card keep the drawn order.
        let mut seats = self.lots.clone();
        seats.sort_by_key(lowest);
        seats
    }

    fn place(&self, seat: u8) -> usize {
        let order = self.order();
        order.iter().position(|one| *one == seat).unwrap_or(0)
    }

    pub(super) fn end_turn(&mut self) {
        self.acted.clear();
        self.passed.clear();
        self.last_card = None;
        self.acting = None;
        self.beaten.fill(0);
        self.rewarded = None;
    }

    /// R-DEV-03: everybody acts once per round, in the order of the chosen cards.
    pub(super) fn develops(&mut self, seat: u8, card: u8) -> Result<(), String> {
        let all_have = self.acted.union(&self.passed).count() == self.lots.len();
        if self.acted.contains(&seat) && all_have {
            self.acted.clear();
            self.last_card = None;
        }
        let once = !self.acted.contains(&seat) && !self.passed.contains(&seat);
        if !once || self.last_card.is_some_and(|last| last >= card) {
            return Err(format!("seat {seat} acts with card {card} out of order"));
        }
        self.acted.insert(seat);
        self.last_card = Some(card);
        self.acting = Some(seat);
        Ok(())
    }

    /// R-DEV-02: passing lasts for the turn.
    pub(super) fn passes(&mut self, seat: u8) {
        self.passed.insert(seat);
    }

    /// R-INV-06.
    pub(super) fn fought(&mut self, seat: u8, beaten: u8) {
        self.beaten[usize::from(seat)] = beaten;
    }

    /// R-INV-08: the highest monster is rewarded first.
    pub(super) fn rewarded(&mut self, seat: u8) -> Result<(), String> {
        let beaten = self.beaten[usize::from(seat)];
        let before = self.rewarded.replace((beaten, seat));
        self.acting = Some(seat);
        let in_order = before.is_none_or(|(most, last)| {
            most > beaten || most == beaten && self.place(last) < self.place(seat)
        });
        match in_order {
            true => Ok(()),
            false => Err(format!("seat {seat} is rewarded out of order")),
        }
    }

    /// Whether this player may draw now: for a first card (R-SET-08), a development or a monster.
    /// Draws for a missing criminal come later.
    pub(super) fn draws(&mut self, seat: u8, entry: &EntryShows) -> Result<(), String> {
        let after = |last: u8| self.place(last) <= self.place(seat);
        let in_order = match (entry.turn, entry.deck.as_deref()) {
            (0, _) => self.acting.is_none_or(after),
            (_, Some("criminals")) => true,
            (_, _) => self.acting == Some(seat),
        };
        if entry.turn == 0 {
            self.acting = Some(seat);
        }
        match in_order {
            true => Ok(()),
            false => Err(format!("it is not seat {seat} that draws now")),
        }
    }
}
