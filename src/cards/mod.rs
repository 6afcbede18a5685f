//! What is printed on the cards. Facts only: no rule, no table, no picture.

mod card;
mod catalogue;
mod colour;
mod complaint;
mod fingerprint;
mod printed_box;
mod reading;
mod sheet;

pub use card::{
    Card, CardId, CardText, Face, LawEffect, LawText, Printing, Reward, Row, Scoring, Section,
    Sections, TaskWord, is_bonus,
};
pub use catalogue::{CardFile, Catalogue};
pub use colour::{ByColour, Colour, Gems};
pub use complaint::{CatalogueError, Complaint};
pub use fingerprint::{Fingerprint, NotAFingerprint};
