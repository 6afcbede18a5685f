//! Models a forger with the secret and the interaction ids who lies once about a draw's pool or
//! order and recomputes everything else, with valid HMACs. Implemented from `docs/record.md` alone.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::prelude::*;

const COLOURS: [&str; 4] = ["blue", "red", "green", "yellow"];

/// Gets a draw's purpose, its index within the purpose and its pool; decides how the draw is made.
pub type Lie<'l> = &'l mut dyn FnMut(&str, usize, &mut Vec<Value>) -> Made;

#[derive(PartialEq, Eq)]
pub enum Made {
    Once,
    /// A second time, with what came of it.
    Twice,
    Not,
    /// Skips a number.
    Later,
}

struct Dealer {
    secret: Vec<u8>,
    presses: String,
    used: u64,
    draws: Vec<Value>,
}

impl Dealer {
    fn below(&mut self, purpose: &str, n: usize) -> usize {
        let n = n as u64;
        let fair = (1u64 << 32) / n * n;
        loop {
            let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).unwrap();
            mac.update(format!("{purpose}:{}{}", self.used, self.presses).as_bytes());
            self.used += 1;
            let bytes: [u8; 4] = mac.finalize().into_bytes()[..4].try_into().unwrap();
            let number = u64::from(u32::from_be_bytes(bytes));
            if number < fair {
                return (number % n) as usize;
            }
        }
    }

    fn shuffle(&mut self, old: &Value, among: Vec<Value>) -> Vec<Value> {
        let (first, purpose) = (self.used, old["purpose"].as_str().unwrap());
        let mut order = among.clone();
        for i in (1..order.len()).rev() {
            let j = self.below(purpose, i + 1);
            order.swap(i, j);
        }
        self.told(old, first, among, "order", json!(order));
        order
    }

    fn take(&mut self, old: &Value, among: Vec<Value>) -> Value {
        let (first, purpose) = (self.used, old["purpose"].as_str().unwrap());
        let nth = self.below(purpose, among.len());
        let taken = among[nth].clone();
        self.told(old, first, among, "taken", taken.clone());
        taken
    }

    fn told(&mut self, old: &Value, number: u64, among: Vec<Value>, what: &str, result: Value) {
        self.draws.push(json!({
            "step": old["step"], "turn": old["turn"], "purpose": old["purpose"], "number": number, "among": among,
            what: result,
        }));
    }
}

/// New names of the record's cards and tokens.
#[derive(Default)]
struct Renamed {
    cards: BTreeMap<u64, u64>,
    monsters: BTreeMap<u64, u64>,
    auction_cards: BTreeMap<String, String>,
}

/// Recomputes the record with the lie; `None` if it cannot be made consistent.
pub fn deal_again(record: &Value, lie: Lie<'_>) -> Option<Value> {
    let old: Vec<Value> = record["luck"]["draws"].as_array()?.clone();
    let mut forged = record.clone();
    let presses: Vec<&str> =
        record["luck"]["presses"].as_array()?.iter().map(|press| press.as_str().unwrap()).collect();
    let mut dealer = Dealer {
        secret: hex::decode(record["luck"]["secret"].as_str()?).unwrap(),
        presses: match presses.is_empty() {
            true => String::new(),
            false => format!(":{}", presses.join(",")),
        },
        used: 0,
        draws: vec![],
    };
    let mut renamed = Renamed::default();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut gems = vec![];
    let mut bids = Bids::of(record);
    let mut judged = Judged::of(record);
    let dealt = match record["options"]["domain_cards"] == true {
        true => 0,
        false => record["options"]["deal"].as_u64()? as usize * record["seats"].as_array()?.len(),
    };
    for draw in &old {
        let purpose = draw["purpose"].as_str()?;
        let nth = seen.entry(purpose.to_owned()).or_default();
        let mut among = draw["among"].as_array()?.clone();
        match (purpose, *nth) {
            ("returned_gems", nth) if nth % 2 == 1 && !gems.is_empty() => among.clone_from(&gems),
            ("characters", 1) => given_back(record, &renamed, &mut among, dealt),
            ("rival_bids", _) => bids.bag(&mut among),
            ("judgements", _) => among = judged.reserve(draw),
            _ => {}
        }
        let made = lie(purpose, *nth, &mut among);
        *nth += 1;
        if among.is_empty() {
            return None;
        }
        match made {
            Made::Not => {
                match purpose {
                    "rival_bids" | "judgements" | "characters" | "laws" => return None,
                    _ => {}
                }
                continue;
            }
            Made::Later => dealer.used += 1,
            Made::Twice if draw.get("order").is_some() => drop(dealer.shuffle(draw, among.clone())),
            Made::Twice => drop(dealer.take(draw, among.clone())),
            Made::Once => {}
        }
        let was = draw["order"].as_array();
        match purpose {
            "returned_gems" => {
                let taken = dealer.take(draw, among.clone());
                among.remove(among.iter().position(|gem| *gem == taken)?);
                gems = among;
            }
            "rival_bids" => bids.drawn(among.clone(), dealer.take(draw, among)),
            "judgements" => judged.drawn(dealer.take(draw, among)),
            "lots" => {
                let order = dealer.shuffle(draw, among);
                let entry = entry(&mut forged, "order_drawn")?;
                entry["seats"] = json!(order);
            }
            "auction_cards" => {
                let order = dealer.shuffle(draw, among);
                let spelt = |colour: &Value| colour.as_str().unwrap().to_owned();
                let pairs = was?.iter().map(spelt).zip(order.iter().map(spelt));
                renamed.auction_cards = pairs.collect();
            }
            "monsters" => rename(&mut renamed.monsters, was?, &dealer.shuffle(draw, among), 0)?,
            "characters" if *seen.get("characters")? == 1 => {
                rename(&mut renamed.cards, was?, &dealer.shuffle(draw, among), dealt)?;
            }
            "characters" => {
                let large = match record["options"]["two_colour_auction"] == true {
                    true => 24,
                    false => 48,
                };
                rename(&mut renamed.cards, was?, &dealer.shuffle(draw, among), large)?;
            }
            _ => rename(&mut renamed.cards, was?, &dealer.shuffle(draw, among), 0)?,
        }
    }
    reserve(&mut forged, &dealer.draws);
    bids.tell(&mut forged);
    judged.tell(&mut forged)?;
    forged["luck"]["draws"] = json!(dealer.draws);
    renamed.tell(&mut forged);
    Some(forged)
}

/// Maps the old order to the new one, position by position: this many from the bottom, the rest
/// from the top.
fn rename(
    names: &mut BTreeMap<u64, u64>,
    old: &[Value],
    new: &[Value],
    from_bottom: usize,
) -> Option<()> {
    let number = |item: &Value| item.as_u64().unwrap();
    let bottom = from_bottom.min(new.len());
    for (was, is) in old.iter().zip(new).take(bottom) {
        names.insert(number(was), number(is));
    }
    for (was, is) in old[bottom..].iter().rev().zip(new[bottom..].iter().rev()) {
        names.insert(number(was), number(is));
    }
    Some(())
}

/// The characters before the split: cards that were returned lie in numeric order, if nobody chose it.
fn given_back(record: &Value, renamed: &Renamed, among: &mut [Value], dealt: usize) {
    for card in among.iter_mut() {
        if let Some(name) = renamed.cards.get(&card.as_u64().unwrap()) {
            *card = json!(name);
        }
    }
    let seats = record["seats"].as_array().unwrap().len();
    if dealt == 4 * seats || record["luck"]["returned_pairs"] == "ascending" {
        let tail = among.len() - 2 * seats;
        for pair in among[tail..].chunks_mut(2) {
            pair.sort_by_key(Value::as_u64);
        }
    }
}

pub fn entry<'r>(record: &'r mut Value, what: &str) -> Option<&'r mut Value> {
    let log = record["log"].as_array_mut()?;
    log.iter_mut().find(|entry| entry["what"] == what)
}

/// The initial reserve, if these gems were returned by lot.
fn reserve(record: &mut Value, draws: &[Value]) {
    let back = draws.iter().filter(|draw| draw["purpose"] == "returned_gems");
    let back: Vec<&Value> = back.map(|draw| &draw["taken"]).collect();
    let seats = record["seats"].as_array().unwrap().len();
    for colour in COLOURS.iter().filter(|_| !back.is_empty()) {
        let returned = back.iter().filter(|gem| **gem == colour).count();
        record["reserve_start"][*colour] = json!(2 * seats + returned);
    }
}

struct Bids {
    /// Whether each bid belongs to the same auction as the one before.
    same_auction: Vec<bool>,
    next: usize,
    bag: Vec<Value>,
    drawn: Vec<Value>,
}

impl Bids {
    fn of(record: &Value) -> Bids {
        let log = record["log"].as_array().unwrap().iter();
        let bids = log.filter(|entry| entry["what"] == "bid" && entry.get("rival").is_some());
        let auctions: Vec<_> = bids.map(|bid| (&bid["turn"], &bid["auction"])).collect();
        let same = (0..auctions.len()).map(|nth| nth > 0 && auctions[nth] == auctions[nth - 1]);
        Bids { same_auction: same.collect(), next: 0, bag: vec![], drawn: vec![] }
    }

    fn bag(&mut self, among: &mut Vec<Value>) {
        if self.same_auction.get(self.next) == Some(&true) {
            among.clone_from(&self.bag);
        }
    }

    fn drawn(&mut self, mut bag: Vec<Value>, taken: Value) {
        bag.remove(bag.iter().position(|gem| *gem == taken).unwrap());
        self.bag = bag;
        self.next += 1;
        self.drawn.push(taken);
    }

    fn tell(self, record: &mut Value) {
        let log = record["log"].as_array_mut().unwrap().iter_mut();
        let bids = log.filter(|entry| entry["what"] == "bid" && entry.get("rival").is_some());
        for (bid, drawn) in bids.zip(self.drawn) {
            bid["bid"] = drawn;
        }
    }
}

struct Judged {
    log: Vec<Value>,
    /// The next unprocessed entry.
    next: usize,
    box_of_all: Vec<Value>,
    reserve: Vec<Value>,
    held: Vec<Vec<Value>>,
    /// Who draws now, and how many are left to draw.
    drawing: (usize, u64),
}

impl Judged {
    fn of(record: &Value) -> Judged {
        let draws = record["luck"]["draws"].as_array().unwrap().iter();
        let mut all = draws.filter(|draw| draw["purpose"] == "judgements");
        let all =
            all.next().map_or_else(Vec::new, |draw| draw["among"].as_array().unwrap().clone());
        Judged {
            log: record["log"].as_array().unwrap().clone(),
            next: 0,
            reserve: all.clone(),
            box_of_all: all,
            held: vec![vec![]; record["seats"].as_array().unwrap().len()],
            drawing: (0, 0),
        }
    }

    fn reserve(&mut self, _old: &Value) -> Vec<Value> {
        while self.drawing.1 == 0 {
            self.go_on();
        }
        self.reserve.clone()
    }

    /// Players return what they drew last.
    fn go_on(&mut self) {
        let entry = &self.log[self.next];
        self.next += 1;
        let seat = entry["seat"].as_u64().unwrap_or(0) as usize;
        let count = entry["count"].as_u64().unwrap_or(0);
        match entry["what"].as_str() {
            Some("judgements_drawn") => self.drawing = (seat, count),
            Some("judgements_returned") => {
                for _ in 0..count {
                    let back = self.held[seat].pop().unwrap();
                    self.reserve.push(back);
                }
                self.reserve = in_order(&self.box_of_all, &self.reserve);
            }
            _ => {}
        }
    }

    fn drawn(&mut self, taken: Value) {
        if let Some(at) = self.reserve.iter().position(|one| *one == taken) {
            self.reserve.remove(at);
        }
        self.held[self.drawing.0].push(taken);
        self.drawing.1 -= 1;
    }

    fn tell(mut self, record: &mut Value) -> Option<()> {
        if self.box_of_all.is_empty() {
            return Some(());
        }
        while self.next < self.log.len() {
            self.go_on();
        }
        for (seat, held) in self.held.iter().enumerate() {
            let held = in_order(&self.box_of_all, held);
            let player = &mut record["final"]["players"][seat];
            player["zones"]["judgements"] = json!(held);
            let log = record["log"].as_array_mut()?.iter_mut();
            for entry in log.filter(|e| e["what"] == "judgements_shown" && e["seat"] == seat) {
                entry["judgements"] = json!(held);
            }
        }
        Some(())
    }
}

/// In box order; anything else comes last.
pub fn in_order(all: &[Value], some: &[Value]) -> Vec<Value> {
    let mut sorted = some.to_vec();
    sorted.sort_by_key(|one| all.iter().position(|other| other == one));
    sorted
}

impl Renamed {
    fn tell(&self, record: &mut Value) {
        let two = record["options"]["two_colour_auction"] == true;
        for entry in record["log"].as_array_mut().unwrap() {
            for field in ["card", "under", "with_card", "by"] {
                self.card(&mut entry[field]);
            }
            let monster = entry["monster"].as_u64();
            if let Some(name) = monster.and_then(|monster| self.monsters.get(&monster)) {
                entry["monster"] = json!(name);
            }
            let at_auction =
                ["bid", "won", "claim", "named", "revealed", "discarded_auction", "taken_auction"];
            if !two && at_auction.iter().any(|what| entry["what"] == *what) {
                for field in ["bid", "colour"] {
                    let name = entry[field].as_str().and_then(|c| self.auction_cards.get(c));
                    if let (Some(name), None) = (name, entry.get("rival")) {
                        entry[field] = json!(name);
                    }
                }
            }
            entry.as_object_mut().unwrap().retain(|_, value| !value.is_null());
        }
        for player in record["final"]["players"].as_array_mut().unwrap() {
            let hand = player["hand"].as_array_mut().unwrap();
            hand.iter_mut().for_each(|card| self.card(card));
            for place in player["pyramid"].as_array_mut().unwrap() {
                self.card(&mut place["card"]);
                let under = place["under"].as_array_mut().unwrap();
                under.iter_mut().for_each(|card| self.card(card));
            }
        }
    }

    fn card(&self, card: &mut Value) {
        if let Some(name) = card.as_u64().and_then(|card| self.cards.get(&card)) {
            *card = json!(name);
        }
    }
}

/// Renames cards everywhere except in the draws.
pub fn call_cards(record: &mut Value, names: BTreeMap<u64, u64>) {
    let renamed = Renamed { cards: names, ..Renamed::default() };
    renamed.tell(record);
}
