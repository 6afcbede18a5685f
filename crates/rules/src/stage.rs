//! Where a game is in the turn. What follows a stage stands in `stages/`.

use serde::{Deserialize, Serialize};

use super::card_set::CardSet;
use super::rival::RivalSet;
use super::seat::SeatSet;

/// Where we are in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Stage {
    /// All choose the starting gems that go back (R-SET-02).
    ReturningGems,
    /// All choose their first cards (R-SET-03).
    FirstCards,
    /// All choose what their domain cards give (R-TD-04).
    DomainRewards,
    /// The domain cards give what was chosen, one player after the other (R-TD-04).
    ServingDomains {
        /// Who still has to be served.
        left: SeatSet,
    },
    /// All choose the characters of their first hand that go back (R-TD-04).
    ReturningCharacters,
    /// The first cards give their rewards, one player after the other (R-SET-08).
    FirstRewards {
        /// Who still has to be served.
        left: SeatSet,
    },
    /// All still in the phase bid (R-AUC-01).
    Bidding {
        /// From 1.
        auction: u8,
    },
    /// Attack tokens take their cards (R-AUC-12).
    Attacks {
        /// From 1.
        auction: u8,
        /// Who still has to be served.
        left: SeatSet,
    },
    /// Diamonds that were bid are named, one player after the other (R-TD-07).
    Naming {
        /// From 1.
        auction: u8,
        /// Who still has to name what a diamond is bid on.
        left: SeatSet,
    },
    /// Somebody can still name a diamond anew, in a question of its own or instead of a claim, and nothing is taken yet
    /// (R-TD-07).
    Renaming {
        /// From 1.
        auction: u8,
    },
    /// Gem bids take their cards (R-AUC-03..08).
    GemBids {
        /// From 1.
        auction: u8,
    },
    /// Cards go to the virtual opponents that count as attack tokens (R-VIR-05).
    RivalAttacks {
        /// From 1.
        auction: u8,
        /// Who still has to be served.
        left: RivalSet,
    },
    /// Those who passed take gems one after the other (R-AUC-14).
    Passes {
        /// From 1.
        auction: u8,
        /// Who still has to be served.
        left: SeatSet,
    },
    /// Those who passed choose their gems in secret and at once (R-AUC-14).
    PassesTogether {
        /// From 1.
        auction: u8,
    },
    /// All still in the phase choose a card (R-DEV-01).
    Choosing {
        /// From 1.
        round: u8,
    },
    /// The chosen cards are resolved in ascending order (R-DEV-03).
    Resolving {
        /// From 1.
        round: u8,
        /// The cards still to be resolved.
        left: CardSet,
    },
    /// All who have criminals in hand choose in secret whether one goes under its deck (R-UND-04).
    PuttingUnder,
    /// All choose in secret what to show in a combat (R-INV-07).
    CombatShowing,
    /// They pay for monsters, one player after the other (R-INV-07).
    CombatPaying {
        /// Who still has to pay.
        left: SeatSet,
    },
    /// They take their rewards, one player after the other (R-INV-08).
    CombatRewards {
        /// Who still has to be served.
        left: SeatSet,
    },
    /// All discard tokens as their judgements say (R-UND-09).
    Judging,
    /// All paint (R-END-01).
    Painting,
    /// Finished.
    Over,
}
