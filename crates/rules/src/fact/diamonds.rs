//! What everybody saw of diamonds.

use serde::{Deserialize, Serialize};

use super::parts::GemsFor;
use crate::cards::AuctionCard;
use crate::seat::Seat;

/// Something everybody saw of diamonds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiamondFact {
    /// They were laid into the reserve, so many in all (R-TD-06).
    InReserve(u8),
    /// Some came from the reserve (R-TD-06).
    Taken {
        /// Who took them.
        seat: Seat,
        /// How many.
        count: u8,
        why: GemsFor,
    },
    /// Some went to the reserve in place of gems (R-TD-07).
    Paid {
        /// Who paid them.
        seat: Seat,
        /// How many.
        count: u8,
        why: GemsFor,
    },
    /// A player named what one is bid on (R-TD-07).
    Named {
        seat: Seat,
        #[serde(rename = "colour")]
        at: AuctionCard,
    },
    /// A player was asked whether one stays where it is bid, and it does (R-TD-07).
    Kept {
        seat: Seat,
        #[serde(rename = "colour")]
        at: AuctionCard,
    },
    /// A player named something else for one; all claims are made afresh (R-TD-07).
    Renamed {
        seat: Seat,
        #[serde(rename = "colour")]
        at: AuctionCard,
    },
}

impl DiamondFact {
    /// Who did it, if one player.
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
