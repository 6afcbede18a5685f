//! Corrupted records of games with diamonds.

use crate::prelude::*;

/// Keeps the total of the final state.
fn hoard_diamonds(record: &mut Value, seat: usize, more: i64) -> Option<()> {
    let last = &mut record["final"];
    let left = &mut last["players"][seat]["zones"]["diamonds"];
    add(left, more)?;
    let left = left.as_i64()?;
    add(&mut last["reserve"]["diamonds"], -more)?;
    let in_reserve = last["reserve"]["diamonds"].as_i64()?;
    (left >= 0 && in_reserve >= 0).then_some(())
}

/// Adjusts the final state too; removes the entry at zero.
fn diamonds(record: &mut Value, what: &str, why: &str, more: i64, to_screen: i64) -> Option<()> {
    let at = find(record, |e| e["what"] == what && e["for"] == why)?;
    let entry = &mut log(record)[at];
    let seat = seat_of(entry);
    add(&mut entry["diamonds"], more)?;
    if entry["diamonds"] == 0 {
        log(record).remove(at);
    }
    hoard_diamonds(record, seat, to_screen)
}

pub fn neighbours(record: &Value, wanted: impl Fn(&Value, &Value) -> bool) -> Option<usize> {
    let entries = record["log"].as_array()?;
    entries.windows(2).position(|two| wanted(&two[0], &two[1]))
}

pub fn swap(record: &mut Value, wanted: impl Fn(&Value, &Value) -> bool) -> Option<()> {
    let at = neighbours(record, wanted)?;
    log(record).swap(at, at + 1);
    Some(())
}

pub fn same(one: &Value, other: &Value, fields: &[&str]) -> bool {
    fields.iter().all(|f| one[*f] == other[*f])
}

const WITH_DIAMONDS: &[Corruption] = &[
    ("a diamond too many", "R-TD-06", |r| add(&mut r["final"]["reserve"]["diamonds"], 1)),
    ("a diamond kept", "R-TD-06", |r| hoard_diamonds(r, 0, 1)),
    ("a reserve without diamonds", "R-TD-06", |r| {
        let reserve = r["final"]["reserve"].as_object_mut()?;
        reserve.remove("diamonds").map(|_| ())
    }),
    ("a diamond too many for a reward", "R-DEV-08", |r| {
        diamonds(r, "diamonds_taken", "reward", 1, 1)
    }),
    ("a diamond too few for a reward", "R-DEV-08", |r| {
        diamonds(r, "diamonds_taken", "reward", -1, -1)
    }),
    ("gems for diamonds that are there", "R-DEV-08", |r| {
        let at = at(r, "diamonds_taken")?;
        let entry = &mut log(r)[at];
        let (seat, count) = (seat_of(entry), entry["diamonds"].as_i64()?);
        entry["what"] = json!("gems_taken");
        entry["gems"] = json!({"blue": count, "red": 0, "green": 0, "yellow": 0});
        hoard_diamonds(r, seat, -count)?;
        hoard(r, seat, "blue", count)
    }),
    ("no gem for a diamond that is missing", "R-DEV-08", |r| {
        let at = neighbours(r, |one, other| {
            let both = one["what"] == "diamonds_taken" && other["what"] == "gems_taken";
            both && same(one, other, &["seat", "turn", "for"])
        })?;
        let entry = &mut log(r)[at + 1];
        let (seat, colour) = (seat_of(entry), colour_in(entry)?);
        add(&mut entry["gems"][colour], -1)?;
        hoard(r, seat, colour, -1)
    }),
    ("tokens before diamonds", "R-REW-09", |r| {
        swap(r, |one, other| {
            let both = one["what"] == "diamonds_taken" && other["what"] == "token";
            both && same(one, other, &["seat", "turn"])
        })
    }),
    ("diamonds before gems", "R-DEV-08", |r| {
        swap(r, |one, other| {
            let both = one["what"] == "gems_taken" && other["what"] == "diamonds_taken";
            both && same(one, other, &["seat", "turn", "for"])
        })
    }),
    ("a diamond bid by nobody who has one", "R-AUC-02", |r| {
        set_in(
            r,
            |e| e["what"] == "bid" && e["turn"] == 1 && e["bid"] == "pass",
            "bid",
            json!("diamond"),
        )
    }),
    ("a diamond bid that is a gem", "R-", |r| {
        let at = find(r, |e| e["bid"] == "diamond")?;
        log(r)[at]["bid"] = json!("blue");
        let seat = seat_of(&r["log"][at]);
        hoard(r, seat, "blue", -1)
    }),
    ("a diamond bid by a gem's owner", "R-TD-07", |r| {
        let at = find(r, |e| e["what"] == "won" && e["by"] == "gem")?;
        let won = r["log"][at].clone();
        let bid = find(r, |e| e["what"] == "bid" && same(e, &won, &["seat", "turn", "auction"]))?;
        let gem = r["log"][bid]["bid"].clone();
        log(r)[bid]["bid"] = json!("diamond");
        hoard(r, seat_of(&won), gem.as_str()?, 1)
    }),
    ("a diamond that nobody named", "R-TD-07", |r| drop_first(r, "named")),
    ("a diamond named twice", "R-TD-07", |r| repeat_in(r, is("named"))),
    ("a diamond named in another auction", "R-TD-07", |r| {
        let at = at(r, "named")?;
        let auction = r["log"][at]["auction"].as_i64()?;
        set(&mut log(r)[at]["auction"], json!(auction % 3 + 1))
    }),
    ("a diamond bid that is not paid", "R-TD-07", |r| diamonds(r, "diamonds_paid", "bid", -1, 1)),
    ("a diamond bid that is paid twice", "R-TD-07", |r| diamonds(r, "diamonds_paid", "bid", 1, -1)),
    ("a card too cheap in diamonds", "R-DEV-06", |r| diamonds(r, "diamonds_paid", "card", -1, 1)),
    ("a card too dear in diamonds", "R-DEV-06", |r| diamonds(r, "diamonds_paid", "card", 1, -1)),
    ("a diamond for a gem that was paid too", "R-DEV-06", |r| {
        let at = find(r, |e| e["what"] == "gems_paid" && e["for"] == "card")?;
        let mut entry = r["log"][at].clone();
        let seat = seat_of(&entry);
        entry["what"] = json!("diamonds_paid");
        entry["diamonds"] = json!(1);
        log(r).insert(at + 1, entry);
        hoard_diamonds(r, seat, -1)
    }),
    ("diamonds for a pass", "format", |r| set_in(r, is("diamonds_taken"), "for", json!("pass"))),
    ("no diamonds taken", "format", |r| set_in(r, is("diamonds_taken"), "diamonds", json!(0))),
    ("paint of something else", "format", |r| set_in(r, is("painted"), "with", json!("water"))),
    ("a gem's paint said to be a diamond's", "R-", |r| {
        set_in(r, |e| e["what"] == "painted" && e["with"] == "gem", "with", json!("diamond"))
    }),
    ("a diamond's paint said to be a gem's", "R-", |r| {
        let at = find(r, |e| e["what"] == "painted" && e["with"] == "diamond")?;
        let (seat, card) = (seat_of(&r["log"][at]), r["log"][at]["card"].clone());
        let section = r["log"][at]["section"].clone();
        log(r)[at]["with"] = json!("gem");
        let host = pyramids(r).find(|c| c["card"] == card)?;
        let painted = host["painted"].as_array_mut()?.iter_mut();
        painted.filter(|p| p["section"] == section).for_each(|p| p["with"] = json!("gem"));
        hoard_diamonds(r, seat, 1)
    }),
    ("another paint at the end", "R-", |r| {
        let mut painted = pyramids(r).filter(|c| c["painted"] != json!([]));
        let paint = &mut painted.next()?["painted"][0]["with"];
        let other = if *paint == "gem" { "diamond" } else { "gem" };
        *paint = json!(other);
        Some(())
    }),
    ("a bonus of any colour that has one", "R-DEV-08", |r| {
        set_in(r, |e| e["kind"] == "bonus_circle" && e["colour"] == "any", "colour", json!("red"))
    }),
    ("a bonus of any colour gone astray", "R-REW-04", |r| {
        let tokens = pyramids(r).flat_map(|c| c["tokens"].as_array_mut().unwrap());
        let mut bonuses = tokens.filter(|t| t["kind"] == "bonus_circle" && t["colour"] == "any");
        bonuses.next()?["colour"] = json!("blue");
        Some(())
    }),
    ("a bonus of any colour that is no bonus", "R-END-02", |r| {
        let players = r["final"]["players"].as_array_mut()?.iter_mut();
        let mut rich = players.filter(|p| {
            let cards = p["pyramid"].as_array().unwrap().iter();
            let mut tokens = cards.flat_map(|c| c["tokens"].as_array().unwrap());
            let bonus = tokens.any(|t| t["kind"] == "bonus_circle" && t["colour"] == "any");
            bonus && p["score"]["circles"].as_i64() > Some(0)
        });
        let score = &mut rich.next()?["score"];
        add(&mut score["circles"], -1)?;
        add(&mut score["total"], -1)
    }),
];

#[test]
fn every_corruption_with_diamonds_is_seen() {
    are_seen(Cards::WITH_DIAMONDS, &["--seats", "3"], WITH_DIAMONDS);
}

#[test]
fn r_td_06_only_games_whose_cards_give_diamonds_have_them() {
    let names_the_rule = |wrong: Vec<String>| wrong.iter().any(|w| w.starts_with("R-TD-06"));
    let (printed, with) = (Sheet::load(), Sheet::of(Cards::WITH_DIAMONDS));
    for record in play(Cards::CARRIED, &["--seats", "2"], 500, 2) {
        assert!(check(&printed, &record).is_empty());
        assert!(names_the_rule(check(&with, &record)));
        let mut spoilt = record.clone();
        spoilt["final"]["players"][0]["zones"]["diamonds"] = json!(1);
        assert!(names_the_rule(check(&printed, &spoilt)));
    }
    for record in play(Cards::WITH_DIAMONDS, &["--seats", "2"], 500, 2) {
        assert!(names_the_rule(check(&printed, &record)));
    }
}
