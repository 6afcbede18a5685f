//! What many files of the computer players import.

pub(crate) use arrayvec::ArrayVec;
pub(crate) use smallvec::SmallVec;
pub(crate) use viceroy_rules::cards::{CardId, Colour, Face, Gems, Reward};
pub(crate) use viceroy_rules::{
    Answer, BySeat, CardSet, Currency, LawBehaviour, Offer, OpenFact, Phase, Pyramid, Question,
    Ruleset, Screen, Seat, SeatView, Shape, Slot, Token, Topic, query,
};

pub(crate) use crate::choosing::Evaluator;
pub(crate) use crate::judgement::{Judge, Prices, Sketch, Weights};
pub(crate) use crate::sight::Sight;
pub(crate) use crate::{Brain, greedy};
