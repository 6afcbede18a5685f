//! Corrupted records with domain cards and two-colour auctions.

use crate::prelude::*;

const WITH_DOMAIN_CARDS: &[Corruption] = &[
    ("no order by lot", "R-TRN-03", |r| drop_first(r, "order_drawn")),
    ("somebody twice in the order by lot", "R-TRN-03", |r| {
        let at = at(r, "order_drawn")?;
        log(r)[at]["seats"][0] = r["log"][at]["seats"][1].clone();
        Some(())
    }),
    ("the order by lot turned round", "R-TD-04", |r| {
        let at = at(r, "order_drawn")?;
        log(r)[at]["seats"].as_array_mut()?.reverse();
        Some(())
    }),
    ("another reward than was chosen", "R-TD-04", |r| {
        set_in(r, |e| e["what"] == "domain_reward" && e["reward"] != "law", "reward", json!("law"))
    }),
    ("a player without a reward", "R-TD-04", |r| drop_first(r, "domain_reward")),
    ("a fifth gem for a domain card", "R-TD-04", |r| {
        find(r, |e| e["phase"] == "setup" && e["what"] == "gems_taken")?;
        amount(r, "gems_taken", "reward", 1, 1)
    }),
    ("a domain card's token elsewhere", "R-TD-04", |r| {
        set_in(r, |e| e["card"] == "domain", "card", json!(1))
    }),
    ("a law for a character", "R-TD-04", |r| {
        let at = find(r, |e| e["what"] == "drew" && e["deck"] == "small" && e["count"] == 1)?;
        let setup = r["log"][at]["phase"] == "setup";
        log(r)[at]["deck"] = json!("laws");
        setup.then_some(())
    }),
    ("three characters kept", "R-TD-04", |r| drop_first(r, "put_back")),
    ("one character put back", "R-TD-04", |r| add_in(r, is("put_back"), "count", -1)),
    ("a card on the domain card", "R-DEV-04", |r| {
        set_in(
            r,
            |e| e["what"] == "played" && e["turn"] == 1 && e["level"] == 1,
            "column",
            json!(0),
        )
    }),
    ("a circle of a domain card in another colour", "R-DEV-10", |r| {
        let at = find(r, on_a_domain_card)?;
        let told = r["log"][at]["colour"].clone();
        let other = COLOURS.into_iter().find(|c| told != *c)?;
        set(&mut log(r)[at]["colour"], json!(other))
    }),
    ("a circle of a domain card told twice", "R-DEV-10", |r| repeat_in(r, on_a_domain_card)),
    ("a domain card moved at the end", "R-TD-05", |r| add(&mut domain(r)["column"], 1)),
    ("a domain card gone at the end", "R-TD-05", |r| {
        *domain(r) = Value::Null;
        Some(())
    }),
    ("a domain section that stands for nothing", "R-TD-05", |r| {
        let players = r["final"]["players"].as_array_mut()?.iter_mut();
        let mut sections = players.map(|p| &mut p["zones"]["domain"]["sections"]["top_right"]);
        let closed = sections.find(|s| **s != "any")?;
        *closed = json!("any");
        Some(())
    }),
    ("a domain section of a colour below", "R-TD-05", |r| {
        domain(r)["sections"]["bottom_left"] = json!("red");
        Some(())
    }),
    ("a domain card's token gone at the end", "R-TD-05", |r| {
        let players = r["final"]["players"].as_array_mut()?.iter_mut();
        let mut tokens = players.map(|p| &mut p["zones"]["domain"]["tokens"]);
        let lying = tokens.find(|t| **t != json!([]))?;
        *lying = json!([]);
        Some(())
    }),
    ("domain cards without the option", "R-SET-03", |r| {
        set(&mut r["options"]["domain_cards"], json!(false))
    }),
];

const AT_TWO_AUCTION_CARDS: &[Corruption] = &[
    ("auction cards of other colours", "R-TD-02", |r| {
        let cards = &mut r["auction_cards"];
        let told = (cards[0][0].clone(), cards[1][0].clone());
        (cards[0][0], cards[1][0]) = (told.1, told.0);
        Some(())
    }),
    ("a colour on both auction cards", "format", |r| {
        r["auction_cards"][0][0] = r["auction_cards"][1][0].clone();
        Some(())
    }),
    ("a gem of the other auction card", "R-TD-02", |r| {
        let at = find(r, |e| e["what"] == "bid" && e["auction_card"] == 0)?;
        let before = r["log"][at]["bid"].clone();
        let other = r["auction_cards"][1][0].clone();
        let seat = seat_of(&r["log"][at]);
        log(r)[at]["bid"] = other.clone();
        hoard(r, seat, before.as_str()?, 1)?;
        hoard(r, seat, other.as_str()?, -1)
    }),
    ("a card won at the other auction card", "R-AUC-03", |r| {
        let at = at(r, "won")?;
        let there = r["log"][at]["auction_card"].as_i64()?;
        set(&mut log(r)[at]["auction_card"], json!(1 - there))
    }),
    ("a missing reveal of two", "R-AUC-16", |r| drop_first(r, "revealed")),
    ("four cards for law 69", "R-LAW-69", |r| set_in(r, is("prolonged"), "count", json!(4))),
    ("a virtual opponent at two colours", "format", |r| set(&mut r["rivals"], json!(1))),
    ("a colour for an auction card", "format", |r| {
        let at = at(r, "revealed")?;
        let entry = log(r)[at].as_object_mut()?;
        entry.remove("auction_card");
        entry.insert("colour".into(), json!("red"));
        Some(())
    }),
    ("two-colour auctions without the option", "format", |r| {
        set(&mut r["options"]["two_colour_auction"], json!(false))
    }),
];

const ALONE: &[Corruption] = &[
    ("points for no attack token", "R-TD-03", |r| line(r, "other")),
    ("no points for attack and defence", "R-TD-03", |r| {
        let score = &mut r["final"]["players"][0]["score"];
        let points = score["other"].as_i64().filter(|p| *p > 0)?;
        add(&mut score["other"], -points)?;
        add(&mut score["total"], -points)
    }),
    ("a card beside that of the auction", "R-AUC-16", |r| {
        let at = at(r, "won")?;
        let bid = find(r, |e| e["what"] == "bid" && e["auction"] == 1)?;
        let mut again = [r["log"][bid].clone(), r["log"][at].clone()];
        again[0]["auction"] = json!(2);
        again[1]["auction"] = json!(2);
        let [bid, won] = again;
        log(r).insert(at + 1, bid);
        insert(r, at + 2, won)
    }),
];

fn domain(record: &mut Value) -> &mut Value {
    &mut record["final"]["players"][0]["zones"]["domain"]
}

/// The domain card lies at level 1, column 0.
fn on_a_domain_card(entry: &Value) -> bool {
    let column = entry["column"].as_i64();
    entry["what"] == "circle" && entry["level"] == 2 && [Some(0), Some(-1)].contains(&column)
}

const DOMAIN: &[&str] = &["--option", "domain_cards=true"];
const TWO: &[&str] = &["--option", "two_colour_auction=true"];

#[test]
fn every_corruption_with_domain_cards_is_seen() {
    are_seen(Cards::CARRIED, &[&["--seats", "3"], DOMAIN].concat(), WITH_DOMAIN_CARDS);
}

#[test]
fn every_corruption_at_two_auction_cards_is_seen() {
    are_seen(Cards::CARRIED, &[&["--seats", "2"], TWO].concat(), AT_TWO_AUCTION_CARDS);
    are_seen(Cards::CARRIED, &[&["--seats", "1"], TWO, DOMAIN].concat(), ALONE);
}
