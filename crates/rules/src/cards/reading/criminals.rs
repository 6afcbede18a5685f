//! Parses criminals.

use std::ops::RangeInclusive;

use super::rewards::of_criminal;
use super::{Entry, card, sections};
use crate::cards::sheet::{Fields, Sheet};
use crate::cards::{Face, Reward, Sections};

/// `None` if the file is unreadable.
pub(in crate::cards) fn criminals(
    sheet: &mut Sheet<'_>,
    numbers: &RangeInclusive<u8>,
) -> Option<Vec<Entry>> {
    let known = ["number", "name", "sections", "rows"];
    let entries = sheet.entries("criminal")?;
    let read =
        entries.iter().map(|entry| card(sheet, entry, "criminal", numbers, &known, criminal));
    Some(read.collect())
}

fn criminal<'t>(sheet: &mut Sheet<'t>, of: &Fields<'_, 't>) -> Option<(Sections, Face)> {
    let sections = sections(sheet, of, |sheet, value, what| sheet.colour(value, what));
    let value = of.need(sheet, "rows")?;
    let rows = sheet.list(value, &format!("`rows` of {}", of.whose), 3..=3)?;
    let what = format!("each row of {}", of.whose);
    let rows: Vec<Option<Vec<Reward>>> =
        rows.iter().map(|row| of_criminal(sheet, row, &what)).collect();
    let rows: Option<Vec<Vec<Reward>>> = rows.into_iter().collect();
    let rows: [Vec<Reward>; 3] = rows?.try_into().ok()?;
    let (top_left, top_right, bottom) = sections?;
    let sections =
        Sections { top_left: top_left.into(), top_right: top_right.into(), bottom: bottom.into() };
    Some((sections, Face::Criminal { rows }))
}
