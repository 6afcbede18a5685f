//! Parses monsters.

use std::ops::RangeInclusive;

use super::NAME;
use super::parts::text;
use super::rewards::rewards;
use crate::cards::sheet::{Sheet, Value};
use crate::cards::{Monster, MonsterId, Tier};

/// `None` if the file is unreadable.
pub(in crate::cards) fn monsters(
    sheet: &mut Sheet<'_>,
    numbers: &RangeInclusive<u8>,
) -> Option<Vec<Monster>> {
    let entries = sheet.entries("monster")?;
    let read: Vec<Option<Monster>> =
        entries.iter().map(|entry| monster(sheet, entry, numbers)).collect();
    let read: Vec<Monster> = read.into_iter().collect::<Option<_>>()?;
    let missing = numbers.clone().find(|n| read.iter().filter(|m| m.id.0 == *n).count() != 1);
    if let (Some(number), Some(first)) = (missing, entries.first()) {
        let line = sheet.line(first);
        sheet.complain(line, format!("monster {number} is not there exactly once"));
        return None;
    }
    Some(read)
}

fn monster<'t>(
    sheet: &mut Sheet<'t>,
    entry: &Value<'t>,
    numbers: &RangeInclusive<u8>,
) -> Option<Monster> {
    let known = ["number", "tier", "name", "colour", "reward"];
    let of = sheet.fields(entry, "a monster", &known)?;
    let mut number = |key, range| {
        let value = of.need(sheet, key)?;
        sheet.number(value, &format!("the {key} of a monster"), range)
    };
    let (id, tier) = (number("number", numbers.clone()), number("tier", 1..=3));
    let name = text(sheet, &of, "name", NAME);
    let colour = of.need(sheet, "colour");
    let colour = colour.and_then(|value| sheet.colour(value, "the colour of a monster"));
    let reward = of.need(sheet, "reward");
    let reward = reward.and_then(|value| rewards(sheet, value, "the reward of a monster", 1..=3));
    let tier = tier?;
    Some(Monster {
        id: MonsterId(id?),
        name: name?,
        tier: Tier::ALL.into_iter().find(|t| t.number() == tier)?,
        colour: colour?,
        reward: reward?,
    })
}
