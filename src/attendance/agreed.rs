//! What a table agreed on about time.

use serde::{Deserialize, Serialize};

use crate::timing::{Speed, TimeControl, Weekends};

/// What a table agreed on about time, when it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Agreed {
    /// How long one may think.
    pub time: TimeControl,
    /// What happens when the time is over.
    pub on_timeout: OnTimeout,
}

impl Agreed {
    /// Everybody has all the time there is.
    pub const UNTIMED: Agreed = Agreed {
        time: TimeControl {
            speed: Speed::None,
            weekends: Weekends::On,
        },
        on_timeout: OnTimeout::Computer,
    };
}

/// What was stored without it was played without a clock.
impl Default for Agreed {
    fn default() -> Agreed {
        Agreed::UNTIMED
    }
}

/// What happens when somebody's time is over.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::EnumString,
    strum::VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum OnTimeout {
    /// A computer player decides this once.
    #[default]
    Computer,
    /// The least: a pass, nothing claimed.
    Pass,
}
