//! What everybody saw.

use serde::{Deserialize, Serialize};

use super::{
    diamonds::DiamondFact,
    invasion::InvasionFact,
    parts::{GemsFor, Paint, TokenAt, WonBy},
    underworld::UnderworldFact,
};
use crate::card_set::CardSet;
use crate::cards::{AuctionCard, CardId, Colour, Gems, Section, SectionColour};
use crate::pieces::{
    AuctionPlace, Bid, Claimed, DeckKind, Develop, DomainReward, Phase, Score, Slot, Token,
    TokenPlace,
};
use crate::rival::{Rival, RivalBid, RivalSet};
use crate::seat::{BySeat, Seat, SeatSet};

/// Something everybody saw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenFact {
    /// The auction cards were laid out in this order (R-SET-07).
    AuctionCardsLaid(smallvec::SmallVec<[AuctionCard; 4]>),
    /// The reserve after the starting gems were dealt (R-SET-01, R-SET-02).
    ReserveIs(Gems),
    /// The starting gems that players chose went back, all together: this is the reserve now (R-SET-02, R-SET-09).
    GemsReturned {
        reserve: Gems,
    },
    TurnBegan(u8),
    /// An auction, a development round, or painting began; who takes part.
    PhaseBegan {
        /// What began.
        phase: Phase,
        /// Who takes part.
        still_in: SeatSet,
    },
    /// A player made a secret choice.
    Answered(Seat),
    /// A player took a secret choice back.
    TookAnswerBack(Seat),
    /// All first cards were turned over.
    FirstCardsShown,
    /// A card was revealed at a base.
    Revealed {
        #[serde(rename = "colour")]
        at: AuctionCard,
        card: CardId,
    },
    /// The card at a base moved to the tip.
    MovedToTip {
        #[serde(rename = "colour")]
        at: AuctionCard,
    },
    /// An offered card was discarded.
    AuctionDiscarded {
        #[serde(rename = "colour")]
        at: AuctionCard,
        /// Where it lay.
        place: AuctionPlace,
        card: CardId,
    },
    /// All bids of an auction were shown.
    BidsShown(BySeat<Option<Bid>>),
    /// These virtual opponents bid in the auctions of this turn (R-VIR-02).
    RivalsJoined(RivalSet),
    /// Gems were drawn as the bids of virtual opponents (R-VIR-02).
    RivalsBid(smallvec::SmallVec<[RivalBid; 3]>),
    /// A card was discarded that a virtual opponent would have taken; it is out for the turn (R-VIR-04..07).
    RivalTook {
        rival: Rival,
        #[serde(rename = "colour")]
        at: AuctionCard,
        /// Where the card lay.
        place: AuctionPlace,
        card: CardId,
    },
    /// A virtual opponent that counts as an attack token found no card; it is out for the turn (R-VIR-05).
    RivalLeft {
        rival: Rival,
    },
    /// Nobody took a card although these bid on it (R-AUC-05, 06, 07, 12, R-VIR-03, 06, 07).
    Contested {
        #[serde(rename = "colour")]
        at: AuctionCard,
        bidders: SeatSet,
        /// The virtual opponents among them.
        rivals: RivalSet,
        /// The cards that lay there, first the one at the base.
        cards: smallvec::SmallVec<[CardId; 2]>,
    },
    /// A player claimed one of two cards.
    Claimed {
        seat: Seat,
        claimed: Claimed,
    },
    /// A player no longer insists on a claim, which stands as it is (R-AUC-06).
    StoppedInsisting {
        seat: Seat,
        /// What is still claimed.
        claimed: Claimed,
    },
    /// A player took an auction card.
    Won {
        seat: Seat,
        /// In which auction of the turn, from 1.
        auction: u8,
        card: CardId,
        #[serde(rename = "colour")]
        at: AuctionCard,
        /// Where it lay.
        place: AuctionPlace,
        by: WonBy,
    },
    /// A player passed in the auction phase, or had no card after the third auction.
    Passed {
        seat: Seat,
    },
    /// The gems that players who passed had chosen in secret were shown, all together (R-AUC-14).
    PassGemsShown,
    /// All choices of a development round were shown.
    DevelopsShown(BySeat<Option<Develop>>),
    /// A player passed in a development round.
    PassedRound {
        seat: Seat,
    },
    /// A card was placed in a pyramid.
    Played {
        /// Whose pyramid.
        seat: Seat,
        card: CardId,
        slot: Slot,
        /// Its colours, in the order of [`Section::ALL`].
        sections: [SectionColour; 4],
    },
    /// A card from a hand was discarded in a development round.
    Discarded {
        seat: Seat,
        card: CardId,
    },
    /// A chosen card could no longer be played and went back to the hand (R-DEV-12).
    TakenBack {
        seat: Seat,
        card: CardId,
    },
    /// An infinite gem paid (R-DEV-11).
    InfiniteUsed {
        /// Whose.
        seat: Seat,
        colour: Colour,
    },
    /// All infinite gems may pay again.
    InfiniteReady,
    /// Gems came from the reserve.
    GemsTaken {
        /// Who took them.
        seat: Seat,
        gems: Gems,
        why: GemsFor,
    },
    /// Gems went to the reserve.
    GemsPaid {
        /// Who paid them.
        seat: Seat,
        gems: Gems,
        why: GemsFor,
    },
    /// A circle became single-colour (R-DEV-10).
    Circle {
        /// Whose.
        seat: Seat,
        /// The upper card's place.
        slot: Slot,
        /// The circle's colour.
        colour: Colour,
        /// Whether a gem was left to take.
        gem: bool,
    },
    /// A token was laid on a card, or in a zone beside the pyramid.
    TokenGained {
        /// Whose.
        seat: Seat,
        /// Where it lies.
        #[serde(rename = "card")]
        on: TokenPlace,
        token: Token,
    },
    /// Attack tokens went behind a screen (R-REW-05).
    GainedAttack {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// What gave them.
        #[serde(rename = "card")]
        from: TokenPlace,
    },
    /// Cards were drawn from a deck into a hand.
    Drew {
        seat: Seat,
        deck: DeckKind,
        /// How many.
        count: u8,
    },
    /// A hand was discarded at the end of the game (R-END-01).
    HandDiscarded {
        /// Whose.
        seat: Seat,
        cards: CardSet,
    },
    /// A law took the place of a card: the same slot, with what lies there and is tucked there (R-LAW-65).
    Replaced {
        /// Whose pyramid.
        seat: Seat,
        /// The card that goes back to the hand.
        card: CardId,
        /// The law that stands there now.
        by: CardId,
        slot: Slot,
        /// The law's colours, in the order of [`Section::ALL`].
        sections: [SectionColour; 4],
    },
    /// A card from a hand was tucked under another (R-DEV-13).
    Tucked {
        /// Whose pyramid.
        seat: Seat,
        card: CardId,
        /// The card above it.
        under: CardId,
    },
    /// A card of a pyramid was tucked under another there; its tokens moved to that one (R-LAW-74).
    Slipped {
        /// Whose pyramid.
        seat: Seat,
        card: CardId,
        /// The card above it.
        under: CardId,
    },
    /// Gems from behind the screen were laid on a law (R-LAW-76).
    Parked {
        /// Whose.
        seat: Seat,
        /// The law.
        card: CardId,
        gems: Gems,
    },
    /// Gems on a law went to the reserve (R-LAW-65, R-LAW-74).
    Unparked {
        /// Whose.
        seat: Seat,
        /// The law they lay on.
        card: CardId,
        gems: Gems,
    },
    /// Two tokens changed places between two pyramids (R-LAW-67).
    Swapped {
        /// Who wanted it.
        seat: Seat,
        /// The own token, and where it lay.
        given: TokenAt,
        /// Whose token was taken.
        with: Seat,
        /// That token, and where it lay.
        taken: TokenAt,
    },
    /// Gems went from one screen to another for everybody to see (R-LAW-67).
    GemsGiven {
        /// Who gave them.
        seat: Seat,
        /// Who got them.
        to: Seat,
        gems: Gems,
    },
    /// Cards of the small deck joined the large deck underneath, unseen (R-LAW-69).
    Prolonged {
        /// Who played the law.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A player took an auction card by a law and sits out the next auction phase (R-LAW-69, original text).
    #[serde(rename = "requisitioned")]
    LawTook {
        seat: Seat,
        #[serde(rename = "colour")]
        at: AuctionCard,
        /// Where the card lay.
        place: AuctionPlace,
        card: CardId,
    },
    /// A card of the small deck took the place of one that a law took (R-LAW-69, original text).
    Replenished {
        #[serde(rename = "colour")]
        at: AuctionCard,
        /// Where the card lies.
        place: AuctionPlace,
        card: CardId,
    },
    /// Cards from a hand were put on top of a deck, unseen by others (R-LAW-70).
    PutBack {
        seat: Seat,
        deck: DeckKind,
        /// How many.
        count: u8,
    },
    /// A section was painted (R-END-01).
    Painted {
        /// Whose pyramid.
        seat: Seat,
        card: CardId,
        section: Section,
        /// The new colour.
        colour: Colour,
        with: Paint,
    },
    /// The order in which players act who have no numbered card was drawn by lot (R-TRN-03).
    OrderDrawn(smallvec::SmallVec<[Seat; 4]>),
    /// A domain card was laid (R-TD-04).
    DomainPlaced {
        /// Whose pyramid.
        seat: Seat,
        slot: Slot,
    },
    /// What everybody wants of their domain card was shown, all together (R-TD-04).
    DomainRewardsShown(BySeat<Option<DomainReward>>),
    /// The characters that everybody gave back of their first hand went into the decks, all together (R-TD-04).
    CharactersReturned,
    /// Something happened to diamonds.
    Diamonds(DiamondFact),
    /// Something happened to monsters or in a combat.
    Invasion(InvasionFact),
    /// Something happened to criminals, judgements or bribes.
    Underworld(UnderworldFact),
    /// A score was counted.
    Scored {
        /// Whose.
        seat: Seat,
        /// Line by line.
        score: Score,
    },
    /// The game ended (R-END-09).
    Ended {
        /// Who won.
        winners: SeatSet,
    },
}
