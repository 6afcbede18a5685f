//! Corrupted records of games with monsters.

use crate::prelude::*;

fn payment(record: &Value) -> Option<usize> {
    find(record, |e| e["what"] == "gems_paid" && e["for"] == "combat" && e["from"].is_null())
}

fn shown_and_paid(record: &Value) -> Option<usize> {
    let paid = record["log"][payment(record)?].clone();
    find(record, |e| {
        e["what"] == "combat_shown" && e["seat"] == paid["seat"] && e["turn"] == paid["turn"]
    })
}

fn pays(record: &mut Value, more: i64) -> Option<()> {
    let at = payment(record)?;
    let entry = &mut log(record)[at];
    let (colour, seat) = (colour_in(entry)?, seat_of(entry));
    add(&mut entry["gems"][colour], more)?;
    hoard(record, seat, colour, -more)
}

fn in_another_colour(record: &mut Value) -> Option<()> {
    let at = payment(record)?;
    let paid = record["log"][at].clone();
    let mut before = record["log"].as_array()?[..at].iter();
    if before.any(|e| e["seat"] == paid["seat"] && e["kind"] == "science") {
        return None;
    }
    let colour = colour_in(&paid)?;
    let other = COLOURS.into_iter().find(|c| paid["gems"][c] == 0)?;
    let seat = seat_of(&paid);
    add(&mut log(record)[at]["gems"][colour], -1)?;
    add(&mut log(record)[at]["gems"][other], 1)?;
    hoard(record, seat, colour, 1)?;
    hoard(record, seat, other, -1)
}

/// The first reward after beating at least this many monsters, and the stack's bottom monster.
fn rewarded(record: &Value, least: i64) -> Option<(usize, Value)> {
    let entries = record["log"].as_array()?;
    (0..entries.len()).find_map(|i| {
        let reward = &entries[i];
        let before = &entries[..i];
        let fought = |e: &&Value| e["what"] == "fought" && e["seat"] == reward["seat"];
        let beaten = before.iter().rev().find(fought)?;
        let mut stack = before.iter().filter(|e| e["what"] == "monster_revealed");
        let turns = reward["turn"].as_u64()? as usize;
        let bottom = stack.nth(turns - 3)?["monster"].clone();
        let fits = reward["what"] == "rewarded" && beaten["beaten"].as_i64() >= Some(least);
        fits.then_some((i, bottom))
    })
}

fn card(record: &mut Value, whose: impl Fn(&Value) -> bool) -> Option<&mut Value> {
    let players = record["final"]["players"].as_array_mut()?.iter_mut();
    let mut cards = players.map(|p| &mut p["zones"]["combat"]);
    cards.find(|c| whose(c))
}

const MONSTERS: &[Corruption] = &[
    ("no monster", "R-INV-03", |r| drop_first(r, "monster_revealed")),
    ("a monster of another tier", "R-INV-03", |r| {
        set_in(r, is("monster_revealed"), "monster", json!(22))
    }),
    ("a monster that is there", "R-INV-02", |r| {
        let at = find(r, |e| e["what"] == "monster_revealed" && e["turn"] == 2)?;
        let before = find(r, |e| e["what"] == "monster_revealed" && e["turn"] == 1)?;
        log(r)[at]["monster"] = r["log"][before]["monster"].clone();
        Some(())
    }),
    ("a monster with the cards of law 69", "R-AUC-16", |r| {
        let last = find(r, |e| e["what"] == "revealed" && e["turn"] == 12)?;
        let mut monster = r["log"][last].clone();
        (monster["what"], monster["monster"]) = (json!("monster_revealed"), json!(1));
        insert(r, last + 4, monster)
    }),
    ("a lost bid in the reserve", "R-INV-04", |r| remove_in(r, |e| e["to"] == "combat")),
    ("a bid that won on the combat card", "R-INV-04", |r| {
        let at = find(r, |e| e["what"] == "won" && e["by"] == "gem")?;
        let lost = find(r, |e| e["to"] == "combat")?;
        let mut won = r["log"][lost].clone();
        won["seat"] = r["log"][at]["seat"].clone();
        won["turn"] = r["log"][at]["turn"].clone();
        insert(r, at + 1, won)
    }),
    ("a lost bid of another colour", "R-INV-04", |r| {
        let at = find(r, |e| e["to"] == "combat" && e["what"] == "gems_paid")?;
        let bid = &mut log(r)[at]["gems"];
        *bid = json!({"blue": bid["red"], "red": bid["green"], "green": bid["yellow"], "yellow": bid["blue"]});
        Some(())
    }),
    ("gems from an empty combat card", "R-INV-05", |r| {
        set_in(r, |e| e["what"] == "gems_taken" && e["turn"] == 1, "from", json!("combat"))
    }),
    ("a gem of the combat card in another colour", "R-", |r| {
        let at = find(r, |e| e["from"] == "combat" && e["what"] == "gems_taken")?;
        let entry = &mut log(r)[at];
        let (colour, seat) = (colour_in(entry)?, seat_of(entry));
        let other = COLOURS.into_iter().find(|c| entry["gems"][c] == 0)?;
        add(&mut entry["gems"][colour], -1)?;
        add(&mut entry["gems"][other], 1)?;
        hoard(r, seat, colour, -1)?;
        hoard(r, seat, other, 1)
    }),
    ("gems of the combat card said to be the reserve's", "R-", |r| {
        set_in(r, |e| e["from"] == "combat" && e["what"] == "gems_taken", "from", json!("reserve"))
    }),
    ("four gems mustered", "R-INV-01", |r| {
        set_in(r, is("mustered"), "gems", json!({"blue": 2, "red": 2, "green": 0, "yellow": 0}))
    }),
    ("more mustered than told", "R-INV-01", |r| drop_first(r, "mustered")),
];

const COMBATS: &[Corruption] = &[
    ("somebody who shows nothing", "R-INV-07", |r| drop_first(r, "combat_shown")),
    ("somebody who shows twice", "R-INV-07", |r| repeat_in(r, is("combat_shown"))),
    ("more shown than was there", "R-INV-07", |r| {
        let at = at(r, "combat_shown")?;
        add(&mut log(r)[at]["gems"]["blue"], 12)
    }),
    ("more diamonds shown than were there", "R-INV-07", |r| {
        add_in(r, is("combat_shown"), "diamonds", 12)
    }),
    ("more paid than was shown", "R-INV-07", |r| {
        let at = shown_and_paid(r)?;
        set(&mut log(r)[at]["gems"], json!({"blue": 0, "red": 0, "green": 0, "yellow": 0}))
    }),
    ("a monster too cheap", "R-INV-06", |r| pays(r, -1)),
    ("a monster too dear", "R-INV-06", |r| pays(r, 1)),
    ("a monster paid in another colour", "R-INV-06", in_another_colour),
    ("a monster beaten for nothing", "R-INV-06", |r| {
        set_in(r, |e| e["what"] == "fought" && e["beaten"] == 0, "beaten", json!(1))
    }),
    ("five monsters", "R-INV-06", |r| {
        set_in(r, |e| e["beaten"].as_i64() > Some(0), "beaten", json!(5))
    }),
    ("a monster paid and not beaten", "R-INV-06", |r| {
        add_in(r, |e| e["beaten"].as_i64() > Some(0), "beaten", -1)
    }),
    ("fewer monsters than are paid for", "R-INV-07", |r| {
        let at = find(r, |e| e["what"] == "fought" && e["beaten"] == 1)?;
        let before = &r["log"][at - 1];
        let of_screen = before["for"] == "combat" && before["from"].is_null();
        let paid = of_screen.then(|| before.clone())?;
        log(r)[at]["beaten"] = json!(0);
        log(r).remove(at - 1);
        for colour in COLOURS {
            hoard(r, seat_of(&paid), colour, paid["gems"][colour].as_i64()?)?;
        }
        Some(())
    }),
    ("nobody fights", "R-INV-07", |r| drop_first(r, "fought")),
    ("a beaten monster that rewards nobody", "R-INV-08", |r| drop_first(r, "rewarded")),
    ("the reward of a monster that was not there", "R-INV-08", |r| {
        set_in(r, is("rewarded"), "monster", json!(99))
    }),
    ("the reward of a lower monster", "R-INV-08", |r| {
        let (at, bottom) = rewarded(r, 2)?;
        set(&mut log(r)[at]["monster"], bottom)
    }),
    ("rewards in another order", "R-INV-08", |r| {
        let first = at(r, "rewarded")?;
        let turn = r["log"][first]["turn"].clone();
        let later = find(r, |e| {
            e["what"] == "rewarded" && e["turn"] == turn && e["seat"] != r["log"][first]["seat"]
        })?;
        log(r).swap(first, later);
        Some(())
    }),
    ("a reward twice", "R-DEV-08", |r| repeat_in(r, |e| e["card"] == "combat")),
    ("a reward on another card", "R-REW-04", |r| {
        set_in(r, |e| e["card"] == "combat", "card", json!(1))
    }),
    ("no penalty", "R-INV-09", |r| drop_first(r, "penalty")),
    ("another penalty", "R-INV-09", |r| set_in(r, is("penalty"), "monster", json!(99))),
    ("a penalty for a victor", "R-INV-08", |r| {
        let at = at(r, "rewarded")?;
        let mut penalty = r["log"][at].clone();
        penalty["what"] = json!("penalty");
        insert(r, at, penalty)
    }),
];

const AT_THE_END: &[Corruption] = &[
    ("a penalty that costs nothing", "R-INV-09", |r| {
        points(r, "other", 4, |p| p["score"]["other"].as_i64() < Some(0))
    }),
    ("a penalty too many", "R-INV-01", |r| {
        let penalties = &mut card(r, |_| true)?["penalties"];
        penalties.as_array_mut()?.push(json!(1));
        Some(())
    }),
    ("a penalty gone", "R-INV-01", |r| {
        let card = card(r, |c| c["penalties"] != json!([]))?;
        card["penalties"].as_array_mut()?.pop().map(|_| ())
    }),
    ("a gem on the combat card", "R-INV-01", |r| add(&mut card(r, |_| true)?["gems"]["blue"], 1)),
    ("a diamond on the combat card", "R-INV-01", |r| add(&mut card(r, |_| true)?["diamonds"], 1)),
    ("a gem of the combat card kept", "R-", |r| {
        let players = r["final"]["players"].as_array()?;
        let held = players.iter().find_map(|p| {
            let card = &p["zones"]["combat"];
            Some((p["seat"].as_u64()? as usize, colour_in(card)?))
        });
        let (seat, colour) = held?;
        hoard(r, seat, colour, 1)
    }),
    ("a token of the combat card gone", "R-INV-01", |r| {
        let card = card(r, |c| c["tokens"] != json!([]))?;
        card["tokens"].as_array_mut()?.pop().map(|_| ())
    }),
    ("an infinite gem that is on no level", "R-END-03", |r| {
        points(r, "infinite", 1, |p| {
            let tokens = p["zones"]["combat"]["tokens"].as_array();
            tokens.into_iter().flatten().any(|t| t["kind"] == "infinite")
        })
    }),
    ("points on the combat card that count nothing", "R-END-05", |r| {
        points(r, "power", -5, |p| {
            let tokens = p["zones"]["combat"]["tokens"].as_array();
            tokens.into_iter().flatten().any(|t| t["value"] == 5)
        })
    }),
    ("law 104 with a token too many", "R-END-04", |r| points(r, "laws", 3, |p| has(p, &[104]))),
    ("law 106 with a penalty", "R-END-04", |r| {
        points(r, "laws", 8, |p| has(p, &[106]) && p["zones"]["combat"]["penalties"] != json!([]))
    }),
    ("law 106 for nothing", "R-END-04", |r| {
        points(r, "laws", -8, |p| has(p, &[106]) && p["zones"]["combat"]["penalties"] == json!([]))
    }),
    ("monsters without the module", "format", |r| set(&mut r["modules"], json!([]))),
    ("the module without a combat card", "format", |r| {
        *card(r, |_| true)? = Value::Null;
        Some(())
    }),
];

#[test]
fn every_corruption_with_monsters_is_seen() {
    for corruptions in [MONSTERS, COMBATS, AT_THE_END] {
        are_seen(Cards::WITH_INVASION, &["--seats", "3"], corruptions);
    }
}

#[test]
fn r_inv_07_science_and_diamonds_pay_in_any_colour() {
    let sheet = Sheet::of(Cards::WITH_INVASION);
    // Three blue, two red, two green, one yellow.
    let stack = [1, 8, 9, 20].map(|n| sheet.monsters[&n].clone());
    let beats = |gems, diamonds, science| Payment { gems, diamonds }.beats(&stack, science);
    assert_eq!(beats([3, 2, 2, 1], 0, 0), 4);
    assert_eq!(beats([3, 2, 2, 0], 0, 0), 3);
    assert_eq!(beats([3, 2, 2, 0], 1, 0), 4);
    assert_eq!(beats([2, 2, 2, 1], 0, 5), 3, "a gem is missing");
    assert_eq!(beats([2, 2, 2, 2], 0, 0), 0, "one of another colour");
    assert_eq!(beats([2, 2, 2, 2], 0, 1), 4);
    assert_eq!(beats([0, 0, 0, 8], 0, 6), 2);
    assert_eq!(beats([0, 0, 0, 8], 0, 7), 4);
    assert_eq!(beats([0, 3, 0, 0], 1, 2), 1);
    assert_eq!(beats([0; 4], 8, 0), 4);
    assert_eq!(beats([0; 4], 0, 3), 0);
}
