//! What rings for a person, and being away from all games, from one day to another.

use crate::message::markup::date;
use crate::prelude::*;
use strum::VariantArray;
use viceroy_i18n::{days, text};
use viceroy_model::messages::Notifications;
use viceroy_model::timing::{Absence, Day, Millis};

/// Days that the menus offer; the longest ones by weeks.
const BEGINNINGS: std::ops::Range<u8> = 0..25;
const LENGTHS: [u8; 25] =
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 28, 35, 42, 56];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AbsenceChoice {
    Look,
    Notifications(Notifications),
    From(Day),
    Until { from: Day, until: Day },
    Over,
}

pub async fn choose(host: &Host, reader: &Reader, choice: AbsenceChoice) -> Answered {
    let now = (host.now(), host.clock().wall());
    let before = host.rhythm(reader.id).await?;
    let rhythm = match choice {
        AbsenceChoice::Look | AbsenceChoice::From(_) => before,
        AbsenceChoice::Notifications(notifications) => {
            host.people.set_notifications(reader.id, notifications).await?;
            before
        }
        AbsenceChoice::Over => DailySchedule { away: None, ..before },
        AbsenceChoice::Until { from, until } => {
            let away = absence(&before, from, until, now).or(before.away);
            DailySchedule { away, ..before }
        }
    };
    if rhythm != before {
        host.set_rhythm(reader.id, rhythm).await?;
    }
    let from = match choice {
        AbsenceChoice::From(day) => Some(day),
        AbsenceChoice::Look
        | AbsenceChoice::Notifications(_)
        | AbsenceChoice::Until { .. }
        | AbsenceChoice::Over => None,
    };
    let w = &*reader.wording;
    let notifications = host.people.notifications(reader.id).await?;
    let mut shown = panel(w, &rhythm, from, host);
    shown.text = format!("{}\n{}", w.say(text!(notifications_about)), shown.text);
    shown.rows.insert(0, notifications_menu(w, notifications));
    Ok(shown)
}

/// `None` if it would be over already, as in an old menu.
fn absence(
    rhythm: &DailySchedule,
    from: Day,
    until: Day,
    (now, wall): (Millis, WallTime),
) -> Option<Absence> {
    let at = |day| Some(now.saturating_add(rhythm.beginning(day)?.0.saturating_sub(wall.0)));
    let (from, until) = (at(from)?.max(now), at(until)?);
    (from < until).then_some(Absence { from, until })
}

fn panel(w: &Wording, rhythm: &DailySchedule, from: Option<Day>, host: &Host) -> Response {
    let now = host.now();
    let absence = rhythm.away.filter(|absence| now < absence.until);
    let shown = |at| date(host.clock().shows(at));
    let known = match absence {
        None => w.say(text!(absence_none)),
        Some(Absence { from, until }) if from <= now => {
            w.say(text!(absence_until, until = &shown(until)))
        }
        Some(Absence { from, until }) => {
            let (from, until) = (shown(from), shown(until));
            w.say(text!(absence_from_until, from, until))
        }
    };
    let today = rhythm.day(host.clock().wall());
    let mut rows = vec![from_menu(w, today, from)];
    rows.extend(from.map(|from| until_menu(w, from.max(today))));
    if absence.is_some() {
        let over = Button::new(CustomId::AbsenceOver, w.say(text!(button_absence_over)));
        rows.push(Row::Buttons(vec![over]));
    }
    let chosen = from.map(|day| w.say(text!(absence_chosen, day = &days::day(w, day))));
    Response::new(chosen.unwrap_or(known), rows)
}

fn notifications_menu(w: &Wording, chosen: Notifications) -> Row {
    let line = |one: &Notifications| {
        let key: &str = one.into();
        let label = w.say(text!(notifications_choice, notifications = key));
        Line { chosen: *one == chosen, ..Line::new(label, key) }
    };
    let lines = Notifications::VARIANTS.iter().map(line).collect();
    Row::pages(CustomId::Notifications, w.say(text!(menu_notifications)), lines)
}

fn from_menu(w: &Wording, today: Day, chosen: Option<Day>) -> Row {
    let lines = BEGINNINGS.map(|days| {
        let day = today.plus(days);
        let label = match days {
            0 => w.say(text!(day_today, day = &days::day(w, day))),
            _ => days::day(w, day),
        };
        Line { chosen: chosen == Some(day), ..Line::new(label, day.to_string()) }
    });
    Row::pages(CustomId::AbsentFrom, w.say(text!(menu_absence_from)), lines.collect())
}

fn until_menu(w: &Wording, from: Day) -> Row {
    let days = LENGTHS.map(|days| from.plus(days));
    let lines = days.map(|day| Line::new(days::day(w, day), day.to_string()));
    let custom_id = CustomId::AbsentUntil { from };
    Row::pages(custom_id, w.say(text!(menu_absence_until)), lines.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_model::timing::{DAY, HOUR, Zone};

    #[test]
    fn an_absence_runs_from_now_or_midnight_to_the_midnight_of_the_day_of_return() {
        let zone = Zone::from_name("Europe/Berlin");
        let rhythm = DailySchedule { zone, ..DailySchedule::default() };
        // 28 November 2026, 16:00 UTC; the uptime clock is an hour behind.
        let wall = WallTime(1_795_881_600_000);
        let now = wall.0 - HOUR;
        let today = rhythm.day(wall);
        let away = |from, until| absence(&rhythm, from, until, (now, wall));
        let midnight = now + 7 * HOUR;
        let tomorrow = today.plus(1);
        assert_eq!(away(today, tomorrow), Some(Absence { from: now, until: midnight }));
        let later = Absence { from: midnight, until: midnight + 14 * DAY };
        assert_eq!(away(tomorrow, tomorrow.plus(14)), Some(later));
        assert_eq!((away(today, today), away(tomorrow, today)), (None, None));
    }
}
