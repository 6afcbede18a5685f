//! The deal of the day: one short game against two computer players, dealt alike to everybody who
//! plays it that day.

use viceroy_ai::Level;
use viceroy_rules::{GameLength, Options, Terms};

use crate::attendance::{Hints, TableSettings};
use crate::timing::{DAY, Day, HOUR, Millis, WallTime};

/// How long a deal is open, from the beginning of its day.
pub const OPEN_FOR: Millis = 36 * HOUR;
/// From so many finished games on, players are told their place.
pub const PLACES_FROM: u32 = 20;
/// Whose points are a deal's par.
pub const PAR: Level = Level::Hard;
pub const OPPONENTS: [Level; 2] = [Level::Normal, Level::Normal];

/// In days since 1970-01-01, by UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DealDay(pub i32);

impl DealDay {
    pub fn at(now: WallTime) -> DealDay {
        DealDay(i32::try_from(now.0.div_euclid(DAY)).unwrap_or(0))
    }

    pub fn opens(self) -> WallTime {
        WallTime(i64::from(self.0) * DAY)
    }

    pub fn closes(self) -> WallTime {
        WallTime(self.opens().0 + OPEN_FOR)
    }

    /// Only the points, the place and the postcard of an open deal are told.
    pub fn is_open(self, now: WallTime) -> bool {
        (self.opens()..self.closes()).contains(&now)
    }

    pub fn next(self) -> DealDay {
        DealDay(self.0.saturating_add(1))
    }

    pub fn before(self) -> DealDay {
        DealDay(self.0.saturating_sub(1))
    }

    /// The first or last day of the calendar, if it is beyond.
    pub fn date(self) -> Day {
        Day::since_1970(self.0)
    }

    pub fn month_began(self) -> DealDay {
        DealDay(self.0.saturating_sub(i32::from(self.date().of_month()) - 1))
    }
}

/// R-HOUSE-01.
pub fn terms() -> Terms {
    let options = Options { short_game: Some(GameLength::Short), ..Options::default() };
    Terms { options, ..Terms::for_several() }
}

/// Nobody is helped, so that points can be compared.
pub fn settings() -> TableSettings {
    TableSettings { hints: Hints::Forbidden, ..TableSettings::UNTIMED }
}

/// How somebody has done, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealScore {
    pub day: DealDay,
    pub points: i16,
    /// What the strong computer player reached in the same seat; `None` until it has played.
    pub par: Option<i16>,
}

impl DealScore {
    pub fn above_par(&self) -> Option<i16> {
        self.par.map(|par| self.above(par))
    }

    pub fn above(&self, par: i16) -> i16 {
        self.points.saturating_sub(par)
    }
}

/// Whether a server's post shows how somebody did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum Listed {
    Yes,
    No,
}

/// How the finished game of a deal is shown to its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealEnd {
    pub score: DealScore,
    /// Of how many who have finished, from [`PLACES_FROM`] on; equal points share a place.
    pub place: Option<(u32, u32)>,
    pub month: DealCount,
}

/// On how many days of a month, up to the day itself, somebody has finished a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealCount {
    pub played: u8,
    pub of: u8,
}

/// A deal, as its player's panel shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealNow {
    Played,
    Over(DealEnd),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_open_for_a_day_and_a_half() {
        let day = DealDay(20_000);
        let opens = day.opens();
        assert_eq!(DealDay::at(opens), day);
        assert_eq!(DealDay::at(WallTime(opens.0 - 1)), day.before());
        assert!(day.is_open(opens) && !day.is_open(WallTime(opens.0 - 1)));
        assert!(day.is_open(WallTime(day.next().opens().0 + 12 * HOUR - 1)));
        assert!(!day.is_open(day.closes()));
        assert_eq!(day.date().to_string(), "2024-10-04");
        assert_eq!(day.month_began().date().to_string(), "2024-10-01");
        assert!(DealDay(i32::MIN).date() < day.date() && day.date() < DealDay(i32::MAX).date());
    }

    #[test]
    fn its_terms_can_be_played_by_three() {
        assert!(terms().seats().unwrap().contains(&3));
    }
}
