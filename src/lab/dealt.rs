//! Holds what a record shows against what was drawn: cards come from the decks as these were shuffled, and whatever else
//! was drawn is what everybody saw. It needs no rules of the game but how its decks are made.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::{Value, json};

/// A shuffle, or something taken by lot, as a record tells it.
#[derive(Deserialize)]
pub(super) struct ToldDraw {
    pub step: u32,
    pub turn: u8,
    pub purpose: String,
    pub number: u64,
    pub among: Vec<Value>,
    #[serde(default)]
    pub order: Vec<Value>,
    pub taken: Option<Value>,
}

/// The numbers of criminals, the only cards that go under their deck when they are discarded.
const CRIMINALS: std::ops::RangeInclusive<u64> = 111..=134;
/// The colours in the order in which gems and auction cards are listed.
const COLOURS: [&str; 4] = ["blue", "red", "green", "yellow"];
/// The tiers of monsters from the first that comes, three times over.
const TIERS: [usize; 4] = [0, 1, 1, 2];
/// How many monsters a game has.
const MONSTERS: usize = 12;

/// What a record shows.
#[derive(Deserialize)]
pub(super) struct RecordShows {
    options: Value,
    #[serde(default)]
    auction_cards: Vec<Vec<Value>>,
    reserve_start: Value,
    log: Vec<EntryShows>,
    #[serde(rename = "final")]
    end: EndShows,
}

#[derive(Deserialize)]
struct EndShows {
    players: Vec<PlayerAtEnd>,
}

#[derive(Deserialize)]
struct PlayerAtEnd {
    hand: Vec<u64>,
    zones: Zones,
}

#[derive(Deserialize)]
struct Zones {
    #[serde(default)]
    judgements: Vec<Value>,
}

/// An entry of the log, as far as it tells of luck.
#[derive(Deserialize)]
struct EntryShows {
    turn: u8,
    what: String,
    seat: Option<usize>,
    rival: Option<u8>,
    card: Option<Value>,
    count: Option<usize>,
    #[serde(default)]
    deck: String,
    bid: Option<Value>,
    colour: Option<Value>,
    auction_card: Option<usize>,
    place: Option<Value>,
    by: Option<Value>,
    from: Option<Value>,
    seats: Option<Vec<Value>>,
    monster: Option<u64>,
}

/// A card that lies in a deck.
#[derive(Clone, Copy)]
enum Lies {
    /// This one.
    Known(u64),
    /// One that this seat put there, unseen.
    PutBy(usize),
}

/// The decks and hands as far as they follow from the draws.
struct DecksAsDrawn<'r> {
    draws: &'r [ToldDraw],
    large: Vec<Lies>,
    small: Vec<Lies>,
    laws: Vec<Lies>,
    criminals: Vec<Lies>,
    /// Every card that each seat may have held.
    held: Vec<BTreeSet<u64>>,
    /// Every judgement that each seat has drawn.
    judged: Vec<Vec<Value>>,
    monsters: Vec<u64>,
    /// How many draws of each of these were seen.
    rivals: usize,
    judgements: usize,
    /// Whether the decks of characters were made.
    divided: bool,
}

/// Goes through the log, and says how many entries it has.
///
/// # Errors
/// What is not as drawn, as the rest of a sentence.
pub(super) fn as_dealt(shown: &RecordShows, draws: &[ToldDraw]) -> Result<usize, String> {
    listed_in_order(draws)?;
    let mut decks = DecksAsDrawn::of(shown, draws)?;
    for (number, entry) in (1..).zip(&shown.log) {
        decks
            .entry(shown, entry)
            .map_err(|what| format!("entry {number} of the log (turn {}): {what}", entry.turn))?;
    }
    decks.end(shown)?;
    auction_cards(shown, draws)?;
    starting_gems(shown, draws)?;
    Ok(shown.log.len())
}

fn of<'d>(draws: &'d [ToldDraw], purpose: &str) -> impl Iterator<Item = &'d ToldDraw> {
    draws.iter().filter(move |draw| draw.purpose == purpose)
}

fn numbers(items: &[Value]) -> Vec<u64> {
    items.iter().filter_map(Value::as_u64).collect()
}

fn lying(items: &[Value]) -> Vec<Lies> {
    numbers(items).into_iter().map(Lies::Known).collect()
}

/// Whoever could choose how things lie before a shuffle could choose how they lie after it. So they lie in the order of their
/// numbers; but for the characters that are divided into decks, which are looked at when that is done.
fn listed_in_order(draws: &[ToldDraw]) -> Result<(), String> {
    let colour = |item: &Value| COLOURS.iter().position(|c| item == c).map(|at| at as u64);
    let key = |item: &Value| item.as_u64().or_else(|| colour(item));
    let judgements = of(draws, "judgements").next();
    let all = judgements.map_or(&[][..], |draw| &draw.among);
    let mut of_characters = 0;
    for draw in draws {
        of_characters += usize::from(draw.purpose == "characters");
        let in_order = match draw.purpose.as_str() {
            "characters" if of_characters == 2 => true,
            // Of each kind of token there are several, and what lies in the reserve keeps its order.
            "judgements" => {
                let mut rest = all.iter();
                draw.among.iter().all(|one| rest.any(|other| other == one))
            }
            _ => {
                draw.among.iter().map(key).is_sorted()
                    && draw.among.iter().all(|i| key(i).is_some())
            }
        };
        if !in_order {
            return Err(format!(
                "what {} is made among does not lie in order",
                draw.place()
            ));
        }
    }
    Ok(())
}

impl<'r> DecksAsDrawn<'r> {
    fn of(shown: &RecordShows, draws: &'r [ToldDraw]) -> Result<DecksAsDrawn<'r>, String> {
        let seats = shown.end.players.len();
        let shuffled = |purpose: &str| {
            let draw = of(draws, purpose).next();
            draw.map_or(&[][..], |draw| &draw.order)
        };
        let first = shuffled("characters");
        if of(draws, "characters").count() != 2 || shuffled("laws").is_empty() {
            return Err(
                "the shuffles of the characters and of the laws are not all there".to_owned(),
            );
        }
        let dealt = match shown.options["domain_cards"] == true {
            true => 0,
            false => shown.options["deal"].as_u64().map_or(0, |n| n as usize),
        };
        let (in_hands, deck) = first.split_at_checked(dealt * seats).unwrap_or_default();
        let hand = |seat: usize| in_hands.iter().skip(seat * dealt).take(dealt);
        Ok(DecksAsDrawn {
            draws,
            large: vec![],
            small: lying(deck),
            laws: lying(shuffled("laws")),
            criminals: lying(shuffled("criminals")),
            held: (0..seats)
                .map(|seat| hand(seat).filter_map(Value::as_u64).collect())
                .collect(),
            judged: vec![vec![]; seats],
            monsters: monsters(draws),
            rivals: 0,
            judgements: 0,
            divided: false,
        })
    }

    fn entry(&mut self, shown: &RecordShows, entry: &EntryShows) -> Result<(), String> {
        let seat = entry.seat.unwrap_or(0);
        if seat >= self.held.len() {
            return Err(format!("there is no seat {seat}"));
        }
        let card = entry.card.as_ref().and_then(Value::as_u64);
        let count = entry.count.unwrap_or(1);
        match (entry.what.as_str(), card) {
            ("order_drawn", _) => self.order_drawn(entry),
            ("bid", _) if entry.rival.is_some() => self.rival_bids(entry),
            ("revealed", Some(card)) => self.revealed(shown, entry, card),
            ("won" | "taken_auction", Some(card)) => {
                self.held[seat].insert(card);
                Ok(())
            }
            ("prolonged", _) => {
                let left = self.small.len().saturating_sub(count);
                let longer = self.small.split_off(left);
                self.large.splice(0..0, longer);
                Ok(())
            }
            ("drew", _) => (0..count).try_for_each(|_| self.drew(seat, &entry.deck)),
            ("put_back", _) if entry.deck == "laws" => {
                self.laws.extend(vec![Lies::PutBy(seat); count]);
                Ok(())
            }
            ("put_under", _) => {
                self.criminals.splice(0..0, vec![Lies::PutBy(seat); count]);
                Ok(())
            }
            ("discarded", Some(card)) => {
                self.may_hold(seat, card)?;
                if CRIMINALS.contains(&card) {
                    self.criminals.insert(0, Lies::Known(card));
                }
                Ok(())
            }
            ("first_card" | "played", Some(card)) => self.may_hold(seat, card),
            ("returned", Some(card)) if entry.by.is_none() => self.may_hold(seat, card),
            ("tucked", Some(card)) if entry.from.is_none() => self.may_hold(seat, card),
            ("monster_revealed", _) => self.monster(entry),
            ("judgements_drawn", _) => self.judged(seat, count),
            _ => Ok(()),
        }
    }

    fn order_drawn(&self, entry: &EntryShows) -> Result<(), String> {
        let seats = entry.seats.as_deref().unwrap_or_default();
        match of(self.draws, "lots").next() {
            Some(draw) if draw.order != seats => Err(format!(
                "the order of players is {}, and {} was drawn",
                json!(seats),
                json!(draw.order)
            )),
            Some(_) | None => Ok(()),
        }
    }

    fn rival_bids(&mut self, entry: &EntryShows) -> Result<(), String> {
        let drawn = of(self.draws, "rival_bids").nth(self.rivals);
        self.rivals += 1;
        let taken = drawn.and_then(|draw| draw.taken.as_ref());
        match taken == entry.bid.as_ref() {
            true => Ok(()),
            false => Err(format!(
                "a virtual opponent bids {}, and {} was drawn for it",
                json!(entry.bid),
                json!(taken)
            )),
        }
    }

    fn revealed(
        &mut self,
        shown: &RecordShows,
        entry: &EntryShows,
        card: u64,
    ) -> Result<(), String> {
        if !self.divided {
            self.divide(shown)?;
        }
        let deck = match entry.place {
            None => &mut self.large,
            Some(_) => &mut self.small,
        };
        match deck.pop() {
            Some(Lies::Known(top)) if top == card => Ok(()),
            Some(Lies::Known(top)) => Err(format!(
                "card {card} is revealed, and card {top} lay on top of its deck"
            )),
            Some(Lies::PutBy(_)) | None => {
                Err(format!("card {card} is revealed from an empty deck"))
            }
        }
    }

    /// All characters that are left become the large deck and the small one (the second shuffle of characters).
    fn divide(&mut self, shown: &RecordShows) -> Result<(), String> {
        self.divided = true;
        let Some(second) = of(self.draws, "characters").nth(1) else {
            return Err("the characters were shuffled once only".to_owned());
        };
        let among = numbers(&second.among);
        let (lay, back) = among.split_at_checked(self.small.len()).unwrap_or_default();
        let known = |lies: &Lies| match lies {
            Lies::Known(card) => *card,
            Lies::PutBy(_) => 0,
        };
        let is_rest = self.small.iter().map(known).eq(lay.iter().copied());
        let from_hands = |card: &u64| self.held.iter().any(|held| held.contains(card));
        if !is_rest || !back.iter().all(from_hands) {
            let place = second.place();
            return Err(format!(
                "what {place} is made among is not what was left in the deck and what players gave back"
            ));
        }
        let mut cards = lying(&second.order);
        let large = match shown.options["two_colour_auction"] == true {
            true => 24,
            false => 48,
        };
        self.small = cards.split_off(large.min(cards.len()));
        self.large = cards;
        Ok(())
    }

    fn drew(&mut self, seat: usize, deck: &str) -> Result<(), String> {
        let pile = match deck {
            "small" => &mut self.small,
            "laws" => &mut self.laws,
            "criminals" => &mut self.criminals,
            other => return Err(format!("there is no deck {other}")),
        };
        match pile.pop() {
            None => return Err(format!("seat {seat} draws from an empty deck ({deck})")),
            Some(Lies::Known(card)) => {
                self.held[seat].insert(card);
            }
            // One of those that the other has had.
            Some(Lies::PutBy(other)) => {
                let theirs = self.held[other].clone();
                self.held[seat].extend(theirs);
            }
        }
        Ok(())
    }

    fn may_hold(&self, seat: usize, card: u64) -> Result<(), String> {
        match self.held[seat].contains(&card) {
            true => Ok(()),
            false => Err(format!(
                "seat {seat} has card {card}, which it was not dealt, has not drawn and has not won"
            )),
        }
    }

    fn monster(&mut self, entry: &EntryShows) -> Result<(), String> {
        let next = self.monsters.pop();
        match next == entry.monster {
            true => Ok(()),
            false => Err(format!(
                "monster {} comes, and {} was next",
                json!(entry.monster),
                json!(next)
            )),
        }
    }

    fn judged(&mut self, seat: usize, count: usize) -> Result<(), String> {
        let drawn = of(self.draws, "judgements").skip(self.judgements);
        let drawn: Vec<Value> = drawn.take(count).filter_map(|d| d.taken.clone()).collect();
        self.judgements += count;
        // The last token of the reserve is taken without a draw only where one is left, which does not happen.
        match drawn.len() == count {
            true => {
                self.judged[seat].extend(drawn);
                Ok(())
            }
            false => Err(format!(
                "seat {seat} draws {count} judgements, and as many draws are not there"
            )),
        }
    }

    /// What is left in the end.
    fn end(&self, shown: &RecordShows) -> Result<(), String> {
        for (seat, player) in shown.end.players.iter().enumerate() {
            player
                .hand
                .iter()
                .try_for_each(|card| self.may_hold(seat, *card))?;
            let mut drawn = self.judged[seat].clone();
            for judgement in &player.zones.judgements {
                let Some(at) = drawn.iter().position(|one| one == judgement) else {
                    return Err(format!(
                        "seat {seat} has the judgement {judgement} in the end, which it has not drawn"
                    ));
                };
                drawn.swap_remove(at);
            }
        }
        let told = [("rival_bids", self.rivals), ("judgements", self.judgements)];
        for (purpose, seen) in told {
            let made = of(self.draws, purpose).count();
            if made != seen {
                return Err(format!(
                    "{made} draws were made for {purpose}, and the log shows {seen}"
                ));
            }
        }
        Ok(())
    }
}

/// The monsters in the order in which they come, the first one last: of each tier that is due the last of its shuffled order.
fn monsters(draws: &[ToldDraw]) -> Vec<u64> {
    let mut tiers: Vec<Vec<u64>> = of(draws, "monsters")
        .map(|draw| numbers(&draw.order))
        .collect();
    let due = TIERS.iter().cycle().take(MONSTERS);
    let mut come: Vec<u64> = due.filter_map(|tier| tiers.get_mut(*tier)?.pop()).collect();
    come.reverse();
    come
}

/// The first cards are revealed at the auction cards in the order that was drawn, or in pairs of it.
fn auction_cards(shown: &RecordShows, draws: &[ToldDraw]) -> Result<(), String> {
    let Some(draw) = of(draws, "auction_cards").next() else {
        return Err("the shuffle of the auction cards is not there".to_owned());
    };
    let each = match shown.auction_cards.is_empty() {
        true => 1,
        false => 2,
    };
    let at = |entry: &EntryShows| match (&entry.colour, entry.auction_card) {
        (Some(colour), _) => vec![colour.clone()],
        (None, nth) => nth
            .and_then(|nth| shown.auction_cards.get(nth).cloned())
            .unwrap_or_default(),
    };
    let mut revealed = shown.log.iter().filter(|entry| entry.what == "revealed");
    let fits = draw.order.chunks(each).all(|drawn| {
        let at = revealed.next().map(at).unwrap_or_default();
        at.len() == each && drawn.iter().all(|colour| at.contains(colour))
    });
    match fits {
        true => Ok(()),
        false => Err("the auction cards do not lie in the order that was drawn".to_owned()),
    }
}

/// Where starting gems go back by lot the reserve shows which: everybody has taken two of each colour.
fn starting_gems(shown: &RecordShows, draws: &[ToldDraw]) -> Result<(), String> {
    let back: Vec<&Value> = of(draws, "returned_gems")
        .filter_map(|d| d.taken.as_ref())
        .collect();
    if back.is_empty() {
        return Ok(());
    }
    let seats = shown.end.players.len() as u64;
    for colour in COLOURS {
        let returned = back.iter().filter(|gem| ***gem == colour).count() as u64;
        if shown.reserve_start[colour] != 2 * seats + returned {
            return Err(format!(
                "the reserve began with other {colour} gems than were given back by lot"
            ));
        }
    }
    Ok(())
}
