//! Log entries, in the spellings of the public record format.

use smallvec::SmallVec;

use super::judgement::LogJudgement;
use super::parts::{GemPlace, GemSource, LogPhase, LogToken};
use crate::prelude::*;
use viceroy_rules::cards::{MonsterId, Section};
use viceroy_rules::{
    AuctionRow, Claimed, DomainReward, GemsFor, Paint, ReturnedFor, Rival, TokenPlace, WonBy,
};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogEntry {
    /// 0 during set-up.
    pub turn: u8,
    pub phase: LogPhase,
    #[serde(flatten)]
    pub event: LogEvent,
}

/// A public event; the field `what` tells the type. Some share one `what`, because readers may
/// treat them alike.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum LogEvent {
    FirstCard {
        seat: Seat,
        card: CardId,
    },
    Bid {
        seat: Seat,
        auction: u8,
        bid: LogBid,
        /// If auction cards have two colours.
        #[serde(skip_serializing_if = "Option::is_none")]
        auction_card: Option<u8>,
    },
    #[serde(rename = "bid")]
    RivalBid {
        rival: Rival,
        auction: u8,
        bid: LogBid,
    },
    Claim {
        seat: Seat,
        auction: u8,
        #[serde(flatten)]
        at: LogAuctionCard,
        claim: LogClaim,
    },
    Won {
        seat: Seat,
        auction: u8,
        card: CardId,
        #[serde(flatten)]
        at: LogAuctionCard,
        place: AuctionPlace,
        by: WonBy,
    },
    DiscardedAuction {
        card: CardId,
    },
    #[serde(rename = "discarded_auction")]
    RivalTook {
        rival: Rival,
        card: CardId,
        #[serde(flatten)]
        at: LogAuctionCard,
        place: AuctionPlace,
    },
    TakenAuction {
        seat: Seat,
        card: CardId,
        #[serde(flatten)]
        at: LogAuctionCard,
        place: AuctionPlace,
    },
    Revealed {
        card: CardId,
        #[serde(flatten)]
        at: LogAuctionCard,
        /// If it replaces a card that a law took.
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<AuctionPlace>,
    },
    GemsTaken {
        seat: Seat,
        gems: Gems,
        #[serde(rename = "for")]
        why: GemsFor,
        from: GemPlace,
    },
    GemsPaid {
        seat: Seat,
        gems: Gems,
        #[serde(rename = "for")]
        why: GemsFor,
        #[serde(skip_serializing_if = "GemPlace::is_screen")]
        from: GemPlace,
        to: GemPlace,
    },
    Named {
        seat: Seat,
        auction: u8,
        #[serde(flatten)]
        at: LogAuctionCard,
    },
    DiamondsTaken {
        seat: Seat,
        diamonds: u8,
        #[serde(rename = "for")]
        why: GemsFor,
        from: GemPlace,
    },
    /// Paid instead of gems.
    DiamondsPaid {
        seat: Seat,
        diamonds: u8,
        #[serde(rename = "for")]
        why: GemsFor,
        #[serde(skip_serializing_if = "GemPlace::is_screen")]
        from: GemPlace,
        to: GemPlace,
    },
    /// A monster was revealed onto the stack (R-INV-03).
    MonsterRevealed {
        monster: MonsterId,
    },
    /// R-INV-07.
    CombatShown {
        seat: Seat,
        gems: Gems,
        diamonds: u8,
    },
    /// From the bottom of the stack (R-INV-07).
    Fought {
        seat: Seat,
        beaten: u8,
    },
    /// R-INV-08.
    Rewarded {
        seat: Seat,
        monster: MonsterId,
    },
    /// For beating no monster (R-INV-09).
    Penalty {
        seat: Seat,
        monster: MonsterId,
    },
    /// Law 105.
    Mustered {
        seat: Seat,
        gems: Gems,
    },
    Played {
        seat: Seat,
        card: CardId,
        level: i8,
        column: i8,
    },
    Discarded {
        seat: Seat,
        card: CardId,
    },
    Returned {
        seat: Seat,
        card: CardId,
        /// The law that took its place, if any.
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<CardId>,
    },
    Passed {
        seat: Seat,
        round: u8,
    },
    Circle {
        seat: Seat,
        level: i8,
        column: i8,
        colour: Colour,
        gem: bool,
    },
    Token {
        seat: Seat,
        card: TokenPlace,
        #[serde(flatten)]
        token: LogToken,
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<GemSource>,
    },
    Drew {
        seat: Seat,
        deck: DeckKind,
        count: u8,
    },
    Tucked {
        seat: Seat,
        card: CardId,
        under: CardId,
        /// If not from the hand.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<CardSource>,
    },
    GemsParked {
        seat: Seat,
        card: CardId,
        gems: Gems,
    },
    GemsUnparked {
        seat: Seat,
        card: CardId,
        gems: Gems,
    },
    Swapped {
        seat: Seat,
        card: CardId,
        token: LogToken,
        with: Seat,
        with_card: CardId,
        with_token: LogToken,
    },
    GemsGiven {
        seat: Seat,
        to: Seat,
        gems: Gems,
    },
    Prolonged {
        seat: Seat,
        count: u8,
    },
    /// Laws go on top of their deck; characters of a first hand are shuffled in.
    PutBack {
        seat: Seat,
        deck: DeckKind,
        count: u8,
    },
    OrderDrawn {
        seats: SmallVec<[Seat; 4]>,
    },
    DomainReward {
        seat: Seat,
        reward: DomainReward,
    },
    JudgementsDrawn {
        seat: Seat,
        card: CardId,
        /// From 1.
        row: u8,
        count: u8,
    },
    JudgementsReturned {
        seat: Seat,
        count: u8,
        #[serde(rename = "for")]
        why: ReturnedFor,
    },
    BribesTaken {
        seat: Seat,
        card: CardId,
        bribes: u8,
    },
    BribesPaid {
        seat: Seat,
        bribes: u8,
        card: CardId,
        by: CardId,
    },
    Moved {
        seat: Seat,
        card: CardId,
        level: i8,
        column: i8,
        by: CardId,
    },
    PutUnder {
        seat: Seat,
        deck: DeckKind,
        count: u8,
    },
    JudgementsShown {
        seat: Seat,
        judgements: Vec<LogJudgement>,
    },
    Obeyed {
        seat: Seat,
        kinds: Vec<&'static str>,
        card: TokenPlace,
        #[serde(flatten)]
        token: LogToken,
    },
    Painted {
        seat: Seat,
        card: CardId,
        section: Section,
        colour: Colour,
        with: Paint,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LogAuctionCard {
    Colour(AuctionCard),
    /// Index in the record's `auction_cards`, from zero.
    AuctionCard(u8),
}

impl LogAuctionCard {
    pub(super) fn of(at: AuctionCard, row: &AuctionRow) -> LogAuctionCard {
        if at.colours().count() == 1 {
            LogAuctionCard::Colour(at)
        } else {
            LogAuctionCard::AuctionCard(place_in(row, |card| card == at).unwrap_or(0))
        }
    }
}

/// `None` unless auction cards have two colours.
pub(super) fn bid_at(bid: Bid, row: &AuctionRow) -> Option<u8> {
    let two = row.columns().any(|at| at.colours().count() > 1);
    place_in(row, |card| bid.is_on(card)).filter(|_| two)
}

fn place_in(row: &AuctionRow, is: impl Fn(AuctionCard) -> bool) -> Option<u8> {
    let found = row.columns().position(is)?;
    u8::try_from(found).ok()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LogBid {
    Attack,
    Pass,
    Diamond,
    #[serde(untagged)]
    Gem(Colour),
}

impl From<Bid> for LogBid {
    fn from(bid: Bid) -> LogBid {
        match bid {
            Bid::Gem(colour) => LogBid::Gem(colour),
            Bid::Attack => LogBid::Attack,
            Bid::Pass => LogBid::Pass,
            Bid::Diamond => LogBid::Diamond,
        }
    }
}

/// Insisting does not repeat what was claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LogClaim {
    /// The same claim as before, for good.
    Insist,
    #[serde(untagged)]
    For(Claim),
}

impl From<&Claimed> for LogClaim {
    fn from(claimed: &Claimed) -> LogClaim {
        if claimed.insists { LogClaim::Insist } else { LogClaim::For(claimed.claim) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardSource {
    Pyramid,
}
