//! Public facts about diamonds.

use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiamondFact {
    /// The total (R-TD-06).
    InReserve(u8),
    Taken {
        seat: Seat,
        count: u8,
        why: GemsFor,
    },
    /// R-TD-07.
    Paid {
        seat: Seat,
        count: u8,
        why: GemsFor,
    },
    /// R-TD-07.
    Named {
        seat: Seat,
        #[serde(rename = "colour")]
        at: AuctionCard,
    },
    /// When asked (R-TD-07).
    Kept {
        seat: Seat,
        #[serde(rename = "colour")]
        at: AuctionCard,
    },
    /// Voids all claims (R-TD-07).
    Renamed {
        seat: Seat,
        #[serde(rename = "colour")]
        at: AuctionCard,
    },
}

impl DiamondFact {
    pub fn seat(&self) -> Option<Seat> {
        match self {
            DiamondFact::InReserve(_) => None,
            DiamondFact::Taken { seat, .. }
            | DiamondFact::Paid { seat, .. }
            | DiamondFact::Named { seat, .. }
            | DiamondFact::Kept { seat, .. }
            | DiamondFact::Renamed { seat, .. } => Some(*seat),
        }
    }
}
