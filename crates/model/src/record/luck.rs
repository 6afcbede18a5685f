//! Data to verify every random draw of a game.

use super::judgement::LogJudgement;
use crate::prelude::*;
use viceroy_rules::cards::MonsterId;
use viceroy_rules::{LuckItem, LuckOutcome, Purpose, ReturnedPairs};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordedLuck {
    /// In hexadecimal.
    pub secret: String,
    pub secret_hash: String,
    /// Interactions mixed into every draw, in order. Text, because not every JSON parser keeps such
    /// numbers exact.
    pub presses: Vec<String>,
    /// The date of a deal of the day, which mixes no presses in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
    /// Shuffles and random picks, in order; missing if today's rules do not reproduce the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<Vec<RecordedDraw>>,
    /// Only of games in which nobody chose the order.
    #[serde(skip_serializing_if = "ReturnedPairs::is_as_named")]
    pub returned_pairs: ReturnedPairs,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordedDraw {
    /// From 1.
    pub step: u32,
    /// 0 during set-up.
    pub turn: u8,
    pub purpose: &'static str,
    /// Index of its first draw in the game, from 0.
    pub number: u64,
    pub among: Vec<RecordedItem>,
    #[serde(flatten)]
    pub result: DrawResult,
    /// Its step was taken back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawResult {
    Order(Vec<RecordedItem>),
    Taken(RecordedItem),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum RecordedItem {
    Seat(Seat),
    Colour(Colour),
    Card(CardId),
    Monster(MonsterId),
    /// Equal tokens are not distinguished.
    Judgement(LogJudgement),
}

impl RecordedItem {
    pub fn of(catalogue: &Catalogue, item: LuckItem) -> RecordedItem {
        match item {
            LuckItem::Seat(seat) => RecordedItem::Seat(seat),
            LuckItem::Colour(colour) => RecordedItem::Colour(colour),
            LuckItem::Card(card) => RecordedItem::Card(card),
            LuckItem::Monster(monster) => RecordedItem::Monster(monster),
            LuckItem::Judgement(token) => RecordedItem::Judgement(
                catalogue.judgement(token).map_or(LogJudgement::None, LogJudgement::from),
            ),
        }
    }
}

impl RecordedDraw {
    /// From the number of the first draw and the numbers drawn; `None` if the game had no such
    /// draw.
    pub fn new(
        catalogue: &Catalogue,
        (step, turn): (u32, u8),
        (purpose, number): (Purpose, u64),
        numbers: &[u32],
        outcome: &LuckOutcome,
    ) -> Option<RecordedDraw> {
        let items = |items: &[LuckItem]| -> Vec<RecordedItem> {
            let items = items.iter();
            items.map(|i| RecordedItem::of(catalogue, *i)).collect()
        };
        let (among, result) = match outcome {
            LuckOutcome::Shuffled(order) => {
                let order = items(order);
                (unshuffled(&order, numbers), DrawResult::Order(order))
            }
            LuckOutcome::TakenFrom(all) => {
                let all = items(all);
                let nth = usize::try_from(*numbers.first()?).ok()?;
                let taken = all.get(nth)?.clone();
                (all, DrawResult::Taken(taken))
            }
        };
        let purpose = purpose.key();
        Some(RecordedDraw { step, turn, purpose, number, among, result, undone: false })
    }

    #[must_use]
    pub fn undone(self) -> RecordedDraw {
        RecordedDraw { undone: true, ..self }
    }
}

fn unshuffled<T: Clone>(order: &[T], numbers: &[u32]) -> Vec<T> {
    let mut items = order.to_vec();
    let swaps = (1..items.len()).rev().zip(numbers);
    let swaps: Vec<(usize, u32)> = swaps.map(|(i, j)| (i, *j)).collect();
    for (i, j) in swaps.into_iter().rev() {
        items.swap(i, j as usize);
    }
    items
}
