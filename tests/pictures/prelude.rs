//! What many of these tests use.

pub use std::collections::{BTreeSet, HashMap};
pub use std::sync::Arc;

pub use resvg::usvg::{Group, Node, Tree};
pub use viceroy::cards::{CardId, Colour, Gems};
pub use viceroy::i18n::english;
pub use viceroy::render::pictures::PosterNotes;
pub use viceroy::render::scene::{FaceDetail, Look, Mark, PanelStyle};
pub use viceroy::render::{Painter, Scene, pictures};
pub use viceroy::rules::{
    Answer, Bid, BySeat, CardSet, GameSetup, Module, Offer, OpenFact, PlacedToken, Pyramid,
    Ruleset, Seat, SeatView, Slot, TableView, Token, Topic,
};

pub use crate::kept::SAMPLES;
pub use crate::painter::painter;
pub(crate) use crate::seat_view;
