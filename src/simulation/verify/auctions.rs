//! The auctions as a log shows them: which cards lie where, who bids, what was drawn for virtual opponents, and the
//! monsters that come with new cards.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::{Value, json};

use super::draws::DrawsInOrder;
use super::parsed::EntryShows;
use super::piles::Piles;
use viceroy_rules::MONSTERS;
use viceroy_rules::cards::Colour;

/// The tiers of monsters from the first that comes, over and over (R-INV-02).
const TIERS: [usize; 4] = [0, 1, 1, 2];
/// The auctions of a turn (R-AUC-01).
const AUCTIONS: u8 = 3;

/// Where an auction card is told to lie: its colour, or of two with two colours each, which.
pub(super) fn at(entry: &EntryShows) -> Option<Value> {
    let number = entry.auction_card.map(Value::from);
    number.or_else(|| entry.colour.clone().map(Value::from))
}

/// Where an offered card lies, and with which cards it came, counted from 0.
type Offered = (Value, usize);

/// The auction cards and what happens there.
pub(super) struct AuctionsAsDrawn {
    seats: BTreeSet<u8>,
    rivals: BTreeSet<u8>,
    all_bag: Vec<Value>,
    /// The auction cards as they lie, as a log calls them.
    order: Vec<Value>,
    /// The two auction cards with two colours each.
    pub named: Vec<Vec<String>>,
    row: BTreeMap<u8, Offered>,
    /// Where the card lay that went last.
    left: Option<Offered>,
    /// Where a card comes from the small deck, because a law took the one that lay there.
    taken: Option<Offered>,
    reveals: usize,
    monsters: Vec<Value>,
    monster_is_due: bool,
    auction: u8,
    still_in: BTreeSet<u8>,
    sit_out: BTreeSet<u8>,
    /// Virtual opponents that are still in, and those whose colour had no card, so that they are out after this auction.
    rivals_in: BTreeSet<u8>,
    without_cards: BTreeSet<u8>,
    /// Who has still to bid in this auction.
    bidding: VecDeque<u8>,
    drawing: VecDeque<u8>,
    bag: Vec<Value>,
    /// What each virtual opponent bids in this auction.
    drawn: BTreeMap<u8, Value>,
}

impl AuctionsAsDrawn {
    /// With the auction cards in the order that was drawn, and the monsters of each tier as they were shuffled, if any.
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

    /// How many times cards were revealed at all auction cards.
    pub(super) fn times_revealed(&self) -> usize {
        self.reveals / self.order.len().max(1)
    }

    /// A turn is over, and the next one begins.
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

    /// What has to come before anything else does; nothing comes after the end.
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

    /// A player bids; the first bid of an auction begins it.
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

    /// R-VIR-02: a gem was drawn for a virtual opponent that is still in.
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

    /// An offered card is taken or discarded.
    pub(super) fn goes(&mut self, card: u8, at: Option<&Value>) -> Result<(), String> {
        let lies = self.row.get(&card);
        if lies.is_none_or(|(lies, _)| at.is_some_and(|at| at != lies)) {
            return Err(format!("card {card} is not offered there"));
        }
        self.left = self.row.remove(&card);
        Ok(())
    }

    /// Who wins a card is out of the auctions of this turn.
    pub(super) fn wins(&mut self, seat: u8, auction: u8) -> Result<(), String> {
        match auction == self.auction && self.still_in.remove(&seat) {
            true => Ok(()),
            false => Err(format!("seat {seat} is in no auction {auction}")),
        }
    }

    /// Who took the card that went last by law 69 bids in no auction of the next turn, and another card comes there.
    pub(super) fn sits_out(&mut self, seat: u8) {
        self.taken = self.left.take();
        self.sit_out.insert(seat);
    }

    /// Whether a card has still to come where a law took one.
    pub(super) fn lacks_a_card(&self) -> bool {
        self.taken.is_some()
    }

    /// The card that went last went for a virtual opponent, which is out of the auctions of this turn: a card where it bid, or
    /// any where no card lay there (R-VIR-04, R-VIR-05).
    pub(super) fn discards(&mut self, rival: u8) -> Result<(), String> {
        let at = self.left.as_ref().map(|(at, _)| at);
        let bid_there = self.without_cards.contains(&rival) || self.drawn.get(&rival) == at;
        match self.rivals_in.remove(&rival) && self.drawn.contains_key(&rival) && bid_there {
            true => Ok(()),
            false => Err(format!("virtual opponent {rival} has not bid there")),
        }
    }

    /// A card comes to the next auction card.
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

    /// A card comes into the place of the one that a law took.
    pub(super) fn replaces(&mut self, card: u8, at: Option<&Value>) -> Result<(), String> {
        match self.taken.take() {
            Some(taken) if Some(&taken.0) == at => {
                self.row.insert(card, taken);
                Ok(())
            }
            Some(_) | None => Err(format!("no card was taken where card {card} comes")),
        }
    }

    /// R-INV-03: a monster comes.
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

/// R-TD-02: the two auction cards as a record lists them, by their first colours, and which of these lies first and second.
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
