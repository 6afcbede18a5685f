//! What many of these tests use.

pub use std::sync::Arc;

pub use viceroy::cards::{
    AuctionCard, Card, CardId, Catalogue, Colour, Gems, JudgementId, MonsterId, Section,
    SectionColour,
};
pub use viceroy::rules::{
    Answer, CardSet, Currency, DeckKind, Fact, HowMany, InvasionFact, JudgementSet, Offer,
    OpenFact, Phase, Pyramid, Question, Refusal, Rival, Score, Seat, SeatSet, Shape, Slot, Token,
    TokenPlace, Topic, UnderworldFact, Zone,
};

pub use super::expectations::facts::Meaning;
pub use super::layout::Layout;
pub use super::offers::Phrase;
pub use super::parsing::{Block, Story};
pub use super::sentence::{Args, Complaint, Form, Sentence, understand};
pub use super::words::{Lies, Placed, Value, cards_word, gems_word, name, names, token_word};
pub use super::world::{Trouble, World};
