//! Why there is no such game.

use crate::cards::{CardId, CatalogueError, Fingerprint};

/// Why a table cannot be played as agreed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// The number of players does not fit.
    #[error("the game is for {from} to {to} players, not for {seats}")]
    Seats {
        /// The fewest.
        from: u8,
        /// The most.
        to: u8,
        /// What was agreed.
        seats: u8,
    },
    /// A single player needs a virtual opponent (R-VIR-01).
    #[error("alone you play against one to three virtual opponents, not against none")]
    Alone,
    /// Players and virtual opponents are too many together (R-VIR-01).
    #[error(
        "players and virtual opponents are four at most: beside {seats} there can be {most}, not {rivals}"
    )]
    Rivals {
        /// How many players were agreed.
        seats: u8,
        /// How many virtual opponents were agreed.
        rivals: u8,
        /// How many there can be.
        most: u8,
    },
    /// Two-colour auctions are for one or two players (R-TD-02).
    #[error("two-colour auctions are for one or two players, not for {seats}")]
    SeatsAtTwoColours {
        /// What was agreed.
        seats: u8,
    },
    /// Two-colour auctions know no virtual opponents (R-TD-02).
    #[error(
        "with two-colour auctions there are no virtual opponents, so not {rivals}; leave their number out"
    )]
    RivalsAtTwoColours {
        /// What was agreed.
        rivals: u8,
    },
    /// With domain cards no first card is dealt, so there is nothing to say of how many are (R-TD-04).
    #[error("with domain cards no first cards are dealt; leave the number of dealt cards out")]
    DealtBesideDomain,
    /// Judgements lie on domain cards, so criminals are not played without them (R-UND-03).
    #[error("the Underworld is played with domain cards; leave the option out or choose it")]
    UnderworldWithoutDomain,
    /// The cards carry no first text of law 69 (R-LAW-69).
    #[error("these cards have no original text of law 69; leave the option out")]
    NoOriginal,
    /// The cards carry no revised laws (R-TD-01).
    #[error("these cards have no revised laws; leave the option out")]
    NoRevised,
    /// A law names a task that the rules do not know.
    #[error("law {} has the task {task:?}, which these rules do not know", .law.0)]
    UnknownTask {
        law: CardId,
        /// What its card says.
        task: String,
    },
    /// The card files are wrong.
    #[error(transparent)]
    Cards(#[from] CatalogueError),
    /// The game was dealt from other cards than there are here.
    #[error("the game was dealt from {}, but here are {}", pack(*.dealt), pack(*.here))]
    OtherCards { dealt: Option<Fingerprint>, here: Option<Fingerprint> },
}

fn pack(cards: Option<Fingerprint>) -> String {
    match cards {
        Some(fingerprint) => format!("the cards of the pack {fingerprint}"),
        None => "the embedded cards".to_owned(),
    }
}
