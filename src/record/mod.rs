//! The public record of a finished game: a contract that other programs read without knowing this code. The format is
//! described in `docs/record.md`.

mod by_key;
mod entry;
mod log;
mod state;

use serde::Serialize;
use serde_json::{Map, Value};

pub use entry::{CardSource, GemSource, LogBid, LogClaim, LogEntry, LogEvent, LogPhase, LogToken};
pub use state::{
    FinalCard, FinalPlayer, FinalScore, FinalSections, FinalState, FinalZones, Paint, Painted,
};

use self::by_key::by_key;
use crate::cards::{Fingerprint, Gems};
use crate::rules::{Fact, OpenFact, Ruleset, Table};

/// The version of the format.
pub const FORMAT: u32 = 1;

/// Who held a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OccupantKind {
    /// A person.
    Person,
    /// A computer player that answers by lot.
    Random,
    /// A computer player that takes what is best at once.
    Greedy,
}

/// A seat of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordedSeat {
    /// The seat.
    pub seat: u8,
    /// The name at the table.
    pub name: String,
    /// Who held it.
    pub occupant: OccupantKind,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Record {
    /// [`FORMAT`].
    pub format: u32,
    /// Names the game.
    pub game: String,
    /// The edition.
    pub edition: &'static str,
    /// The modules.
    pub modules: Vec<crate::rules::Module>,
    /// The table options.
    pub options: Map<String, Value>,
    /// The number of virtual opponents.
    pub rivals: u8,
    /// The card pack, if it was not the embedded one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Fingerprint>,
    /// Who sat where.
    pub seats: Vec<RecordedSeat>,
    /// How many turns were played.
    pub turns: u8,
    /// The common stock after the starting gems were dealt and given back.
    pub reserve_start: Gems,
    /// What happened in front of everybody, in order.
    #[serde(serialize_with = "by_key")]
    pub log: Vec<LogEntry>,
    /// How it ended.
    #[serde(rename = "final")]
    pub end: FinalState,
}

/// Each option with its value in this game: true, false, a number or a word.
fn options(ruleset: &Ruleset) -> Map<String, Value> {
    let settled = ruleset.policies.settled();
    settled
        .map(|(option, value)| {
            // What is spelt like a JSON value is one.
            let value = serde_json::from_str(value.key).unwrap_or_else(|_| value.key.into());
            (option.key.to_owned(), value)
        })
        .collect()
}

/// The reserve as it was when all starting gems were dealt, and had gone back where players choose them (R-SET-02).
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
    /// Makes the record of a finished game from its facts.
    pub fn new(
        game: String,
        seats: Vec<RecordedSeat>,
        ruleset: &Ruleset,
        facts: &[Fact],
    ) -> Record {
        let agreement = &ruleset.agreement;
        let mut table = Table::empty(agreement.seats);
        let log = log::log(&mut table, facts);
        Record {
            format: FORMAT,
            game,
            edition: agreement.edition.key(),
            modules: agreement.modules.clone(),
            options: options(ruleset),
            rivals: agreement.rivals,
            cards: agreement.cards,
            seats,
            turns: table.open.turn,
            reserve_start: reserve_start(facts),
            log,
            end: FinalState::new(&table, facts),
        }
    }
}
