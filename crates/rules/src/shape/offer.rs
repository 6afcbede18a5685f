//! What can be picked.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::Way;
use crate::cards::{AuctionCard, CardId, Colour, JudgementId, MonsterId};
use crate::currency::Currency;
use crate::payment::Payment;
use crate::pieces::{AuctionPlace, Bid, Claim, DeckKind, DomainReward, Slot, Token, TokenPlace};
use crate::seat::Seat;

/// What can be picked. Most questions offer no more than have room without a heap.
pub type Offers = SmallVec<[Offer; 8]>;

/// What one choice is, for labels, pictures and computer players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A card: dealt, in the hand, or in the pyramid, as the topic says.
    Card(CardId),
    Bid(Bid),
    /// A card offered at an auction card.
    #[serde(rename = "auction_card")]
    Offered {
        #[serde(rename = "colour")]
        at: AuctionCard,
        place: AuctionPlace,
    },
    Claim(Claim),
    /// Stand by the own claim after a conflict.
    Insist,
    /// Play a card from the hand.
    Play(CardId),
    /// Discard a card from the hand for gems.
    Discard(CardId),
    /// Pass the development phase.
    Pass,
    /// Take a card that cannot be played back into the hand.
    TakeBack,
    /// Place the card here, paying so.
    Place {
        slot: Slot,
        /// How its cost there is paid.
        #[serde(flatten)]
        payment: Payment,
    },
    /// Place the card instead of this one (R-LAW-65).
    Replace(CardId),
    /// Tuck the card under this one (R-LAW-66).
    TuckUnder(CardId),
    /// The rewards of rows 1 to 3.
    AllRewards,
    /// One token of 15 points.
    FifteenPoints,
    /// A deck to draw from.
    Deck(DeckKind),
    /// Use a gem from the own screen.
    UseOwnGem,
    GoWithout,
    Colour(Colour),
    /// A law's list of rewards, counted from zero.
    LawChoice(u8),
    /// A token in a pyramid (R-LAW-67).
    Token {
        /// Whose pyramid.
        seat: Seat,
        /// The card it lies on.
        card: CardId,
        token: Token,
    },
    /// Tuck the card that the question is about instead of keeping it (R-LAW-78).
    #[serde(rename = "enrol")]
    Tuck,
    /// Keep it: a card in the hand (R-LAW-78), a diamond where it is bid (R-TD-07).
    Keep,
    /// Leave the cards to a virtual opponent and go on to the next auction (R-VIR-07).
    GoOn,
    /// What the domain card gives (R-TD-04).
    DomainReward(DomainReward),
    /// What a diamond is bid on (R-TD-07).
    DiamondAt(AuctionCard),
    /// Use what lies on the own combat card (R-INV-05).
    UseCombatCard,
    /// What is shown in a combat (R-INV-07).
    Show(Currency),
    /// How monsters are paid for (R-INV-07).
    Fight(Way),
    /// The reward of this monster (R-INV-08).
    Monster(MonsterId),
    /// A row of a criminal, counted from zero (R-UND-03).
    CriminalRow(u8),
    /// A judgement token (R-UND-03, R-UND-07).
    Judgement(JudgementId),
    /// A token that a judgement takes (R-UND-09).
    Obey {
        judgement: JudgementId,
        /// Where the token lies.
        #[serde(rename = "card")]
        on: TokenPlace,
        token: Token,
    },
}

/// How many have to be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct HowMany {
    /// The fewest.
    pub least: u8,
    pub most: u8,
}

impl HowMany {
    pub const ONE: HowMany = HowMany::exactly(1);

    pub const fn exactly(n: u8) -> HowMany {
        HowMany { least: n, most: n }
    }

    /// From none to so many.
    pub const fn up_to(most: u8) -> HowMany {
        HowMany { least: 0, most }
    }

    /// The number, if only one will do.
    pub fn exact(self) -> Option<u8> {
        (self.least == self.most).then_some(self.least)
    }

    /// Whether so many will do.
    pub fn allows(self, n: usize) -> bool {
        (usize::from(self.least)..=usize::from(self.most)).contains(&n)
    }
}
