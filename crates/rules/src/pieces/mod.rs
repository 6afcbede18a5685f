//! Value types that facts, the table and questions share.

mod auction_row;
mod bids;
mod deck_kind;
mod domain;
mod judgements;
mod phase;
mod score_sheet;
mod zones;

pub use auction_row::{AuctionPlace, AuctionRow, OfferedCards};
pub use bids::{Bid, Claim, Claimed, Develop, Sealed};
pub use deck_kind::DeckKind;
pub use domain::{Domain, DomainReward};
pub use judgements::{HeldJudgements, JudgementSet};
pub use phase::Phase;
pub use score_sheet::{Score, ScoreLine};
pub use zones::{PlacedToken, Slot, Token, TokenPlace, Zone};
