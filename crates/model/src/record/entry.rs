//! What a log can say, in the contract's spellings.

use serde::Serialize;
use smallvec::SmallVec;

use super::judgement::LogJudgement;
use super::parts::{GemPlace, GemSource, LogPhase, LogToken};
use viceroy_rules::cards::{AuctionCard, CardId, Colour, Gems, MonsterId, Section};
use viceroy_rules::{
    AuctionPlace, AuctionRow, Bid, Claim, Claimed, DeckKind, DomainReward, GemsFor, Paint,
    ReturnedFor, Rival, Seat, TokenPlace, WonBy,
};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogEntry {
    /// The turn; 0 during the set-up.
    pub turn: u8,
    /// The part of the game.
    pub phase: LogPhase,
    /// What happened.
    #[serde(flatten)]
    pub event: LogEvent,
}

/// Something everybody saw; the field `what` says which. Several have the same `what` where a reader of the record may
/// take them for one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum LogEvent {
    /// A first card was turned over.
    FirstCard {
        seat: Seat,
        card: CardId,
    },
    /// A player bid.
    Bid {
        seat: Seat,
        auction: u8,
        bid: LogBid,
        /// On which of two auction cards of two colours.
        #[serde(skip_serializing_if = "Option::is_none")]
        auction_card: Option<u8>,
    },
    /// A virtual opponent bid.
    #[serde(rename = "bid")]
    RivalBid {
        rival: Rival,
        auction: u8,
        bid: LogBid,
    },
    /// A player claimed one of two cards.
    Claim {
        seat: Seat,
        auction: u8,
        #[serde(flatten)]
        at: LogAuctionCard,
        claim: LogClaim,
    },
    /// A player took an auction card.
    Won {
        seat: Seat,
        auction: u8,
        card: CardId,
        #[serde(flatten)]
        at: LogAuctionCard,
        place: AuctionPlace,
        by: WonBy,
    },
    /// An offered card was discarded.
    DiscardedAuction {
        card: CardId,
    },
    /// An offered card was discarded for a virtual opponent.
    #[serde(rename = "discarded_auction")]
    RivalTook {
        rival: Rival,
        card: CardId,
        #[serde(flatten)]
        at: LogAuctionCard,
        place: AuctionPlace,
    },
    /// A player took an offered card by a law.
    TakenAuction {
        seat: Seat,
        card: CardId,
        #[serde(flatten)]
        at: LogAuctionCard,
        place: AuctionPlace,
    },
    /// A card was revealed at an auction card.
    Revealed {
        card: CardId,
        #[serde(flatten)]
        at: LogAuctionCard,
        /// Where it lies, if it replaces one that a law took.
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<AuctionPlace>,
    },
    /// Gems came from the reserve.
    GemsTaken {
        seat: Seat,
        gems: Gems,
        #[serde(rename = "for")]
        why: GemsFor,
        from: GemPlace,
    },
    /// Gems went to the reserve.
    GemsPaid {
        seat: Seat,
        gems: Gems,
        #[serde(rename = "for")]
        why: GemsFor,
        #[serde(skip_serializing_if = "GemPlace::is_screen")]
        from: GemPlace,
        to: GemPlace,
    },
    /// A player named, named anew or kept what a diamond is bid on.
    Named {
        seat: Seat,
        auction: u8,
        #[serde(flatten)]
        at: LogAuctionCard,
    },
    /// Diamonds came from the reserve.
    DiamondsTaken {
        seat: Seat,
        diamonds: u8,
        #[serde(rename = "for")]
        why: GemsFor,
        from: GemPlace,
    },
    /// Diamonds went to the reserve in place of gems.
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
    /// What a player shows in a combat (R-INV-07).
    CombatShown {
        seat: Seat,
        gems: Gems,
        diamonds: u8,
    },
    /// So many monsters were beaten, from the bottom of the stack (R-INV-07).
    Fought {
        seat: Seat,
        beaten: u8,
    },
    /// A player gained the reward of a monster (R-INV-08).
    Rewarded {
        seat: Seat,
        monster: MonsterId,
    },
    /// A player who beat no monster took one as a penalty (R-INV-09).
    Penalty {
        seat: Seat,
        monster: MonsterId,
    },
    /// Gems of the reserve were laid on a combat card (law 105).
    Mustered {
        seat: Seat,
        gems: Gems,
    },
    /// A card was placed in a pyramid.
    Played {
        seat: Seat,
        card: CardId,
        level: i8,
        column: i8,
    },
    /// A card from a hand was discarded.
    Discarded {
        seat: Seat,
        card: CardId,
    },
    /// A card went back to a hand.
    Returned {
        seat: Seat,
        card: CardId,
        /// The law that took its place, if one did.
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<CardId>,
    },
    /// A player passed in a development round.
    Passed {
        seat: Seat,
        round: u8,
    },
    /// A circle became single-colour.
    Circle {
        seat: Seat,
        level: i8,
        column: i8,
        colour: Colour,
        gem: bool,
    },
    /// A token was gained.
    Token {
        seat: Seat,
        card: TokenPlace,
        #[serde(flatten)]
        token: LogToken,
        /// Where an infinite gem came from.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<GemSource>,
    },
    /// Cards were drawn from a deck.
    Drew {
        seat: Seat,
        deck: DeckKind,
        count: u8,
    },
    /// A card was tucked under another.
    Tucked {
        seat: Seat,
        card: CardId,
        under: CardId,
        /// Where it came from, if not from the hand.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<CardSource>,
    },
    /// Gems were laid on a law.
    GemsParked {
        seat: Seat,
        card: CardId,
        gems: Gems,
    },
    /// Gems on a law went to the reserve.
    GemsUnparked {
        seat: Seat,
        card: CardId,
        gems: Gems,
    },
    /// Two tokens changed places.
    Swapped {
        seat: Seat,
        card: CardId,
        token: LogToken,
        with: Seat,
        with_card: CardId,
        with_token: LogToken,
    },
    /// Gems went from one screen to another.
    GemsGiven {
        seat: Seat,
        to: Seat,
        gems: Gems,
    },
    /// Cards of the small deck joined the large deck.
    Prolonged {
        seat: Seat,
        count: u8,
    },
    /// Cards from a hand went back to a deck: laws on top of theirs, characters of a first hand to be shuffled.
    PutBack {
        seat: Seat,
        deck: DeckKind,
        count: u8,
    },
    /// The order of those who have no numbered card was drawn by lot.
    OrderDrawn {
        seats: SmallVec<[Seat; 4]>,
    },
    /// What somebody wants of their domain card was shown.
    DomainReward {
        seat: Seat,
        reward: DomainReward,
    },
    /// Judgement tokens were drawn for a row of a criminal.
    JudgementsDrawn {
        seat: Seat,
        card: CardId,
        /// From 1.
        row: u8,
        count: u8,
    },
    /// Judgement tokens went back to the reserve.
    JudgementsReturned {
        seat: Seat,
        count: u8,
        #[serde(rename = "for")]
        why: ReturnedFor,
    },
    /// Bribe tokens came from the reserve.
    BribesTaken {
        seat: Seat,
        card: CardId,
        bribes: u8,
    },
    /// Bribe tokens were paid for a reward.
    BribesPaid {
        seat: Seat,
        bribes: u8,
        card: CardId,
        by: CardId,
    },
    /// A character moved to another place.
    Moved {
        seat: Seat,
        card: CardId,
        level: i8,
        column: i8,
        by: CardId,
    },
    /// Cards from a hand went under a deck.
    PutUnder {
        seat: Seat,
        deck: DeckKind,
        count: u8,
    },
    /// What the judgements of a player are was shown at the end.
    JudgementsShown {
        seat: Seat,
        judgements: Vec<LogJudgement>,
    },
    /// A judgement made its owner discard a token.
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

/// An auction card: its colour, or of two with two colours each, which one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LogAuctionCard {
    Colour(AuctionCard),
    /// Counted from zero, in the order of the record's `auction_cards`.
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

/// Which of two auction cards of two colours a bid is on.
pub(super) fn bid_at(bid: Bid, row: &AuctionRow) -> Option<u8> {
    let two = row.columns().any(|at| at.colours().count() > 1);
    place_in(row, |card| bid.is_on(card)).filter(|_| two)
}

fn place_in(row: &AuctionRow, is: impl Fn(AuctionCard) -> bool) -> Option<u8> {
    let found = row.columns().position(is)?;
    u8::try_from(found).ok()
}

/// A bid: a colour, or a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LogBid {
    /// An attack token.
    Attack,
    /// None.
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

/// A claim; who insists is not told again what was claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LogClaim {
    /// The same as before, for good.
    Insist,
    /// A card, or either.
    #[serde(untagged)]
    For(Claim),
}

impl From<&Claimed> for LogClaim {
    fn from(claimed: &Claimed) -> LogClaim {
        if claimed.insists { LogClaim::Insist } else { LogClaim::For(claimed.claim) }
    }
}

/// Where a tucked card came from, if not from the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardSource {
    /// From the same pyramid.
    Pyramid,
}
