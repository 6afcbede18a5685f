//! Checks the order of actions that move cards of decks: a changed order could give one player
//! another's card.

use std::collections::BTreeSet;

use super::parsed::EntryShows;

/// What R-LAW-70 draws and puts back at most.
const REVISED: u8 = 3;
const PUT_BACK: u8 = 2;

/// The parts of a turn, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Auctions,
    Rounds,
    PuttingUnder,
    Combat,
    Over,
}

/// What a player does until the next one acts.
struct Act {
    seat: u8,
    /// Developed, if it is no reward of a monster.
    card: Option<u8>,
    drawn: u8,
    laws: u8,
    put_back: u8,
    /// Cards come before gems and tokens of the same reward (R-REW-09).
    got_others: bool,
}

impl Act {
    fn new(seat: u8, card: Option<u8>) -> Act {
        Act { seat, card, drawn: 0, laws: 0, put_back: 0, got_others: false }
    }
}

/// Who has acted this turn, and what decides who is next.
pub(super) struct ActsInOrder {
    /// The order for players without a numbered card (R-TRN-03).
    pub lots: Vec<u8>,
    pyramids: Vec<BTreeSet<u8>>,
    part: Part,
    /// This round: who acted, and the last card. Players who passed are out for the turn.
    acted: BTreeSet<u8>,
    passed: BTreeSet<u8>,
    last_card: Option<u8>,
    acting: Option<Act>,
    /// The place in order of whoever last put a criminal under the deck.
    put_under: Option<usize>,
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
            part: Part::Auctions,
            acted: BTreeSet::new(),
            passed: BTreeSet::new(),
            last_card: None,
            acting: None,
            put_under: None,
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
        self.part = Part::Auctions;
        self.acted.clear();
        self.passed.clear();
        self.last_card = None;
        self.acting = None;
        self.put_under = None;
        self.beaten.fill(0);
        self.rewarded = None;
    }

    /// False if a later part of the turn has begun. Nobody is acting when one begins.
    fn comes_to(&mut self, part: Part) -> bool {
        let in_order = part >= self.part;
        if part > self.part {
            self.part = part;
            self.acting = None;
        }
        in_order
    }

    pub(super) fn ends(&mut self) {
        self.comes_to(Part::Over);
    }

    pub(super) fn bids(&mut self, seat: u8) -> Result<(), String> {
        match self.comes_to(Part::Auctions) {
            true => Ok(()),
            false => Err(format!("it is not seat {seat} that bids now")),
        }
    }

    /// R-DEV-03: everybody acts once per round, in the order of the chosen cards.
    pub(super) fn develops(&mut self, seat: u8, card: u8) -> Result<(), String> {
        let all_have = self.acted.union(&self.passed).count() == self.lots.len();
        if self.acted.contains(&seat) && all_have {
            self.acted.clear();
            self.last_card = None;
        }
        let once = !self.acted.contains(&seat) && !self.passed.contains(&seat);
        if !self.comes_to(Part::Rounds) || !once || self.last_card.is_some_and(|last| last >= card)
        {
            return Err(format!("seat {seat} acts with card {card} out of order"));
        }
        self.acted.insert(seat);
        self.last_card = Some(card);
        self.acting = Some(Act::new(seat, Some(card)));
        Ok(())
    }

    /// Discarding and taking back give none (R-DEV-01, R-DEV-12).
    pub(super) fn gets_no_card(&mut self) {
        self.acting = None;
    }

    /// R-DEV-02: passing lasts for the turn. It is told when a round begins.
    pub(super) fn passes(&mut self, seat: u8) {
        self.acting = None;
        self.passed.insert(seat);
    }

    /// R-UND-04, R-TRN-03.
    pub(super) fn puts_under(&mut self, seat: u8) -> Result<(), String> {
        let after = self.put_under.replace(self.place(seat));
        match self.comes_to(Part::PuttingUnder) && after < self.put_under {
            true => Ok(()),
            false => Err(format!("it is not seat {seat} that puts a criminal under the deck now")),
        }
    }

    /// R-INV-06: all show, fight and are punished before anybody is rewarded.
    pub(super) fn fights(&mut self, seat: u8) -> Result<(), String> {
        match self.comes_to(Part::Combat) && self.rewarded.is_none() {
            true => Ok(()),
            false => Err(format!("it is not seat {seat} that fights now")),
        }
    }

    pub(super) fn fought(&mut self, seat: u8, beaten: u8) {
        self.beaten[usize::from(seat)] = beaten;
    }

    /// R-INV-08: the highest monster is rewarded first.
    pub(super) fn rewarded(&mut self, seat: u8) -> Result<(), String> {
        let beaten = self.beaten[usize::from(seat)];
        let before = self.rewarded.replace((beaten, seat));
        let in_order = before.is_none_or(|(most, last)| {
            most > beaten || most == beaten && self.place(last) < self.place(seat)
        });
        if !self.comes_to(Part::Combat) || !in_order {
            return Err(format!("seat {seat} is rewarded out of order"));
        }
        self.acting = Some(Act::new(seat, None));
        Ok(())
    }

    pub(super) fn is_acting(&self, seat: u8) -> bool {
        self.acting.as_ref().is_some_and(|act| act.seat == seat)
    }

    /// Gems, tokens or diamonds of a reward.
    pub(super) fn gets_others(&mut self) {
        if let Some(act) = &mut self.acting {
            act.got_others = true;
        }
    }

    /// R-UND-06, R-UND-08: a row of a character gives its reward once more.
    pub(super) fn gets_another_reward(&mut self) {
        if let Some(act) = &mut self.acting {
            act.got_others = false;
        }
    }

    pub(super) fn may_get_cards(&self, seat: u8) -> bool {
        self.acting.as_ref().is_some_and(|act| act.seat == seat && !act.got_others)
    }

    /// The card that this player is just developing.
    pub(super) fn developing(&self, seat: u8) -> Option<u8> {
        self.acting.as_ref().filter(|act| act.seat == seat)?.card
    }

    /// R-LAW-69: when the law is played, before anything is drawn by it.
    pub(super) fn has_drawn(&self) -> bool {
        self.acting.as_ref().is_some_and(|act| act.drawn > 0)
    }

    /// R-LAW-70: after all laws were drawn.
    pub(super) fn puts_back(&mut self, left: usize) -> bool {
        let Some(act) = &mut self.acting else {
            return false;
        };
        let all_drawn = act.put_back > 0 || act.laws == REVISED || left == 0;
        act.put_back += 1;
        all_drawn && act.put_back <= PUT_BACK
    }

    /// Whether this player may draw now: for a first card (R-SET-08), a development or a monster.
    /// A missing criminal comes after all that.
    pub(super) fn draws(&mut self, seat: u8, entry: &EntryShows) -> Result<(), String> {
        let deck = entry.deck.as_deref();
        if entry.turn == 0 {
            let after = |act: &Act| self.place(act.seat) <= self.place(seat);
            let in_order = self.acting.as_ref().is_none_or(after);
            self.acting = Some(Act::new(seat, None));
            return match in_order {
                true => Ok(()),
                false => Err(not_drawing(seat)),
            };
        }
        match &mut self.acting {
            Some(act) if act.seat == seat && !act.got_others => {
                act.drawn = act.drawn.saturating_add(1);
                if deck == Some("laws") {
                    act.laws = act.laws.saturating_add(1);
                }
                match deck == Some("laws") && act.put_back > 0 {
                    true => Err(not_drawing(seat)),
                    false => Ok(()),
                }
            }
            _ if deck == Some("criminals") => Ok(()),
            _ => Err(not_drawing(seat)),
        }
    }
}

pub(super) fn not_drawing(seat: u8) -> String {
    format!("it is not seat {seat} that draws now")
}
