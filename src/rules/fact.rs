//! What happened, in the past tense. Three kinds, one for each place of the table. The table changes by facts only,
//! and stored facts are for ever: names are chosen once, additions have defaults.

use serde::{Deserialize, Serialize};

use super::card_set::CardSet;
use super::seat::{BySeat, Seat, SeatSet};
use super::table::{
    AuctionPlace, Bid, Claimed, DeckKind, Develop, Phase, Score, Sealed, Slot, Token,
};
use crate::cards::{CardId, Colour, Gems, Section};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// In front of everybody.
    Open(OpenFact),
    /// Behind one player's screen.
    Screen(Seat, ScreenFact),
    /// Face down.
    Decks(DeckFact),
}

/// Why gems were taken or paid; the spellings are those of the public record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GemsFor {
    /// A pass in the auction phase (R-AUC-14).
    Pass,
    /// A reward (R-REW-01).
    Reward,
    /// A discarded card (R-DEV-01).
    Discard,
    /// A single-colour circle (R-DEV-10).
    Circle,
    /// A card's cost (R-DEV-06).
    Card,
    /// A bid (R-AUC-08).
    Bid,
    /// A law.
    Law,
    /// An infinite gem that came from the reserve or the own screen (R-REW-07).
    Infinite,
    /// Painting (R-END-01).
    Paint,
}

/// How a card was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WonBy {
    /// By a gem.
    Gem,
    /// By an attack token.
    Attack,
}

/// Something everybody saw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenFact {
    /// The auction cards were laid out in this order (R-SET-07).
    AuctionCardsLaid([Colour; 4]),
    /// The reserve after the starting gems were dealt (R-SET-01, R-SET-02).
    ReserveIs(Gems),
    /// A turn began.
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
        /// The auction card.
        colour: Colour,
        /// The card.
        card: CardId,
    },
    /// The card at a base moved to the tip.
    MovedToTip {
        /// The auction card.
        colour: Colour,
    },
    /// A card beside an auction card was discarded.
    AuctionDiscarded {
        /// The auction card.
        colour: Colour,
        /// Where it lay.
        place: AuctionPlace,
        /// The card.
        card: CardId,
    },
    /// All bids of an auction were shown.
    BidsShown(BySeat<Option<Bid>>),
    /// Nobody took a card although these players bid on it (R-AUC-05, 06, 07, 12).
    Contested {
        /// The auction card.
        colour: Colour,
        /// The bidders.
        bidders: SeatSet,
    },
    /// A player claimed one of two cards.
    Claimed {
        /// Who.
        seat: Seat,
        /// What.
        claimed: Claimed,
    },
    /// A player took an auction card.
    Won {
        /// Who.
        seat: Seat,
        /// In which auction of the turn, 1 to 3.
        auction: u8,
        /// The card.
        card: CardId,
        /// The auction card.
        colour: Colour,
        /// Where it lay.
        place: AuctionPlace,
        /// By what.
        by: WonBy,
    },
    /// A player passed in the auction phase, or had no card after the third auction.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// All choices of a development round were shown.
    DevelopsShown(BySeat<Option<Develop>>),
    /// A player passed in a development round.
    PassedRound {
        /// Who.
        seat: Seat,
    },
    /// A card was placed in a pyramid.
    Played {
        /// Whose pyramid.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where.
        slot: Slot,
        /// Its colours, in the order of [`Section::ALL`].
        sections: [Colour; 4],
    },
    /// A card from a hand was discarded in a development round.
    Discarded {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A chosen card could no longer be played and went back to the hand (R-DEV-12).
    TakenBack {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// An infinite gem paid (R-DEV-11).
    InfiniteUsed {
        /// Whose.
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// All infinite gems may pay again.
    InfiniteReady,
    /// Gems came from the reserve.
    GemsTaken {
        /// Who took them.
        seat: Seat,
        /// Which.
        gems: Gems,
        /// Why.
        why: GemsFor,
    },
    /// Gems went to the reserve.
    GemsPaid {
        /// Who paid them.
        seat: Seat,
        /// Which.
        gems: Gems,
        /// Why.
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
    /// A token was laid on a card.
    TokenGained {
        /// Whose pyramid.
        seat: Seat,
        /// The card it lies on.
        card: CardId,
        /// The token.
        token: Token,
    },
    /// Attack tokens went behind a screen (R-REW-05).
    GainedAttack {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// The card that gave them.
        card: CardId,
    },
    /// Cards were drawn from a deck into a hand.
    Drew {
        /// Who.
        seat: Seat,
        /// From which deck.
        deck: DeckKind,
        /// How many.
        count: u8,
    },
    /// A hand was discarded at the end of the game (R-END-01).
    HandDiscarded {
        /// Whose.
        seat: Seat,
        /// Which cards.
        cards: CardSet,
    },
    /// A section was painted (R-END-01).
    Painted {
        /// Whose pyramid.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Its section.
        section: Section,
        /// The new colour.
        colour: Colour,
    },
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

/// Something that happened behind one player's screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScreenFact {
    /// Gems came in.
    GemsIn(Gems),
    /// Gems went out.
    GemsOut(Gems),
    /// Attack tokens came in.
    AttackIn(u8),
    /// Attack tokens went out.
    AttackOut(u8),
    /// A card came to the hand.
    CardIn(CardId),
    /// A card left the hand.
    CardOut(CardId),
    /// The cards to choose the first card from (R-SET-03).
    Dealt(CardSet),
    /// A secret choice was made.
    Sealed(Sealed),
    /// The secret choice was revealed or taken back.
    Unsealed,
}

/// Something that happened face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckFact {
    /// A deck now lies in this order, the top card last.
    Stacked {
        /// Which deck.
        deck: DeckKind,
        /// Its cards.
        cards: Vec<CardId>,
    },
    /// The top card left a deck.
    TopOff(DeckKind),
}

impl From<OpenFact> for Fact {
    fn from(fact: OpenFact) -> Fact {
        Fact::Open(fact)
    }
}

impl From<DeckFact> for Fact {
    fn from(fact: DeckFact) -> Fact {
        Fact::Decks(fact)
    }
}

impl Fact {
    /// Whether every seat it names is there in a game of so many seats.
    pub(super) fn fits(&self, seats: u8) -> bool {
        match self {
            Fact::Screen(seat, _) => seat.0 < seats,
            Fact::Decks(_) => true,
            Fact::Open(fact) => fact.seat().is_none_or(|seat| seat.0 < seats),
        }
    }
}

impl OpenFact {
    /// Who did it or whom it is about, if one player.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            OpenFact::Answered(seat)
            | OpenFact::TookAnswerBack(seat)
            | OpenFact::Claimed { seat, .. }
            | OpenFact::Won { seat, .. }
            | OpenFact::Passed { seat }
            | OpenFact::PassedRound { seat }
            | OpenFact::Played { seat, .. }
            | OpenFact::Discarded { seat, .. }
            | OpenFact::TakenBack { seat, .. }
            | OpenFact::InfiniteUsed { seat, .. }
            | OpenFact::GemsTaken { seat, .. }
            | OpenFact::GemsPaid { seat, .. }
            | OpenFact::Circle { seat, .. }
            | OpenFact::TokenGained { seat, .. }
            | OpenFact::GainedAttack { seat, .. }
            | OpenFact::Drew { seat, .. }
            | OpenFact::HandDiscarded { seat, .. }
            | OpenFact::Painted { seat, .. }
            | OpenFact::Scored { seat, .. } => Some(*seat),
            OpenFact::AuctionCardsLaid(_)
            | OpenFact::ReserveIs(_)
            | OpenFact::TurnBegan(_)
            | OpenFact::PhaseBegan { .. }
            | OpenFact::FirstCardsShown
            | OpenFact::Revealed { .. }
            | OpenFact::MovedToTip { .. }
            | OpenFact::AuctionDiscarded { .. }
            | OpenFact::BidsShown(_)
            | OpenFact::Contested { .. }
            | OpenFact::DevelopsShown(_)
            | OpenFact::InfiniteReady
            | OpenFact::Ended { .. } => None,
        }
    }
}
