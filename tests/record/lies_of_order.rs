//! Lies about who moved a card of a deck, or when: nothing is wrong with any draw.

use Table::*;

use super::forger::{call_cards, in_order};
use super::lies::{Forgery, Table};
use crate::prelude::*;

pub const KINDS: &[(&str, Table, Forgery)] = &[
    ("two draw missing criminals the other way round", Modules, |r, l| {
        let pairs = pairs(r, |one, other| draws_criminal(one) && draws_criminal(other));
        seats_exchanged(r, some(&pairs, l)?)
    }),
    ("a criminal is drawn during what another does", Modules, |r, l| {
        let log = log(r);
        let drew: Vec<usize> = (0..log.len()).filter(|at| draws_criminal(&log[*at])).collect();
        let pairs = drew.windows(2).map(|pair| (pair[0], pair[1]));
        let pairs = pairs.filter(|(one, other)| {
            *other > one + 1 && same(r, *one, *other, "turn") && !same(r, *one, *other, "seat")
        });
        drawn_before(r, some(&pairs.collect::<Vec<_>>(), l)?)
    }),
    ("one criminal more than is due at the end", Modules, |r, _| one_more_criminal(r)),
    ("a criminal is played without its judgements", Modules, |r, _| without_judgements(r)),
    ("judgements are told of no criminal", Modules, |r, l| {
        let drawn = all(r, "judgements_drawn");
        let nth = *some(&drawn, l)?;
        changed(r, |log| log[nth]["card"] = json!(1))
    }),
    ("judgements of two players are exchanged", Modules, |r, _| judgements_exchanged(r)),
    ("a criminal is played after what its row gives", Modules, |r, l| {
        moved(r, l, "judgements_returned", |log, at| {
            let played = (at..log.len()).find(|at| log[*at]["what"] == "played")?;
            (log[at]["for"] == "price").then_some(played + 1)
        })
    }),
    ("a judgement is returned during what another does", Modules, |r, l| {
        moved(r, l, "judgements_returned", |log, at| {
            (log[at]["for"] != "price").then(|| next_of_another(log, at))?
        })
    }),
    ("criminals are put under the other way round", Modules, |r, l| {
        let pairs = pairs(r, |one, other| [one, other].iter().all(|e| e["what"] == "put_under"));
        let (one, other) = *some(&pairs, l)?;
        changed(r, |log| log.swap(one, other))
    }),
    ("a criminal is put under before somebody acts", Modules, |r, l| {
        moved(r, l, "put_under", |log, at| {
            (0..at).rfind(|before| log[*before]["what"] == "played" && in_turn(log, at, *before))
        })
    }),
    ("a monster is fought before somebody acts", Modules, |r, l| {
        moved(r, l, "fought", |log, at| {
            (0..at).rfind(|before| log[*before]["what"] == "played" && in_turn(log, at, *before))
        })
    }),
    ("one more card in the set-up", Domains, |r, _| {
        let draws = r["luck"]["draws"].as_array()?;
        let characters = draws.iter().rfind(|draw| draw["purpose"] == "characters")?;
        let top = characters["order"].as_array()?.last()?.clone();
        let mut forged = changed(r, |log| {
            let turn = log.iter().position(|entry| entry["turn"] == 1).unwrap();
            let drew = log.iter().find(|e| e["what"] == "drew" && e["deck"] == "small").unwrap();
            let mut drew = drew.clone();
            drew["count"] = json!(1);
            log.insert(turn, drew);
        })?;
        list(&mut forged["final"]["players"][0]["hand"]).push(top);
        Some(forged)
    }),
    ("laws are put back during what another does", Plain, |r, l| {
        moved(r, l, "put_back", next_of_another)
    }),
    ("laws are put back before any is drawn", Plain, |r, l| {
        moved(r, l, "put_back", |log, at| {
            let plays = |before: &usize| log[*before]["card"] == 70 && in_turn(log, at, *before);
            (0..at).rfind(plays).map(|before| before + 1)
        })
    }),
    ("the game is made longer by what another does", Plain, |r, l| {
        moved(r, l, "prolonged", next_of_another)
    }),
    ("the game is made longer before anybody acts", Plain, |r, l| {
        moved(r, l, "prolonged", |log, at| {
            let first = log.iter().position(|e| {
                e["turn"] == log[at]["turn"] && e["phase"] == "development" && e["seat"].is_u64()
            });
            first.filter(|first| !log[*first..at].is_empty())
        })
    }),
    ("an auction card is taken during what another does", Original, |r, l| {
        moved(r, l, "taken_auction", next_of_another)
    }),
    ("a taken auction card is replaced later", Original, |r, l| {
        moved(r, l, "revealed", |log, at| {
            log[at]["place"].is_string().then(|| next_of_another(log, at))?
        })
    }),
];

fn log(record: &Value) -> &[Value] {
    record["log"].as_array().unwrap()
}

fn all(record: &Value, what: &str) -> Vec<usize> {
    let log = log(record);
    (0..log.len()).filter(|at| log[*at]["what"] == what).collect()
}

fn some<'s, T>(all: &'s [T], luck: &mut StdRng) -> Option<&'s T> {
    (!all.is_empty()).then(|| &all[luck.random_range(0..all.len())])
}

fn same(record: &Value, one: usize, other: usize, field: &str) -> bool {
    log(record)[one][field] == log(record)[other][field]
}

fn in_turn(log: &[Value], one: usize, other: usize) -> bool {
    log[one]["turn"] == log[other]["turn"]
}

fn changed(record: &Value, change: impl FnOnce(&mut Vec<Value>)) -> Option<Value> {
    let mut record = record.clone();
    change(list(&mut record["log"]));
    Some(record)
}

/// Moves one entry of a kind to before another.
fn moved(
    record: &Value,
    luck: &mut StdRng,
    what: &str,
    to: impl Fn(&[Value], usize) -> Option<usize>,
) -> Option<Value> {
    let log = log(record);
    let moves = all(record, what).into_iter();
    let moves = moves.filter_map(|at| to(log, at).map(|to| (at, to)));
    let moves: Vec<(usize, usize)> = moves.filter(|(at, to)| at != to).collect();
    let (at, to) = *some(&moves, luck)?;
    changed(record, |log| {
        let entry = log.remove(at);
        log.insert(if to > at { to - 1 } else { to }, entry);
    })
}

/// After the first thing that somebody else does in the same turn.
fn next_of_another(log: &[Value], at: usize) -> Option<usize> {
    let acts = ["played", "discarded"];
    let other = (at..log.len()).find(|next| {
        acts.iter().any(|what| log[*next]["what"] == *what)
            && log[*next]["seat"] != log[at]["seat"]
            && in_turn(log, at, *next)
    });
    other.map(|other| other + 1)
}

fn draws_criminal(entry: &Value) -> bool {
    entry["what"] == "drew" && entry["deck"] == "criminals" && entry["turn"] != 0
}

/// Neighbouring entries of two seats in a turn.
fn pairs(record: &Value, are: impl Fn(&Value, &Value) -> bool) -> Vec<(usize, usize)> {
    let log = log(record);
    let pairs = (1..log.len()).map(|at| (at - 1, at));
    let pairs = pairs.filter(|(one, other)| {
        are(&log[*one], &log[*other])
            && same(record, *one, *other, "turn")
            && !same(record, *one, *other, "seat")
    });
    pairs.collect()
}

/// The criminals as they come off their deck, by entry; `None` for one put under it unseen.
fn criminals(record: &Value) -> (BTreeMap<usize, Option<u64>>, Vec<Option<u64>>) {
    let draws = record["luck"]["draws"].as_array().unwrap();
    let shuffle = draws.iter().find(|draw| draw["purpose"] == "criminals").unwrap();
    let mut deck: Vec<Option<u64>> =
        shuffle["order"].as_array().unwrap().iter().map(Value::as_u64).collect();
    let mut drawn = BTreeMap::new();
    for (at, entry) in log(record).iter().enumerate() {
        match entry["what"].as_str().unwrap() {
            "drew" if entry["deck"] == "criminals" => drop(drawn.insert(at, deck.pop().unwrap())),
            "put_under" => deck.insert(0, None),
            "discarded" if entry["card"].as_u64() >= Some(111) => {
                deck.insert(0, entry["card"].as_u64());
            }
            _ => {}
        }
    }
    (drawn, deck)
}

/// From this entry on each has the other's.
fn exchange(record: &mut Value, from: usize, one: Option<u64>, other: Option<u64>) {
    let (Some(one), Some(other)) = (one, other) else { return };
    let before = list(&mut record["log"])[..from].to_vec();
    call_cards(record, [(one, other), (other, one)].into());
    list(&mut record["log"])[..from].clone_from_slice(&before);
}

fn seats_exchanged(record: &Value, (one, other): &(usize, usize)) -> Option<Value> {
    let (drawn, _) = criminals(record);
    let mut forged = changed(record, |log| {
        let seat = log[*one]["seat"].take();
        log[*one]["seat"] = log[*other]["seat"].take();
        log[*other]["seat"] = seat;
    })?;
    exchange(&mut forged, other + 1, drawn[one], drawn[other]);
    Some(forged)
}

fn drawn_before(record: &Value, (one, other): &(usize, usize)) -> Option<Value> {
    let (drawn, _) = criminals(record);
    let mut forged = changed(record, |log| {
        let drew = log.remove(*other);
        log.insert(*one, drew);
    })?;
    exchange(&mut forged, one + 2, drawn[one], drawn[other]);
    Some(forged)
}

fn one_more_criminal(record: &Value) -> Option<Value> {
    let (drawn, left) = criminals(record);
    let (top, last) = ((*left.last()?)?, *drawn.last_key_value()?.0);
    let log = log(record);
    let run = (0..last).rfind(|at| log[*at]["what"] != "drew")?;
    // How many cards somebody's last card gave only the rules say.
    let may_be_given = ["played", "circle"].iter().any(|what| log[run]["what"] == *what);
    let entry = log[last].clone();
    let seat = entry["seat"].as_u64()? as usize;
    if may_be_given {
        return None;
    }
    let mut forged = changed(record, |log| log.insert(last, entry))?;
    list(&mut forged["final"]["players"][seat]["hand"]).push(json!(top));
    Some(forged)
}

/// Each time: where it is told, and what was drawn.
fn judged(record: &Value) -> Vec<(usize, Vec<Value>)> {
    let draws = record["luck"]["draws"].as_array().unwrap().iter();
    let mut taken = draws.filter(|d| d["purpose"] == "judgements").map(|d| d["taken"].clone());
    let told = all(record, "judgements_drawn").into_iter();
    let told = told.map(|at| {
        let count = log(record)[at]["count"].as_u64().unwrap() as usize;
        (at, taken.by_ref().take(count).collect())
    });
    told.collect()
}

fn hold(record: &mut Value, seat: usize, held: &[Value]) {
    record["final"]["players"][seat]["zones"]["judgements"] = json!(held);
    let log = list(&mut record["log"]);
    log.retain(|e| !held.is_empty() || e["what"] != "judgements_shown" || e["seat"] != seat);
    for entry in log.iter_mut() {
        if entry["what"] == "judgements_shown" && entry["seat"] == seat {
            entry["judgements"] = json!(held);
        }
    }
}

fn held(record: &Value, seat: usize) -> Vec<Value> {
    record["final"]["players"][seat]["zones"]["judgements"].as_array().unwrap().clone()
}

fn less(all: &[Value], some: &[Value]) -> Option<Vec<Value>> {
    let mut left = all.to_vec();
    for one in some {
        left.remove(left.iter().position(|other| other == one)?);
    }
    Some(left)
}

/// What was kept, for each that may have gone back.
fn kept(drawn: &[Value]) -> impl Iterator<Item = Vec<Value>> {
    (0..drawn.len()).map(|back| {
        let mut kept = drawn.to_vec();
        kept.remove(back);
        kept
    })
}

fn without_judgements(record: &Value) -> Option<Value> {
    let (at, drawn) = judged(record).pop()?;
    let seat = log(record)[at]["seat"].as_u64()? as usize;
    let left = kept(&drawn).find_map(|kept| less(&held(record, seat), &kept))?;
    let mut forged = changed(record, |log| drop(log.drain(at..at + 2)))?;
    let draws = list(&mut forged["luck"]["draws"]);
    for _ in &drawn {
        draws.pop().filter(|draw| draw["purpose"] == "judgements")?;
    }
    hold(&mut forged, seat, &left);
    Some(forged)
}

fn judgements_exchanged(record: &Value) -> Option<Value> {
    let judged = judged(record);
    let all = record["luck"]["draws"].as_array()?;
    let all = all.iter().find(|draw| draw["purpose"] == "judgements")?["among"].as_array()?;
    let seat = |at: usize| log(record)[at]["seat"].as_u64().unwrap() as usize;
    let pair = judged.windows(2).rfind(|pair| {
        same(record, pair[0].0, pair[1].0, "turn") && !same(record, pair[0].0, pair[1].0, "seat")
    })?;
    let ((first, one), (second, other)) = (&pair[0], &pair[1]);
    let (a, b) = (seat(*first), seat(*second));
    let (of_a, of_b) = (held(record, a), held(record, b));
    let now_held = kept(one).flat_map(|one| kept(other).map(move |other| (one.clone(), other)));
    let mut now_held = now_held.filter_map(|(one, other)| {
        let a = [less(&of_a, &one)?, other.clone()].concat();
        let b = [less(&of_b, &other)?, one].concat();
        Some((in_order(all, &a), in_order(all, &b)))
    });
    let (now_a, now_b) = now_held.next()?;
    let mut forged = changed(record, |log| {
        for at in [*first, first + 1] {
            log[at]["seat"] = json!(b);
        }
        for at in [*second, second + 1] {
            log[at]["seat"] = json!(a);
        }
    })?;
    hold(&mut forged, a, &now_a);
    hold(&mut forged, b, &now_b);
    Some(forged)
}
