//! Where gems are before and after something in the log.

use serde::Serialize;

/// Where gems and diamonds come from, or go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GemPlace {
    /// Behind the player's screen.
    Screen,
    /// The reserve.
    Reserve,
    /// The player's combat card (R-INV-04, R-INV-05).
    Combat,
}

impl GemPlace {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
    pub(super) fn is_screen(&self) -> bool {
        *self == GemPlace::Screen
    }
}

/// Where an infinite gem came from (R-REW-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GemSource {
    /// From the common stock.
    Reserve,
    /// From behind its owner's screen.
    Screen,
    /// From its owner's combat card (R-INV-05).
    Combat,
}
