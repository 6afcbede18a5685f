//! The position in the turn. `stages/` implements the transitions.

use crate::prelude::*;

/// The position in the rulebook. `auction` and `round` count from 1; `left` is who still has to
/// act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Stage {
    /// R-SET-02.
    ReturningGems,
    /// R-SET-03.
    FirstCards,
    /// R-TD-04.
    DomainRewards,
    /// In order (R-TD-04).
    ServingDomains {
        left: SeatSet,
    },
    /// R-TD-04.
    ReturningCharacters,
    /// In order (R-SET-08).
    FirstRewards {
        left: SeatSet,
    },
    /// R-AUC-01.
    Bidding {
        auction: u8,
    },
    /// R-AUC-12.
    Attacks {
        auction: u8,
        left: SeatSet,
    },
    /// In order (R-TD-07).
    Naming {
        auction: u8,
        left: SeatSet,
    },
    /// A diamond can still be renamed, by its own question or instead of a claim; nothing has been
    /// taken yet (R-TD-07).
    Renaming {
        auction: u8,
    },
    /// R-AUC-03..08.
    GemBids {
        auction: u8,
    },
    /// R-VIR-05.
    RivalAttacks {
        auction: u8,
        left: RivalSet,
    },
    /// In order (R-AUC-14).
    Passes {
        auction: u8,
        left: SeatSet,
    },
    /// In secret (R-AUC-14).
    PassesTogether {
        auction: u8,
    },
    /// R-DEV-01.
    Choosing {
        round: u8,
    },
    /// In ascending order (R-DEV-03).
    Resolving {
        round: u8,
        left: CardSet,
    },
    /// In secret (R-UND-04).
    PuttingUnder,
    /// In secret (R-INV-07).
    CombatShowing,
    /// In order (R-INV-07).
    CombatPaying {
        left: SeatSet,
    },
    /// In order (R-INV-08).
    CombatRewards {
        left: SeatSet,
    },
    /// R-UND-09.
    Judging,
    /// R-END-01.
    Painting,
    Over,
}
