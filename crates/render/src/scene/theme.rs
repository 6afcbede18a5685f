//! Picture backgrounds.

use strum::{EnumCount, VariantArray};

use viceroy_rules::cards::listed;

/// Cards, gems and tokens look the same on both.
#[derive(strum::EnumCount, strum::VariantArray, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Theme {
    #[default]
    Dark,
    Light,
}

impl Theme {
    pub const ALL: [Theme; Theme::COUNT] = listed(Theme::VARIANTS);

    /// The name in settings.
    pub fn key(self) -> &'static str {
        self.into()
    }

    pub fn from_key(key: &str) -> Option<Theme> {
        key.parse().ok()
    }
}
