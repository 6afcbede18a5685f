//! Value types that facts, the table and questions share.

mod auction_row;
mod bids;
mod deck_kind;
mod domain;
mod judgements;
mod phase;
mod score_sheet;
mod sealed;
mod token;
mod zones;

pub use auction_row::{AuctionPlace, AuctionRow, OfferedCards};
pub use bids::{Bid, Claim, Claimed};
pub use deck_kind::DeckKind;
pub use domain::{Domain, DomainReward};
pub use judgements::{HeldJudgements, JudgementSet};
pub use phase::Phase;
pub use score_sheet::{Score, ScoreLine};
pub use sealed::{Develop, Sealed};
pub use token::{PlacedToken, Token};
pub use zones::{Slot, TokenPlace, Zone};
