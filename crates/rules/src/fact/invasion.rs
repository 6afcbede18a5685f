//! What everybody saw of monsters and combats.

use serde::{Deserialize, Serialize};

use super::parts::GemsFor;
use crate::cards::{Gems, MonsterId};
use crate::currency::Currency;
use crate::seat::{BySeat, Seat};

/// Something everybody saw of monsters and combats (RULES section 11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InvasionFact {
    /// A monster was revealed onto the stack (R-INV-03).
    Appeared(MonsterId),
    /// A bid that had gone to the reserve won no card, and went on to the bidder's combat card (R-INV-04).
    BidKept {
        /// Whose.
        seat: Seat,
        /// What was bid.
        stones: Currency,
    },
    /// Something came from the own combat card that the reserve did not have (R-INV-05).
    TakenFromCombat {
        /// Who took it.
        seat: Seat,
        stones: Currency,
        why: GemsFor,
    },
    /// Gems came from the reserve onto a combat card (law 105).
    Mustered {
        /// Whose.
        seat: Seat,
        gems: Gems,
    },
    /// What everybody chose in secret for a combat was shown, all together (R-INV-07).
    Shown(BySeat<Option<Currency>>),
    /// A player paid for monsters; what is paid went to the reserve (R-INV-07).
    Fought {
        seat: Seat,
        /// How many monsters were beaten, from the bottom.
        beaten: u8,
        /// What came from behind the screen.
        #[serde(default, skip_serializing_if = "Currency::is_empty")]
        screen: Currency,
        /// What came from the combat card.
        #[serde(default, skip_serializing_if = "Currency::is_empty")]
        combat: Currency,
    },
    /// A player gained the reward of a monster (R-INV-08); what it gave follows.
    Rewarded { seat: Seat, monster: MonsterId },
    /// A player who beat no monster took one as a penalty (R-INV-09).
    Penalised { seat: Seat, monster: MonsterId },
    /// The monsters left in the stack were discarded (R-INV-09).
    StackCleared,
    /// Gems and diamonds on a combat card went to the reserve at the end of the game (R-INV-10).
    CombatCardCleared {
        /// Whose.
        seat: Seat,
        stones: Currency,
    },
}

impl InvasionFact {
    /// Who did it, if one player.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            InvasionFact::BidKept { seat, .. }
            | InvasionFact::TakenFromCombat { seat, .. }
            | InvasionFact::Mustered { seat, .. }
            | InvasionFact::Fought { seat, .. }
            | InvasionFact::Rewarded { seat, .. }
            | InvasionFact::Penalised { seat, .. }
            | InvasionFact::CombatCardCleared { seat, .. } => Some(*seat),
            InvasionFact::Appeared(_) | InvasionFact::Shown(_) | InvasionFact::StackCleared => None,
        }
    }
}
