//! Time controls.

use super::MINUTE;
use super::daily_hour::{DailyHour, OPEN_BEFORE};
use crate::prelude::*;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum Speed {
    /// 3 minutes per question, day and night.
    Live,
    /// 24 hours per phase, and a bank of 48 hours.
    #[default]
    Daily,
    Hour(DailyHour),
    /// 48 hours per phase, and a bank of 96 hours.
    Relaxed,
    None,
}

/// One of each kind, with the default hour.
impl strum::VariantArray for Speed {
    const VARIANTS: &'static [Speed] =
        &[Speed::Live, Speed::Daily, Speed::Hour(DailyHour::USUAL), Speed::Relaxed, Speed::None];
}

impl Speed {
    pub fn hour(self) -> Option<DailyHour> {
        match self {
            Speed::Hour(hour) => Some(hour),
            Speed::Live | Speed::Daily | Speed::Relaxed | Speed::None => None,
        }
    }

    #[must_use]
    pub fn by_clock_in(self, zone: Option<Zone>) -> Speed {
        match self {
            Speed::Hour(hour) if hour.zone().is_none() => Speed::Hour(hour.in_zone(zone)),
            _ => self,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::VariantArray, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum Weekends {
    #[default]
    On,
    Off,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    pub speed: Speed,
    pub weekends: Weekends,
}

impl TimeControl {
    pub const UNTIMED: TimeControl = TimeControl { speed: Speed::None, weekends: Weekends::On };

    pub fn is_timed(self) -> bool {
        self.per_phase().is_some()
    }

    /// Per player and phase; per question at live tables. With a daily hour, about the time between
    /// two of them.
    pub fn per_phase(self) -> Option<Millis> {
        match self.speed {
            Speed::Live => Some(3 * MINUTE),
            Speed::Daily | Speed::Hour(_) => Some(24 * HOUR),
            Speed::Relaxed => Some(48 * HOUR),
            Speed::None => None,
        }
    }

    /// Additional time for the whole game.
    pub fn bank(self) -> Millis {
        match self.speed {
            Speed::Live | Speed::Hour(_) | Speed::None => 0,
            Speed::Daily => 48 * HOUR,
            Speed::Relaxed => 96 * HOUR,
        }
    }

    /// Minimum time for a further question when everything else is used up.
    pub fn grace(self) -> Millis {
        match self.speed {
            Speed::Live => 3 * MINUTE,
            Speed::Daily => 8 * HOUR,
            Speed::Hour(_) => OPEN_BEFORE,
            Speed::Relaxed => 16 * HOUR,
            Speed::None => 0,
        }
    }

    /// Minimum time to every deadline when clocks restart.
    pub fn after_standing(self) -> Millis {
        match self.speed {
            Speed::Live => 3 * MINUTE,
            Speed::Hour(_) => OPEN_BEFORE,
            Speed::Daily | Speed::Relaxed | Speed::None => 2 * HOUR,
        }
    }

    pub(super) fn before_nudge(self) -> Millis {
        // Without a clock nudges also start after a day.
        self.per_phase().map_or(24 * HOUR, |time| time / 2)
    }

    /// Live tables run day and night.
    pub(super) fn has_nights(self) -> bool {
        self.speed != Speed::Live
    }

    /// With a daily hour, weekends are those of its zone.
    pub(super) fn weekends_in(self, own: Option<Zone>) -> Option<Zone> {
        self.speed.hour().map_or(own, DailyHour::zone)
    }

    pub(super) fn rests_on_weekends(self) -> bool {
        self.has_nights() && self.weekends == Weekends::Off
    }
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;

    #[test]
    fn a_stored_agreement_is_short_and_the_usual_one_is_daily_with_weekends() {
        let control = TimeControl { speed: Speed::Relaxed, weekends: Weekends::Off };
        let stored = serde_json::to_string(&control).unwrap();
        assert_eq!(stored, r#"{"speed":"relaxed","weekends":"off"}"#);
        assert_eq!(serde_json::from_str::<TimeControl>(&stored).unwrap(), control);
        let usual = TimeControl::default();
        assert_eq!((usual.speed, usual.weekends), (Speed::Daily, Weekends::On));
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for speed in <Speed as strum::VariantArray>::VARIANTS {
            assert_eq!(Speed::from_str(speed.into()), Ok(*speed));
        }
        assert_eq!(<&str>::from(Speed::None), "none");
    }

    #[test]
    fn an_hour_is_stored_with_its_zone_and_gets_one_only_once() {
        let [berlin, tokyo] = ["Europe/Berlin", "Asia/Tokyo"].map(Zone::from_name);
        let chosen = Speed::Hour(DailyHour::new(7).unwrap()).by_clock_in(berlin);
        assert_eq!(chosen.by_clock_in(tokyo), chosen);
        assert_eq!(Speed::Relaxed.by_clock_in(tokyo), Speed::Relaxed);
        let control = TimeControl { speed: chosen, weekends: Weekends::On };
        let stored = serde_json::to_string(&control).unwrap();
        assert_eq!(
            stored,
            r#"{"speed":{"hour":{"hour":7,"zone":"Europe/Berlin"}},"weekends":"on"}"#
        );
        assert_eq!(serde_json::from_str::<TimeControl>(&stored).unwrap(), control);
    }

    /// The table in docs/playing.md, in minutes.
    #[test]
    fn everybody_has_what_players_are_told() {
        let minutes = |speed| {
            let control = TimeControl { speed, weekends: Weekends::On };
            let phase = control.per_phase().map(|time| time / MINUTE);
            let rest = [control.bank(), control.grace(), control.after_standing()];
            (phase, rest.map(|time| time / MINUTE))
        };
        assert_eq!(minutes(Speed::Live), (Some(3), [0, 3, 3]));
        assert_eq!(minutes(Speed::Daily), (Some(24 * 60), [48 * 60, 8 * 60, 120]));
        assert_eq!(minutes(Speed::Relaxed), (Some(48 * 60), [96 * 60, 16 * 60, 120]));
        assert_eq!(minutes(Speed::Hour(DailyHour::USUAL)), (Some(24 * 60), [0, 180, 180]));
        assert_eq!(minutes(Speed::None), (None, [0, 0, 120]));
        assert!(!TimeControl::UNTIMED.is_timed());
    }
}
