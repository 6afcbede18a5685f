//! What many of these tests use.

pub use std::collections::{BTreeMap, BTreeSet, HashMap};
pub use std::sync::Arc;

pub use resvg::usvg::{Group, Node, Tree};
pub use viceroy::cards::{CardId, Catalogue, Colour, Gems, Section};
pub use viceroy::i18n::{Languages, english};
pub use viceroy::render::pictures::{self, PosterNotes};
pub use viceroy::render::scene::{Element, FaceDetail, Look, Mark, PanelStyle, Point, TextColour};
pub use viceroy::render::{MEASURED, Painter, PlacedDrawing, Scene, ground, measured, samples_in};
pub use viceroy::rules::{
    Answer, Bid, BySeat, CardSet, GameSetup, Module, Offer, OpenFact, PlacedToken, Pyramid,
    Ruleset, Seat, SeatView, Slot, TableView, Token, Topic,
};

pub use crate::kept::{PAINTED, SAMPLES, sample};
pub use crate::painter::painter;
pub(crate) use crate::{large, names, put, seat_view, view};
