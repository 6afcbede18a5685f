//! The ground of a picture.

use strum::{EnumCount, VariantArray};

use viceroy_rules::cards::listed;

/// What the ground of a picture is like. Cards, gems and tokens look the same on both.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Debug,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[strum(serialize_all = "lowercase")]
pub enum Theme {
    /// Light writing on a dark ground.
    #[default]
    Dark,
    /// Dark writing on a light ground.
    Light,
}

impl Theme {
    pub const ALL: [Theme; Theme::COUNT] = listed(Theme::VARIANTS);

    /// Its name in settings.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// The theme of a name.
    pub fn from_key(key: &str) -> Option<Theme> {
        key.parse().ok()
    }
}
