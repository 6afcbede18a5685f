//! The log of a record: public facts in order, in the contract's spellings.

use serde_json::{Map, Value, json};

use crate::cards::Gems;
use crate::rules::{
    AuctionPlace, Bid, Claim, Fact, GemsFor, OpenFact, Phase, Seat, Slot, Table, Token, WonBy,
};

/// One entry of the log: always turn, phase and what; further fields as the contract lists them.
pub type LogEntry = Map<String, Value>;

/// Folds the facts into the table and writes down what everybody saw.
pub(super) fn log(table: &mut Table, facts: &[Fact]) -> Vec<LogEntry> {
    let mut log = vec![];
    let mut source = Source::Screen;
    for fact in facts {
        if let Fact::Open(open) = fact {
            let auction = match table.open.phase {
                Phase::Auction(n) | Phase::Development(n) => n,
                Phase::SetUp | Phase::Painting | Phase::Over => 0,
            };
            for entry in entries(open, table, auction, source) {
                log.push(stamped(table, entry));
            }
            source = Source::after(open);
        }
        table.evolve(fact);
    }
    log
}

/// Where the next infinite gem comes from (R-REW-07).
#[derive(Clone, Copy)]
enum Source {
    Reserve,
    Screen,
}

impl Source {
    /// What comes from the reserve was taken from there just before, for everybody to see.
    fn after(fact: &OpenFact) -> Source {
        let from_reserve = matches!(
            fact,
            OpenFact::GemsTaken {
                why: GemsFor::Infinite,
                ..
            }
        );
        if from_reserve {
            Source::Reserve
        } else {
            Source::Screen
        }
    }

    fn key(self) -> &'static str {
        match self {
            Source::Reserve => "reserve",
            Source::Screen => "screen",
        }
    }
}

fn stamped(table: &Table, entry: Value) -> LogEntry {
    let phase = match table.open.phase {
        Phase::SetUp => "setup",
        Phase::Auction(_) => "auction",
        Phase::Development(_) => "development",
        Phase::Painting | Phase::Over => "painting",
    };
    let mut stamped = Map::new();
    stamped.insert("turn".into(), table.open.turn.into());
    stamped.insert("phase".into(), phase.into());
    if let Value::Object(fields) = entry {
        stamped.extend(fields);
    }
    stamped
}

fn entries(fact: &OpenFact, table: &Table, round: u8, source: Source) -> Vec<Value> {
    match fact {
        OpenFact::BidsShown(bids) => bids
            .iter()
            .filter_map(|(seat, bid)| bid.map(|b| (seat, b)))
            .map(|(seat, bid)| {
                json!({"seat": seat, "what": "bid", "auction": round, "bid": bid_key(bid)})
            })
            .collect(),
        // Who stops insisting still claims the same card.
        OpenFact::Claimed { seat, claimed } | OpenFact::StoppedInsisting { seat, claimed } => {
            let claim = match (claimed.insists, claimed.claim) {
                (true, _) => "insist",
                (false, Claim::Base) => "base",
                (false, Claim::Tip) => "tip",
                (false, Claim::Either) => "either",
            };
            vec![json!({"seat": seat, "what": "claim", "auction": round,
                "colour": claimed.at, "claim": claim})]
        }
        OpenFact::Won {
            seat,
            auction,
            card,
            at,
            place,
            by,
        } => {
            let by = match by {
                WonBy::Gem => "gem",
                WonBy::Attack => "attack",
            };
            vec![json!({"seat": seat, "what": "won", "auction": auction, "card": card,
                "colour": at, "place": place_key(*place), "by": by})]
        }
        OpenFact::RivalsBid(bids) => bids
            .iter()
            .map(|bid| {
                json!({"rival": bid.rival, "what": "bid", "auction": round, "bid": bid.colour.key()})
            })
            .collect(),
        OpenFact::RivalTook {
            rival,
            at,
            place,
            card,
        } => vec![
            json!({"what": "discarded_auction", "rival": rival, "card": card, "colour": at,
                "place": place_key(*place)}),
        ],
        OpenFact::LawTook {
            seat,
            at,
            place,
            card,
        } => vec![
            json!({"seat": seat, "what": "taken_auction", "card": card, "colour": at,
                "place": place_key(*place)}),
        ],
        OpenFact::Replenished {
            at,
            place,
            card,
        } => vec![
            json!({"what": "revealed", "card": card, "colour": at, "place": place_key(*place)}),
        ],
        OpenFact::AuctionDiscarded { card, .. } => {
            vec![json!({"what": "discarded_auction", "card": card})]
        }
        OpenFact::Revealed { at, card } => {
            vec![json!({"what": "revealed", "card": card, "colour": at})]
        }
        OpenFact::GemsTaken { seat, gems, why } => gems_entry("gems_taken", *seat, gems, *why),
        OpenFact::GemsPaid { seat, gems, why } => gems_entry("gems_paid", *seat, gems, *why),
        OpenFact::Played {
            seat, card, slot, ..
        } => vec![played(table, *seat, card.0, *slot)],
        OpenFact::Discarded { seat, card } => {
            vec![json!({"seat": seat, "what": "discarded", "card": card})]
        }
        OpenFact::TakenBack { seat, card } => {
            vec![json!({"seat": seat, "what": "returned", "card": card})]
        }
        OpenFact::PassedRound { seat } => {
            vec![json!({"seat": seat, "what": "passed", "round": round})]
        }
        OpenFact::Circle {
            seat,
            slot,
            colour,
            gem,
        } => vec![json!({"seat": seat, "what": "circle", "level": slot.level,
            "column": slot.column, "colour": colour, "gem": gem})],
        OpenFact::TokenGained { seat, on, token } => {
            let mut entry = token_fields(*token);
            entry.insert("seat".into(), json!(seat));
            entry.insert("what".into(), json!("token"));
            entry.insert("card".into(), json!(on));
            if let Token::Infinite(_) = token {
                entry.insert("from".into(), json!(source.key()));
            }
            vec![Value::Object(entry)]
        }
        OpenFact::GainedAttack { seat, count, card } => (0..*count)
            .map(|_| json!({"seat": seat, "what": "token", "card": card, "kind": "attack"}))
            .collect(),
        OpenFact::Drew { seat, deck, count } => {
            vec![json!({"seat": seat, "what": "drew", "deck": deck.key(), "count": count})]
        }
        OpenFact::Replaced {
            seat,
            card,
            by,
            slot,
            ..
        } => vec![
            json!({"seat": seat, "what": "returned", "card": card, "by": by}),
            json!({"seat": seat, "what": "played", "card": by,
                "level": slot.level, "column": slot.column}),
        ],
        OpenFact::Tucked { seat, card, under } => {
            vec![json!({"seat": seat, "what": "tucked", "card": card, "under": under})]
        }
        OpenFact::Slipped { seat, card, under } => vec![
            json!({"seat": seat, "what": "tucked", "card": card, "under": under, "from": "pyramid"}),
        ],
        OpenFact::Parked { seat, card, gems } => vec![
            json!({"seat": seat, "what": "gems_parked", "card": card, "gems": gems}),
        ],
        OpenFact::Unparked { seat, card, gems } => vec![
            json!({"seat": seat, "what": "gems_unparked", "card": card, "gems": gems}),
        ],
        OpenFact::Swapped {
            seat,
            given,
            with,
            taken,
        } => vec![
            json!({"seat": seat, "what": "swapped", "card": given.card,
            "token": token_fields(given.token), "with": with, "with_card": taken.card,
            "with_token": token_fields(taken.token)}),
        ],
        OpenFact::GemsGiven { seat, to, gems } => {
            vec![json!({"seat": seat, "what": "gems_given", "to": to, "gems": gems})]
        }
        OpenFact::Prolonged { seat, count } => {
            vec![json!({"seat": seat, "what": "prolonged", "count": count})]
        }
        OpenFact::PutBack { seat, deck, count } => vec![
            json!({"seat": seat, "what": "put_back", "deck": deck.key(), "count": count}),
        ],
        OpenFact::Painted {
            seat,
            card,
            section,
            colour,
        } => vec![json!({"seat": seat, "what": "painted", "card": card,
            "section": section, "colour": colour})],
        OpenFact::AuctionCardsLaid(_)
        | OpenFact::ReserveIs(_)
        | OpenFact::GemsReturned { .. }
        | OpenFact::RivalsJoined(_)
        | OpenFact::RivalLeft { .. }
        | OpenFact::TurnBegan(_)
        | OpenFact::PhaseBegan { .. }
        | OpenFact::Answered(_)
        | OpenFact::TookAnswerBack(_)
        | OpenFact::FirstCardsShown
        | OpenFact::PassGemsShown
        | OpenFact::MovedToTip { .. }
        | OpenFact::Contested { .. }
        | OpenFact::Passed { .. }
        | OpenFact::DevelopsShown(_)
        | OpenFact::InfiniteUsed { .. }
        | OpenFact::InfiniteReady
        | OpenFact::HandDiscarded { .. }
        | OpenFact::Scored { .. }
        | OpenFact::Ended { .. } => vec![],
    }
}

fn played(table: &Table, seat: Seat, card: u8, slot: Slot) -> Value {
    if table.open.phase == Phase::SetUp {
        json!({"seat": seat, "what": "first_card", "card": card})
    } else {
        json!({"seat": seat, "what": "played", "card": card,
            "level": slot.level, "column": slot.column})
    }
}

/// A gem that was bid is told by the bid, one that became infinite by its token.
fn gems_entry(what: &str, seat: Seat, gems: &Gems, why: GemsFor) -> Vec<Value> {
    let why = match why {
        GemsFor::Pass => "pass",
        GemsFor::Reward => "reward",
        GemsFor::Discard => "discard",
        GemsFor::Circle => "circle",
        GemsFor::Card => "card",
        GemsFor::Law => "law",
        GemsFor::Bid | GemsFor::Infinite | GemsFor::Paint => return vec![],
    };
    vec![json!({"seat": seat, "what": what, "gems": gems, "for": why})]
}

fn bid_key(bid: Bid) -> &'static str {
    match bid {
        Bid::Gem(colour) => colour.key(),
        Bid::Attack => "attack",
        Bid::Pass => "pass",
    }
}

fn place_key(place: AuctionPlace) -> &'static str {
    match place {
        AuctionPlace::Base => "base",
        AuctionPlace::Tip => "tip",
    }
}

/// A token as the record spells it: kind, and value and colour where the kind has them.
pub(super) fn token_fields(token: Token) -> Map<String, Value> {
    let fields = match token {
        Token::Science => json!({"kind": "science"}),
        Token::Magic => json!({"kind": "magic"}),
        Token::Defence => json!({"kind": "defense"}),
        Token::Points(value) => json!({"kind": "power", "value": value}),
        Token::BonusMagic(value) => json!({"kind": "bonus_magic", "value": value}),
        Token::BonusCircle { colour, value } => {
            json!({"kind": "bonus_circle", "value": value, "colour": colour})
        }
        Token::Infinite(colour) => json!({"kind": "infinite", "colour": colour}),
    };
    match fields {
        Value::Object(fields) => fields,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Map::new()
        }
    }
}
