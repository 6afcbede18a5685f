//! Helpers that corrupt a record.

use crate::prelude::*;

pub fn log(record: &mut Value) -> &mut Vec<Value> {
    record["log"].as_array_mut().unwrap()
}

pub fn find(record: &Value, wanted: impl Fn(&Value) -> bool) -> Option<usize> {
    record["log"].as_array().unwrap().iter().position(wanted)
}

pub fn at(record: &Value, what: &str) -> Option<usize> {
    find(record, is(what))
}

pub fn is(what: &str) -> impl Fn(&Value) -> bool {
    move |e| e["what"] == what
}

pub fn set(place: &mut Value, value: Value) -> Option<()> {
    *place = value;
    Some(())
}

pub fn remove(record: &mut Value, at: usize) -> Option<()> {
    log(record).remove(at);
    Some(())
}

pub fn insert(record: &mut Value, at: usize, entry: Value) -> Option<()> {
    log(record).insert(at, entry);
    Some(())
}

pub fn repeat(record: &mut Value, at: usize) -> Option<()> {
    let again = record["log"][at].clone();
    insert(record, at, again)
}

/// In the first such entry, as are the following.
pub fn set_in(
    record: &mut Value,
    wanted: impl Fn(&Value) -> bool,
    field: &str,
    value: Value,
) -> Option<()> {
    let at = find(record, wanted)?;
    set(&mut log(record)[at][field], value)
}

pub fn add_in(
    record: &mut Value,
    wanted: impl Fn(&Value) -> bool,
    field: &str,
    more: i64,
) -> Option<()> {
    let at = find(record, wanted)?;
    add(&mut log(record)[at][field], more)
}

pub fn remove_in(record: &mut Value, wanted: impl Fn(&Value) -> bool) -> Option<()> {
    let at = find(record, wanted)?;
    remove(record, at)
}

pub fn repeat_in(record: &mut Value, wanted: impl Fn(&Value) -> bool) -> Option<()> {
    let at = find(record, wanted)?;
    repeat(record, at)
}

pub fn drop_first(record: &mut Value, what: &str) -> Option<()> {
    remove_in(record, is(what))
}

pub fn add(value: &mut Value, more: i64) -> Option<()> {
    *value = json!(value.as_i64()? + more);
    Some(())
}

/// Moves gems from the reserve to a screen in the final state, keeping the total.
pub fn hoard(record: &mut Value, seat: usize, colour: &str, more: i64) -> Option<()> {
    let last = &mut record["final"];
    add(&mut last["players"][seat]["gems_left"][colour], more)?;
    add(&mut last["reserve"][colour], -more)?;
    let left =
        last["players"][seat]["gems_left"][colour].as_i64()?.min(last["reserve"][colour].as_i64()?);
    (left >= 0).then_some(())
}

pub fn seat_of(entry: &Value) -> usize {
    entry["seat"].as_u64().unwrap() as usize
}

pub fn colour_in(entry: &Value) -> Option<&'static str> {
    COLOURS.into_iter().find(|c| entry["gems"][c].as_i64() > Some(0))
}

pub fn pyramids(record: &mut Value) -> impl Iterator<Item = &mut Value> {
    let players = record["final"]["players"].as_array_mut().unwrap();
    players.iter_mut().flat_map(|p| p["pyramid"].as_array_mut().unwrap())
}

pub fn line(record: &mut Value, name: &str) -> Option<()> {
    let score = &mut record["final"]["players"][0]["score"];
    add(&mut score[name], 1)?;
    add(&mut score["total"], 1)
}

pub fn amount(record: &mut Value, what: &str, why: &str, more: i64, to_screen: i64) -> Option<()> {
    let at = find(record, |e| e["what"] == what && e["for"] == why && colour_in(e).is_some())?;
    let entry = &mut log(record)[at];
    let colour = colour_in(entry)?;
    let seat = seat_of(entry);
    add(&mut entry["gems"][colour], more)?;
    hoard(record, seat, colour, to_screen)
}

pub fn cross_wins(record: &mut Value) -> Option<()> {
    let entries = record["log"].as_array().unwrap();
    let pair = (1..entries.len()).find(|i| {
        let (one, other) = (&entries[i - 1], &entries[*i]);
        one["what"] == "won"
            && other["what"] == "won"
            && one["colour"] == other["colour"]
            && one["by"] == other["by"]
    })?;
    let told = (log(record)[pair - 1]["seat"].clone(), log(record)[pair]["seat"].clone());
    log(record)[pair - 1]["seat"] = told.1;
    set(&mut log(record)[pair]["seat"], told.0)
}

pub fn cross_discards(record: &mut Value) -> Option<()> {
    let entries = record["log"].as_array().unwrap();
    let start = (3..entries.len()).find(|i| {
        let what = |j: usize| entries[j]["what"].as_str().unwrap();
        what(i - 3) == "discarded"
            && what(i - 2) == "gems_taken"
            && what(i - 1) == "discarded"
            && what(*i) == "gems_taken"
            && entries[i - 3]["seat"] != entries[i - 1]["seat"]
            && entries[i - 3]["card"].as_i64() < entries[i - 1]["card"].as_i64()
    })?;
    log(record).swap(start - 3, start - 1);
    log(record).swap(start - 2, start);
    Some(())
}

/// Bids in the second auction for a card that the first gave away.
pub fn bid_on_nothing(record: &mut Value) -> Option<()> {
    let taken = find(record, |e| e["what"] == "won" && e["turn"] == 1 && e["auction"] == 1)?;
    let gone = record["log"][taken]["colour"].clone();
    let later = |e: &Value| e["what"] == "bid" && e["turn"] == 1 && e["auction"] == 2;
    let next = find(record, |e| later(e) && COLOURS.iter().any(|c| e["bid"] == *c))?;
    let before = record["log"][next]["bid"].clone();
    let seat = seat_of(&record["log"][next]);
    log(record)[next]["bid"] = gone.clone();
    hoard(record, seat, before.as_str()?, 1)?;
    hoard(record, seat, gone.as_str()?, -1)
}

/// Adds points in one line and the total.
pub fn points(
    record: &mut Value,
    name: &str,
    more: i64,
    whose: impl Fn(&Value) -> bool,
) -> Option<()> {
    let mut players = record["final"]["players"].as_array_mut()?.iter_mut();
    let score = &mut players.find(|p| whose(p))?["score"];
    add(&mut score[name], more)?;
    add(&mut score["total"], more)
}

pub fn has(player: &Value, cards: &[i64]) -> bool {
    let mut standing = player["pyramid"].as_array().into_iter().flatten();
    standing.any(|c| cards.iter().any(|n| c["card"] == *n))
}
