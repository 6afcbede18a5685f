//! The public record of a game that is over: a contract that other programs read without knowing this code. The format is
//! described in `docs/record.md`.

mod entry;
mod invasion;
mod judgement;
mod log;
mod luck;
mod parts;
mod state;
mod underworld;

use serde::Serialize;
use serde_json::{Map, Value};

pub use entry::{CardSource, LogAuctionCard, LogBid, LogClaim, LogEntry, LogEvent};
pub use luck::{DrawResult, RecordedDraw, RecordedItem, RecordedLuck};
pub use parts::{GemPlace, GemSource, LogPhase, LogToken};
pub use state::{
    FinalCard, FinalCombat, FinalDomain, FinalPlayer, FinalReserve, FinalScore, FinalSections,
    FinalState, FinalZones, Painted,
};

use self::state::by_key;
use viceroy_ai::Level;
use viceroy_rules::cards::{Colour, Fingerprint, Gems};
use viceroy_rules::{AuctionRow, Fact, OpenFact, Ruleset, Table, score};

/// The version of the format.
pub const FORMAT: u32 = 1;

/// Who held a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OccupantKind {
    Person,
    /// A computer player that answers by lot.
    Random,
    /// A computer player that takes what is best at once.
    Greedy,
    /// A computer player that looks ahead.
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

/// A seat of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordedSeat {
    pub seat: u8,
    /// The name at the table.
    pub name: String,
    /// Who sat there; for a person also where a computer player has held it for them.
    pub occupant: OccupantKind,
    /// How strong it is, of a computer player that people choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// Who has held it since which turn, in order. The first has since the game was set up.
    pub occupants: Vec<Occupancy>,
}

impl RecordedSeat {
    /// A seat that never changed hands.
    pub fn of_one(seat: u8, name: String, occupant: OccupantKind) -> RecordedSeat {
        let held = Occupancy { from_turn: 0, kind: occupant, level: None, name: None };
        RecordedSeat { seat, name, occupant, level: None, occupants: vec![held] }
    }
}

/// Who holds a seat from some turn on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Occupancy {
    /// The turn in which they first held it; 0 while the game was set up.
    pub from_turn: u8,
    /// What holds it.
    pub kind: OccupantKind,
    /// How strong it is, of a computer player that people choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// The name at the table, of a person in a seat that has changed hands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Why a game was closed before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// Its players voted so.
    Vote,
    /// Nobody came any more.
    Deserted,
    /// The place where it was played was gone.
    Unreachable,
    /// Who looks after the server closed it.
    Moderator,
    /// That is not known any more.
    Unknown,
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Record {
    /// [`FORMAT`].
    pub format: u32,
    /// Names the game.
    pub game: String,
    pub edition: &'static str,
    pub modules: Vec<viceroy_rules::Module>,
    /// The table options.
    pub options: Map<String, Value>,
    /// The number of virtual opponents.
    pub rivals: u8,
    /// The card pack, if it was not the embedded one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Fingerprint>,
    /// The two auction cards, if they had two colours each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub auction_cards: Vec<Vec<Colour>>,
    /// Who sat where.
    pub seats: Vec<RecordedSeat>,
    /// How many turns were played; in a game that was closed, the turn in which it was.
    pub turns: u8,
    /// Why it was closed before its end, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed: Option<Closing>,
    /// The common stock after the starting gems were dealt and given back.
    pub reserve_start: Gems,
    /// Its luck, where a bot dealt it and it was played to its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<RecordedLuck>,
    /// What happened in front of everybody, in order.
    #[serde(serialize_with = "by_key")]
    pub log: Vec<LogEntry>,
    /// How it ended, or stood when it was closed.
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

/// The colours of the auction cards, where they have two each.
fn auction_cards(row: &AuctionRow) -> Vec<Vec<Colour>> {
    let cards = row.columns().map(|at| at.colours().collect::<Vec<_>>());
    cards.filter(|colours| colours.len() > 1).collect()
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
        Record::ended(game, seats, ruleset, facts, None)
    }

    /// The same with its luck.
    #[must_use]
    pub fn with_luck(self, luck: RecordedLuck) -> Record {
        Record { luck: Some(luck), ..self }
    }

    /// Makes the record of a game that was closed before its end. Its points are those that its table would have brought
    /// then, and nobody has won.
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
            luck: None,
            log,
            end,
        }
    }
}
