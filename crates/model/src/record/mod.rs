//! The public record of a finished game, for other programs. The format is specified in
//! `docs/record.md`.

mod entry;
mod invasion;
mod judgement;
mod log;
mod luck;
mod parts;
mod state;
mod underworld;

use crate::prelude::*;
use serde_json::{Map, Value};

pub use entry::{CardSource, LogAuctionCard, LogBid, LogClaim, LogEntry, LogEvent};
pub use luck::{DrawResult, RecordedDraw, RecordedItem, RecordedLuck};
pub use parts::{GemPlace, GemSource, LogPhase, LogToken};
pub use state::{
    FinalCard, FinalCombat, FinalDomain, FinalPlayer, FinalReserve, FinalScore, FinalSections,
    FinalState, FinalZones, Painted,
};

use self::state::by_key;
use viceroy_rules::cards::Fingerprint;
use viceroy_rules::{AuctionRow, GameLength, Setting, Table, score};

pub const FORMAT: u32 = 1;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OccupantKind {
    Person,
    /// Answers at random.
    Random,
    /// Takes what is best at once.
    Greedy,
    /// Looks ahead.
    Search,
}

impl From<Level> for OccupantKind {
    fn from(level: Level) -> OccupantKind {
        match level {
            Level::Easy => OccupantKind::Greedy,
            Level::Normal | Level::Hard => OccupantKind::Search,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordedSeat {
    pub seat: u8,
    pub name: String,
    /// A person remains the occupant while a computer player holds the seat.
    pub occupant: OccupantKind,
    /// For computer players with levels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// In order; the first held it from the set-up on.
    pub occupants: Vec<Occupancy>,
}

impl RecordedSeat {
    pub fn of_one(seat: u8, name: String, occupant: OccupantKind) -> RecordedSeat {
        let held = Occupancy { from_turn: 0, kind: occupant, level: None, name: None };
        RecordedSeat { seat, name, occupant, level: None, occupants: vec![held] }
    }
}

/// Who holds a seat from a turn on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Occupancy {
    /// 0 during set-up.
    pub from_turn: u8,
    pub kind: OccupantKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// For people in seats that changed hands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    Vote,
    Deserted,
    Unreachable,
    Moderator,
    Unknown,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Record {
    pub format: u32,
    pub game: String,
    pub edition: &'static str,
    pub modules: Vec<viceroy_rules::Module>,
    pub options: Map<String, Value>,
    pub rivals: u8,
    /// Unless it was the embedded one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Fingerprint>,
    /// If they had two colours each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub auction_cards: Vec<Vec<Colour>>,
    pub seats: Vec<RecordedSeat>,
    /// In a closed game, the turn in which it was closed.
    pub turns: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed: Option<Closing>,
    /// The reserve after starting gems were dealt and returned.
    pub reserve_start: Gems,
    /// The turns in which a step was taken back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<RecordedLuck>,
    #[serde(serialize_with = "by_key")]
    pub log: Vec<LogEntry>,
    #[serde(rename = "final")]
    pub end: FinalState,
}

/// As true, false, number or text. Whole games do not mention their length: the option is younger
/// than the format.
fn options(ruleset: &Ruleset) -> Map<String, Value> {
    let settled = ruleset.policies.settled();
    settled
        .filter(|(_, value)| value.setting != Setting::GameLength(GameLength::Whole))
        .map(|(option, value)| {
            // Values spelt like JSON are JSON.
            let value = serde_json::from_str(value.key).unwrap_or_else(|_| value.key.into());
            (option.key.to_owned(), value)
        })
        .collect()
}

fn auction_cards(row: &AuctionRow) -> Vec<Vec<Colour>> {
    let cards = row.columns().map(|at| at.colours().collect::<Vec<_>>());
    cards.filter(|colours| colours.len() > 1).collect()
}

/// After all starting gems were dealt and, where players choose, returned (R-SET-02).
fn reserve_start(facts: &[Fact]) -> Gems {
    let mut reserves = facts.iter().filter_map(|fact| match fact {
        Fact::Open(OpenFact::ReserveIs(reserve) | OpenFact::GemsReturned { reserve }) => {
            Some(*reserve)
        }
        Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => None,
    });
    reserves.next_back().unwrap_or(Gems::NONE)
}

impl Record {
    pub fn new(
        game: String,
        seats: Vec<RecordedSeat>,
        ruleset: &Ruleset,
        facts: &[Fact],
    ) -> Record {
        Record::ended(game, seats, ruleset, facts, None)
    }

    #[must_use]
    pub fn with_luck(self, luck: RecordedLuck) -> Record {
        Record { luck: Some(luck), ..self }
    }

    #[must_use]
    pub fn with_taken_back(self, taken_back: &[u8]) -> Record {
        Record { taken_back: taken_back.to_vec(), ..self }
    }

    /// Of a game closed before its end. Points are what the table was worth then; there is no
    /// winner.
    pub fn closed(
        game: String,
        seats: Vec<RecordedSeat>,
        ruleset: &Ruleset,
        facts: &[Fact],
        because: Closing,
    ) -> Record {
        Record::ended(game, seats, ruleset, facts, Some(because))
    }

    fn ended(
        game: String,
        seats: Vec<RecordedSeat>,
        ruleset: &Ruleset,
        facts: &[Fact],
        closed: Option<Closing>,
    ) -> Record {
        let agreement = &ruleset.agreement;
        let mut table = Table::empty(agreement.seats);
        let log = log::log(ruleset.catalogue, &mut table, facts);
        let end = match closed {
            None => FinalState::new(ruleset, &table, facts),
            Some(_) => FinalState::unfinished(ruleset, &table, &score(ruleset, &table)),
        };
        Record {
            format: FORMAT,
            game,
            edition: agreement.edition.key(),
            modules: agreement.modules.clone(),
            options: options(ruleset),
            rivals: agreement.rivals,
            cards: agreement.cards,
            auction_cards: auction_cards(&table.open.auction),
            seats,
            turns: table.open.turn,
            closed,
            reserve_start: reserve_start(facts),
            taken_back: vec![],
            luck: None,
            log,
            end,
        }
    }
}
