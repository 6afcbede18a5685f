//! Corrupted records of games with criminals.

use crate::prelude::*;

fn of_criminals(entry: &Value) -> bool {
    entry["what"] == "drew" && entry["deck"] == "criminals"
}

fn playing(record: &Value) -> Option<usize> {
    find(record, |e| e["what"] == "played" && e["level"] == 0)
}

fn returned(record: &Value, why: &str) -> Option<usize> {
    find(record, |e| e["what"] == "judgements_returned" && e["for"] == why)
}

fn judgements(record: &mut Value, whose: impl Fn(&[Value]) -> bool) -> Option<&mut Vec<Value>> {
    let players = record["final"]["players"].as_array_mut()?.iter_mut();
    let mut held = players.filter_map(|p| p["zones"]["judgements"].as_array_mut());
    held.find(|held| whose(held))
}

fn takes_points(player: &Value) -> bool {
    let held = player["zones"]["judgements"].as_array();
    held.into_iter().flatten().any(|j| j["kind"] == "points")
}

/// The deck has discards only, so the card is public.
fn discarded_and_drawn(record: &Value) -> Option<usize> {
    let mut others = 24;
    for (nth, entry) in record["log"].as_array()?.iter().enumerate() {
        others += i32::from(entry["what"] == "put_under");
        if of_criminals(entry) {
            others -= 1;
            if others < 0 {
                return Some(nth);
            }
        }
    }
    None
}

/// The discard can be drawn only once all others are.
fn discarded_and_playing(record: &Value) -> Option<(Value, usize)> {
    let discarded = find(record, |e| e["what"] == "discarded" && e["card"].as_i64() > Some(110))?;
    let log = record["log"].as_array()?;
    let next = log[discarded..].iter();
    let played = next.clone().position(|e| e["what"] == "judgements_drawn")?;
    let drawn = log[..discarded + played].iter().filter(|e| of_criminals(e));
    (drawn.count() < 20).then(|| (log[discarded]["card"].clone(), discarded + played))
}

const ROWS: &[Corruption] = &[
    ("nobody is dealt a criminal", "R-UND-01", |r| remove_in(r, of_criminals)),
    ("two criminals dealt to one", "R-", |r| repeat_in(r, of_criminals)),
    ("a judgement too many drawn", "R-UND-03", |r| add_in(r, is("judgements_drawn"), "count", 1)),
    ("another row", "R-UND-03", |r| {
        let at = at(r, "judgements_drawn")?;
        let row = r["log"][at]["row"].as_i64()?;
        set(&mut log(r)[at]["row"], json!(row % 3 + 1))
    }),
    ("a row for nothing", "R-", |r| drop_first(r, "judgements_drawn")),
    ("no judgement given back", "R-UND-03", |r| {
        let at = returned(r, "price")?;
        remove(r, at)
    }),
    ("two judgements given back", "R-UND-03", |r| {
        let at = returned(r, "price")?;
        add(&mut log(r)[at]["count"], 1)
    }),
    ("a judgement too many discarded", "R-UND-07", |r| {
        let at = returned(r, "reward")?;
        add(&mut log(r)[at]["count"], 1)
    }),
    ("no judgement discarded", "R-UND-07", |r| {
        let at = returned(r, "reward")?;
        remove(r, at)
    }),
    ("an amnesty for too many", "R-UND-0", |r| {
        let at = returned(r, "law")?;
        set(&mut log(r)[at]["count"], json!(4))
    }),
    ("a criminal below nothing", "R-UND-02", |r| {
        let at = playing(r)?;
        add(&mut log(r)[at]["column"], 30)
    }),
    ("a criminal on level 1", "R-UND-02", |r| {
        let at = playing(r)?;
        set(&mut log(r)[at]["level"], json!(1))
    }),
    ("a character on level 0", "R-DEV-04", |r| {
        set_in(r, |e| e["what"] == "played" && e["level"] == 1, "level", json!(0))
    }),
    ("another criminal than was paid for", "R-UND-03", |r| {
        let at = at(r, "judgements_drawn")?;
        let card = r["log"][at]["card"].as_i64()?;
        set(&mut log(r)[at]["card"], json!(if card == 134 { 111 } else { card + 1 }))
    }),
    ("no criminal at the end of a turn", "R-UND-04", |r| {
        let entries = r["log"].as_array()?;
        let last = entries
            .windows(2)
            .position(|two| of_criminals(&two[0]) && two[0]["turn"] != two[1]["turn"])?;
        remove(r, last)
    }),
    ("two criminals at the end of a turn", "R-", |r| {
        let entries = r["log"].as_array()?;
        let last = entries
            .windows(2)
            .position(|two| of_criminals(&two[0]) && two[0]["turn"] != two[1]["turn"])?;
        repeat(r, last)
    }),
    ("a discarded criminal out of the game", "R-UND-04", |r| {
        let at = discarded_and_drawn(r)?;
        remove(r, at)
    }),
    ("a criminal played from under the deck", "R-DEV-01", |r| {
        let (card, at) = discarded_and_playing(r)?;
        let stood = r["log"][at]["card"].clone();
        let of_it = |e: &&mut Value| e["card"] == stood;
        let after = log(r)[at..].iter_mut();
        after.filter(of_it).for_each(|e| e["card"] = card.clone());
        Some(())
    }),
    ("two criminals put under the deck", "R-UND-04", |r| add_in(r, is("put_under"), "count", 1)),
    ("a law put under a deck", "R-UND-04", |r| set_in(r, is("put_under"), "deck", json!("laws"))),
    ("a criminal that was not put under the deck", "R-", |r| drop_first(r, "put_under")),
];

const BRIBES_AND_MOVES: &[Corruption] = &[
    ("a bribe too many", "R-UND-06", |r| add_in(r, is("bribes_taken"), "bribes", 1)),
    ("no bribes", "R-UND-06", |r| drop_first(r, "bribes_taken")),
    ("a bribe too few for a level", "R-UND-06", |r| add_in(r, is("bribes_paid"), "bribes", -1)),
    ("bribes for nobody's character", "R-UND-06", |r| {
        set_in(r, is("bribes_paid"), "card", json!(65))
    }),
    ("bribes for another criminal", "R-UND-06", |r| set_in(r, is("bribes_paid"), "by", json!(1))),
    ("a bribe kept at the end", "R-UND-06", |r| {
        add(&mut r["final"]["players"][0]["zones"]["bribes"], 1)
    }),
    ("nobody moves", "R-UND-08", |r| drop_first(r, "moved")),
    ("a move to nowhere", "R-UND-08", |r| add_in(r, is("moved"), "column", 30)),
    ("a move of a card that is not there", "R-UND-08", |r| {
        set_in(r, is("moved"), "card", json!(65))
    }),
    ("a move by another criminal", "R-UND-08", |r| set_in(r, is("moved"), "by", json!(1))),
];

const JUDGEMENTS: &[Corruption] = &[
    ("judgements that nobody sees", "R-UND-09", |r| {
        remove_in(r, |e| e["what"] == "judgements_shown" && e["judgements"] != json!([]))
    }),
    ("a judgement too few at the end", "R-UND-09", |r| {
        judgements(r, |held| !held.is_empty())?.pop().map(|_| ())
    }),
    ("a judgement of another face", "R-UND-09", |r| {
        let held = judgements(r, |held| held.iter().any(|j| j["kind"] != "none"))?;
        let face = held.iter_mut().find(|j| j["kind"] != "none")?;
        *face = json!({"kind": "none"});
        Some(())
    }),
    ("a face too often", "R-UND-01", |r| {
        let held = judgements(r, |held| held.len() > 1)?;
        held.fill(json!({"kind": "discard", "kinds": ["infinite"]}));
        Some(())
    }),
    ("a face that is not there", "R-UND-01", |r| {
        let held = judgements(r, |held| !held.is_empty())?;
        set(&mut held[0], json!({"kind": "points", "value": 99}))
    }),
    ("an unknown judgement", "format", |r| {
        judgements(r, |held| !held.is_empty())?[0] = json!({"kind": "death"});
        Some(())
    }),
    ("a judgement that takes nothing", "R-UND-09", |r| points(r, "other", 1, takes_points)),
    ("a judgement that is not obeyed", "R-UND-09", |r| drop_first(r, "obeyed")),
    ("a token that goes for no judgement", "R-UND-09", |r| {
        set_in(r, is("obeyed"), "kinds", json!(["attack"]))
    }),
    ("a token that goes from elsewhere", "R-UND-09", |r| {
        set_in(r, is("obeyed"), "card", json!(65))
    }),
    ("law 108 with a criminal too many", "R-END-04", |r| points(r, "laws", 3, |p| has(p, &[108]))),
    ("law 109 with a judgement too many", "R-END-04", |r| points(r, "laws", 2, |p| has(p, &[109]))),
    ("criminals without domain cards", "format", |r| {
        set(&mut r["options"]["domain_cards"], json!(false))
    }),
    ("criminals without the module", "format", |r| {
        r["modules"] = json!([]);
        judgements(r, |held| !held.is_empty()).map(|_| ())
    }),
];

#[test]
fn every_corruption_with_criminals_is_seen() {
    for corruptions in [ROWS, BRIBES_AND_MOVES, JUDGEMENTS] {
        are_seen(Cards::WITH_UNDERWORLD, &["--seats", "3"], corruptions);
    }
}
