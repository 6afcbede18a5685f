//! What many of these tests use.

pub use std::sync::Arc;

pub use viceroy::cards::{
    AuctionCard, Card, CardId, Colour, Gems, JudgementId, MonsterId, Section,
};
pub use viceroy::rules::{
    Answer, CardSet, Currency, DeckKind, Fact, JudgementSet, Offer, OpenFact, Phase, Question,
    Rival, Seat, Shape, Slot, Token, TokenPlace, Topic, Zone,
};

pub use super::expectations::facts::Meaning;
pub use super::expectations::{Expect, players};
pub use super::layout::Layout;

pub use super::offers::Phrase;
pub use super::parsing::{Block, Story};
pub use super::sentence::{Args, Complaint, Form, Sentence, understand};
pub use super::words::{Lies, Placed, Value, cards_word, gems_word, name, names, token_word};
pub use super::world::{Trouble, World};
