//! Events that change the table, by visibility. They are stored forever: never rename one, and give
//! new fields defaults.

mod about;
mod diamonds;
mod draws;
mod invasion;
mod open;
mod parts;
mod underworld;

pub use diamonds::DiamondFact;
pub use draws::{is_dealt, turn_end_draws, without_dealing};
pub use invasion::InvasionFact;
pub use open::OpenFact;
pub use parts::{GemsFor, Paint, TokenAt, WonBy};
pub use underworld::{ReturnedFor, UnderworldFact};

use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// Public.
    Open(OpenFact),
    /// Visible to one player.
    Screen(Seat, ScreenFact),
    /// Visible to nobody.
    Decks(DeckFact),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScreenFact {
    GemsIn(Gems),
    GemsOut(Gems),
    AttackIn(u8),
    AttackOut(u8),
    DiamondsIn(u8),
    DiamondsOut(u8),
    CardIn(CardId),
    CardOut(CardId),
    /// To choose from (R-SET-03).
    Dealt(CardSet),
    Sealed(Sealed),
    Unsealed,
    /// One of them goes back (R-UND-03).
    JudgementsDrawn(JudgementSet),
    JudgementsOut(JudgementSet),
    BribesIn(u8),
    BribesOut(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckFact {
    /// The top card is last.
    Stacked { deck: DeckKind, cards: Vec<CardId> },
    /// Drawn.
    TopOff(DeckKind),
    /// Put back.
    OnTop { deck: DeckKind, card: CardId },
    /// The next one is last (R-INV-02).
    MonstersStacked(Vec<MonsterId>),
    /// Revealed.
    MonsterOff,
    /// Initial reserve (R-UND-01).
    JudgementsLaid(JudgementSet),
    /// Drawn.
    JudgementsOff(JudgementSet),
    /// Shuffled in.
    JudgementsBack(JudgementSet),
    /// Put at the bottom.
    Under { deck: DeckKind, card: CardId },
    /// In a second chance. The top card is last. Whoever put cards there knows what lies in their
    /// places now.
    Reshuffled { deck: DeckKind, cards: Vec<CardId> },
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
    /// As everybody sees it; `None` where not everybody does.
    pub fn as_open(&self) -> Option<&OpenFact> {
        match self {
            Fact::Open(open) => Some(open),
            Fact::Screen(..) | Fact::Decks(_) => None,
        }
    }

    /// Whether all seats it names exist in a game of this size.
    pub(super) fn fits(&self, seats: u8) -> bool {
        match self {
            Fact::Screen(seat, _) => seat.0 < seats,
            Fact::Decks(_) => true,
            Fact::Open(fact) => {
                let both = [fact.seat(), fact.other_seat()];
                both.into_iter().flatten().all(|seat| seat.0 < seats)
            }
        }
    }
}
