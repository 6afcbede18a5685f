//! Parses an untrusted record. Wrong types and duplicate fields are errors.

use std::fmt;

use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, de};
use serde_json::{Map, Value};
use viceroy_rules::ReturnedPairs;

/// Only the fields relevant to luck.
#[derive(Deserialize)]
pub(super) struct RecordShows {
    pub format: u32,
    pub game: String,
    pub closed: Option<String>,
    pub taken_back: Option<Vec<u8>>,
    pub luck: Option<LuckShows>,
    pub edition: String,
    pub modules: Vec<String>,
    pub options: Map<String, Value>,
    pub cards: Option<String>,
    pub rivals: u8,
    #[serde(default)]
    pub auction_cards: Option<Vec<Vec<String>>>,
    pub seats: Vec<SeatShows>,
    pub turns: u8,
    pub reserve_start: GemsShow,
    pub log: Vec<EntryShows>,
    #[serde(rename = "final")]
    pub end: EndShows,
}

#[derive(Deserialize)]
pub(super) struct LuckShows {
    pub secret: String,
    pub secret_hash: String,
    pub presses: Vec<String>,
    pub deal: Option<String>,
    pub draws: Option<Vec<ToldDraw>>,
    #[serde(default)]
    pub returned_pairs: ReturnedPairs,
}

#[derive(Deserialize)]
pub(super) struct ToldDraw {
    pub step: u32,
    pub turn: u8,
    pub purpose: String,
    pub number: u32,
    pub among: Vec<Value>,
    pub order: Option<Vec<Value>>,
    pub taken: Option<Value>,
    pub undone: Option<bool>,
}

#[derive(Deserialize)]
pub(super) struct SeatShows {
    pub seat: u8,
}

#[derive(Deserialize)]
pub(super) struct GemsShow {
    pub blue: u8,
    pub red: u8,
    pub green: u8,
    pub yellow: u8,
}

#[derive(Deserialize)]
pub(super) struct EndShows {
    pub players: Vec<PlayerAtEnd>,
}

#[derive(Deserialize)]
pub(super) struct PlayerAtEnd {
    pub seat: u8,
    pub hand: Vec<u8>,
    pub pyramid: Vec<PlaceAtEnd>,
    pub zones: ZonesAtEnd,
}

#[derive(Deserialize)]
pub(super) struct PlaceAtEnd {
    pub card: u8,
}

#[derive(Deserialize)]
pub(super) struct ZonesAtEnd {
    #[serde(default)]
    pub judgements: Option<Vec<Value>>,
}

/// Only the fields relevant to luck.
#[derive(Deserialize)]
pub(super) struct EntryShows {
    pub turn: u8,
    pub phase: String,
    pub what: String,
    pub seat: Option<u8>,
    pub rival: Option<u8>,
    pub card: Option<Value>,
    pub count: Option<u8>,
    pub under: Option<u8>,
    pub row: Option<u8>,
    pub beaten: Option<u8>,
    pub auction: Option<u8>,
    pub auction_card: Option<u8>,
    pub monster: Option<u8>,
    pub deck: Option<String>,
    pub bid: Option<String>,
    pub colour: Option<String>,
    pub place: Option<String>,
    pub from: Option<String>,
    #[serde(rename = "for")]
    pub why: Option<String>,
    pub reward: Option<String>,
    pub kind: Option<String>,
    pub by: Option<Value>,
    pub seats: Option<Vec<Value>>,
    pub judgements: Option<Vec<Value>>,
}

/// Rejects duplicate fields: parsers differ in which one they take.
pub(super) fn read(text: &str) -> Result<RecordShows, serde_json::Error> {
    let Once(record) = serde_json::from_str(text)?;
    if !has_objects(&record) {
        return Err(de::Error::custom("something in it is no object"));
    }
    let mut record: RecordShows = serde_json::from_value(record)?;
    make_plain(&mut record.game);
    record.closed.iter_mut().for_each(make_plain);
    if let Some(luck) = &mut record.luck {
        make_plain(&mut luck.secret_hash);
        let draws = luck.draws.iter_mut().flatten();
        draws.for_each(|draw| make_plain(&mut draw.purpose));
    }
    let decks = record.log.iter_mut().filter_map(|entry| entry.deck.as_mut());
    decks.for_each(make_plain);
    Ok(record)
}

/// Rejects lists, which serde would accept for structs.
fn has_objects(record: &Value) -> bool {
    let lists =
        [&record["log"], &record["seats"], &record["luck"]["draws"], &record["final"]["players"]];
    let items = lists.into_iter().filter_map(Value::as_array).flatten();
    let players = record["final"]["players"].as_array().into_iter().flatten();
    let zones = players.clone().map(|player| &player["zones"]);
    let places = players.filter_map(|player| player["pyramid"].as_array());
    let parts = [&record["reserve_start"], &record["final"]];
    let luck = Some(&record["luck"]).filter(|luck| !luck.is_null());
    let all = items.chain(zones).chain(places.flatten()).chain(parts).chain(luck);
    record.is_object() && all.into_iter().all(Value::is_object)
}

/// Untrusted text may be printed, so control characters are removed.
fn make_plain(text: &mut String) {
    *text = text.replace(char::is_control, " ");
}

struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(OnceVisitor).map(Once)
    }
}

struct OnceVisitor;

impl<'de> Visitor<'de> for OnceVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    /// Records contain only integers.
    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        Err(E::custom(format!("{value} is no whole number")))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut all = vec![];
        while let Some(Once(item)) = items.next_element()? {
            all.push(item);
        }
        Ok(all.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some((key, Once(value))) = fields.next_entry::<String, _>()? {
            if all.contains_key(&key) {
                return Err(de::Error::custom(format!("the field {key} is there twice")));
            }
            all.insert(key, value);
        }
        Ok(all.into())
    }
}
