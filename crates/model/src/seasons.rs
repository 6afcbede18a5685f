//! Seasons: the quarters of a year, by UTC. A game counts in the season in which it ends.

use std::fmt;
use std::str::FromStr;

use crate::messages::{PersonId, RoomId};
use crate::ratings::Rating;
use crate::results::BestResult;
use crate::timing::{Day, WallTime};

/// From so many rated games in a season on, its ranking lists somebody.
pub const LISTED_FROM: u32 = 3;

const QUARTERS: i32 = 4;
const FIRST_YEAR: i32 = 1970;

/// Counted from the first quarter of 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Season(i32);

impl Season {
    /// The first or last one of the calendar, if the time is beyond.
    pub fn at(now: WallTime) -> Season {
        let day = Day::of_wall(now);
        let quarter = (i32::from(day.month()) - 1) / 3;
        Season((i32::from(day.year()) - FIRST_YEAR) * QUARTERS + quarter)
    }

    pub fn year(self) -> i32 {
        FIRST_YEAR + self.0.div_euclid(QUARTERS)
    }

    /// From 1 to 4.
    pub fn quarter(self) -> u8 {
        // A remainder of four.
        self.0.rem_euclid(QUARTERS) as u8 + 1
    }

    /// Of the year, from 1.
    pub fn first_month(self) -> u8 {
        3 * (self.quarter() - 1) + 1
    }

    pub fn begins(self) -> WallTime {
        Day::first_of(self.year(), self.first_month()).begins()
    }

    /// When the next one begins.
    pub fn ends(self) -> WallTime {
        self.next().begins()
    }

    #[must_use]
    pub fn before(self) -> Season {
        Season(self.0.saturating_sub(1))
    }

    #[must_use]
    pub fn next(self) -> Season {
        Season(self.0.saturating_add(1))
    }
}

/// Such as "2026-4".
impl fmt::Display for Season {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.year(), self.quarter())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a season is a year and a quarter, such as 2026-4")]
pub struct NoSeason;

impl FromStr for Season {
    type Err = NoSeason;

    fn from_str(text: &str) -> Result<Season, NoSeason> {
        let (year, quarter) = text.trim().split_once('-').ok_or(NoSeason)?;
        let year: u16 = year.parse().map_err(|_| NoSeason)?;
        let quarter: u8 = quarter.parse().map_err(|_| NoSeason)?;
        match (year, quarter) {
            (1970..=9998, 1..=4) => {
                Ok(Season((i32::from(year) - FIRST_YEAR) * QUARTERS + i32::from(quarter) - 1))
            }
            _ => Err(NoSeason),
        }
    }
}

/// How somebody who is listed did in a season.
#[derive(Clone, PartialEq, Debug)]
pub struct SeasonStanding {
    pub person: PersonId,
    /// As they are called there; empty if nothing is known.
    pub name: String,
    /// After their last game of the season.
    pub rating: Rating,
    /// Before their first.
    pub before: Rating,
    /// Rated games of the season.
    pub games: u32,
}

/// A season on one server. Numbers and best games are of public tables; who may read the posts of a
/// channel is not known here.
#[derive(Clone, PartialEq, Debug)]
pub struct ServerSeason {
    pub season: Season,
    /// Games that ended in it.
    pub games: u32,
    /// Who played them to their end.
    pub people: u32,
    /// Best first.
    pub standings: Vec<SeasonStanding>,
    /// The most points of people who are listed, most first.
    pub best: Vec<SeasonBest>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonBest {
    pub result: BestResult,
    pub name: String,
    /// Where the game was played.
    pub channel: RoomId,
}

impl SeasonStanding {
    /// In points as people read them.
    pub fn gained(&self) -> i32 {
        self.rating.gained_since(self.before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_is_a_quarter_of_a_year_by_utc() {
        let last: Season = "2026-4".parse().unwrap();
        assert_eq!((last.year(), last.quarter(), last.first_month()), (2026, 4, 10));
        assert_eq!(Season::at(last.begins()), last);
        assert_eq!(Season::at(WallTime(last.begins().0 - 1)), last.before());
        assert_eq!(last.before().to_string(), "2026-3");
        assert_eq!(last.next().to_string(), "2027-1");
        assert_eq!(Season::at(WallTime(last.ends().0 - 1)), last);
        assert_eq!(Season::at(last.ends()), last.next());
        // 1 October 2026, 00:00 UTC.
        assert_eq!(last.begins(), WallTime(1_790_812_800_000));
        for wrong in ["", "2026", "2026-5", "2026-0", "x-1", "99999-1", "-1-1"] {
            assert_eq!(wrong.parse::<Season>(), Err(NoSeason), "{wrong}");
        }
        for far in [i64::MIN, i64::MAX] {
            let season = Season::at(WallTime(far));
            assert!(season.before().begins() <= season.ends());
        }
    }
}
