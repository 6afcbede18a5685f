//! Replays the auctions of a log: offered cards, bids, virtual opponents' draws and monsters.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::{Value, json};

use super::draws::DrawsInOrder;
use super::parsed::EntryShows;
use super::piles::Piles;
use viceroy_rules::MONSTERS;
use viceroy_rules::cards::Colour;

/// Tiers of arriving monsters, repeating (R-INV-02).
const TIERS: [usize; 4] = [0, 1, 1, 2];
/// Per turn (R-AUC-01).
const AUCTIONS: u8 = 3;

/// Its colour or, for two-colour cards, its index.
pub(super) fn at(entry: &EntryShows) -> Option<Value> {
    let number = entry.auction_card.map(Value::from);
    number.or_else(|| entry.colour.clone().map(Value::from))
}

/// The auction card, and which reveal it came with, from 0.
type Offered = (Value, usize);

pub(super) struct AuctionsAsDrawn {
    seats: BTreeSet<u8>,
    rivals: BTreeSet<u8>,
    all_bag: Vec<Value>,
    order: Vec<Value>,
    /// The two-colour auction cards.
    pub named: Vec<Vec<String>>,
    row: BTreeMap<u8, Offered>,
    left: Option<Offered>,
    /// Where a law took a card that the small deck replaces.
    taken: Option<Offered>,
    reveals: usize,
    monsters: Vec<Value>,
    monster_is_due: bool,
    auction: u8,
    still_in: BTreeSet<u8>,
    sit_out: BTreeSet<u8>,
    /// Virtual opponents still in, and those whose colour had no card, who leave after this
    /// auction.
    rivals_in: BTreeSet<u8>,
    without_cards: BTreeSet<u8>,
    bidding: VecDeque<u8>,
    drawing: VecDeque<u8>,
    bag: Vec<Value>,
    drawn: BTreeMap<u8, Value>,
}

impl AuctionsAsDrawn {
    /// `order` is the drawn order; monsters are shuffled by tier.
    pub(super) fn new(
        piles: &Piles,
        cards: Vec<Value>,
        tiers: Option<[Vec<Value>; 3]>,
    ) -> AuctionsAsDrawn {
        let (named, order) = match piles.has_two_colours() {
            true => of_two_colours(&cards),
            false => (vec![], cards),
        };
        let monsters = tiers.map_or_else(Vec::new, |mut tiers| {
            let due = TIERS.iter().cycle().take(MONSTERS);
            let mut come: Vec<Value> = due.filter_map(|tier| tiers[*tier].pop()).collect();
            come.reverse();
            come
        });
        let seats: BTreeSet<u8> = (0..piles.seats).collect();
        let rivals: BTreeSet<u8> = (0..piles.rivals).collect();
        AuctionsAsDrawn {
            still_in: seats.clone(),
            rivals_in: rivals.clone(),
            seats,
            rivals,
            all_bag: piles.bag(),
            order,
            named,
            row: BTreeMap::new(),
            left: None,
            taken: None,
            reveals: 0,
            monsters,
            monster_is_due: false,
            auction: 0,
            sit_out: BTreeSet::new(),
            without_cards: BTreeSet::new(),
            bidding: VecDeque::new(),
            drawing: VecDeque::new(),
            bag: vec![],
            drawn: BTreeMap::new(),
        }
    }

    /// Complete reveals of the row.
    pub(super) fn times_revealed(&self) -> usize {
        self.reveals / self.order.len().max(1)
    }

    pub(super) fn end_turn(&mut self) -> Result<(), String> {
        if !self.still_in.is_empty() && self.auction < AUCTIONS {
            return Err("an auction is missing".to_owned());
        }
        let without = std::mem::take(&mut self.sit_out);
        self.still_in = self.seats.difference(&without).copied().collect();
        self.rivals_in = self.rivals.clone();
        self.without_cards.clear();
        self.drawn.clear();
        self.auction = 0;
        Ok(())
    }

    /// Checks that no required entry is missing before this one; `None` is the end.
    pub(super) fn before(&self, entry: Option<&EntryShows>) -> Result<(), String> {
        let what = entry.map_or("", |entry| entry.what.as_str());
        let rival = entry.and_then(|entry| entry.rival);
        match (self.bidding.front(), self.drawing.front()) {
            (Some(seat), _) if what != "bid" || rival.is_some() => {
                return Err(format!("the bid of seat {seat} is missing"));
            }
            (None, Some(due)) if what != "bid" || rival.is_none() => {
                return Err(format!("the bid of virtual opponent {due} is missing"));
            }
            _ => {}
        }
        if !self.reveals.is_multiple_of(self.order.len()) && what != "revealed" {
            return Err("a card has to come to each auction card".to_owned());
        }
        if self.monster_is_due && what != "monster_revealed" {
            return Err("a monster has to come with the cards".to_owned());
        }
        Ok(())
    }

    /// The first bid begins an auction.
    pub(super) fn bid(&mut self, seat: u8, entry: &EntryShows) -> Result<(), String> {
        let auction = entry.auction.unwrap_or(0);
        if self.bidding.is_empty() {
            let next = auction == self.auction + 1 && auction <= AUCTIONS;
            if !next || self.still_in.is_empty() {
                return Err(format!("there is no auction {auction} now"));
            }
            self.auction = auction;
            self.bidding = self.still_in.iter().copied().collect();
            let out = std::mem::take(&mut self.without_cards);
            self.rivals_in.retain(|rival| !out.contains(rival));
            self.drawing = self.rivals_in.iter().copied().collect();
            self.bag.clone_from(&self.all_bag);
            self.drawn.clear();
        }
        if auction != self.auction || self.bidding.pop_front() != Some(seat) {
            return Err(format!("it is not seat {seat} that bids now"));
        }
        if entry.bid.as_deref() == Some("pass") {
            self.still_in.remove(&seat);
        }
        Ok(())
    }

    /// R-VIR-02: a gem drawn for a virtual opponent still in.
    pub(super) fn rival_bids(
        &mut self,
        rival: u8,
        entry: &EntryShows,
        draws: &mut DrawsInOrder<'_>,
    ) -> Result<(), String> {
        let now = entry.auction == Some(self.auction);
        if self.drawing.pop_front() != Some(rival) || !now {
            return Err(format!("it is not virtual opponent {rival} that bids now"));
        }
        let drawn = draws.lot("rival_bids", entry.turn, &mut self.bag)?;
        let bid = json!(entry.bid);
        if bid != *drawn {
            return Err(format!(
                "virtual opponent {rival} bids {bid}, and {drawn} was drawn for it"
            ));
        }
        if self.row.values().all(|(at, _)| at != drawn) {
            self.without_cards.insert(rival);
        }
        self.drawn.insert(rival, drawn.clone());
        Ok(())
    }

    pub(super) fn goes(&mut self, card: u8, at: Option<&Value>) -> Result<(), String> {
        let lies = self.row.get(&card);
        if lies.is_none_or(|(lies, _)| at.is_some_and(|at| at != lies)) {
            return Err(format!("card {card} is not offered there"));
        }
        self.left = self.row.remove(&card);
        Ok(())
    }

    /// A winner leaves the turn's remaining auctions.
    pub(super) fn wins(&mut self, seat: u8, auction: u8) -> Result<(), String> {
        match auction == self.auction && self.still_in.remove(&seat) {
            true => Ok(()),
            false => Err(format!("seat {seat} is in no auction {auction}")),
        }
    }

    /// A player who took a card by law 69 sits out the next turn's auctions, and the card is
    /// replaced.
    pub(super) fn sits_out(&mut self, seat: u8) {
        self.taken = self.left.take();
        self.sit_out.insert(seat);
    }

    pub(super) fn lacks_a_card(&self) -> bool {
        self.taken.is_some()
    }

    /// The last card left for a virtual opponent, which leaves the turn: a card at its bid, or any
    /// if none lay there (R-VIR-04, R-VIR-05).
    pub(super) fn discards(&mut self, rival: u8) -> Result<(), String> {
        let at = self.left.as_ref().map(|(at, _)| at);
        let bid_there = self.without_cards.contains(&rival) || self.drawn.get(&rival) == at;
        match self.rivals_in.remove(&rival) && self.drawn.contains_key(&rival) && bid_there {
            true => Ok(()),
            false => Err(format!("virtual opponent {rival} has not bid there")),
        }
    }

    pub(super) fn revealed(&mut self, card: u8, at: Option<Value>, turn: u8) -> Result<(), String> {
        let (came, nth) = (self.times_revealed(), self.reveals % self.order.len());
        if came != usize::from(turn) {
            return Err("new cards come once in a turn".to_owned());
        }
        if nth == 0 && self.row.values().any(|(_, with)| with + 1 != came) {
            return Err("the cards at the tips have to go".to_owned());
        }
        let next = &self.order[nth];
        if at.as_ref() != Some(next) {
            return Err("the auction cards do not lie in the order that was drawn".to_owned());
        }
        self.row.insert(card, (next.clone(), came));
        self.reveals += 1;
        self.monster_is_due = nth + 1 == self.order.len() && !self.monsters.is_empty();
        Ok(())
    }

    pub(super) fn replaces(&mut self, card: u8, at: Option<&Value>) -> Result<(), String> {
        match self.taken.take() {
            Some(taken) if Some(&taken.0) == at => {
                self.row.insert(card, taken);
                Ok(())
            }
            Some(_) | None => Err(format!("no card was taken where card {card} comes")),
        }
    }

    /// R-INV-03.
    pub(super) fn monster(&mut self, monster: Option<u8>) -> Result<(), String> {
        let monster = json!(monster);
        if !std::mem::take(&mut self.monster_is_due) {
            return Err(format!("monster {monster} comes without cards"));
        }
        let due = json!(self.monsters.pop());
        match monster == due {
            true => Ok(()),
            false => Err(format!("monster {monster} comes, and {due} was next")),
        }
    }
}

/// R-TD-02: the two auction cards by first colour, as in a record, and their drawn order.
fn of_two_colours(drawn: &[Value]) -> (Vec<Vec<String>>, Vec<Value>) {
    let listed = |colour: &Value| Colour::ALL.iter().position(|one| *colour == one.key());
    let pairs: Vec<Vec<&Value>> = drawn
        .chunks(2)
        .map(|pair| {
            let mut pair: Vec<&Value> = pair.iter().collect();
            pair.sort_by_key(|colour| listed(colour));
            pair
        })
        .collect();
    let mut named = pairs.clone();
    named.sort_by_key(|pair| pair.first().and_then(|colour| listed(colour)));
    let order = pairs.iter().filter_map(|pair| {
        let nth = named.iter().position(|one| one == pair);
        nth.map(Value::from)
    });
    let order = order.collect();
    let spelt = |colour: &Value| colour.as_str().unwrap_or_default().to_owned();
    let named = named.into_iter();
    let named = named.map(|pair| pair.into_iter().map(spelt).collect());
    (named.collect(), order)
}
