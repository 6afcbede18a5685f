//! What a table agreed on beside what is played: time, and hints.

use serde::{Deserialize, Serialize};

use crate::timing::{Speed, TimeControl, WallTime, Weekends};
use viceroy_rules::Terms;

/// What a table agreed on beside what is played, when it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSettings {
    /// How long one may think.
    pub time: TimeControl,
    /// What happens when the time is over.
    pub on_timeout: OnTimeout,
    /// Whether players get hints.
    pub hints: Hints,
}

impl TableSettings {
    /// Everybody has all the time there is.
    pub const UNTIMED: TableSettings = TableSettings {
        time: TimeControl { speed: Speed::None, weekends: Weekends::On },
        on_timeout: OnTimeout::Computer,
        hints: Hints::Allowed,
    };

    /// The same without a clock.
    #[must_use]
    pub fn without_clock(self) -> TableSettings {
        TableSettings { hints: self.hints, ..TableSettings::UNTIMED }
    }

    /// The next hour of the day that counts, where one does.
    pub fn next_hour(self, now: WallTime) -> Option<WallTime> {
        self.time.speed.hour()?.after(now)
    }

    /// The same without what changes nothing: live tables have no weekends, and without a clock nobody's time is over.
    #[must_use]
    pub fn in_force(self) -> TableSettings {
        match self.time.speed {
            Speed::None => self.without_clock(),
            Speed::Live => {
                TableSettings { time: TimeControl { weekends: Weekends::On, ..self.time }, ..self }
            }
            Speed::Daily | Speed::Hour(_) | Speed::Relaxed => self,
        }
    }
}

/// All that whoever joins a table says yes to: what is played, how time is counted, and whether there are hints.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayConditions {
    /// What is played.
    pub terms: Terms,
    /// How time is counted, and whether there are hints.
    pub agreed: TableSettings,
}

impl PlayConditions {
    /// Whether nobody would notice the difference.
    pub fn are_as(&self, other: &PlayConditions) -> bool {
        self.terms == other.terms && self.agreed.in_force() == other.agreed.in_force()
    }
}

/// What was stored without it was played without a clock.
impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings::UNTIMED
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

/// Whether players can have a computer player's advice.
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
pub enum Hints {
    /// Whoever is asked something can have them.
    #[default]
    Allowed,
    /// Nobody can.
    Forbidden,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_nothing_is_no_change() {
        let of = |speed, weekends, on_timeout| PlayConditions {
            terms: Terms::for_several(),
            agreed: TableSettings {
                time: TimeControl { speed, weekends },
                on_timeout,
                hints: Hints::Allowed,
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
    #[test]
    fn hints_are_allowed_unless_it_is_said_and_matter_without_a_clock_too() {
        assert_eq!(TableSettings::default().hints, Hints::Allowed);
        let terms = Terms::for_several();
        let of = |hints| PlayConditions {
            terms: terms.clone(),
            agreed: TableSettings { hints, ..TableSettings::UNTIMED },
        };
        assert!(!of(Hints::Allowed).are_as(&of(Hints::Forbidden)));
        let forbidden = of(Hints::Forbidden).agreed;
        assert_eq!(forbidden.in_force().hints, Hints::Forbidden);
        let alone =
            crate::attendance::Attendance::new(forbidden, 1, viceroy_rules::SeatSet::NONE, 0);
        assert_eq!(alone.agreed().hints, Hints::Forbidden);
    }
}
