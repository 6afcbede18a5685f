//! Common imports of questions, stages and effects.

pub(crate) use super::ask::{Ask, about};
pub(crate) use super::cards::{AuctionCard, CardId, Colour, Gems};
pub(crate) use super::engine_ctx::EngineCtx;
pub(crate) use super::fact::{
    DeckFact, DiamondFact, GemsFor, InvasionFact, OpenFact, ScreenFact, UnderworldFact,
};
pub(crate) use super::pieces::{DeckKind, Phase, Sealed, Slot, Token};
pub(crate) use super::query;
pub(crate) use super::ruleset::Ruleset;
pub(crate) use super::seat::{BySeat, Seat, SeatSet};
pub(crate) use super::shape::{Answer, HowMany, Offer, Offers, PickOrder, Refusal, Shape};
pub(crate) use super::stage::Stage;
pub(crate) use super::table::{Open, Pyramid, Screen, Table};
