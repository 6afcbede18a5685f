//! All kinds of lies about a draw's pool or order, and the games they apply to.

use Table::*;
use viceroy::rules::{Law69, ReturnedGems};

use super::forger::{Made, call_cards, deal_again, entry};
use super::verified::record;
use crate::prelude::*;

pub struct Games {
    pub plain: Vec<Value>,
    pub chosen: Vec<Value>,
    pub rivals: Vec<Value>,
    pub domains: Vec<Value>,
    pub modules: Vec<Value>,
    pub original: Vec<Value>,
}

impl Games {
    pub fn at(&self, table: Table) -> &[Value] {
        match table {
            Plain => &self.plain,
            Chosen => &self.chosen,
            Rivals => &self.rivals,
            Domains => &self.domains,
            Modules => &self.modules,
            Original => &self.original,
        }
    }

    pub fn new(of_each: u64) -> Games {
        let many = |agreement: GameSetup, from: u64| -> Vec<Value> {
            let ruleset = Ruleset::compile(agreement).unwrap();
            let seeds = from..from + of_each;
            seeds.map(|seed| record(&ruleset, seed)).collect()
        };
        let mut chosen = GameSetup::standard(3);
        chosen.options.returned_gems = Some(ReturnedGems::Chosen);
        let rivals = GameSetup { rivals: 2, ..GameSetup::standard(2) };
        let mut domains = GameSetup::standard(3);
        domains.options.domain_cards = Some(DomainCards::With);
        domains.returned_pairs = ReturnedPairs::Ascending;
        let mut original = GameSetup::standard(3);
        original.options.law_69 = Some(Law69::Original);
        let modules = GameSetup {
            modules: Module::ALL.to_vec(),
            returned_pairs: ReturnedPairs::Ascending,
            ..GameSetup::standard(3)
        };
        Games {
            plain: many(GameSetup::standard(2), 100),
            chosen: many(chosen, 200),
            rivals: many(rivals, 300),
            domains: many(domains, 400),
            modules: many(modules, 500),
            original: many(original, 600),
        }
    }
}

#[derive(Clone, Copy)]
pub enum Table {
    Plain,
    Chosen,
    Rivals,
    Domains,
    Modules,
    /// With the original text of law 69.
    Original,
}

pub type Forgery = fn(&Value, &mut StdRng) -> Option<Value>;

fn about(
    record: &Value,
    purpose: &str,
    nth: usize,
    change: impl Fn(&mut Vec<Value>),
) -> Option<Value> {
    deal_again(record, &mut |of, at, among| {
        if of == purpose && at == nth {
            change(among);
        }
        Made::Once
    })
}

fn about_all(record: &Value, purpose: &str, change: impl Fn(&mut Vec<Value>)) -> Option<Value> {
    deal_again(record, &mut |of, _, among| {
        if of == purpose {
            change(among);
        }
        Made::Once
    })
}

fn made(record: &Value, purpose: &str, how: fn() -> Made) -> Option<Value> {
    deal_again(record, &mut |of, _, _| if of == purpose { how() } else { Made::Once })
}

fn one_made(record: &Value, which: (&str, usize), how: fn() -> Made) -> Option<Value> {
    deal_again(record, &mut |of, nth, _| if (of, nth) == which { how() } else { Made::Once })
}

fn swapped(record: &Value, purpose: &str, nth: usize, luck: &mut StdRng) -> Option<Value> {
    let (one, other) = (luck.random::<u32>() as usize, luck.random::<u32>() as usize);
    about(record, purpose, nth, |among| {
        let all = among.len();
        let one = one % all;
        among.swap(one, (one + 1 + other % (all - 1)) % all);
    })
}

fn without(record: &Value, purpose: &str, kept: impl Fn(u64) -> bool) -> Option<Value> {
    about(record, purpose, 0, |among| among.retain(|card| kept(card.as_u64().unwrap())))
}

fn exchanged(record: &Value, one: &Value, other: &Value) -> Option<Value> {
    about_all(record, "judgements", |among| {
        for item in among {
            if item == one {
                *item = other.clone();
            } else if item == other {
                *item = one.clone();
            }
        }
    })
}

/// What players returned, before the second shuffle.
fn given_back(record: &Value, change: impl Fn(&mut [Value])) -> Option<Value> {
    let tail = 2 * record["seats"].as_array().unwrap().len();
    about(record, "characters", 1, |among| {
        let from = among.len() - tail;
        change(&mut among[from..]);
    })
}

fn from_the_bottom(record: &Value, purpose: &str) -> Option<Value> {
    let draws = record["luck"]["draws"].as_array()?;
    let draw = draws.iter().rfind(|draw| draw["purpose"] == purpose)?;
    let order: Vec<u64> = draw["order"].as_array()?.iter().filter_map(Value::as_u64).collect();
    let order = match purpose {
        "characters" => &order[..48],
        _ => &order[..],
    };
    let names = order.iter().copied().zip(order.iter().rev().copied()).collect();
    let mut record = record.clone();
    call_cards(&mut record, names);
    Some(record)
}

fn laws_in_rounds(record: &Value) -> Option<Value> {
    let draws = record["luck"]["draws"].as_array()?;
    let draw = draws.iter().find(|draw| draw["purpose"] == "laws")?;
    let top: Vec<u64> = draw["order"].as_array()?.iter().rev().filter_map(Value::as_u64).collect();
    let seats = record["seats"].as_array()?.len();
    let names: BTreeMap<u64, u64> =
        (0..3 * seats).map(|nth| (top[nth], top[nth / 3 + seats * (nth % 3)])).collect();
    let mut forged = record.clone();
    call_cards(&mut forged, names);
    let dealt = |e: &&mut Value| e["turn"] == 0 && e["what"] == "drew" && e["deck"] == "laws";
    let log = list(&mut forged["log"]).iter_mut();
    for (nth, entry) in log.filter(dealt).take(3 * seats).enumerate() {
        entry["seat"] = json!(nth % seats);
    }
    Some(forged)
}

fn hands_exchanged(record: &Value) -> Option<Value> {
    let draws = record["luck"]["draws"].as_array()?;
    let draw = draws.iter().find(|draw| draw["purpose"] == "characters")?;
    let order: Vec<u64> = draw["order"].as_array()?.iter().filter_map(Value::as_u64).collect();
    let mut names = BTreeMap::new();
    for nth in 0..4 {
        names.insert(order[nth], order[4 + nth]);
        names.insert(order[4 + nth], order[nth]);
    }
    let mut forged = deal_again(record, &mut |of, nth, among| {
        if (of, nth) == ("characters", 1) {
            for card in among.iter_mut() {
                if let Some(name) = names.get(&card.as_u64().unwrap()) {
                    *card = json!(name);
                }
            }
        }
        Made::Once
    })?;
    let firsts = list(&mut forged["log"]).iter_mut();
    for first in firsts.filter(|entry| entry["what"] == "first_card") {
        if let Some(name) = names.get(&first["card"].as_u64()?) {
            first["card"] = json!(name);
        }
    }
    Some(forged)
}

fn with(record: &Value, change: impl Fn(&mut Value)) -> Option<Value> {
    let mut record = record.clone();
    change(&mut record);
    Some(record)
}

/// Swaps two players' actions in a development round in which one of them draws.
fn acts_exchanged(record: &Value) -> Option<Value> {
    let mut forged = record.clone();
    let log = list(&mut forged["log"]);
    let mut runs: Vec<Vec<Value>> = vec![];
    for entry in log.drain(..) {
        match runs.last_mut() {
            Some(run) if run[0]["seat"] == entry["seat"] && run[0]["phase"] == entry["phase"] => {
                run.push(entry);
            }
            Some(_) | None => runs.push(vec![entry]),
        }
    }
    let tells = |run: &[Value], what: &str| run.iter().any(|entry| entry["what"] == what);
    let plays = |run: &[Value]| run[0]["phase"] == "development" && tells(run, "played");
    let at = (1..runs.len()).find(|at| {
        let (one, other) = (&runs[at - 1], &runs[*at]);
        plays(one) && plays(other) && (tells(one, "drew") || tells(other, "drew"))
    })?;
    runs.swap(at - 1, at);
    forged["log"] = json!(runs.concat());
    Some(forged)
}

pub const KINDS: &[(&str, Table, Forgery)] = &[
    ("characters in another order", Plain, |r, l| swapped(r, "characters", 0, l)),
    ("laws in another order", Plain, |r, l| swapped(r, "laws", 0, l)),
    ("criminals in another order", Modules, |r, l| swapped(r, "criminals", 0, l)),
    ("monsters in another order", Modules, |r, l| swapped(r, "monsters", 1, l)),
    ("auction cards in another order", Plain, |r, l| swapped(r, "auction_cards", 0, l)),
    ("lots in another order", Domains, |r, l| swapped(r, "lots", 0, l)),
    ("characters without those of the bonus", Plain, |r, _| {
        without(r, "characters", |card| !(61..=64).contains(&card))
    }),
    ("laws without those of the bonus", Plain, |r, _| {
        without(r, "laws", |card| !(85..=88).contains(&card))
    }),
    ("characters without aristocrats", Modules, |r, _| without(r, "characters", |card| card < 89)),
    ("laws without those of a module", Modules, |r, _| {
        without(r, "laws", |card| !(104..=106).contains(&card))
    }),
    ("a character is left out", Plain, |r, l| {
        let out = l.random_range(1..=64);
        without(r, "characters", |card| card != out)
    }),
    ("a criminal is left out", Modules, |r, l| {
        let out = l.random_range(111..=134);
        without(r, "criminals", |card| card != out)
    }),
    ("a law is there twice", Plain, |r, l| {
        let nth = l.random_range(1..24);
        about(r, "laws", 0, |among| among[nth] = among[nth - 1].clone())
    }),
    ("a monster of another tier", Modules, |r, l| {
        let tier = l.random_range(1..=6);
        about(r, "monsters", 2, |among| among[0] = json!(tier))
    }),
    ("an auction card is there twice", Plain, |r, _| {
        about(r, "auction_cards", 0, |among| among[1] = json!("blue"))
    }),
    ("all gems that go back are blue", Plain, |r, _| {
        about_all(r, "returned_gems", |among| among.fill(json!("blue")))
    }),
    ("a gem that went back is still there", Plain, |r, l| {
        let nth = 2 * l.random_range(0..2) + 1;
        let all = json!(["blue", "blue", "red", "red", "green", "green", "yellow", "yellow"]);
        about(r, "returned_gems", nth, |among| among.clone_from(all.as_array().unwrap()))
    }),
    ("virtual opponents draw red", Rivals, |r, _| {
        about_all(r, "rival_bids", |among| among.fill(json!("red")))
    }),
    ("a bag is of another number of players", Rivals, |r, _| {
        about_all(r, "rival_bids", |among| {
            let mut seen = None;
            among.retain(|gem| seen.replace(gem.clone()).as_ref() == Some(gem));
        })
    }),
    ("a bag lies in another order", Rivals, |r, l| {
        let nth = l.random_range(0..10);
        about(r, "rival_bids", nth, |among| among.reverse())
    }),
    ("a drawn gem is in the bag for the next", Rivals, |r, _| {
        let all: Vec<Value> =
            ["blue", "red", "green", "yellow"].iter().flat_map(|c| vec![json!(c); 8]).collect();
        about_all(r, "rival_bids", |among| among.clone_from(&all))
    }),
    ("none and eight points are exchanged", Modules, |r, _| {
        exchanged(r, &json!({"kind": "none"}), &json!({"kind": "points", "value": 8}))
    }),
    ("more judgements are none", Modules, |r, _| {
        let eight = json!({"kind": "points", "value": 8});
        about_all(r, "judgements", |among| {
            among
                .iter_mut()
                .filter(|one| **one == eight)
                .for_each(|one| *one = json!({"kind": "none"}))
        })
    }),
    ("judgements lie the other way round", Modules, |r, _| {
        about_all(r, "judgements", |among| among.reverse())
    }),
    ("a judgement is left out", Modules, |r, l| {
        let nth = l.random_range(0..10);
        about(r, "judgements", nth, |among| drop(among.pop()))
    }),
    ("a drawn judgement is still there", Modules, |r, _| {
        let draws = r["luck"]["draws"].as_array()?;
        let all = draws.iter().find(|draw| draw["purpose"] == "judgements")?;
        let all = all["among"].as_array()?.clone();
        about(r, "judgements", 1, |among| among.clone_from(&all))
    }),
    ("what went back lies the other way round", Plain, |r, _| given_back(r, <[Value]>::reverse)),
    ("what went back lies by its numbers alone", Plain, |r, _| {
        given_back(r, |back| back.sort_by_key(Value::as_u64))
    }),
    ("a pair that went back lies the other way round", Plain, |r, _| {
        given_back(r, |back| back.swap(0, 1))
    }),
    ("a chosen pair lies the other way round", Domains, |r, _| {
        given_back(r, |back| back.swap(0, 1))
    }),
    ("the last chosen pair lies the other way round", Domains, |r, _| {
        given_back(r, |back| {
            let last = back.len() - 1;
            back.swap(last - 1, last);
        })
    }),
    ("seats gave back in another order", Domains, |r, _| given_back(r, |back| back.rotate_left(2))),
    ("what went back lies below the deck", Plain, |r, _| {
        about(r, "characters", 1, |among| among.rotate_right(4))
    }),
    ("a first card went back too", Plain, |r, _| {
        let log = r["log"].as_array()?;
        let first = log.iter().find(|entry| entry["what"] == "first_card")?["card"].clone();
        given_back(r, |back| back[2] = first.clone())
    }),
    ("one of those that went back is another", Domains, |r, _| {
        given_back(r, |back| back.swap(1, 2))
    }),
    ("no lots", Domains, |r, _| made(r, "lots", || Made::Not)),
    ("no gems by lot", Plain, |r, _| made(r, "returned_gems", || Made::Not)),
    ("no auction cards", Plain, |r, _| made(r, "auction_cards", || Made::Not)),
    ("no criminals", Modules, |r, _| made(r, "criminals", || Made::Not)),
    ("no monsters of a tier", Modules, |r, l| {
        let tier = l.random_range(0..3);
        one_made(r, ("monsters", tier), || Made::Not)
    }),
    ("laws are shuffled twice", Plain, |r, _| made(r, "laws", || Made::Twice)),
    ("characters are shuffled twice", Plain, |r, _| one_made(r, ("characters", 0), || Made::Twice)),
    ("lots are drawn twice", Domains, |r, _| made(r, "lots", || Made::Twice)),
    ("a bid is drawn twice", Rivals, |r, l| {
        let twice = l.random_range(0..10);
        one_made(r, ("rival_bids", twice), || Made::Twice)
    }),
    ("a judgement is drawn twice", Modules, |r, l| {
        let twice = l.random_range(0..8);
        one_made(r, ("judgements", twice), || Made::Twice)
    }),
    ("a number is left out", Plain, |r, _| made(r, "laws", || Made::Later)),
    ("gems that were chosen are promised by lot", Chosen, |r, _| {
        with(r, |r| r["options"]["returned_gems"] = json!("random"))
    }),
    ("gems by lot are promised to be chosen", Plain, |r, _| {
        with(r, |r| r["options"]["returned_gems"] = json!("chosen"))
    }),
    ("two cards are promised to be dealt", Plain, |r, _| {
        with(r, |r| r["options"]["deal"] = json!(2))
    }),
    ("bonus cards are promised not to be there", Plain, |r, _| {
        with(r, |r| r["options"]["bonus_cards"] = json!(false))
    }),
    ("a module is not told", Modules, |r, l| {
        let out = l.random_range(0..3);
        with(r, |r| drop(list(&mut r["modules"]).remove(out)))
    }),
    ("a virtual opponent is not told", Rivals, |r, _| with(r, |r| r["rivals"] = json!(1))),
    ("the large deck is drawn from its bottom", Plain, |r, _| from_the_bottom(r, "characters")),
    ("laws are drawn from the bottom", Plain, |r, _| from_the_bottom(r, "laws")),
    ("criminals are drawn from the bottom", Modules, |r, _| from_the_bottom(r, "criminals")),
    ("laws are dealt in rounds", Plain, |r, _| laws_in_rounds(r)),
    ("two seats have each other's hands", Plain, |r, _| hands_exchanged(r)),
    ("another order is told than was drawn", Domains, |r, _| {
        with(r, |r| {
            if let Some(told) = entry(r, "order_drawn") {
                list(&mut told["seats"]).rotate_left(1);
            }
        })
    }),
    ("two players act the other way round", Plain, |r, _| acts_exchanged(r)),
];
