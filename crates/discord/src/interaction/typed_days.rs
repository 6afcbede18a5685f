//! Parses typed time zones and hours of sleep.

use super::day_menus::{
    NOTHING, common_sleeps, common_zones, read_sleep, with_sleep, with_zone, write_sleep,
};
use super::typed_sleep::{self, SleepMistake};
use viceroy_i18n::typed::{hour_words, places};
use viceroy_i18n::{PrivateText, Wording, days, text};
use viceroy_model::timing::{DailySchedule, Fit, Millis, Sleep, Unclear, Zone, ZoneIndex};

/// `None` leaves a value unchanged.
#[derive(Clone, Copy, Debug, Default)]
pub struct TypedDays<'t> {
    pub zone: Option<&'t str>,
    pub sleep: Option<&'t str>,
}

impl TypedDays<'_> {
    /// # Errors
    /// The reason for the rejection.
    pub fn told(
        self,
        w: &Wording,
        before: DailySchedule,
        now: Millis,
    ) -> Result<DailySchedule, PrivateText> {
        let mut rhythm = before;
        if let Some(typed) = self.zone {
            rhythm = match typed.trim() {
                NOTHING => with_zone(rhythm, NOTHING),
                typed => DailySchedule { zone: Some(zone(w, typed, now)?), ..rhythm },
            };
        }
        if let Some(typed) = self.sleep {
            rhythm = match typed.trim() {
                NOTHING => with_sleep(rhythm, NOTHING),
                _ if rhythm.zone.is_none() => return Err(w.private(text!(sleep_without_zone))),
                typed => DailySchedule { sleep: Some(sleep(w, typed)?), ..rhythm },
            };
        }
        Ok(rhythm)
    }
}

fn zone(w: &Wording, typed: &str, now: Millis) -> Result<Zone, PrivateText> {
    let others = &places(w);
    ZoneIndex { others, now }.meant(typed).map_err(|why| match why {
        Unclear::Unknown => days::zone_unknown(w, typed),
        Unclear::Several(fits) => days::zone_several(w, typed, &fits),
        Unclear::NotAllYear(there) => days::zone_not_all_year(w, typed, &there),
    })
}

fn sleep(w: &Wording, typed: &str) -> Result<Sleep, PrivateText> {
    if let Some(sleep) = read_sleep(typed) {
        return Ok(sleep);
    }
    typed_sleep::read(&hour_words(w), typed).map_err(|why| match why {
        SleepMistake::Unreadable => days::sleep_unreadable(w, typed),
        SleepMistake::Empty => w.private(text!(sleep_empty)),
        SleepMistake::TooLong(perhaps) => days::sleep_too_long(w, &perhaps),
        SleepMistake::Either(either) => days::sleep_either(w, &either),
    })
}

/// Pairs of label and value. `known` is the stored zone.
pub fn zones(
    w: &Wording,
    typed: &str,
    known: Option<Zone>,
    locale: &str,
    now: Millis,
) -> Vec<(String, String)> {
    let of = |fit: &Fit| (days::proposal(w, fit, now), fit.zone.name().to_owned());
    if typed.trim().is_empty() {
        let common = common_zones(known, Zone::guess(locale));
        let common = common.map(|zone| of(&Fit { zone, by: None }));
        let nothing = (w.say(text!(zone_none)), NOTHING.to_owned());
        return common.chain([nothing]).collect();
    }
    let others = &places(w);
    let fits = ZoneIndex { others, now }.fits(typed);
    fits.iter().map(of).collect()
}

/// Pairs of label and value.
pub fn sleeps(w: &Wording, typed: &str) -> Vec<(String, String)> {
    let of = |sleep: Sleep| (days::sleep(w, sleep), write_sleep(sleep));
    if typed.trim().is_empty() {
        let nothing = (w.say(text!(sleep_none)), NOTHING.to_owned());
        return common_sleeps().map(of).chain([nothing]).collect();
    }
    let proposed = typed_sleep::proposed(&hour_words(w), typed);
    proposed.into_iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::{Languages, english};

    /// 22 November 2026, 12:00 UTC.
    const NOON: Millis = 1_795_348_800_000;

    fn told(
        before: DailySchedule,
        zone: Option<&str>,
        sleep: Option<&str>,
    ) -> Result<DailySchedule, String> {
        let typed = TypedDays { zone, sleep };
        typed.told(&english(), before, NOON).map_err(|why| why.0)
    }

    #[test]
    fn every_proposal_can_be_sent_and_is_what_it_says() {
        let w = &english();
        let nobody = DailySchedule::default();
        for typed in
            ["", "bris", "germany", "munich", "utc+3", "+3:30", "EST", "São", "US", "indiana"]
        {
            let proposals = zones(w, typed, None, "de", NOON);
            assert!(!proposals.is_empty(), "{typed}");
            for (label, value) in proposals {
                let rhythm = told(nobody, Some(&value), None).unwrap();
                let Some(zone) = rhythm.zone else {
                    assert_eq!((&*value, rhythm), (NOTHING, nobody));
                    continue;
                };
                let minute = zone.minute_of_day(NOON);
                let now = format!("(now {}:{:02})", minute / 60, minute % 60);
                assert!(label.ends_with(&now), "{label}");
            }
        }
        let brisbane = told(nobody, Some("Brisbane"), None).unwrap();
        for typed in ["", "23", "11-7", "12 to 8", "9", "11pm-", "1:15-9"] {
            let proposals = sleeps(w, typed);
            assert!(!proposals.is_empty(), "{typed}");
            for (label, value) in proposals {
                let rhythm = told(brisbane, None, Some(&value)).unwrap();
                let said = rhythm.sleep.map(|sleep| days::sleep(w, sleep));
                assert_eq!(said.unwrap_or(w.say(text!(sleep_none))), label);
            }
        }
    }

    #[test]
    fn a_name_of_several_places_with_other_hours_is_asked_back() {
        let languages = Languages::carried().unwrap();
        let half_a_year = 182 * 24 * 60 * 60 * 1000;
        let clocks = |zone: Zone| [NOON, NOON + half_a_year].map(|at| zone.minute_of_day(at));
        for w in languages.iter() {
            let all = places(w);
            for place in &all {
                let called = all.iter().filter(|other| other.name == place.name);
                let mut clocks_of_them = called.map(|other| clocks(other.zone));
                if clocks_of_them.any(|one| one != clocks(place.zone)) {
                    let meant = zone(w, &place.name, NOON);
                    assert!(meant.is_err(), "{}: {meant:?}", place.name);
                }
            }
        }
        let asked_back = |tag: &str, names: &[&str]| {
            for name in names {
                let meant = zone(languages.nearest(tag), name, NOON);
                assert!(meant.is_err(), "{tag} {name}: {meant:?}");
            }
        };
        let everywhere = [
            "Portland",
            "Birmingham",
            "Manchester",
            "Washington",
            "Naples",
            "Florence",
            "Barcelona",
            "Valencia",
            "Hyderabad",
            "Odessa",
            "Florida",
            "Mexico",
            "Spain",
            "Chile",
            "Tripoli",
            "La Paz",
            "Mérida",
            "Córdoba",
            "San Juan",
            "St. John's",
            "Santiago",
            "Kingston",
            "Norfolk",
            "Chatham",
            "Jersey",
            "Petersburg",
            "Samoa",
            "San Jose",
            "Georgia",
            "Victoria",
            "St. Petersburg",
        ];
        for tag in ["en", "de", "ru"] {
            asked_back(tag, &everywhere);
        }
        asked_back("de", &["Mexiko", "Spanien", "Tripolis"]);
        let ru = [
            "Портленд",
            "Бирмингем",
            "Манчестер",
            "Вашингтон",
            "Барселона",
            "Валенсия",
            "Хайдарабад",
            "Одесса",
            "Флорида",
            "Мексика",
            "Испания",
            "Чили",
            "Триполи",
            "Ла-Пас",
            "Мерида",
            "Кордова",
            "Сан-Хуан",
            "Сент-Джонс",
            "Сантьяго",
            "Норфолк",
            "Самоа",
            "Виктория",
            "Окленд",
        ];
        asked_back("ru", &ru);
        // Far smaller namesakes do not count.
        for (name, city) in [
            ("London", "London"),
            ("Melbourne", "Melbourne"),
            ("Paris", "Paris"),
            ("Seattle", "Los Angeles"),
        ] {
            let meant = zone(&english(), name, NOON).map(Zone::city);
            assert_eq!(meant.as_deref(), Ok(city));
        }
    }

    #[test]
    fn what_is_proposed_can_be_recognised() {
        let w = &english();
        let first = |typed: &str| zones(w, typed, None, "en-US", NOON).remove(0);
        let label = |typed: &str| first(typed).0;
        assert_eq!(label("bris"), "Brisbane, Australia (now 22:00)");
        assert_eq!(label("knox"), "Knox, Indiana, America (now 6:00)");
        assert_eq!(label("munich"), "Munich, as in Berlin (now 13:00)");
        assert_eq!(label("utc-5"), "UTC\u{2212}5 all year (now 7:00)");
        assert_eq!(first("iran").1, "Asia/Tehran");
        assert_eq!(zones(w, "", None, "de", NOON)[0].1, "Europe/Berlin");
        assert_eq!(zones(w, "", None, "de", NOON).len(), 24);
    }

    #[test]
    fn what_cannot_be_taken_is_refused_with_a_way_on_and_changes_nothing() {
        let nobody = DailySchedule::default();
        let refused = |zone: Option<&str>, sleep: Option<&str>| {
            let why = told(nobody, zone, sleep).unwrap_err();
            assert!(why.ends_with('.') && why.chars().count() < 300, "{why}");
            why
        };
        assert!(refused(Some("Atlantis"), None).contains("“Atlantis”"));
        assert!(refused(Some(&"x".repeat(6_000)), None).contains("larger city"));
        let eastern = refused(Some("EST"), None);
        assert!(eastern.contains("New York"), "{eastern}");
        let tehran = refused(Some("UTC+3:30"), None);
        assert!(tehran.contains("Tehran"), "{tehran}");
        assert!(refused(None, Some("23-7")).contains("`time_zone`"));
        assert!(refused(Some("Tehran"), Some("22-9")).contains("at most 10 hours"));
        assert!(refused(Some("Tehran"), Some("11-7")).contains("23:00 to 7:00 or 11:00 to 19:00"));
        assert!(refused(Some("Tehran"), Some("12-8")).contains("0:00 to 8:00 or 12:00 to 20:00"));
        assert!(refused(Some("Tehran"), Some("7-7")).contains("later"));
        assert!(refused(Some("Tehran"), Some("late")).contains("11pm to 7am"));
        let both = told(nobody, Some("Tehran"), Some("9am-5pm")).unwrap();
        assert_eq!(both.zone.map(Zone::name), Some("Asia/Tehran"));
        assert_eq!(both.sleep, Sleep::new(540, 1020).ok());
        assert_eq!(told(both, Some("-"), None), Ok(nobody));
    }
}
