//! Offers: what can be picked.

use crate::battle::Way;
use crate::payment::Payment;
use crate::pieces::Claim;
use crate::prelude::*;

/// Inline capacity fits most questions.
pub type Offers = SmallVec<[Offer; 8]>;

/// For labels, pictures and computer players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// Dealt, in the hand, or in the pyramid, depending on the topic.
    Card(CardId),
    Bid(Bid),
    #[serde(rename = "auction_card")]
    Offered {
        #[serde(rename = "colour")]
        at: AuctionCard,
        place: AuctionPlace,
    },
    Claim(Claim),
    /// On the own claim, after a conflict.
    Insist,
    Play(CardId),
    /// For gems.
    Discard(CardId),
    /// Leaves the development phase.
    Pass,
    /// For an unplayable card.
    TakeBack,
    Place {
        slot: Slot,
        #[serde(flatten)]
        payment: Payment,
    },
    /// R-LAW-65.
    Replace(CardId),
    /// R-LAW-66.
    TuckUnder(CardId),
    /// Of rows 1 to 3.
    AllRewards,
    /// One token.
    FifteenPoints,
    Deck(DeckKind),
    /// From the screen.
    UseOwnGem,
    GoWithout,
    Colour(Colour),
    /// From zero.
    LawChoice(u8),
    /// R-LAW-67.
    Token {
        /// Of the pyramid.
        seat: Seat,
        card: CardId,
        token: Token,
    },
    /// The card in question (R-LAW-78).
    #[serde(rename = "enrol")]
    Tuck,
    /// A card in the hand (R-LAW-78), or a diamond where it is bid (R-TD-07).
    Keep,
    /// Leaves the cards to a virtual opponent (R-VIR-07).
    GoOn,
    /// R-TD-04.
    DomainReward(DomainReward),
    /// R-TD-07.
    DiamondAt(AuctionCard),
    /// R-INV-05.
    UseCombatCard,
    /// R-INV-07.
    Show(Currency),
    /// R-INV-07.
    Fight(Way),
    /// Its reward (R-INV-08).
    Monster(MonsterId),
    /// From zero (R-UND-03).
    CriminalRow(u8),
    /// R-UND-03, R-UND-07.
    Judgement(JudgementId),
    /// A token that a judgement takes (R-UND-09).
    Obey {
        judgement: JudgementId,
        #[serde(rename = "card")]
        on: TokenPlace,
        token: Token,
    },
}

/// An inclusive range.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct HowMany {
    pub least: u8,
    pub most: u8,
}

impl HowMany {
    pub const ONE: HowMany = HowMany::exactly(1);

    pub const fn exactly(n: u8) -> HowMany {
        HowMany { least: n, most: n }
    }

    pub const fn up_to(most: u8) -> HowMany {
        HowMany { least: 0, most }
    }

    pub fn exact(self) -> Option<u8> {
        (self.least == self.most).then_some(self.least)
    }

    pub fn allows(self, n: usize) -> bool {
        (usize::from(self.least)..=usize::from(self.most)).contains(&n)
    }
}
