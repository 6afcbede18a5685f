//! What many pictures import.

pub(crate) use std::sync::Arc;

pub(crate) use viceroy_i18n::{PrivateText, PublicText, Wording};
pub(crate) use viceroy_rules::cards::{AuctionCard, Card, CardId, Colour, Gems, Reward};
pub(crate) use viceroy_rules::{
    Bid, BySeat, CardSet, Module, OpenFact, Phase, PlacedToken, Pyramid, Ruleset, Seat, SeatSet,
    SeatView, Slot, TableView, Token,
};

pub(crate) use crate::RenderError;
pub(crate) use crate::scene::{Look, Mark, Scene, Weight};
