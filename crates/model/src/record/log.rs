//! Converts facts to the log of a record.

use super::entry::{CardSource, LogAuctionCard, LogBid, LogEntry, LogEvent, bid_at};
use super::parts::{GemPlace, GemSource, LogPhase, LogToken};
use super::{invasion, underworld};
use viceroy_rules::cards::{CardId, Catalogue};
use viceroy_rules::{
    DeckKind, DiamondFact, Fact, GemsFor, InvasionFact, OpenFact, Phase, Sealed, Seat, Slot, Table,
    Token,
};

pub(super) fn log(catalogue: &Catalogue, table: &mut Table, facts: &[Fact]) -> Vec<LogEntry> {
    let mut log = vec![];
    let mut source = GemSource::Screen;
    for fact in facts {
        if let Fact::Open(open) = fact {
            let (turn, phase) = (table.open.turn, LogPhase::of(table.open.phase));
            let stamped = |event| LogEntry { turn, phase, event };
            log.extend(events(catalogue, open, table, source).into_iter().map(stamped));
            source = source_after(open);
        }
        table.evolve(fact);
    }
    log
}

/// Where the next infinite gem comes from (R-REW-07). If from the reserve, it was taken from there
/// just before.
fn source_after(fact: &OpenFact) -> GemSource {
    let from_reserve = matches!(fact, OpenFact::GemsTaken { why: GemsFor::Infinite, .. });
    let from_combat = matches!(
        fact,
        OpenFact::Invasion(InvasionFact::TakenFromCombat { why: GemsFor::Infinite, .. })
    );
    if from_reserve {
        GemSource::Reserve
    } else if from_combat {
        GemSource::Combat
    } else {
        GemSource::Screen
    }
}

fn round(table: &Table) -> u8 {
    match table.open.phase {
        Phase::Auction(n) | Phase::Development(n) => n,
        _ => 0,
    }
}

fn events(
    catalogue: &Catalogue,
    fact: &OpenFact,
    table: &Table,
    source: GemSource,
) -> Vec<LogEvent> {
    let (round, row) = (round(table), &table.open.auction);
    match *fact {
        OpenFact::BidsShown(ref bids) => {
            let bids = bids.iter().filter_map(|(seat, bid)| Some((seat, (*bid)?)));
            bids.map(|(seat, bid)| LogEvent::Bid {
                seat,
                auction: round,
                bid: bid.into(),
                auction_card: bid_at(bid, row),
            })
            .collect()
        }
        OpenFact::Claimed { seat, ref claimed }
        | OpenFact::StoppedInsisting { seat, ref claimed } => vec![LogEvent::Claim {
            seat,
            auction: round,
            at: LogAuctionCard::of(claimed.at, row),
            claim: claimed.into(),
        }],
        OpenFact::Won { seat, auction, card, at, place, by } => {
            vec![LogEvent::Won { seat, auction, card, at: LogAuctionCard::of(at, row), place, by }]
        }
        OpenFact::RivalsBid(ref bids) => bids
            .iter()
            .map(|bid| LogEvent::RivalBid {
                rival: bid.rival,
                auction: round,
                bid: LogBid::Gem(bid.colour),
            })
            .collect(),
        OpenFact::RivalTook { rival, at, place, card } => {
            vec![LogEvent::RivalTook { rival, card, at: LogAuctionCard::of(at, row), place }]
        }
        OpenFact::LawTook { seat, at, place, card } => {
            vec![LogEvent::TakenAuction { seat, card, at: LogAuctionCard::of(at, row), place }]
        }
        OpenFact::Replenished { at, place, card } => {
            vec![LogEvent::Revealed { card, at: LogAuctionCard::of(at, row), place: Some(place) }]
        }
        OpenFact::AuctionDiscarded { card, .. } => vec![LogEvent::DiscardedAuction { card }],
        OpenFact::Revealed { at, card } => {
            vec![LogEvent::Revealed { card, at: LogAuctionCard::of(at, row), place: None }]
        }
        OpenFact::Diamonds(DiamondFact::Named { seat, at })
        | OpenFact::Diamonds(DiamondFact::Kept { seat, at })
        | OpenFact::Diamonds(DiamondFact::Renamed { seat, at }) => {
            vec![LogEvent::Named { seat, auction: round, at: LogAuctionCard::of(at, row) }]
        }
        OpenFact::Diamonds(DiamondFact::Taken { seat, count, why }) => {
            vec![LogEvent::DiamondsTaken { seat, diamonds: count, why, from: GemPlace::Reserve }]
        }
        OpenFact::Diamonds(DiamondFact::Paid { seat, count, why }) => {
            vec![LogEvent::DiamondsPaid {
                seat,
                diamonds: count,
                why,
                from: GemPlace::Screen,
                to: GemPlace::Reserve,
            }]
        }
        OpenFact::GemsTaken { seat, gems, why } if is_told(why) => {
            vec![LogEvent::GemsTaken { seat, gems, why, from: GemPlace::Reserve }]
        }
        OpenFact::GemsPaid { seat, gems, why } if is_told(why) => {
            vec![LogEvent::GemsPaid {
                seat,
                gems,
                why,
                from: GemPlace::Screen,
                to: GemPlace::Reserve,
            }]
        }
        OpenFact::Played { seat, card, .. } if table.open.phase == Phase::SetUp => {
            vec![LogEvent::FirstCard { seat, card }]
        }
        OpenFact::Played { seat, card, slot, .. } => vec![played(seat, card, slot)],
        OpenFact::Discarded { seat, card } => vec![LogEvent::Discarded { seat, card }],
        OpenFact::TakenBack { seat, card } => vec![LogEvent::Returned { seat, card, by: None }],
        OpenFact::PassedRound { seat } => vec![LogEvent::Passed { seat, round }],
        OpenFact::Circle { seat, slot: Slot { level, column }, colour, gem } => {
            vec![LogEvent::Circle { seat, level, column, colour, gem }]
        }
        OpenFact::TokenGained { seat, on, token } => vec![LogEvent::Token {
            seat,
            card: on,
            token: token.into(),
            from: matches!(token, Token::Infinite(_)).then_some(source),
        }],
        OpenFact::GainedAttack { seat, count, from } => {
            let token = LogEvent::Token { seat, card: from, token: LogToken::Attack, from: None };
            vec![token; usize::from(count)]
        }
        OpenFact::Drew { seat, deck, count } => vec![LogEvent::Drew { seat, deck, count }],
        OpenFact::Replaced { seat, card, by, slot, .. } => {
            vec![LogEvent::Returned { seat, card, by: Some(by) }, played(seat, by, slot)]
        }
        OpenFact::Tucked { seat, card, under } => {
            vec![LogEvent::Tucked { seat, card, under, from: None }]
        }
        OpenFact::Slipped { seat, card, under } => {
            vec![LogEvent::Tucked { seat, card, under, from: Some(CardSource::Pyramid) }]
        }
        OpenFact::Parked { seat, card, gems } => vec![LogEvent::GemsParked { seat, card, gems }],
        OpenFact::Unparked { seat, card, gems } => {
            vec![LogEvent::GemsUnparked { seat, card, gems }]
        }
        OpenFact::Swapped { seat, given, with, taken } => vec![LogEvent::Swapped {
            seat,
            card: given.card,
            token: given.token.into(),
            with,
            with_card: taken.card,
            with_token: taken.token.into(),
        }],
        OpenFact::GemsGiven { seat, to, gems } => vec![LogEvent::GemsGiven { seat, to, gems }],
        OpenFact::Prolonged { seat, count } => vec![LogEvent::Prolonged { seat, count }],
        OpenFact::PutBack { seat, deck, count } => vec![LogEvent::PutBack { seat, deck, count }],
        OpenFact::Painted { seat, card, section, colour, with } => {
            vec![LogEvent::Painted { seat, card, section, colour, with }]
        }
        OpenFact::OrderDrawn(ref seats) => vec![LogEvent::OrderDrawn { seats: seats.clone() }],
        OpenFact::DomainRewardsShown(ref rewards) => rewards
            .iter()
            .filter_map(|(seat, reward)| {
                let reward = (*reward)?;
                Some(LogEvent::DomainReward { seat, reward })
            })
            .collect(),
        OpenFact::CharactersReturned => characters_returned(table),
        OpenFact::Invasion(ref fact) => invasion::events(fact),
        OpenFact::Underworld(ref fact) => underworld::events(fact, catalogue),
        _ => vec![],
    }
}

/// R-TD-04: needed to count cards in hands.
fn characters_returned(table: &Table) -> Vec<LogEvent> {
    let screens = table.screens.iter();
    let returned = screens.filter_map(|(seat, screen)| match screen.sealed {
        Some(Sealed::ReturnedCharacters { .. }) => {
            Some(LogEvent::PutBack { seat, deck: DeckKind::Small, count: 2 })
        }
        _ => None,
    });
    returned.collect()
}

fn played(seat: Seat, card: CardId, Slot { level, column }: Slot) -> LogEvent {
    LogEvent::Played { seat, card, level, column }
}

/// Bid gems are logged with the bid, infinite ones with their token, paint with the painting.
fn is_told(why: GemsFor) -> bool {
    match why {
        GemsFor::Pass
        | GemsFor::Reward
        | GemsFor::Discard
        | GemsFor::Circle
        | GemsFor::Card
        | GemsFor::Law
        | GemsFor::Combat => true,
        GemsFor::Bid | GemsFor::Infinite | GemsFor::Paint => false,
    }
}
