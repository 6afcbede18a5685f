//! What a record tells of luck: all that it takes to work out every draw again.

use serde::Serialize;

use super::judgement::LogJudgement;
use viceroy_rules::cards::{CardId, Catalogue, Colour, MonsterId};
use viceroy_rules::{LuckItem, LuckOutcome, Purpose, Seat};

/// The luck of a game that was dealt by a bot and played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordedLuck {
    /// The secret, in hexadecimal.
    pub secret: String,
    /// SHA-256 of the secret, as it was shown before the game.
    pub secret_hash: String,
    /// The presses on Join and Start that are mixed into every draw, in order. Not every reader of JSON keeps such numbers
    /// whole, so they are texts.
    pub presses: Vec<String>,
    /// Every shuffle, and everything taken by lot, in order; missing where today's rules do not play the game as it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<Vec<RecordedDraw>>,
}

/// A shuffle, or something taken by lot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordedDraw {
    /// In which step of the game, counted from 1.
    pub step: u32,
    /// In which turn; 0 in the set-up.
    pub turn: u8,
    pub purpose: &'static str,
    /// The number of its first draw, counted from 0 over the whole game.
    pub number: u64,
    /// What there was, as it lay before.
    pub among: Vec<RecordedItem>,
    /// What came of it.
    #[serde(flatten)]
    pub result: DrawResult,
}

/// What came of a draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawResult {
    /// The order after a shuffle.
    Order(Vec<RecordedItem>),
    Taken(RecordedItem),
}

/// One of the things that luck decided between.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum RecordedItem {
    /// A player.
    Seat(Seat),
    /// A gem, or an auction card.
    Colour(Colour),
    Card(CardId),
    Monster(MonsterId),
    /// A judgement token; those that say the same are not told apart.
    Judgement(LogJudgement),
}

impl RecordedItem {
    /// How records write it.
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
    /// As it was drawn: the first draw's number, and each number that came out. Nothing where no such thing was there.
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
        Some(RecordedDraw { step, turn, purpose: purpose.key(), number, among, result })
    }
}

/// How things lay before these numbers shuffled them: what a shuffle does, backwards.
fn unshuffled<T: Clone>(order: &[T], numbers: &[u32]) -> Vec<T> {
    let mut items = order.to_vec();
    let swaps = (1..items.len()).rev().zip(numbers);
    let swaps: Vec<(usize, u32)> = swaps.map(|(i, j)| (i, *j)).collect();
    for (i, j) in swaps.into_iter().rev() {
        items.swap(i, j as usize);
    }
    items
}
