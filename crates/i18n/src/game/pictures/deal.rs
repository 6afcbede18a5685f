//! The deal of the day: a result that names no card, and a month of results.

use viceroy_model::deals::{DealCount, DealEnd};
use viceroy_model::timing::Day;
use viceroy_rules::{Pyramid, Slot, query};

use crate::language::real_minus;
use crate::prelude::*;

pub fn deal_title(w: &Wording) -> String {
    format!("{} · {}", w.say(text!(picture_poster)), w.say(text!(picture_deal)))
}

pub fn date(w: &Wording, day: Day) -> String {
    let (of_month, month, year) = (day.of_month(), day.month(), day.year());
    w.say(text!(picture_day, day = of_month, month, year))
}

pub fn month(w: &Wording, day: Day) -> String {
    w.say(text!(picture_month, month = day.month(), year = day.year()))
}

/// Two letters; 1 is Monday.
pub fn weekday(w: &Wording, weekday: i8) -> String {
    w.say(text!(picture_weekday, weekday))
}

/// With its sign; in words for none.
pub fn above_par(w: &Wording, points: i16) -> String {
    match points {
        0 => w.say(text!(picture_deal_even)),
        _ => with_sign(points),
    }
}

pub fn with_sign(points: impl Into<i32>) -> String {
    match points.into() {
        0 => 0.to_string(),
        points => real_minus(&format!("{points:+}")),
    }
}

pub fn points_and_par(w: &Wording, points: i16, par: i16) -> String {
    w.say(text!(picture_deal_par, points, par))
}

/// The place, if it is known, and the days of the month.
pub fn deal_standing(w: &Wording, deal: &DealEnd) -> Vec<String> {
    let DealCount { played, of } = deal.month;
    let place = deal.place.map(|(place, of)| w.say(text!(picture_deal_place, place, of)));
    let days = w.say(text!(picture_deal_days, played, days = of));
    place.into_iter().chain([days]).collect()
}

pub fn days_of_month(w: &Wording, (played, days): (u8, u8)) -> String {
    w.say(text!(picture_deal_month_days, played, days))
}

/// Circles without their values, which would tell of tokens.
pub fn alt_deal(
    w: &Wording,
    (deal, par): (&DealEnd, i16),
    ruleset: &Ruleset,
    pyramid: &Pyramid,
) -> Vec<String> {
    let points = deal.score.points;
    let (day, difference) = (date(w, deal.score.day.date()), above_par(w, deal.score.above(par)));
    let mut all = vec![w.say(text!(alt_deal, day, difference, points, par))];
    all.extend(deal_standing(w, deal).into_iter().map(|said| format!("{said}.")));
    let levels: BTreeSet<i8> = pyramid.cards.iter().map(|card| card.slot.level).collect();
    let (cards, levels) = (pyramid.cards.len(), levels.len());
    all.push(w.say(text!(alt_deal_pyramid, cards, levels)));
    let mut circles = Gems::NONE;
    for (_, colour, _) in query::single_colour_circles(ruleset, pyramid) {
        circles[colour] += 1;
    }
    if !circles.is_empty() {
        all.push(w.say(text!(alt_circles, circles = &circles)));
    }
    all
}

pub fn alt_month(
    w: &Wording,
    (day, days): (Day, u8),
    results: &BTreeMap<u8, Option<i16>>,
) -> String {
    let said = results.iter().map(|(day, points)| match points {
        Some(points) => w.say(text!(alt_deal_result, day, difference = above_par(w, *points))),
        None => w.say(text!(alt_deal_played, day)),
    });
    let results_said = said.collect::<Vec<_>>().join(" ");
    let (month, played) = (month(w, day), results.len());
    w.say(text!(alt_deal_month, month, played, days, results = results_said))
}

/// The result as text, with the pyramid in squares.
pub fn deal_in_squares(
    w: &Wording,
    (deal, par): (&DealEnd, i16),
    ruleset: &Ruleset,
    pyramid: &Pyramid,
) -> PublicText {
    let (title, day) = (deal_title(w), date(w, deal.score.day.date()));
    let difference = above_par(w, deal.score.above(par));
    let points = points_and_par(w, deal.score.points, par);
    let mut result = vec![format!("**{difference}** ({points})")];
    result.extend(deal_standing(w, deal));
    let mut lines = vec![format!("**{title}** · {day}"), result.join(" · ")];
    lines.extend(squares(ruleset, pyramid));
    PublicText(lines.join("\n"))
}

/// Two of these are as wide as half a square in Discord.
const QUARTER: char = '\u{2004}';

/// A line for each level, from the top; a card is black, or has the colour of its circle below.
fn squares(ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<String> {
    let circles: Vec<_> = query::single_colour_circles(ruleset, pyramid).collect();
    let halves = |slot: Slot| 2 * i32::from(slot.column) + i32::from(slot.level);
    let mut slots: Vec<Slot> = pyramid.cards.iter().map(|card| card.slot).collect();
    slots.sort_by_key(|slot| (-slot.level, slot.column));
    let left = slots.iter().map(|slot| halves(*slot)).min().unwrap_or(0);
    let lines = slots.chunk_by(|a, b| a.level == b.level).map(|level| {
        let (mut line, mut at) = (String::new(), left);
        for slot in level {
            let free = usize::try_from(halves(*slot) - at).unwrap_or(0);
            line.extend(std::iter::repeat_n(QUARTER, 2 * free));
            let circle = circles.iter().find(|(under, _, _)| under == slot);
            line.push(circle.map_or('⬛', |(_, colour, _)| square(*colour)));
            at = halves(*slot) + 2;
        }
        line
    });
    lines.collect()
}

fn square(colour: Colour) -> char {
    match colour {
        Colour::Blue => '🟦',
        Colour::Red => '🟥',
        Colour::Green => '🟩',
        Colour::Yellow => '🟨',
    }
}
