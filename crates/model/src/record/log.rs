//! Converts facts to the log of a record.

use super::entry::{CardSource, LogAuctionCard, LogBid, LogEntry, LogEvent, bid_at};
use super::parts::{GemPlace, GemSource, LogPhase, LogToken};
use super::{invasion, underworld};
use crate::prelude::*;
use viceroy_rules::{DiamondFact, GemsFor, InvasionFact, Sealed, Table};

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
    vec![match *fact {
        OpenFact::BidsShown(ref bids) => {
            let bids = bids.iter().filter_map(|(seat, bid)| Some((seat, (*bid)?)));
            let told = bids.map(|(seat, bid)| LogEvent::Bid {
                seat,
                auction: round,
                bid: bid.into(),
                auction_card: bid_at(bid, row),
            });
            return told.collect();
        }
        OpenFact::Claimed { seat, ref claimed }
        | OpenFact::StoppedInsisting { seat, ref claimed } => LogEvent::Claim {
            seat,
            auction: round,
            at: LogAuctionCard::of(claimed.at, row),
            claim: claimed.into(),
        },
        OpenFact::Won { seat, auction, card, at, place, by } => {
            LogEvent::Won { seat, auction, card, at: LogAuctionCard::of(at, row), place, by }
        }
        OpenFact::RivalsBid(ref bids) => {
            let told = bids.iter().map(|bid| LogEvent::RivalBid {
                rival: bid.rival,
                auction: round,
                bid: LogBid::Gem(bid.colour),
            });
            return told.collect();
        }
        OpenFact::RivalTook { rival, at, place, card } => {
            LogEvent::RivalTook { rival, card, at: LogAuctionCard::of(at, row), place }
        }
        OpenFact::LawTook { seat, at, place, card } => {
            LogEvent::TakenAuction { seat, card, at: LogAuctionCard::of(at, row), place }
        }
        OpenFact::Replenished { at, place, card } => {
            LogEvent::Revealed { card, at: LogAuctionCard::of(at, row), place: Some(place) }
        }
        OpenFact::AuctionDiscarded { card, .. } => LogEvent::DiscardedAuction { card },
        OpenFact::Revealed { at, card } => {
            LogEvent::Revealed { card, at: LogAuctionCard::of(at, row), place: None }
        }
        OpenFact::Diamonds(DiamondFact::Named { seat, at })
        | OpenFact::Diamonds(DiamondFact::Kept { seat, at })
        | OpenFact::Diamonds(DiamondFact::Renamed { seat, at }) => {
            LogEvent::Named { seat, auction: round, at: LogAuctionCard::of(at, row) }
        }
        OpenFact::Diamonds(DiamondFact::Taken { seat, count, why }) => {
            LogEvent::DiamondsTaken { seat, diamonds: count, why, from: GemPlace::Reserve }
        }
        OpenFact::Diamonds(DiamondFact::Paid { seat, count, why }) => LogEvent::DiamondsPaid {
            seat,
            diamonds: count,
            why,
            from: GemPlace::Screen,
            to: GemPlace::Reserve,
        },
        OpenFact::GemsTaken { seat, gems, why } if is_told(why) => {
            LogEvent::GemsTaken { seat, gems, why, from: GemPlace::Reserve }
        }
        OpenFact::GemsPaid { seat, gems, why } if is_told(why) => {
            LogEvent::GemsPaid { seat, gems, why, from: GemPlace::Screen, to: GemPlace::Reserve }
        }
        OpenFact::Played { seat, card, .. } if table.open.phase == Phase::SetUp => {
            LogEvent::FirstCard { seat, card }
        }
        OpenFact::Played { seat, card, slot, .. } => played(seat, card, slot),
        OpenFact::Discarded { seat, card } => LogEvent::Discarded { seat, card },
        OpenFact::TakenBack { seat, card } => LogEvent::Returned { seat, card, by: None },
        OpenFact::PassedRound { seat } => LogEvent::Passed { seat, round },
        OpenFact::Circle { seat, slot: Slot { level, column }, colour, gem } => {
            LogEvent::Circle { seat, level, column, colour, gem }
        }
        OpenFact::TokenGained { seat, on, token } => LogEvent::Token {
            seat,
            card: on,
            token: token.into(),
            from: matches!(token, Token::Infinite(_)).then_some(source),
        },
        OpenFact::GainedAttack { seat, count, from } => {
            let token = LogEvent::Token { seat, card: from, token: LogToken::Attack, from: None };
            return vec![token; usize::from(count)];
        }
        OpenFact::Drew { seat, deck, count } => LogEvent::Drew { seat, deck, count },
        OpenFact::Replaced { seat, card, by, slot, .. } => {
            let returned = LogEvent::Returned { seat, card, by: Some(by) };
            return vec![returned, played(seat, by, slot)];
        }
        OpenFact::Tucked { seat, card, under } => {
            LogEvent::Tucked { seat, card, under, from: None }
        }
        OpenFact::Slipped { seat, card, under } => {
            LogEvent::Tucked { seat, card, under, from: Some(CardSource::Pyramid) }
        }
        OpenFact::Parked { seat, card, gems } => LogEvent::GemsParked { seat, card, gems },
        OpenFact::Unparked { seat, card, gems } => LogEvent::GemsUnparked { seat, card, gems },
        OpenFact::Swapped { seat, given, with, taken } => LogEvent::Swapped {
            seat,
            card: given.card,
            token: given.token.into(),
            with,
            with_card: taken.card,
            with_token: taken.token.into(),
        },
        OpenFact::GemsGiven { seat, to, gems } => LogEvent::GemsGiven { seat, to, gems },
        OpenFact::Prolonged { seat, count } => LogEvent::Prolonged { seat, count },
        OpenFact::PutBack { seat, deck, count } => LogEvent::PutBack { seat, deck, count },
        OpenFact::Painted { seat, card, section, colour, with } => {
            LogEvent::Painted { seat, card, section, colour, with }
        }
        OpenFact::OrderDrawn(ref seats) => LogEvent::OrderDrawn { seats: seats.clone() },
        OpenFact::DomainRewardsShown(ref rewards) => {
            let taken = rewards.iter().filter_map(|(seat, reward)| Some((seat, (*reward)?)));
            return taken.map(|(seat, reward)| LogEvent::DomainReward { seat, reward }).collect();
        }
        OpenFact::CharactersReturned => return characters_returned(table),
        OpenFact::Invasion(ref fact) => return invasion::events(fact),
        OpenFact::Underworld(ref fact) => return underworld::events(fact, catalogue),
        _ => return vec![],
    }]
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
