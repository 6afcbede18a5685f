//! Parses log entries; rejects every spelling outside the format.

use crate::prelude::*;
use crate::read_modules::fact_of_a_module;

pub const SECTIONS: [&str; 4] = ["top_left", "top_right", "bottom_left", "bottom_right"];

pub fn number(value: &Value, name: &str) -> Result<i64, String> {
    let found = value[name].as_i64();
    found.ok_or_else(|| format!("{name} is no number in {value}"))
}

pub fn word<'a>(value: &'a Value, name: &str) -> Result<&'a str, String> {
    let found = value[name].as_str();
    found.ok_or_else(|| format!("{name} is no word in {value}"))
}

pub fn one_of<T: Copy>(value: &Value, name: &str, known: &[(&str, T)]) -> Result<T, String> {
    let spelled = word(value, name)?;
    let found = known.iter().find(|(k, _)| *k == spelled);
    found.map(|(_, t)| *t).ok_or_else(|| format!("{name} {spelled} is unknown"))
}

pub fn colour_at(value: &Value, name: &str) -> Result<Colour, String> {
    colour(word(value, name)?).ok_or_else(|| format!("{name} is no colour in {value}"))
}

pub fn gems(value: &Value) -> Result<Gems, String> {
    let mut gems = Gems::default();
    for (i, name) in COLOURS.iter().enumerate() {
        gems[i] = number(value, name)?;
        if gems[i] < 0 {
            return Err(format!("less than no gems in {value}"));
        }
    }
    Ok(gems)
}

pub const KINDS: [(&str, Kind); 9] = [
    ("science", Kind::Science),
    ("magic", Kind::Magic),
    ("defense", Kind::Defense),
    ("attack", Kind::Attack),
    ("power", Kind::Power),
    ("bonus_magic", Kind::BonusMagic),
    ("bonus_circle", Kind::BonusCircle),
    ("infinite", Kind::Infinite),
    ("gem", Kind::Gem),
];

/// Value and colour are present exactly where the kind has them.
pub fn token(value: &Value) -> Result<Token, String> {
    let mut token = Token::plain(one_of(value, "kind", &KINDS)?);
    if [Kind::Power, Kind::BonusMagic, Kind::BonusCircle].contains(&token.kind) {
        token.value = number(value, "value")?;
    }
    // R-TD-09.
    let of_any = token.kind == Kind::BonusCircle && value["colour"] == "any";
    if [Kind::BonusCircle, Kind::Infinite, Kind::Gem].contains(&token.kind) && !of_any {
        token.colour = Some(colour_at(value, "colour")?);
    }
    Ok(token)
}

/// Only infinite gems have a source.
fn source(value: &Value) -> Result<Source, String> {
    if value["kind"] != "infinite" {
        return Ok(Source::Supply);
    }
    let known =
        [("reserve", Source::Reserve), ("screen", Source::Screen), ("combat", Source::Combat)];
    one_of(value, "from", &known)
}

fn taken_from(value: &Value) -> Result<Source, String> {
    let known = [("reserve", Source::Reserve), ("combat", Source::Combat)];
    one_of(value, "from", &known)
}

fn place(value: &Value) -> Result<CardPlace, String> {
    one_of(value, "place", &[("base", CardPlace::Base), ("tip", CardPlace::Tip)])
}

fn why(value: &Value) -> Result<Why, String> {
    let known = [
        ("pass", Why::Pass),
        ("reward", Why::Reward),
        ("discard", Why::Discard),
        ("circle", Why::Circle),
        ("card", Why::Card),
        ("law", Why::Law),
    ];
    one_of(value, "for", &known)
}

/// The format omits zero.
fn diamonds(value: &Value) -> Result<i64, String> {
    let count = number(value, "diamonds")?;
    let some = (count > 0).then_some(count);
    some.ok_or_else(|| format!("no diamonds in {value}"))
}

pub fn paint(value: &Value) -> Result<Paint, String> {
    one_of(value, "with", &[("gem", Paint::Gem), ("diamond", Paint::Diamond)])
}

pub fn deck(value: &Value) -> Result<Deck, String> {
    one_of(
        value,
        "deck",
        &[("small", Deck::Small), ("laws", Deck::Laws), ("criminals", Deck::Criminals)],
    )
}

fn seat(value: &Value, name: &str, seats: usize) -> Result<usize, String> {
    let found = value[name].as_u64().map(|s| s as usize);
    found.filter(|s| *s < seats).ok_or_else(|| format!("{name} is no seat in {value}"))
}

fn yes(value: &Value, name: &str) -> Result<bool, String> {
    let found = value[name].as_bool();
    found.ok_or_else(|| format!("{name} is neither true nor false in {value}"))
}

fn at(value: &Value, row: Row) -> Result<At, String> {
    if let Row::Four = row {
        return colour_at(value, "colour");
    }
    let found = value["auction_card"].as_u64().map(|a| a as usize);
    found
        .filter(|a| *a < row.count() && value["colour"].is_null())
        .ok_or_else(|| format!("auction_card is none of two in {value}"))
}

/// The card, or [`DOMAIN`] or [`COMBAT`].
pub fn host(value: &Value) -> Result<i64, String> {
    match value["card"].as_str() {
        Some("domain") => Ok(DOMAIN),
        Some("combat") => Ok(COMBAT),
        _ => number(value, "card"),
    }
}

fn bid(value: &Value, seats: usize, row: Row) -> Result<Fact, String> {
    let who = match value["rival"].as_u64() {
        Some(rival) if value["seat"].is_null() => Bidder::Rival(rival),
        Some(_) => return Err(format!("seat and rival bid together in {value}")),
        None => Bidder::Seat(seat(value, "seat", seats)?),
    };
    let bid = match word(value, "bid")? {
        "diamond" => Bid::Diamond,
        "attack" => Bid::Attack,
        "pass" => Bid::Pass,
        _ => {
            let colour = colour_at(value, "bid")?;
            match row {
                Row::Four => Bid::Gem(colour, colour),
                Row::Two(_) => Bid::Gem(colour, at(value, row)?),
            }
        }
    };
    if !matches!((bid, row), (Bid::Gem(..), Row::Two(_))) && !value["auction_card"].is_null() {
        return Err(format!("no auction card is bid on in {value}"));
    }
    let auction = number(value, "auction")?;
    Ok(Fact::Bid { auction, who, bid })
}

fn fact(e: &Value, seats: usize, row: Row) -> Result<Fact, String> {
    if let Some(fact) = fact_of_a_module(e)? {
        return Ok(fact);
    }
    let card = || number(e, "card");
    Ok(match word(e, "what")? {
        "first_card" => Fact::FirstCard { card: card()? },
        "order_drawn" => Fact::OrderDrawn { seats: order(e, seats)? },
        "domain_reward" => Fact::DomainReward { reward: domain_reward(e)? },
        "bid" => bid(e, seats, row)?,
        "claim" => Fact::Claim {
            auction: number(e, "auction")?,
            at: at(e, row)?,
            claim: one_of(
                e,
                "claim",
                &[
                    ("base", Claim::Place(CardPlace::Base)),
                    ("tip", Claim::Place(CardPlace::Tip)),
                    ("either", Claim::Either),
                    ("insist", Claim::Insist),
                ],
            )?,
        },
        "won" => Fact::Won {
            auction: number(e, "auction")?,
            card: card()?,
            at: at(e, row)?,
            place: place(e)?,
            by_attack: one_of(e, "by", &[("gem", false), ("attack", true)])?,
        },
        "discarded_auction" => Fact::DiscardedAuction { card: card()?, rival: e["rival"].as_u64() },
        "revealed" => Fact::Revealed { card: card()?, at: at(e, row)? },
        "gems_taken" => {
            Fact::GemsTaken { gems: gems(&e["gems"])?, why: why(e)?, from: taken_from(e)? }
        }
        "gems_paid" => Fact::GemsPaid { gems: gems(&e["gems"])?, why: why(e)? },
        "named" => Fact::Named { auction: number(e, "auction")?, at: at(e, row)? },
        "diamonds_taken" => Fact::DiamondsTaken {
            diamonds: diamonds(e)?,
            from: one_of(e, "for", &[("reward", ())]).and_then(|()| taken_from(e))?,
        },
        "diamonds_paid" => Fact::DiamondsPaid {
            diamonds: diamonds(e)?,
            why: one_of(e, "for", &[("bid", Why::Bid), ("card", Why::Card)])?,
        },
        "played" => {
            Fact::Played { card: card()?, level: number(e, "level")?, column: number(e, "column")? }
        }
        "discarded" => Fact::Discarded { card: card()? },
        "returned" => Fact::Returned { card: card()?, by: e["by"].as_i64() },
        "tucked" => Fact::Tucked {
            card: card()?,
            under: number(e, "under")?,
            from_pyramid: match e["from"].as_str() {
                Some("pyramid") => true,
                Some(other) => return Err(format!("from {other} is unknown")),
                None => false,
            },
        },
        "passed" => Fact::Passed { round: number(e, "round")? },
        "circle" => Fact::Circle {
            level: number(e, "level")?,
            column: number(e, "column")?,
            colour: colour_at(e, "colour")?,
            gem: yes(e, "gem")?,
        },
        "token" => Fact::Token { card: host(e)?, token: token(e)?, from: source(e)? },
        "drew" => Fact::Drew { deck: deck(e)?, count: number(e, "count")? },
        "painted" => Fact::Painted {
            card: card()?,
            section: one_of(e, "section", &SECTIONS.map(|s| (s, section_index(s))))?,
            colour: colour_at(e, "colour")?,
            with: paint(e)?,
        },
        "gems_parked" => Fact::GemsParked { card: card()?, gems: gems(&e["gems"])? },
        "gems_unparked" => Fact::GemsUnparked { card: card()?, gems: gems(&e["gems"])? },
        "swapped" => Fact::Swapped {
            card: card()?,
            token: token(&e["token"])?,
            with: seat(e, "with", seats)?,
            with_card: number(e, "with_card")?,
            with_token: token(&e["with_token"])?,
        },
        "gems_given" => Fact::GemsGiven { to: seat(e, "to", seats)?, gems: gems(&e["gems"])? },
        "prolonged" => Fact::Prolonged { count: number(e, "count")? },
        "put_back" => Fact::PutBack { deck: deck(e)?, count: number(e, "count")? },
        "taken_auction" => Fact::TakenAuction { card: card()?, at: at(e, row)?, place: place(e)? },
        unknown => return Err(format!("what {unknown} is unknown")),
    })
}

fn order(value: &Value, seats: usize) -> Result<Vec<usize>, String> {
    let found = value["seats"].as_array().into_iter().flatten();
    let found = found.map(|s| s.as_u64().map(|s| s as usize).filter(|s| *s < seats));
    let found: Option<Vec<usize>> = found.collect();
    found.ok_or_else(|| format!("seats are no seats in {value}"))
}

fn domain_reward(value: &Value) -> Result<DomainReward, String> {
    let known = [
        ("gems", DomainReward::Gems),
        ("science", DomainReward::Science),
        ("attack", DomainReward::Attack),
        ("character", DomainReward::Character),
        ("law", DomainReward::Law),
    ];
    one_of(value, "reward", &known)
}

pub fn section_index(name: &str) -> usize {
    SECTIONS.iter().position(|s| *s == name).unwrap_or(0)
}

pub fn entry(value: &Value, seats: usize, row: Row) -> Result<Entry, String> {
    let phases = [
        ("setup", Phase::Setup),
        ("auction", Phase::Auction),
        ("development", Phase::Development),
        ("combat", Phase::Combat),
        ("judgement", Phase::Judgement),
        ("painting", Phase::Painting),
    ];
    let of_nobody = matches!(
        word(value, "what")?,
        "revealed" | "discarded_auction" | "order_drawn" | "monster_revealed"
    ) || value["rival"].is_u64();
    Ok(Entry {
        turn: number(value, "turn")?,
        phase: one_of(value, "phase", &phases)?,
        seat: if of_nobody { usize::MAX } else { seat(value, "seat", seats)? },
        fact: fact(value, seats, row)?,
    })
}
