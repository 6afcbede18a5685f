//! Why a table cannot play as agreed.

use crate::cards::{CardId, CatalogueError, Fingerprint};

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    #[error("the game is for {from} to {to} players, not for {seats}")]
    Seats {
        /// Inclusive.
        from: u8,
        to: u8,
        seats: u8,
    },
    /// R-VIR-01.
    #[error("alone you play against one to three virtual opponents, not against none")]
    Alone,
    /// R-VIR-01.
    #[error(
        "players and virtual opponents are four at most: beside {seats} there can be {most}, not {rivals}"
    )]
    Rivals {
        seats: u8,
        rivals: u8,
        /// Possible virtual opponents.
        most: u8,
    },
    /// R-TD-02.
    #[error("two-colour auctions are for one or two players, not for {seats}")]
    SeatsAtTwoColours {
        /// As agreed.
        seats: u8,
    },
    /// R-TD-02.
    #[error(
        "with two-colour auctions there are no virtual opponents, so not {rivals}; leave their number out"
    )]
    RivalsAtTwoColours {
        /// As agreed.
        rivals: u8,
    },
    /// With domain cards no first card is dealt (R-TD-04).
    #[error("with domain cards no first cards are dealt; leave the number of dealt cards out")]
    DealtBesideDomain,
    /// Judgements lie on domain cards (R-UND-03).
    #[error("the Underworld is played with domain cards; leave the option out or choose it")]
    UnderworldWithoutDomain,
    /// Its combats have their turns (R-HOUSE-01).
    #[error("a short game is played without Invasion; leave one of them out")]
    ShortWithInvasion,
    /// R-HOUSE-01.
    #[error("a short game is not played with two-colour auctions; leave one of them out")]
    ShortAtTwoColours,
    /// R-LAW-69.
    #[error("these cards have no original text of law 69; leave the option out")]
    NoOriginal,
    /// R-TD-01.
    #[error("these cards have no revised laws; leave the option out")]
    NoRevised,
    #[error("law {} has the task {task:?}, which these rules do not know", .law.0)]
    UnknownTask {
        law: CardId,
        /// The word on its card.
        task: String,
    },
    /// The card files are invalid.
    #[error(transparent)]
    Cards(#[from] CatalogueError),
    #[error("the game was dealt from {}, but here are {}", pack(*.dealt), pack(*.here))]
    OtherCards { dealt: Option<Fingerprint>, here: Option<Fingerprint> },
}

fn pack(cards: Option<Fingerprint>) -> String {
    match cards {
        Some(fingerprint) => format!("the cards of the pack {fingerprint}"),
        None => "the embedded cards".to_owned(),
    }
}
