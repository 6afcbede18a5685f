//! What is printed on the cards. Facts only: no rule, no table, no picture.

mod auction_card;
mod card;
mod catalogue;
mod colour;
mod complaint;
mod cost;
mod fingerprint;
mod listed;
mod placed;
mod printed_box;
mod printing;
mod reading;
mod section;
mod sheet;

pub use auction_card::AuctionCard;
pub use card::{
    Card, CardId, CardText, Face, LawEffect, LawText, OtherTexts, Reward, Row, Scoring, TaskWord,
    is_bonus,
};
pub use catalogue::{CardFile, Catalogue};
pub use colour::{ByColour, Colour, Gems};
pub use complaint::{CatalogueError, Complaint};
pub use cost::{Cost, RowCost};
pub use fingerprint::{Fingerprint, NotAFingerprint};
pub(crate) use listed::listed;
pub use printing::{OtherText, Printing};
pub use section::{Section, SectionColour, Sections};
