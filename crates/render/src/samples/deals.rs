//! Samples of the deal of the day.

use super::pyramids::{built, single};
use crate::pictures::{self, MonthOfDeals};
use crate::prelude::*;
use viceroy_model::deals::{DealCount, DealDay, DealEnd, DealScore};
use viceroy_model::timing::Day;

/// 2026-11-29.
const DAY: DealDay = DealDay(20_786);

pub(super) fn samples(w: &Wording, ruleset: &Ruleset) -> Vec<(&'static str, Scene)> {
    let par = 38;
    let deal = |points, place, (played, of)| DealEnd {
        score: DealScore { day: DAY, points, par: Some(par) },
        place,
        month: DealCount { played, of },
    };
    let postcard = |deal: DealEnd, pyramid: &Pyramid| {
        pictures::postcard(w, (&deal, par), ruleset, pyramid).scene
    };
    let day = DAY.date();
    let usual = usual(ruleset);
    let low = built(ruleset, &[(1, 0, &[24, 43]), (2, 0, &[49])]);
    vec![
        ("postcard", postcard(deal(41, Some((4, 57)), (18, 27)), &usual)),
        ("postcard-par", postcard(deal(38, None, (1, 29)), &low)),
        ("postcard-below", postcard(deal(26, Some((1204, 1357)), (1, 29)), &wide(ruleset))),
        ("postcard-high", postcard(deal(52, None, (29, 29)), &high(ruleset))),
        ("month", month(w, day, Some(27), 3)),
        ("month-over", month(w, day, None, 2)),
    ]
}

pub(super) fn usual(ruleset: &Ruleset) -> Pyramid {
    let rows: [(i8, i8, &[u8]); 3] = [(1, 0, &[1, 6, 15, 20]), (2, 0, &[3, 14, 36]), (3, 1, &[10])];
    let mut pyramid = built(ruleset, &rows);
    single(&mut pyramid, CardId(3), Colour::Red);
    single(&mut pyramid, CardId(14), Colour::Blue);
    single(&mut pyramid, CardId(10), Colour::Yellow);
    pyramid
}

fn wide(ruleset: &Ruleset) -> Pyramid {
    let rows: [(i8, i8, &[u8]); 2] = [(1, -2, &[21, 26, 30, 84, 7, 35, 50]), (2, -2, &[31])];
    let mut pyramid = built(ruleset, &rows);
    single(&mut pyramid, CardId(31), Colour::Green);
    pyramid
}

pub(super) fn high(ruleset: &Ruleset) -> Pyramid {
    let rows: [(i8, i8, &[u8]); 5] = [
        (1, 0, &[1, 6, 15, 20, 50]),
        (2, 0, &[3, 14, 88, 36]),
        (3, 0, &[2, 10, 63]),
        (4, 0, &[4, 57]),
        (5, 0, &[62]),
    ];
    let mut pyramid = built(ruleset, &rows);
    let colours = Colour::ALL.into_iter().cycle();
    for (card, colour) in [3, 14, 36, 2, 63, 4, 62].into_iter().zip(colours) {
        single(&mut pyramid, CardId(card), colour);
    }
    pyramid
}

/// Some days are not played.
fn month(w: &Wording, month: Day, today: Option<u8>, left_out: u8) -> Scene {
    let results: BTreeMap<u8, Option<i16>> = (1..=today.unwrap_or(30))
        .filter(|day| day % (left_out + 1) != 0)
        .map(|day| (day, (Some(day) != today).then_some(i16::from(day * 7 % 11) - 4)))
        .collect();
    pictures::month(w, &MonthOfDeals { month, today, results }).scene
}
