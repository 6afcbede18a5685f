//! What is printed on the cards: data only, no rules.

mod auction_card;
mod card;
mod catalogue;
mod colour;
mod cost;
mod doubts;
mod fingerprint;
mod judgement;
mod monster;
mod printed_box;
mod printing;
mod reading;
mod section;
mod sheet;

pub use auction_card::AuctionCard;
pub use card::{
    Card, CardId, CardKind, CardText, Extra, Face, Image, LawEffect, LawText, OtherTexts, Reward,
    Row, Scoring, TaskWord, is_bonus,
};
pub use catalogue::{CardFile, Catalogue};
pub use colour::{ByColour, Colour, Gems, listed};
pub use cost::{Cost, RowCost};
pub use fingerprint::{Fingerprint, NotAFingerprint};
pub use judgement::{JUDGEMENTS, Judgement, JudgementId, TokenKind};
pub use monster::{Monster, MonsterId, Tier};
pub use printing::{OtherText, Printing};
pub use section::{Section, SectionColour, Sections};
pub use sheet::{CatalogueError, Complaint};
