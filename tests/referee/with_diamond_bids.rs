//! Corrupted records of auctions with bid diamonds (R-TD-07).

use crate::prelude::*;
use crate::with_diamonds::{neighbours, same, swap};

/// Compares each naming after payment with the previous one.
fn said_again(record: &Value, wanted: impl Fn(&Value, &Value) -> bool) -> Option<usize> {
    let entries = record["log"].as_array()?;
    (0..entries.len()).find(|i| {
        let (now, before) = (&entries[*i], entries[..*i].iter().rev());
        let of_auction: Vec<&Value> = before.take_while(|e| e["what"] != "bid").collect();
        let paid = of_auction.iter().any(|e| e["what"] == "diamonds_paid");
        let mut named = of_auction.iter().filter(|e| e["what"] == "named");
        let before = named.find(|e| e["seat"] == now["seat"]);
        now["what"] == "named" && paid && before.is_some_and(|before| wanted(now, before))
    })
}

fn renaming(record: &Value) -> Option<usize> {
    said_again(record, |now, before| now["colour"] != before["colour"])
}

fn keeping(record: &Value) -> Option<usize> {
    said_again(record, |now, before| now["colour"] == before["colour"])
}

fn paid_and_won(record: &Value) -> Option<usize> {
    neighbours(record, |one, other| {
        one["what"] == "diamonds_paid"
            && other["what"] == "won"
            && same(one, other, &["seat", "turn"])
    })
}

fn of_another_colour(mut named: Value) -> Option<Value> {
    let other = COLOURS.into_iter().find(|c| named["colour"] != *c)?;
    named["colour"] = json!(other);
    Some(named)
}

/// Once more, after it was named there.
fn renamed(at: usize, record: &mut Value) -> Option<()> {
    let again = of_another_colour(record["log"][at].clone())?;
    insert(record, at + 1, again)
}

fn taken_before_the_claim(record: &mut Value) -> Option<()> {
    let entries = record["log"].as_array()?;
    let found = (0..entries.len()).find_map(|i| {
        let claim = &entries[i];
        let first = claim["what"] == "claim" && entries[i - 1]["what"] == "diamonds_paid";
        let of_auction = entries[i..].iter();
        let mut of_auction =
            of_auction.take_while(|e| same(e, claim, &["turn", "phase", "auction"]));
        let mut before = entries[..i].iter().rev();
        let named = before.find(|e| e["what"] == "named" && e["colour"] == claim["colour"]);
        let named = named.is_some_and(|e| same(e, claim, &["turn", "auction"]));
        let won = of_auction.position(|e| e["what"] == "won" && e["colour"] != claim["colour"])?;
        (first && named).then_some((i, i + won))
    });
    let (claim, won) = found?;
    let won = log(record).remove(won);
    insert(record, claim, won)
}

const IN_AUCTIONS: &[Corruption] = &[
    ("a diamond named where no card lies", "R-TD-07", |r| {
        let named = find(r, |e| e["what"] == "named" && e["turn"] == 1 && e["auction"] != 1)?;
        let taken = r["log"].as_array()?[..named].iter();
        let mut taken = taken.filter(|e| e["turn"] == 1 && e["what"] == "won");
        let gone = taken.next()?["colour"].clone();
        set(&mut log(r)[named]["colour"], gone)
    }),
    ("diamonds named out of order", "R-TD-07", |r| {
        swap(r, |one, other| {
            one["what"] == "named" && other["what"] == "named" && one["seat"] != other["seat"]
        })
    }),
    ("a diamond named before an attack token", "R-AUC-12", |r| {
        swap(r, |one, other| one["by"] == "attack" && other["what"] == "named")
    }),
    ("a diamond named elsewhere", "R-", |r| {
        let at = paid_and_won(r)?;
        let (won, before) = (r["log"][at + 1].clone(), r["log"].as_array()?[..at].iter());
        let named = before.rev().position(|e| e["what"] == "named" && e["seat"] == won["seat"])?;
        let named = at - 1 - named;
        let other = COLOURS.into_iter().find(|c| won["colour"] != *c)?;
        set(&mut log(r)[named]["colour"], json!(other))
    }),
    ("a diamond named anew without a claim", "R-TD-07", |r| {
        let at = paid_and_won(r)?;
        let mut again = r["log"][at + 1].clone();
        again["what"] = json!("named");
        insert(r, at + 1, of_another_colour(again)?)
    }),
    ("a diamond named anew twice", "R-TD-07", |r| renamed(renaming(r)?, r)),
    ("a diamond that was not named anew", "R-", |r| {
        let at = renaming(r)?;
        remove(r, at)
    }),
    ("a diamond of which nobody said that it stays", "R-TD-07", |r| {
        let at = keeping(r)?;
        remove(r, at)
    }),
    ("a diamond kept twice", "R-TD-07", |r| {
        let at = keeping(r)?;
        repeat(r, at)
    }),
    ("a diamond moved after it was kept", "R-TD-07", |r| renamed(keeping(r)?, r)),
    ("a diamond kept that would have won", "R-TD-07", |r| {
        let at = paid_and_won(r)?;
        let mut kept = r["log"][at + 1].clone();
        kept["what"] = json!("named");
        insert(r, at + 1, kept)
    }),
    ("a card taken before a diamond is named anew", "R-TD-07", taken_before_the_claim),
];

const BESIDE_VIRTUAL_OPPONENTS: &[Corruption] = &[
    ("a diamond named before the discards", "R-VIR-05", |r| {
        swap(r, |one, other| {
            one["what"] == "discarded_auction" && one["rival"].is_u64() && other["what"] == "named"
        })
    }),
    ("a virtual opponent with a diamond", "R-VIR-02", |r| {
        set_in(r, |e| e["what"] == "bid" && e["rival"].is_u64(), "bid", json!("diamond"))
    }),
    ("a discard before a diamond is paid", "R-TD-07", |r| {
        swap(r, |one, other| {
            one["what"] == "diamonds_paid"
                && other["what"] == "discarded_auction"
                && other["rival"].is_u64()
        })
    }),
];

const AT_TWO_AUCTION_CARDS: &[Corruption] = &[
    ("a diamond named by colour", "format", |r| {
        let at = at(r, "named")?;
        let entry = log(r)[at].as_object_mut()?;
        entry.remove("auction_card");
        entry.insert("colour".into(), json!("red"));
        Some(())
    }),
    ("a diamond bid at an auction card", "format", |r| {
        set_in(r, |e| e["bid"] == "diamond", "auction_card", json!(0))
    }),
];

#[test]
fn every_corruption_of_diamond_bids_is_seen() {
    are_seen(Cards::WITH_DIAMONDS, &["--seats", "4"], IN_AUCTIONS);
}

#[test]
fn every_corruption_of_diamonds_beside_others_is_seen() {
    let with_rivals = ["--seats", "2", "--rivals", "2"];
    are_seen(Cards::WITH_DIAMONDS, &with_rivals, BESIDE_VIRTUAL_OPPONENTS);
    let two_colours = ["--seats", "2", "--option", "two_colour_auction=true"];
    are_seen(Cards::WITH_DIAMONDS, &two_colours, AT_TWO_AUCTION_CARDS);
}
