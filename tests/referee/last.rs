//! Parses the final state and checks its spelling.

use crate::agreed::{agreed, company};
use crate::prelude::*;
use crate::read::{SECTIONS, colour_at, gems, number, paint, token};
use crate::read_modules::{judgements_of, means};

/// In the record's order, without the total.
pub const LINES: [&str; 8] =
    ["circles", "infinite", "laws", "power", "magic", "sets", "attack", "other"];

#[derive(Default)]
pub struct LastPlayer {
    pub gems_left: Gems,
    pub hand: Vec<i64>,
    pub attack_tokens: i64,
    pub diamonds: i64,
    pub bribes: i64,
    pub pyramid: Pyramid,
    /// In the order of [`LINES`].
    pub lines: [i64; 8],
    pub total: i64,
    /// By card, with the score line.
    pub scored: BTreeMap<i64, (String, i64)>,
}

pub struct Record {
    pub agreed: Agreed,
    pub seats: usize,
    pub turns: i64,
    pub log: Vec<Entry>,
    pub reserve: Gems,
    /// R-TD-06: in the reserve.
    pub diamonds: Option<i64>,
    pub reserve_start: Gems,
    pub players: Vec<LastPlayer>,
    pub winners: Vec<i64>,
}

impl Record {
    /// Of a game of twelve turns of which the end is not told.
    pub fn without_end(agreed: Agreed, seats: usize, log: Vec<Entry>) -> Record {
        Record {
            agreed,
            seats,
            turns: 12,
            log,
            reserve: Gems::default(),
            diamonds: None,
            reserve_start: Gems::default(),
            players: vec![],
            winners: vec![],
        }
    }
}

pub fn list<'a>(value: &'a Value, name: &str) -> Result<&'a Vec<Value>, String> {
    let found = value[name].as_array();
    found.ok_or_else(|| format!("{name} is no list"))
}

fn numbers(value: &Value, name: &str) -> Result<Vec<i64>, String> {
    let items = list(value, name)?.iter();
    items.map(|v| v.as_i64().ok_or_else(|| format!("{v} in {name} is no number"))).collect()
}

fn standing(sheet: &Sheet, value: &Value) -> Result<Standing, String> {
    let mut sections = [None; 4];
    for (i, name) in SECTIONS.iter().enumerate() {
        // R-ARI-03.
        if value["sections"][name] != "none" {
            sections[i] = Some(colour_at(&value["sections"], name)?);
        }
    }
    let mut painted = vec![];
    for told in list(value, "painted")? {
        let at = SECTIONS.iter().position(|s| told["section"] == *s);
        let at = at.ok_or_else(|| format!("no section in {told}"))?;
        painted.push((at, paint(told)?));
    }
    let card = number(value, "card")?;
    let images = sheet.images.get(&card).cloned().unwrap_or_default();
    if !value["images"].is_null() {
        let told = list(value, "images")?.iter().map(token);
        let told: Vec<Token> = told.collect::<Result<_, _>>()?;
        let due: Vec<Token> = images.iter().map(|kind| Token::plain(*kind)).collect();
        if told != due {
            return Err(format!("R-ARI-04: card {card} shows {due:?}, not {told:?}"));
        }
    }
    let mut card = Standing {
        card,
        level: number(value, "level")?,
        column: number(value, "column")?,
        sections,
        images,
        tokens: vec![],
        parked: Gems::default(),
        under: numbers(value, "under")?,
        painted,
    };
    for item in list(value, "tokens")? {
        let token = token(item)?;
        match token.colour {
            Some(colour) if token.kind == Kind::Gem => card.parked[colour] += 1,
            Some(_) | None => card.tokens.push(token),
        }
    }
    Ok(card)
}

fn scored(pyramid: &[Value]) -> Result<BTreeMap<i64, (String, i64)>, String> {
    let told = pyramid.iter().filter(|card| !card["scored"].is_null());
    told.map(|card| {
        let line = card["scored"]["line"].as_str().unwrap_or_default();
        let points = number(&card["scored"], "points")?;
        Ok((number(card, "card")?, (line.to_owned(), points)))
    })
    .collect()
}

fn player(
    sheet: &Sheet,
    agreed: &Agreed,
    value: &Value,
    seat: usize,
) -> Result<LastPlayer, String> {
    if value["seat"] != seat {
        return Err(format!("player {seat} of the final state has another seat"));
    }
    let cards = list(value, "pyramid")?.iter().map(|card| standing(sheet, card));
    let mut lines = [0; 8];
    for (i, name) in LINES.iter().enumerate() {
        lines[i] = number(&value["score"], name)?;
    }
    let zones = &value["zones"];
    if !zones.is_object() {
        return Err(format!("zones of seat {seat} are {zones}"));
    }
    let (judgements, bribes) = (judgements_of(zones)?, number(zones, "bribes")?);
    let empty = judgements.is_empty() && bribes == 0;
    if !empty && !agreed.has(Module::Underworld) {
        return Err(format!("zones of seat {seat} without a module: {zones}"));
    }
    Ok(LastPlayer {
        gems_left: gems(&value["gems_left"])?,
        hand: numbers(value, "hand")?,
        attack_tokens: number(value, "attack_tokens")?,
        diamonds: number(zones, "diamonds")?,
        bribes,
        pyramid: Pyramid {
            cards: cards.collect::<Result<_, _>>()?,
            domain: domain(&zones["domain"])?,
            combat: combat(&zones["combat"], agreed.has(Module::Invasion))?,
            judgements,
        },
        lines,
        total: number(&value["score"], "total")?,
        scored: scored(list(value, "pyramid")?)?,
    })
}

fn domain(value: &Value) -> Result<Option<Domain>, String> {
    if value.is_null() {
        return Ok(None);
    }
    let mut domain = Domain { column: number(value, "column")?, ..Domain::default() };
    for (i, name) in SECTIONS.iter().enumerate() {
        if value["sections"][name] != "any" {
            domain.sections[i] = Some(colour_at(&value["sections"], name)?);
        }
    }
    for item in list(value, "tokens")? {
        domain.tokens.push(token(item)?);
    }
    Ok(Some(domain))
}

fn combat(value: &Value, played: bool) -> Result<CombatCard, String> {
    if !played {
        let text = || format!("a combat card without the module: {value}");
        return value.is_null().then(CombatCard::default).ok_or_else(text);
    }
    let tokens = list(value, "tokens")?.iter().map(token);
    Ok(CombatCard {
        means: means(value)?,
        tokens: tokens.collect::<Result<_, _>>()?,
        penalties: numbers(value, "penalties")?,
    })
}

pub fn record(sheet: &Sheet, value: &Value) -> Result<Record, String> {
    if value["format"] != 1 {
        return Err("format is not 1".into());
    }
    if !value["game"].is_string() {
        return Err("game has no name".into());
    }
    let seats = list(value, "seats")?;
    for (i, seat) in seats.iter().enumerate() {
        let occupants = ["person", "random", "greedy", "search"];
        let occupant = seat["occupant"].as_str().unwrap_or_default();
        if seat["seat"] != i || !seat["name"].is_string() || !occupants.contains(&occupant) {
            return Err(format!("seat {i} reads {seat}"));
        }
        let (mut from, last) = (0, number(value, "turns")?);
        let held = list(seat, "occupants")?;
        for (nth, one) in held.iter().enumerate() {
            let turn = number(one, "from_turn")?;
            let kind = one["kind"].as_str().unwrap_or_default();
            let begins = nth > 0 || turn == 0;
            if !begins || turn < from || turn > last || !occupants.contains(&kind) {
                return Err(format!("seat {i} was held by {held:?}"));
            }
            from = turn;
        }
        if held.is_empty() {
            return Err(format!("seat {i} was held by nobody"));
        }
    }
    let agreed = agreed(value, seats)?;
    company(&agreed, seats.len())?;
    let mut log = vec![];
    for (i, item) in list(value, "log")?.iter().enumerate() {
        log.push(entry(item, seats.len(), agreed.row).map_err(|e| format!("log entry {i}: {e}"))?);
    }
    let last = &value["final"];
    let players = list(last, "players")?.iter().enumerate();
    let players: Vec<LastPlayer> =
        players.map(|(i, p)| player(sheet, &agreed, p, i)).collect::<Result<_, _>>()?;
    if players.len() != seats.len() {
        return Err("final players and seats differ".into());
    }
    for name in COLOURS {
        number(&last["reserve"], name).map_err(|_| "R-AUC-08: the reserve is not told")?;
        let start = number(&value["reserve_start"], name);
        start.map_err(|_| "R-SET-01: the reserve at the start is not told")?;
    }
    Ok(Record {
        agreed,
        seats: seats.len(),
        turns: number(value, "turns")?,
        log,
        reserve: gems(&last["reserve"])?,
        diamonds: last["reserve"]
            .get("diamonds")
            .map(|_| number(&last["reserve"], "diamonds"))
            .transpose()?,
        reserve_start: gems(&value["reserve_start"])?,
        players,
        winners: numbers(last, "winners")?,
    })
}
