//! What stands in the bottom sections of a card in place of a colour (R-ARI-03, R-ARI-04).

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use super::{CardText, Scoring, listed};

/// What a card gives for lying in a pyramid, on whatever level (R-ARI-04).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Extra {
    /// Images of tokens: they count as such tokens, but are none.
    Images(Vec<Image>),
    /// Points at the end of the game.
    Text {
        /// What the card says.
        text: CardText,
        /// What it counts.
        scoring: Scoring,
    },
}

/// The image of a token (R-ARI-04).
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
    /// Of a science token.
    Science,
    /// Of a magic token.
    Magic,
    /// Of a defence token.
    Defence,
    /// Of an attack token.
    Attack,
}

impl Image {
    pub const ALL: [Image; Image::COUNT] = listed(Image::VARIANTS);

    /// How card files and records spell it.
    pub fn key(self) -> &'static str {
        self.into()
    }
}
