//! What a table agreed on about time.

use serde::{Deserialize, Serialize};

use crate::rules::Terms;
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

    /// The same without what changes nothing: live tables have no weekends, and without a clock nobody's time is over.
    #[must_use]
    pub fn in_force(self) -> Agreed {
        match self.time.speed {
            Speed::None => Agreed::UNTIMED,
            Speed::Live => Agreed {
                time: TimeControl {
                    weekends: Weekends::On,
                    ..self.time
                },
                ..self
            },
            Speed::Daily | Speed::Relaxed => self,
        }
    }
}

/// All that whoever joins a table says yes to: what is played, and how time is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// What is played.
    pub terms: Terms,
    /// How time is counted.
    pub agreed: Agreed,
}

impl Conditions {
    /// Whether nobody would notice the difference.
    pub fn are_as(&self, other: &Conditions) -> bool {
        self.terms == other.terms && self.agreed.in_force() == other.agreed.in_force()
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_nothing_is_no_change() {
        let of = |speed, weekends, on_timeout| Conditions {
            terms: Terms::for_several(),
            agreed: Agreed {
                time: TimeControl { speed, weekends },
                on_timeout,
            },
        };
        let (on, off) = (Weekends::On, Weekends::Off);
        let (computer, pass) = (OnTimeout::Computer, OnTimeout::Pass);
        assert!(of(Speed::None, on, computer).are_as(&of(Speed::None, off, pass)));
        assert!(of(Speed::Live, on, pass).are_as(&of(Speed::Live, off, pass)));
        assert!(!of(Speed::Live, on, computer).are_as(&of(Speed::Live, on, pass)));
        assert!(!of(Speed::Daily, on, pass).are_as(&of(Speed::Daily, off, pass)));
        assert!(!of(Speed::Daily, on, pass).are_as(&of(Speed::Relaxed, on, pass)));
    }
}
