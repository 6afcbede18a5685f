//! What is printed on the cards. Facts only: no rule, no table, no picture.

mod card;
mod catalogue;
mod colour;

pub use card::{
    Card, CardId, CardText, Face, LawEffect, LawTask, Reward, Row, Scoring, Section, Sections,
};
pub use catalogue::{Catalogue, CatalogueError};
pub use colour::{ByColour, Colour, Gems};
