//! What is printed on the cards: data only, no rules.

mod auction_card;
mod card;
mod catalogue;
mod colour;
mod complaint;
mod cost;
mod doubts;
mod extra;
mod fingerprint;
mod judgement;
mod listed;
mod monster;
mod printed_box;
mod printing;
mod reading;
mod scoring;
mod section;
mod sheet;
mod text;

pub use auction_card::AuctionCard;
pub use card::{
    Card, CardId, CardKind, Face, LawEffect, LawText, OtherTexts, Reward, Row, TaskWord, is_bonus,
};
pub use catalogue::{CardFile, Catalogue};
pub use colour::{ByColour, Colour, Gems};
pub use complaint::{CatalogueError, Complaint};
pub use cost::{Cost, RowCost};
pub use extra::{Extra, Image};
pub use fingerprint::{Fingerprint, NotAFingerprint};
pub use judgement::{JUDGEMENTS, Judgement, JudgementId, TokenKind};
pub use listed::listed;
pub use monster::{Monster, MonsterId, Tier};
pub use printing::{OtherText, Printing};
pub use scoring::Scoring;
pub use section::{Section, SectionColour, Sections};
pub use text::CardText;
