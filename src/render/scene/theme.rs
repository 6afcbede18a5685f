//! The ground of a picture.

use crate::render::colours;

/// What the ground of a picture is like. Cards, gems and tokens look the same on both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Theme {
    /// Light writing on a dark ground.
    #[default]
    Dark,
    /// Dark writing on a light ground.
    Light,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 2] = [Theme::Dark, Theme::Light];

    /// Its name in settings.
    pub fn key(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }

    /// The theme of a name.
    pub fn from_key(key: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.key() == key)
    }

    /// Red, green and blue of the ground.
    pub fn ground(self) -> [u8; 3] {
        colours::rgb(colours::tones(self).board)
    }
}
