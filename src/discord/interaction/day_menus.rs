//! What people tell of their days: a menu of time zones, and one of when they sleep.

use super::response::Response;
use super::ticket::Ticket;
use crate::discord::panel::rows::{Line, PageMenu, Row};
use crate::timing::{Rhythm, Sleep, Zone};
use crate::wording::Wording;
use crate::wording::days::{self, Known};

/// What stands in a menu for nothing.
const NOTHING: &str = "-";
/// Common sleeps, by the hours at which they begin and end.
const SLEEPS: [(u16, u16, &str); 9] = [
    (21, 5, "21-5"),
    (22, 6, "22-6"),
    (22, 7, "22-7"),
    (23, 7, "23-7"),
    (23, 8, "23-8"),
    (0, 8, "0-8"),
    (1, 9, "1-9"),
    (2, 10, "2-10"),
    (3, 11, "3-11"),
];

/// What somebody has told of their days, with the menus to tell it. `locale` is what their program is set to.
pub fn response(w: &Wording, rhythm: &Rhythm, locale: &str, now: i64) -> Response {
    let city = rhythm.zone.map(Zone::city);
    let guess = Zone::guess(locale);
    let guessed = guess.map(Zone::city);
    let sleep = rhythm.sleep.map(|s| (clock(s.from()), clock(s.to())));
    let text = days::known(
        w,
        &Known {
            city: city.as_deref(),
            sleep: sleep.as_ref().map(|(from, to)| (&**from, &**to)),
            guess: guessed.as_deref(),
        },
    );
    let mut rows = vec![zone_menu(w, rhythm.zone, guess, now)];
    // By which clock somebody sleeps has to be known first.
    rows.extend(rhythm.zone.map(|_| sleep_menu(w, rhythm.sleep)));
    Response {
        text: text.0,
        rows,
        ..Response::default()
    }
}

/// The time zone that a line of the menu says. Whoever says none has no sleep either.
pub fn with_zone(rhythm: Rhythm, line: &str) -> Rhythm {
    match Zone::from_name(line) {
        Some(zone) => Rhythm {
            zone: Some(zone),
            ..rhythm
        },
        None if line == NOTHING => Rhythm::default(),
        None => rhythm,
    }
}

/// The sleep that a line of the menu says.
pub fn with_sleep(rhythm: Rhythm, line: &str) -> Rhythm {
    let chosen = SLEEPS.iter().find(|(_, _, key)| *key == line);
    match chosen.map(|(from, to, _)| Sleep::new(from * 60, to * 60)) {
        Some(Ok(sleep)) => Rhythm {
            sleep: Some(sleep),
            ..rhythm
        },
        Some(Err(_)) => rhythm,
        None if line == NOTHING => Rhythm {
            sleep: None,
            ..rhythm
        },
        None => rhythm,
    }
}

/// The zones of the list, before them the one that is known or guessed, and last a way to say nothing.
fn zone_menu(w: &Wording, known: Option<Zone>, guess: Option<Zone>, now: i64) -> Row {
    let first = known.or(guess);
    let listed = Zone::listed().iter().copied();
    let zones = first
        .into_iter()
        .chain(listed.filter(|zone| Some(*zone) != first));
    let mut lines: Vec<Line> = zones
        .map(|zone| Line {
            label: days::zone(w, &zone.city(), &clock(zone.minute_of_day(now))),
            value: zone.name().into(),
            chosen: known == Some(zone),
        })
        .collect();
    lines.push(Line {
        label: days::no_zone(w),
        value: NOTHING.into(),
        chosen: false,
    });
    Row::Pages(PageMenu {
        ticket: Ticket::Zone,
        title: days::zone_menu(w),
        lines,
    })
}

fn sleep_menu(w: &Wording, known: Option<Sleep>) -> Row {
    let mut lines: Vec<Line> = SLEEPS
        .iter()
        .map(|(from, to, key)| Line {
            label: days::sleep(w, &clock(from * 60), &clock(to * 60)),
            value: (*key).into(),
            chosen: known.is_some_and(|s| (s.from(), s.to()) == (from * 60, to * 60)),
        })
        .collect();
    lines.push(Line {
        label: days::no_sleep(w),
        value: NOTHING.into(),
        chosen: false,
    });
    Row::Pages(PageMenu {
        ticket: Ticket::Sleep,
        title: days::sleep_menu(w),
        lines,
    })
}

/// A minute of the day, as clocks show it.
fn clock(minute: u16) -> String {
    format!("{}:{:02}", minute / 60, minute % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    fn lines(row: &Row) -> &[Line] {
        match row {
            Row::Pages(menu) => &menu.lines,
            Row::Buttons(_) | Row::Menu(_) | Row::Entities(_) => &[],
        }
    }

    #[test]
    fn what_is_guessed_is_proposed_and_what_is_chosen_is_known() {
        let w = &english();
        let nothing = Rhythm::default();
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
            assert!(lines(&said.rows[1]).contains(&Line {
                chosen: true,
                ..line.clone()
            }));
        }
        let asleep = with_sleep(there, "23-7");
        assert_eq!(with_sleep(asleep, "nonsense"), asleep);
        assert_eq!(with_zone(asleep, "nonsense"), asleep);
        assert_eq!(with_sleep(asleep, NOTHING), there);
        assert_eq!(with_zone(asleep, NOTHING), nothing);
    }
}
