//! Time controls, clocks, deadlines and reminders. Pure.

mod budget;
mod calendar;
mod daily_hour;
mod day;
mod days;
mod how_long;
mod known;
mod maintenance;
mod old_names;
mod places;
mod public;
mod running;
mod seat_clock;
mod sleep;
mod speed;
mod stamp;
mod stretch;
mod vacation;
mod weekend;
mod zone;

pub use budget::{Budget, PhasePart};
pub use calendar::{Calendar, WallTime};
pub use daily_hour::DailyHour;
pub use day::Day;
pub use days::{DailySchedule, Days};
pub use how_long::HowLong;
pub use maintenance::Maintenance;
pub use places::{Fit, OtherName, Unclear, ZoneIndex};
pub use public::PublicTiming;
pub use seat_clock::SeatClock;
pub use sleep::{Sleep, SleepError};
pub use speed::{Speed, TimeControl, Weekends};
pub use stretch::Stretch;
pub use vacation::{Absence, Vacation, VacationError};
pub use zone::Zone;

/// Milliseconds: a point on the bot's uptime clock, or a duration. Equals Unix time as long as the
/// bot was never down and its clock never set.
pub type Millis = i64;

pub const MINUTE: Millis = 60_000;
pub const HOUR: Millis = 60 * MINUTE;
/// 24 hours.
pub const DAY: Millis = 24 * HOUR;
