//! Menus for the time zone and the hours of sleep.

use viceroy_i18n::{days, text};
use viceroy_model::timing::{Sleep, Zone};

use crate::prelude::*;

/// The menu's value for "none".
pub const NOTHING: &str = "-";
/// Hours of beginning and end.
const SLEEPS: [(u16, u16); 9] =
    [(21, 5), (22, 6), (22, 7), (23, 7), (23, 8), (0, 8), (1, 9), (2, 10), (3, 11)];
/// Prefix of a sleep in minutes.
const SLEEP: char = '=';

/// `locale` is that of the user's client.
pub fn response(w: &Wording, rhythm: &DailySchedule, locale: &str, now: i64) -> Response {
    let guess = Zone::guess(locale);
    let text = days::known(w, rhythm, guess);
    let mut rows = vec![zone_menu(w, rhythm.zone, guess, now)];
    // A sleep needs a time zone.
    rows.extend(rhythm.zone.map(|_| sleep_menu(w, rhythm.sleep)));
    Response::new(text.0, rows)
}

/// Removing the zone removes the sleep.
pub fn with_zone(rhythm: DailySchedule, line: &str) -> DailySchedule {
    match Zone::from_name(line) {
        Some(zone) => DailySchedule { zone: Some(zone), ..rhythm },
        None if line == NOTHING => DailySchedule { zone: None, sleep: None, ..rhythm },
        None => rhythm,
    }
}

pub fn with_sleep(rhythm: DailySchedule, line: &str) -> DailySchedule {
    match read_sleep(line) {
        Some(sleep) => DailySchedule { sleep: Some(sleep), ..rhythm },
        None if line == NOTHING => DailySchedule { sleep: None, ..rhythm },
        None => rhythm,
    }
}

pub fn write_sleep(sleep: Sleep) -> String {
    format!("{SLEEP}{}-{}", sleep.from(), sleep.to())
}

pub fn read_sleep(carried: &str) -> Option<Sleep> {
    let (from, to) = carried.strip_prefix(SLEEP)?.split_once('-')?;
    Sleep::new(from.parse().ok()?, to.parse().ok()?).ok()
}

pub fn common_sleeps() -> impl Iterator<Item = Sleep> {
    let hours = SLEEPS.into_iter();
    hours.filter_map(|(from, to)| Sleep::new(from * 60, to * 60).ok())
}

/// The known or guessed zone first.
pub fn common_zones(known: Option<Zone>, guess: Option<Zone>) -> impl Iterator<Item = Zone> {
    let first = known.or(guess);
    let listed = Zone::listed().iter().copied();
    first.into_iter().chain(listed.filter(move |zone| Some(*zone) != first))
}

fn zone_menu(w: &Wording, known: Option<Zone>, guess: Option<Zone>, now: i64) -> Row {
    let mut lines: Vec<Line> = common_zones(known, guess)
        .map(|zone| Line {
            chosen: known == Some(zone),
            ..Line::new(days::zone(w, zone, now), zone.name())
        })
        .collect();
    lines.push(Line::new(w.say(text!(zone_none)), NOTHING));
    Row::pages(CustomId::Zone, w.say(text!(menu_zone)), lines)
}

fn sleep_menu(w: &Wording, known: Option<Sleep>) -> Row {
    let other = known.filter(|known| common_sleeps().all(|sleep| sleep != *known));
    let sleeps = other.into_iter().chain(common_sleeps());
    let mut lines: Vec<Line> = sleeps
        .map(|sleep| Line {
            chosen: known == Some(sleep),
            ..Line::new(days::sleep(w, sleep), write_sleep(sleep))
        })
        .collect();
    lines.push(Line::new(w.say(text!(sleep_none)), NOTHING));
    Row::pages(CustomId::Sleep, w.say(text!(menu_sleep)), lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;

    fn lines(row: &Row) -> &[Line] {
        match row {
            Row::Pages(menu) => &menu.lines,
            Row::Buttons(_) | Row::Menu(_) | Row::Entities(_) => &[],
        }
    }

    #[test]
    fn what_is_guessed_is_proposed_and_what_is_chosen_is_known() {
        let w = &english();
        let nothing = DailySchedule::default();
        let shown = response(w, &nothing, "pl", 0);
        assert!(shown.text.contains("Warsaw"), "{}", shown.text);
        assert_eq!(shown.rows.len(), 1, "no sleep without a zone");
        let zones = lines(&shown.rows[0]);
        assert_eq!(zones[0].label, "Warsaw (now 1:00)");
        assert!(zones.len() <= 25 && zones.iter().all(|line| !line.chosen));
        for locale in ["en-US", "de", "sv-SE", "x"] {
            assert!(lines(&response(w, &nothing, locale, 0).rows[0]).len() <= 25);
        }
        let there = with_zone(nothing, &zones[0].value);
        assert_eq!(there.zone.map(Zone::name), Some("Europe/Warsaw"));
        let shown = response(w, &there, "pl", 0);
        let sleeps = lines(&shown.rows[1]);
        for line in &sleeps[..SLEEPS.len()] {
            let asleep = with_sleep(there, &line.value);
            let said = response(w, &asleep, "pl", 0);
            assert!(asleep.sleep.is_some());
            assert!(lines(&said.rows[1]).contains(&Line { chosen: true, ..line.clone() }));
        }
        // A sleep outside the list is in the menu while chosen.
        let by_day = with_sleep(there, "=540-1020");
        let shown = response(w, &by_day, "pl", 0);
        let first = &lines(&shown.rows[1])[0];
        assert_eq!((&*first.label, first.chosen), ("9:00 to 17:00", true));
        for forged in ["=540-1200", "=540", "=1440-60", "540-1020", "=x-1"] {
            assert_eq!(with_sleep(by_day, forged), by_day, "{forged}");
        }
        let asleep = with_sleep(there, "=1380-420");
        assert_eq!(with_sleep(asleep, "nonsense"), asleep);
        assert_eq!(with_zone(asleep, "nonsense"), asleep);
        assert_eq!(with_sleep(asleep, NOTHING), there);
        assert_eq!(with_zone(asleep, NOTHING), nothing);
    }
}
