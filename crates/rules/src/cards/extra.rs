//! What replaces the bottom colour of a card (R-ARI-03, R-ARI-04).

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use super::{CardText, Scoring, listed};

/// While it lies in a pyramid, on any level (R-ARI-04).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Extra {
    /// They count as tokens but are not tokens.
    Images(Vec<Image>),
    Text {
        text: CardText,
        scoring: Scoring,
    },
}

/// R-ARI-04.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Image {
    Science,
    Magic,
    Defence,
    Attack,
}

impl Image {
    pub const ALL: [Image; Image::COUNT] = listed(Image::VARIANTS);

    /// The spelling in card files and records.
    pub fn key(self) -> &'static str {
        self.into()
    }
}
