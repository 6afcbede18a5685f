//! Public facts about combat.

use crate::prelude::*;

/// RULES section 11.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InvasionFact {
    /// R-INV-03.
    Appeared(MonsterId),
    /// A lost bid (R-INV-04).
    BidKept {
        seat: Seat,
        /// What was bid.
        stones: Currency,
    },
    /// What the reserve lacked (R-INV-05).
    TakenFromCombat {
        /// Whose combat card.
        seat: Seat,
        stones: Currency,
        why: GemsFor,
    },
    /// Law 105.
    Mustered {
        /// Whose combat card.
        seat: Seat,
        gems: Gems,
    },
    /// R-INV-07.
    Shown(BySeat<Option<Currency>>),
    /// R-INV-07.
    Fought {
        seat: Seat,
        /// From the bottom.
        beaten: u8,
        #[serde(default, skip_serializing_if = "Currency::is_empty")]
        screen: Currency,
        #[serde(default, skip_serializing_if = "Currency::is_empty")]
        combat: Currency,
    },
    /// R-INV-08. What it gives follows separately.
    Rewarded { seat: Seat, monster: MonsterId },
    /// R-INV-09.
    Penalised { seat: Seat, monster: MonsterId },
    /// R-INV-09.
    StackCleared,
    /// R-INV-10.
    CombatCardCleared {
        /// Whose combat card.
        seat: Seat,
        stones: Currency,
    },
}

impl InvasionFact {
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
