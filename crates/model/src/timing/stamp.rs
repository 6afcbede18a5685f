//! Timestamps for operators, in file names and command output. Always UTC, so that names sort by
//! time.

use jiff::Timestamp;
use jiff::fmt::strtime;
use jiff::tz::TimeZone;

use super::calendar::WallTime;

const IN_NAMES: &str = "%Y%m%dT%H%M%SZ";
const SPELT_OUT: &str = "%Y-%m-%d %H:%M UTC";

impl WallTime {
    pub fn stamp(self) -> String {
        self.spelt(IN_NAMES)
    }

    pub fn from_stamp(stamp: &str) -> Option<WallTime> {
        let read = strtime::parse(IN_NAMES, stamp).ok()?.to_datetime().ok()?;
        let at = read.to_zoned(TimeZone::UTC).ok()?.timestamp();
        Some(WallTime(at.as_millisecond()))
    }

    pub fn spelt_out(self) -> String {
        self.spelt(SPELT_OUT)
    }

    fn spelt(self, format: &str) -> String {
        // Times outside the calendar fall back to the epoch.
        let at = Timestamp::from_millisecond(self.0).unwrap_or(Timestamp::UNIX_EPOCH);
        at.strftime(format).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_is_read_as_it_was_written_and_sorts_by_time() {
        let at = WallTime(1_795_717_566_000);
        assert_eq!(at.stamp(), "20261126T182606Z");
        assert_eq!(at.spelt_out(), "2026-11-26 18:26 UTC");
        assert_eq!(WallTime::from_stamp(&at.stamp()), Some(at));
        for none in ["", "20261126", "20261126T182606", "20261326T182606Z", "x"] {
            assert_eq!(WallTime::from_stamp(none), None, "{none}");
        }
        assert!(WallTime(0).stamp() < at.stamp());
    }
}
