//! Corrupted records of games with aristocrats.

use crate::prelude::*;

fn is_one(entry: &Value) -> bool {
    entry["card"].as_i64().is_some_and(is_aristocrat)
}

fn playing(record: &Value, level: impl Fn(i64) -> bool) -> Option<usize> {
    find(record, |e| e["what"] == "played" && is_one(e) && e["level"].as_i64().is_some_and(&level))
}

/// Excludes players who could have paid with infinite gems.
fn cost(record: &Value) -> Option<usize> {
    let entries = record["log"].as_array()?;
    (1..entries.len()).map(|i| i - 1).find(|i| {
        let (paid, played) = (&entries[*i], &entries[*i + 1]);
        let mut before = entries[..*i].iter();
        let none = |e: &Value| e["what"] != "swapped" && e["kind"] != "infinite";
        paid["what"] == "gems_paid"
            && played["what"] == "played"
            && played["level"] == 1
            && is_one(played)
            && before.all(|e| none(e) || (e["what"] == "token" && e["seat"] != paid["seat"]))
    })
}

fn one(record: &mut Value, at: usize, more: i64, to_screen: i64) -> Option<()> {
    let entry = &mut log(record)[at];
    let (colour, seat) = (colour_in(entry)?, seat_of(entry));
    add(&mut entry["gems"][colour], more)?;
    hoard(record, seat, colour, to_screen)
}

fn without_the_colour(record: &mut Value) -> Option<()> {
    let sheet = Sheet::of(Cards::WITH_ARISTOCRATS);
    let entries = record["log"].as_array()?;
    let found = (1..entries.len()).find_map(|i| {
        let (paid, played) = (&entries[i - 1], &entries[i]);
        let fits = played["what"] == "played" && played["level"] == 2 && is_one(played);
        let card = sheet.characters.get(&played["card"].as_i64()?)?;
        let colour = card.cost(2).gems.iter().position(|g| *g == 1)?;
        (fits && paid["gems"][COLOURS[colour]] == 1).then_some((i - 1, colour))
    });
    let (at, colour) = found?;
    let (own, other) = (COLOURS[colour], COLOURS[(colour + 1) % 4]);
    let seat = seat_of(&log(record)[at]);
    let gems = &mut log(record)[at]["gems"];
    add(&mut gems[own], -1)?;
    add(&mut gems[other], 1)?;
    hoard(record, seat, own, 1)?;
    hoard(record, seat, other, -1)
}

fn pass_with_an_image(record: &Value) -> Option<usize> {
    let entries = record["log"].as_array()?;
    (0..entries.len()).find(|i| {
        let pass = &entries[*i];
        let gems = COLOURS.map(|c| pass["gems"][c].as_i64().unwrap_or(0));
        let before = entries[..*i].iter().filter(|e| e["seat"] == pass["seat"]);
        let mut before = before.filter(|e| e["kind"] == "science");
        pass["for"] == "pass" && gems.iter().sum::<i64>() == 4 && before.next().is_none()
    })
}

fn pensions(record: &Value) -> Option<usize> {
    let at = find(record, |e| e["what"] == "played" && e["card"] == 102)?;
    let next = record["log"].as_array()?.get(at + 1)?;
    let gives = next["what"] == "gems_taken" && next["seat"] == record["log"][at]["seat"];
    gives.then_some(at + 1)
}

fn standing(record: &mut Value) -> Option<&mut Value> {
    pyramids(record).find(|c| is_one(c))
}

const CORRUPTIONS: &[Corruption] = &[
    ("points from nowhere", "R-ARI-04", |r| line(r, "other")),
    ("a text that brings too little", "R-ARI-04", |r| {
        points(r, "other", -1, |p| p["score"]["other"].as_i64() > Some(0))
    }),
    ("a text that counts as a law", "R-ARI-04", |r| {
        let with_text = |p: &Value| p["score"]["other"].as_i64() > Some(0);
        points(r, "laws", 1, with_text)?;
        points(r, "other", -1, with_text)
    }),
    ("law 101 with a point too many", "R-END-04", |r| points(r, "laws", 1, |p| has(p, &[101]))),
    ("law 103 with a circle too few", "R-END-04", |r| {
        let counts = |p: &Value| has(p, &[103]) && p["score"]["laws"].as_i64() > Some(1);
        points(r, "laws", -2, counts)
    }),
    ("an attack image that threatens nobody", "R-END-08", |r| {
        let players = r["final"]["players"].as_array()?;
        let attacker = players.iter().position(|p| has(p, &[92, 94]))?;
        let threatened =
            |p: &Value| p["seat"] != attacker && p["score"]["attack"].as_i64() < Some(0);
        points(r, "attack", 4, threatened)
    }),
    ("a defence image that fends nothing off", "R-END-08", |r| {
        points(r, "attack", -4, |p| has(p, &[91, 94]))
    }),
    ("a magic image too many", "R-END-06", |r| points(r, "magic", 2, |p| has(p, &[90, 93]))),
    ("an image in no set", "R-END-07", |r| {
        let in_a_set =
            |p: &Value| has(p, &[89, 90, 91, 93, 94]) && p["score"]["sets"].as_i64() > Some(0);
        points(r, "sets", -12, in_a_set)
    }),
    ("an aristocrat too cheap", "R-DEV-06", |r| {
        let at = cost(r)?;
        one(r, at, -1, 1)
    }),
    ("an aristocrat too dear", "R-DEV-06", |r| {
        let at = cost(r)?;
        one(r, at, 1, -1)
    }),
    ("an aristocrat for nothing", "R-DEV-06", |r| {
        let at = cost(r)?;
        let paid = log(r).remove(at);
        for colour in COLOURS {
            hoard(r, seat_of(&paid), colour, paid["gems"][colour].as_i64()?)?;
        }
        Some(())
    }),
    ("an aristocrat without the colour", "R-DEV-06", without_the_colour),
    ("a reward on level 1", "R-DEV-08", |r| {
        let at = playing(r, |level| level == 1)?;
        let mut token = r["log"][at].clone();
        (token["what"], token["kind"]) = (json!("token"), json!("science"));
        insert(r, at + 1, token)
    }),
    ("a reward on level 2 too large", "R-DEV-08", |r| {
        let at = playing(r, |level| level == 2)?;
        let next = &r["log"][at + 1];
        (next["for"] == "reward").then(|| one(r, at + 1, 1, 1))?
    }),
    ("a gem for a circle below an aristocrat", "R-DEV-10", |r| {
        let at = playing(r, |level| level > 1)?;
        let mut circle = r["log"][at].clone();
        circle["what"] = json!("circle");
        circle["colour"] = json!("red");
        circle["gem"] = json!(false);
        insert(r, at + 1, circle)
    }),
    ("a science image without a gem", "R-AUC-14", |r| {
        let at = pass_with_an_image(r)?;
        one(r, at, -1, -1)
    }),
    ("a science image with two gems", "R-AUC-14", |r| {
        let at = pass_with_an_image(r)?;
        one(r, at, 1, 1)
    }),
    ("a pension too many", "R-ARI-01", |r| {
        let at = pensions(r)?;
        one(r, at, 1, 1)
    }),
    ("a pension too few", "R-ARI-01", |r| {
        let at = pensions(r)?;
        one(r, at, -1, -1)
    }),
    ("no pensions", "R-ARI-01", |r| {
        let at = pensions(r)?;
        let taken = log(r).remove(at);
        for colour in COLOURS {
            hoard(r, seat_of(&taken), colour, -taken["gems"][colour].as_i64()?)?;
        }
        Some(())
    }),
    ("pensions in two takes", "R-ARI-01", |r| {
        let at = pensions(r)?;
        let colour = colour_in(&r["log"][at])?;
        let mut rest = r["log"][at].clone();
        for name in COLOURS {
            rest["gems"][name] = json!(i64::from(name == colour));
        }
        add(&mut log(r)[at]["gems"][colour], -1)?;
        insert(r, at + 1, rest)
    }),
    ("an aristocrat with a colour below", "R-END-01", |r| {
        standing(r)?["sections"]["bottom_left"] = json!("red");
        Some(())
    }),
    ("another card without a colour", "R-END-01", |r| {
        let card = pyramids(r).find(|c| !is_one(c))?;
        set(&mut card["sections"]["top_left"], json!("none"))
    }),
    ("paint where there is no colour", "R-ARI-03", |r| {
        let at = find(r, |e| e["what"] == "painted")?;
        let seat = seat_of(&r["log"][at]);
        let pyramid = r["final"]["players"][seat]["pyramid"].as_array()?;
        let high = |c: &&Value| is_one(c) && c["level"].as_i64() > Some(1);
        let card = pyramid.iter().find(high)?["card"].clone();
        log(r)[at]["card"] = card;
        set(&mut log(r)[at]["section"], json!("bottom_left"))
    }),
    ("an image as a token", "R-REW-04", |r| {
        let tokens = standing(r)?["tokens"].as_array_mut()?;
        tokens.push(json!({"kind": "science"}));
        Some(())
    }),
    ("another image", "format", |r| {
        let card = pyramids(r).find(|c| c["card"] == 89)?;
        set(&mut card["images"], json!([{"kind": "attack"}]))
    }),
    ("an image too few", "format", |r| {
        let card = pyramids(r).find(|c| c["card"] == 94)?;
        set(&mut card["images"], json!([{"kind": "attack"}]))
    }),
    ("another aristocrat at the end", "R-DEV-14", |r| add(&mut standing(r)?["card"], 1)),
    ("an aristocrat revealed twice", "R-END-10", |r| {
        let first = find(r, |e| e["what"] == "revealed" && is_one(e))?;
        let later = find(r, |e| e["what"] == "revealed" && e["turn"] == 7)?;
        log(r)[later]["card"] = r["log"][first]["card"].clone();
        (first < later).then_some(())
    }),
    ("an aristocrat as a law", "R-", |r| {
        let at = find(r, |e| e["what"] == "tucked" && e["under"] == 66)
            .or_else(|| at(r, "played").filter(|i| r["log"][*i]["card"].as_i64() > Some(66)))?;
        set(&mut log(r)[at]["card"], json!(89))
    }),
    ("aristocrats without the module", "R-SET-05", |r| {
        r["modules"] = json!([]);
        find(r, is_one).map(|_| ())
    }),
    ("an unknown module", "format", |r| set(&mut r["modules"], json!(["republicans"]))),
    ("a module twice", "format", |r| set(&mut r["modules"], json!(["aristocrats", "aristocrats"]))),
];

#[test]
fn every_corruption_with_aristocrats_is_seen() {
    are_seen(Cards::WITH_ARISTOCRATS, &["--seats", "3"], CORRUPTIONS);
}

#[test]
fn r_ari_01_only_games_with_the_module_have_its_cards() {
    let (printed, with) = (Sheet::load(), Sheet::of(Cards::WITH_ARISTOCRATS));
    for mut record in play(Cards::CARRIED, &["--seats", "2"], 500, 2) {
        assert!(check(&printed, &record).is_empty());
        // Deck sizes are unknown here, but revealed cards must belong to the box.
        let at = find(&record, |e| e["what"] == "revealed").unwrap();
        log(&mut record)[at]["card"] = json!(100);
        let wrong = check(&with, &record);
        assert!(wrong.iter().any(|w| w.starts_with("R-SET-05")), "{wrong:#?}");
    }
}

#[test]
fn r_ari_04_told_images_are_those_of_the_card() {
    let sheet = Sheet::of(Cards::WITH_ARISTOCRATS);
    let images = |card: &Value| match card["card"].as_i64() {
        Some(89) => json!([{"kind": "science"}]),
        Some(94) => json!([{"kind": "defense"}, {"kind": "attack"}]),
        _ => Value::Null,
    };
    for mut record in play(Cards::WITH_ARISTOCRATS, &["--seats", "4"], 500, 10) {
        pyramids(&mut record).for_each(|c| c["images"] = images(c));
        assert!(check(&sheet, &record).is_empty());
    }
}

#[test]
fn r_td_06_with_aristocrats_there_are_diamonds() {
    let sheet = Sheet::of(Cards::WITH_ARISTOCRATS);
    let mut taken = 0;
    for mut record in play(Cards::WITH_ARISTOCRATS, &["--seats", "3"], 500, 20) {
        assert!(check(&sheet, &record).is_empty());
        taken += usize::from(at(&record, "diamonds_taken").is_some());
        let reserve = record["final"]["reserve"].as_object_mut().unwrap();
        reserve.remove("diamonds");
        let wrong = check(&sheet, &record);
        assert!(wrong.iter().any(|w| w.starts_with("R-TD-06")), "{wrong:#?}");
    }
    assert!(taken > 0);
}
