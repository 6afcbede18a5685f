//! How a recorded game ended.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::log::token_fields;
use crate::cards::{CardId, Colour, Gems, Section};
use crate::rules::{Fact, OpenFact, PlacedCard, Pyramid, Score, Seat, Table};

/// The table after the last fact.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FinalState {
    /// The common stock.
    pub reserve: Gems,
    /// The players, in seat order.
    pub players: Vec<FinalPlayer>,
    /// Who won.
    pub winners: Vec<Seat>,
}

/// A player at the end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FinalPlayer {
    /// The seat.
    pub seat: Seat,
    /// Gems behind the screen after painting.
    pub gems_left: Gems,
    /// Cards discarded from the hand at the end.
    pub hand: Vec<CardId>,
    /// Attack tokens behind the screen.
    pub attack_tokens: u8,
    /// The pyramid.
    pub pyramid: Vec<Map<String, Value>>,
    /// What modules use.
    pub zones: Value,
    /// The score line by line, with its total.
    pub score: Map<String, Value>,
}

impl FinalState {
    pub(super) fn new(table: &Table, facts: &[Fact]) -> FinalState {
        let players = table.screens.iter().map(|(seat, screen)| FinalPlayer {
            seat,
            gems_left: screen.gems,
            hand: hand_at_the_end(facts, seat),
            attack_tokens: screen.attack,
            pyramid: pyramid(&table.open.pyramids[seat]),
            zones: json!({"domain": null, "combat": null, "judgements": [], "diamonds": 0, "bribes": 0}),
            score: table.open.scores[seat].map(score).unwrap_or_default(),
        });
        FinalState {
            reserve: table.open.reserve,
            players: players.collect(),
            winners: table.open.winners.iter().collect(),
        }
    }
}

fn hand_at_the_end(facts: &[Fact], seat: Seat) -> Vec<CardId> {
    facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::Open(OpenFact::HandDiscarded { seat: s, cards }) if *s == seat => Some(*cards),
            Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => None,
        })
        .flat_map(|cards| cards.iter().collect::<Vec<_>>())
        .collect()
}

fn pyramid(pyramid: &Pyramid) -> Vec<Map<String, Value>> {
    pyramid.cards.iter().map(|s| card(pyramid, s)).collect()
}

fn card(pyramid: &Pyramid, placed: &PlacedCard) -> Map<String, Value> {
    let mut sections = Map::new();
    let mut painted = vec![];
    for section in Section::ALL {
        let key = section_key(section);
        sections.insert(key.into(), json!(placed.section(section)));
        if placed.painted[section.index()] {
            painted.push(json!({"section": key, "with": "gem"}));
        }
    }
    let lying = pyramid.tokens.iter().filter(|l| l.on == placed.card);
    let mut tokens: Vec<Map<String, Value>> = lying.map(|l| token_fields(l.token)).collect();
    for (colour, count) in pyramid.parked_on(placed.card).iter() {
        tokens.extend((0..*count).map(|_| parked_gem(colour)));
    }
    let under: Vec<CardId> = pyramid.under(placed.card).collect();
    let mut entry = Map::new();
    entry.insert("card".into(), json!(placed.card));
    entry.insert("level".into(), json!(placed.slot.level));
    entry.insert("column".into(), json!(placed.slot.column));
    entry.insert("sections".into(), Value::Object(sections));
    entry.insert("painted".into(), json!(painted));
    entry.insert("tokens".into(), json!(tokens));
    entry.insert("under".into(), json!(under));
    entry
}

/// A gem laid on law 76: listed with the tokens, though the rules do not count it as one.
fn parked_gem(colour: Colour) -> Map<String, Value> {
    let mut entry = Map::new();
    entry.insert("kind".into(), json!("gem"));
    entry.insert("colour".into(), json!(colour));
    entry
}

fn section_key(section: Section) -> &'static str {
    match section {
        Section::TopLeft => "top_left",
        Section::TopRight => "top_right",
        Section::BottomLeft => "bottom_left",
        Section::BottomRight => "bottom_right",
    }
}

fn score(score: Score) -> Map<String, Value> {
    let lines = [
        ("circles", score.circles),
        ("infinite", score.infinite),
        ("laws", score.laws),
        ("power", score.power),
        ("magic", score.magic),
        ("sets", score.sets),
        ("attack", score.attack),
        ("other", score.other),
        ("total", score.total()),
    ];
    lines
        .into_iter()
        .map(|(line, points)| (line.to_owned(), json!(points)))
        .collect()
}
