//! What many pictures import.

pub(crate) use std::collections::BTreeMap;
pub(crate) use std::sync::Arc;

pub(crate) use viceroy_i18n::term::Term;
pub(crate) use viceroy_i18n::{PrivateText, PublicText, Wording, text};
pub(crate) use viceroy_rules::cards::{AuctionCard, Card, CardId, Catalogue, Colour, Gems, Reward};
pub(crate) use viceroy_rules::{
    Bid, BySeat, CardSet, Module, OpenFact, Phase, PlacedCard, PlacedToken, Pyramid, Ruleset, Seat,
    SeatSet, SeatView, Slot, TableView, Token, query,
};

pub(crate) use crate::colours::*;
pub(crate) use crate::geometry::{Point, Size};
pub(crate) use crate::palette::Palette;
pub(crate) use crate::scene::*;
pub(crate) use crate::scene::{Look, Mark, Scene, Weight};
pub(crate) use crate::{RenderError, text};
