//! Corrupts valid records; the referee must report each kind of damage.

use crate::damage::{amount, bid_on_nothing, cross_discards, cross_wins, line};
use crate::prelude::*;

/// The broken rule and the corruption; `None` if it does not apply to the record.
pub type Corruption = (&'static str, &'static str, fn(&mut Value) -> Option<()>);

const CORRUPTIONS: &[Corruption] = &[
    ("a wrong total", "R-END-09", |r| add(&mut r["final"]["players"][0]["score"]["total"], 1)),
    ("points for no circle", "R-END-02", |r| line(r, "circles")),
    ("points for no infinite gem", "R-END-03", |r| line(r, "infinite")),
    ("points for no law", "R-END-04", |r| line(r, "laws")),
    ("points for no set", "R-END-07", |r| line(r, "sets")),
    ("points from nowhere", "R-END-01", |r| line(r, "other")),
    ("everybody wins", "R-END-09", |r| {
        let all = json!([0, 1, 2]);
        let before = std::mem::replace(&mut r["final"]["winners"], all.clone());
        (before != all).then_some(())
    }),
    ("a gem too many", "R-SET-01", |r| add(&mut r["final"]["reserve"]["blue"], 1)),
    ("a gem that changed colour", "R-SET-02", |r| {
        add(&mut r["final"]["reserve"]["blue"], 5);
        add(&mut r["final"]["reserve"]["red"], -5)
    }),
    ("another reserve at the start", "R-SET-02", |r| {
        add(&mut r["reserve_start"]["blue"], -1);
        add(&mut r["reserve_start"]["red"], 1)
    }),
    ("an infinite gem from somewhere else", "R-SET-02", |r| {
        set_in(r, |e| e["kind"] == "infinite" && e["from"] == "reserve", "from", json!("screen"))
    }),
    ("a card moved at the end", "R-DEV-14", |r| add(&mut pyramids(r).next()?["column"], 30)),
    ("a card vanished at the end", "R-DEV-14", |r| {
        r["final"]["players"][0]["pyramid"].as_array_mut()?.pop().map(|_| ())
    }),
    ("a card won by somebody else", "R-AUC-03", |r| {
        let at = at(r, "won")?;
        let seat = seat_of(&r["log"][at]);
        set(&mut log(r)[at]["seat"], json!((seat + 1) % 3))
    }),
    ("a card won from an empty place", "R-AUC-03", |r| set_in(r, is("won"), "place", json!("tip"))),
    ("cards won against the claims", "R-AUC-06", cross_wins),
    ("a missing reveal", "R-AUC-16", |r| drop_first(r, "revealed")),
    ("a card revealed twice", "R-END-10", |r| {
        let first = at(r, "revealed")?;
        log(r)[first + 4 + 20]["what"].as_str()?;
        let later = find(r, |e| e["what"] == "revealed" && e["turn"] == 3)?;
        log(r)[later]["card"] = r["log"][first]["card"].clone();
        Some(())
    }),
    ("a tip that stays", "R-AUC-16", |r| drop_first(r, "discarded_auction")),
    ("a bid missing", "R-AUC-01", |r| remove_in(r, |e| e["what"] == "bid" && e["bid"] == "pass")),
    ("a bid where no card lies", "R-AUC-02", bid_on_nothing),
    ("an attack token from nowhere", "R-AUC-02", |r| {
        set_in(
            r,
            |e| e["what"] == "bid" && e["turn"] == 1 && e["bid"] == "pass",
            "bid",
            json!("attack"),
        )
    }),
    ("too many gems for a pass", "R-AUC-14", |r| amount(r, "gems_taken", "pass", 1, 1)),
    ("too many gems for a discard", "R-DEV-01", |r| amount(r, "gems_taken", "discard", 1, 1)),
    ("too many gems for a reward", "R-DEV-08", |r| amount(r, "gems_taken", "reward", 1, 1)),
    ("a card too cheap", "R-DEV-06", |r| amount(r, "gems_paid", "card", -1, 1)),
    ("a place without support", "R-DEV-04", |r| set_in(r, is("played"), "level", json!(3))),
    ("a gap in the base", "R-DEV-04", |r| {
        add_in(r, |e| e["what"] == "played" && e["level"] == 1, "column", 7)
    }),
    ("a card on a card", "R-DEV-04", |r| {
        set_in(
            r,
            |e| e["what"] == "played" && e["level"] == 1 && e["turn"] == 1,
            "column",
            json!(0),
        )
    }),
    ("a law on level 5", "R-DEV-07", |r| {
        set_in(r, |e| e["what"] == "played" && e["card"].as_i64() > Some(66), "level", json!(5))
    }),
    ("cards resolved out of order", "R-DEV-03", cross_discards),
    ("a card played twice", "R-DEV-01", |r| {
        let first = find(r, |e| e["what"] == "discarded" && e["turn"] == 1)?;
        let later = find(r, |e| e["what"] == "discarded" && e["turn"].as_i64() > Some(4))?;
        log(r)[later]["card"] = r["log"][first]["card"].clone();
        Some(())
    }),
    ("a round without a player", "R-DEV-01", |r| drop_first(r, "passed")),
    ("a token from nowhere", "R-DEV-08", |r| {
        repeat_in(r, |e| e["what"] == "token" && e["kind"] == "magic")
    }),
    ("a card drawn in vain", "R-DEV-08", |r| {
        remove_in(r, |e| e["what"] == "drew" && e["deck"] == "small")
    }),
    ("a circle unseen", "R-DEV-10", |r| {
        remove_in(r, |e| e["what"] == "circle" && e["gem"] == false)
    }),
    ("a circle of another colour", "R-DEV-10", |r| {
        let at = at(r, "circle")?;
        let other = if r["log"][at]["colour"] == "red" { "blue" } else { "red" };
        set(&mut log(r)[at]["colour"], json!(other))
    }),
    ("law 65 beside its place", "R-LAW-65", |r| {
        add_in(r, |e| e["what"] == "played" && e["card"] == 65, "column", 1)
    }),
    ("law 66 under a card of somebody else", "R-LAW-66", |r| {
        let at = find(r, |e| e["what"] == "tucked" && e["card"] == 66)?;
        let other = find(r, |e| e["what"] == "first_card" && e["seat"] != r["log"][at]["seat"])?;
        log(r)[at]["under"] = r["log"][other]["card"].clone();
        Some(())
    }),
    ("law 67 with a token that is not there", "R-LAW-67", |r| {
        set_in(r, is("swapped"), "token", json!({"kind": "bonus_magic", "value": 99}))
    }),
    ("law 67 with the wrong owner", "R-LAW-67", |r| {
        let at = at(r, "swapped")?;
        let wrong = seat_of(&log(r)[at]);
        set(&mut log(r)[at]["with"], json!(wrong))
    }),
    ("law 69 without effect", "R-LAW-69", |r| drop_first(r, "prolonged")),
    ("law 70 keeps too much", "R-LAW-70", |r| drop_first(r, "put_back")),
    ("law 74 without a victim", "R-LAW-74", |r| {
        remove_in(r, |e| e["what"] == "tucked" && e["from"] == "pyramid")
    }),
    ("a turn too many", "R-TRN-02", |r| add(&mut r["turns"], 1)),
    ("paint that nobody used", "R-END-01", |r| {
        let at = at(r, "painted")?;
        let card = r["log"][at]["card"].clone();
        let host = pyramids(r).find(|c| c["card"] == card)?;
        set(&mut host["painted"], json!([]))
    }),
    ("a card that is no longer underneath", "R-DEV-13", |r| {
        let host = pyramids(r).find(|c| c["under"] != json!([]))?;
        set(&mut host["under"], json!([]))
    }),
    ("a token gone at the end", "R-REW-04", |r| {
        let host = pyramids(r).find(|c| {
            c["tokens"].as_array().is_some_and(|t| t.iter().any(|t| t["kind"] == "science"))
        })?;
        set(&mut host["tokens"], json!([]))
    }),
    ("a hand too large", "R-END-01", |r| {
        let hand = r["final"]["players"][0]["hand"].as_array_mut()?;
        hand.push(json!(64));
        Some(())
    }),
    ("an attack token too many at the end", "R-REW-05", |r| {
        add(&mut r["final"]["players"][0]["attack_tokens"], 1)
    }),
    ("cards that the first edition has not", "R-SET-05", |r| {
        r["edition"] = json!("en-first");
        set(&mut r["options"]["bonus_cards"], json!(false))
    }),
    ("discards in the first edition", "R-DEV-01", |r| {
        set(&mut r["options"]["discard_for_gems"], json!(false))
    }),
    ("too much company", "format", |r| set(&mut r["rivals"], json!(2))),
    ("rivals that never bid", "R-VIR-02", |r| set(&mut r["rivals"], json!(1))),
    ("an unknown spelling", "format", |r| set_in(r, is("revealed"), "colour", json!("purple"))),
    ("an unknown edition", "format", |r| set(&mut r["edition"], json!("en-1815"))),
    ("a missing field", "format", |r| {
        r["final"]["players"][0].as_object_mut()?.remove("attack_tokens").map(|_| ())
    }),
];

/// No corruption is missed or reported under another rule.
pub fn are_seen(cards: Cards, table: &[&str], corruptions: &[Corruption]) {
    let sheet = Sheet::of(cards);
    let records = play(cards, table, 500, 150);
    let mut unseen = vec![];
    for (name, rule, corrupt) in corruptions {
        let (mut done, mut named) = (0, 0);
        for record in &records {
            let mut spoilt = record.clone();
            if named == 3 {
                break;
            }
            if corrupt(&mut spoilt).is_none() {
                continue;
            }
            done += 1;
            let wrong = check(&sheet, &spoilt);
            if wrong.is_empty() {
                unseen.push(format!("{name} in {} is not seen", record["game"]));
            }
            named += usize::from(wrong.iter().any(|w| w.starts_with(rule)));
        }
        if named == 0 {
            unseen.push(format!("{name}: done {done} times, {rule} is never named"));
        }
    }
    assert!(unseen.is_empty(), "{unseen:#?}");
}

#[test]
fn every_corruption_is_seen() {
    are_seen(Cards::CARRIED, &["--seats", "3"], CORRUPTIONS);
}
