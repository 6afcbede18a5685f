//! What happened, in the past tense. Three kinds, one for each place of the table. The table changes by facts only,
//! and stored facts are for ever: names are chosen once, additions have defaults.

mod about;
mod diamonds;
mod draws;
mod invasion;
mod open;
mod parts;
mod underworld;

use serde::{Deserialize, Serialize};

pub use diamonds::DiamondFact;
pub use draws::{is_dealt, turn_end_draws, without_dealing};
pub use invasion::InvasionFact;
pub use open::OpenFact;
pub use parts::{GemsFor, Paint, TokenAt, WonBy};
pub use underworld::{ReturnedFor, UnderworldFact};

use super::card_set::CardSet;
use super::pieces::{DeckKind, JudgementSet, Sealed};
use super::seat::Seat;
use crate::cards::{CardId, Gems, MonsterId};

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
    /// Diamonds came in.
    DiamondsIn(u8),
    /// Diamonds went out.
    DiamondsOut(u8),
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
    /// Judgement tokens were drawn, of which one goes back (R-UND-03).
    JudgementsDrawn(JudgementSet),
    /// Judgement tokens went back.
    JudgementsOut(JudgementSet),
    /// Bribe tokens came in.
    BribesIn(u8),
    /// Bribe tokens went out.
    BribesOut(u8),
}

/// Something that happened face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckFact {
    /// A deck now lies in this order, the top card last.
    Stacked { deck: DeckKind, cards: Vec<CardId> },
    /// The top card left a deck.
    TopOff(DeckKind),
    /// A card was put on top of a deck.
    OnTop { deck: DeckKind, card: CardId },
    /// The monsters of the game now lie in this order, the next one last (R-INV-02).
    MonstersStacked(Vec<MonsterId>),
    /// The next monster left its deck.
    MonsterOff,
    /// These judgement tokens lie in the reserve now, face down (R-UND-01).
    JudgementsLaid(JudgementSet),
    /// Judgement tokens left the reserve.
    JudgementsOff(JudgementSet),
    /// Judgement tokens came back to the reserve and were shuffled in.
    JudgementsBack(JudgementSet),
    /// A card was put under a deck.
    Under { deck: DeckKind, card: CardId },
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
            Fact::Open(fact) => {
                let both = [fact.seat(), fact.other_seat()];
                both.into_iter().flatten().all(|seat| seat.0 < seats)
            }
        }
    }
}
