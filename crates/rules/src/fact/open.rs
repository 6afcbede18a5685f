//! Public facts.

use super::parts::{Paint, TokenAt, WonBy};
use crate::pieces::{Claimed, Develop};
use crate::prelude::*;
use crate::rival::RivalBid;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenFact {
    /// R-SET-07.
    AuctionCardsLaid(smallvec::SmallVec<[AuctionCard; 4]>),
    /// R-SET-01, R-SET-02.
    ReserveIs(Gems),
    /// After all chosen gems went back (R-SET-02, R-SET-09).
    GemsReturned {
        reserve: Gems,
    },
    TurnBegan(u8),
    PhaseBegan {
        phase: Phase,
        still_in: SeatSet,
    },
    Answered(Seat),
    TookAnswerBack(Seat),
    FirstCardsShown,
    Revealed {
        #[serde(rename = "colour")]
        at: AuctionCard,
        card: CardId,
    },
    MovedToTip {
        #[serde(rename = "colour")]
        at: AuctionCard,
    },
    AuctionDiscarded {
        #[serde(rename = "colour")]
        at: AuctionCard,
        place: AuctionPlace,
        card: CardId,
    },
    BidsShown(BySeat<Option<Bid>>),
    /// R-VIR-02.
    RivalsJoined(RivalSet),
    /// R-VIR-02.
    RivalsBid(smallvec::SmallVec<[RivalBid; 3]>),
    /// Discarded; out for the turn (R-VIR-04..07).
    RivalTook {
        rival: Rival,
        #[serde(rename = "colour")]
        at: AuctionCard,
        place: AuctionPlace,
        card: CardId,
    },
    /// Found no card; out for the turn (R-VIR-05).
    RivalLeft {
        rival: Rival,
    },
    /// Nobody took a card (R-AUC-05, 06, 07, 12, R-VIR-03, 06, 07).
    Contested {
        #[serde(rename = "colour")]
        at: AuctionCard,
        bidders: SeatSet,
        rivals: RivalSet,
        /// Base first.
        cards: smallvec::SmallVec<[CardId; 2]>,
    },
    Claimed {
        seat: Seat,
        claimed: Claimed,
    },
    /// The claim itself stands (R-AUC-06).
    StoppedInsisting {
        seat: Seat,
        claimed: Claimed,
    },
    Won {
        seat: Seat,
        /// From 1.
        auction: u8,
        card: CardId,
        #[serde(rename = "colour")]
        at: AuctionCard,
        place: AuctionPlace,
        by: WonBy,
    },
    /// Or got no card in the third auction.
    Passed {
        seat: Seat,
    },
    /// R-AUC-14.
    PassGemsShown,
    DevelopsShown(BySeat<Option<Develop>>),
    PassedRound {
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: CardId,
        slot: Slot,
        /// In the order of [`Section::ALL`].
        sections: [SectionColour; 4],
    },
    Discarded {
        seat: Seat,
        card: CardId,
    },
    /// Unplayable (R-DEV-12).
    TakenBack {
        seat: Seat,
        card: CardId,
    },
    /// Paid (R-DEV-11).
    InfiniteUsed {
        seat: Seat,
        colour: Colour,
    },
    InfiniteReady,
    GemsTaken {
        seat: Seat,
        gems: Gems,
        why: GemsFor,
    },
    GemsPaid {
        seat: Seat,
        gems: Gems,
        why: GemsFor,
    },
    /// R-DEV-10.
    Circle {
        seat: Seat,
        /// Of the upper card.
        slot: Slot,
        colour: Colour,
        /// Whether a gem was left to take.
        gem: bool,
    },
    TokenGained {
        seat: Seat,
        #[serde(rename = "card")]
        on: TokenPlace,
        token: Token,
    },
    /// R-REW-05.
    GainedAttack {
        seat: Seat,
        count: u8,
        #[serde(rename = "card")]
        from: TokenPlace,
    },
    Drew {
        seat: Seat,
        deck: DeckKind,
        count: u8,
    },
    /// R-END-01.
    HandDiscarded {
        seat: Seat,
        cards: CardSet,
    },
    /// R-LAW-65.
    Replaced {
        seat: Seat,
        /// Returns to the hand.
        card: CardId,
        by: CardId,
        slot: Slot,
        /// In the order of [`Section::ALL`].
        sections: [SectionColour; 4],
    },
    /// From a hand (R-DEV-13).
    Tucked {
        seat: Seat,
        card: CardId,
        under: CardId,
    },
    /// To another card, with its tokens (R-LAW-74).
    Slipped {
        seat: Seat,
        card: CardId,
        under: CardId,
    },
    /// R-LAW-76.
    Parked {
        seat: Seat,
        card: CardId,
        gems: Gems,
    },
    /// To the reserve (R-LAW-65, R-LAW-74).
    Unparked {
        seat: Seat,
        card: CardId,
        gems: Gems,
    },
    /// R-LAW-67.
    Swapped {
        seat: Seat,
        given: TokenAt,
        with: Seat,
        taken: TokenAt,
    },
    /// R-LAW-67.
    GemsGiven {
        seat: Seat,
        to: Seat,
        gems: Gems,
    },
    /// Small deck to large deck (R-LAW-69).
    Prolonged {
        seat: Seat,
        count: u8,
    },
    /// R-LAW-69, original text.
    #[serde(rename = "requisitioned")]
    LawTook {
        seat: Seat,
        #[serde(rename = "colour")]
        at: AuctionCard,
        place: AuctionPlace,
        card: CardId,
    },
    /// R-LAW-69, original text.
    Replenished {
        #[serde(rename = "colour")]
        at: AuctionCard,
        place: AuctionPlace,
        card: CardId,
    },
    /// Faces are secret (R-LAW-70).
    PutBack {
        seat: Seat,
        deck: DeckKind,
        count: u8,
    },
    /// R-END-01.
    Painted {
        seat: Seat,
        card: CardId,
        section: Section,
        colour: Colour,
        with: Paint,
    },
    /// By lot (R-TRN-03).
    OrderDrawn(smallvec::SmallVec<[Seat; 4]>),
    /// R-TD-04.
    DomainPlaced {
        seat: Seat,
        slot: Slot,
    },
    /// R-TD-04.
    DomainRewardsShown(BySeat<Option<DomainReward>>),
    /// R-TD-04.
    CharactersReturned,
    Diamonds(DiamondFact),
    Invasion(InvasionFact),
    Underworld(UnderworldFact),
    Scored {
        seat: Seat,
        score: Score,
    },
    /// R-END-09.
    Ended {
        winners: SeatSet,
    },
}
