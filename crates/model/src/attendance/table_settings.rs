//! What the players agreed on besides the rules: time control, timeouts and hints.

use crate::prelude::*;
use crate::timing::{TimeControl, Weekends};
use viceroy_rules::Terms;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSettings {
    pub time: TimeControl,
    pub on_timeout: OnTimeout,
    pub hints: Hints,
    #[serde(default, skip_serializing_if = "Handovers::are_free")]
    pub handovers: Handovers,
    #[serde(default, skip_serializing_if = "Rated::is_not")]
    pub rated: Rated,
    #[serde(default, skip_serializing_if = "Reliabilities::are_private")]
    pub reliabilities: Reliabilities,
}

impl TableSettings {
    pub const UNTIMED: TableSettings = TableSettings {
        time: TimeControl { speed: Speed::None, weekends: Weekends::On },
        on_timeout: OnTimeout::Computer,
        hints: Hints::Allowed,
        handovers: Handovers::Free,
        rated: Rated::No,
        reliabilities: Reliabilities::Private,
    };

    #[must_use]
    pub fn without_clock(self) -> TableSettings {
        TableSettings {
            time: TableSettings::UNTIMED.time,
            on_timeout: TableSettings::UNTIMED.on_timeout,
            ..self
        }
    }

    pub fn next_hour(self, now: WallTime) -> Option<WallTime> {
        self.time.speed.hour()?.after(now)
    }

    /// Normalises settings without effect: live tables have no weekends, and without a clock nobody
    /// times out.
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

/// Everything a player accepts by joining.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayConditions {
    pub terms: Terms,
    pub agreed: TableSettings,
}

impl PlayConditions {
    /// Whether both have the same effect.
    pub fn are_as(&self, other: &PlayConditions) -> bool {
        self.terms == other.terms && self.agreed.in_force() == other.agreed.in_force()
    }
}

/// Games stored without settings were played without a clock.
impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings::UNTIMED
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum OnTimeout {
    #[default]
    Computer,
    /// The smallest legal answer: a pass, no claim.
    Pass,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Hints {
    /// For any player who is prompted.
    #[default]
    Allowed,
    Forbidden,
}

/// Whether a seat may be handed on without the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Handovers {
    /// The others hear it.
    #[default]
    Free,
    /// They vote.
    Asked,
}

/// Whether the game counts in its players' ratings; with suggestions it does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Rated {
    #[default]
    No,
    Yes,
}

/// Whether the lobby shows how reliable people are. Whoever joins is asked first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Reliabilities {
    #[default]
    Private,
    Shown,
}

impl Reliabilities {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    fn are_private(&self) -> bool {
        *self == Reliabilities::Private
    }
}

impl Rated {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    fn is_not(&self) -> bool {
        *self == Rated::No
    }
}

impl Handovers {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    fn are_free(&self) -> bool {
        *self == Handovers::Free
    }
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
                ..TableSettings::UNTIMED
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
