//! Parses rewards.

use crate::prelude::*;

use super::parts::only_field;
use crate::cards::sheet::{Sheet, Value};

/// Any colour (R-TD-09).
const ANY_COLOUR: &str = "any";

/// Limited to what fits on a card.
pub(super) fn rewards<'t>(
    sheet: &mut Sheet<'t>,
    value: &Value<'t>,
    what: &str,
    room: RangeInclusive<usize>,
) -> Option<Vec<Reward>> {
    let list = sheet.list(value, what, room)?;
    let all: Vec<Option<Reward>> = list.iter().map(|one| reward(sheet, one, what)).collect();
    all.into_iter().collect()
}

/// Includes rewards only criminals give.
pub(super) fn of_criminal<'t>(
    sheet: &mut Sheet<'t>,
    value: &Value<'t>,
    what: &str,
) -> Option<Vec<Reward>> {
    let list = sheet.list(value, what, 1..=3)?;
    let all: Vec<Option<Reward>> = list
        .iter()
        .map(|one| {
            if one.get_ref().as_str() == Some("relocate") {
                return Some(Reward::Relocate);
            }
            let has = |key| one.get_ref().as_table().is_some_and(|t| t.contains_key(key));
            if !has("bribes") && !has("discard_judgements") {
                return reward(sheet, one, what);
            }
            let known = ["bribes", "discard_judgements"];
            let (kind, value) = only_field(sheet, one, what, &known)?;
            let count = sheet.number(value, &format!("`{kind}` in {what}"), 1..=5)?;
            Some(match kind {
                "bribes" => Reward::Bribes(count),
                _ => Reward::DiscardJudgements(count),
            })
        })
        .collect();
    all.into_iter().collect()
}

fn reward<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>, what: &str) -> Option<Reward> {
    const KNOWN: [&str; 11] = [
        "gems",
        "points",
        "cards",
        "science",
        "magic",
        "defence",
        "attack",
        "bonus_magic",
        "bonus_circle",
        "infinite",
        "diamonds",
    ];
    if value.get_ref().as_str() == Some("infinite_of_choice") {
        return Some(Reward::InfiniteOfChoice);
    }
    let (kind, value) = only_field(sheet, value, what, &KNOWN)?;
    let named = format!("`{kind}` in {what}");
    let mut up_to = |most| sheet.number(value, &named, 1..=most);
    // Safe bounds: gems of three rows add up, and each drawn card is a question.
    match kind {
        "gems" => up_to(12).map(Reward::Gems),
        "points" => up_to(30).map(Reward::Points),
        "cards" => up_to(4).map(Reward::Cards),
        "science" => up_to(4).map(Reward::Science),
        "magic" => up_to(4).map(Reward::Magic),
        "defence" => up_to(4).map(Reward::Defence),
        "attack" => up_to(4).map(Reward::Attack),
        "bonus_magic" => up_to(12).map(Reward::BonusMagic),
        "bonus_circle" => bonus_circle(sheet, value, &named),
        "infinite" => sheet.colour(value, &named).map(Reward::Infinite),
        "diamonds" => up_to(4).map(Reward::Diamonds),
        _ => None,
    }
}

fn bonus_circle<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>, what: &str) -> Option<Reward> {
    let fields = sheet.fields(value, what, &["colour", "value"])?;
    let colour = fields.need(sheet, "colour");
    let is_any = colour.is_some_and(|c| c.get_ref().as_str() == Some(ANY_COLOUR));
    let value = fields
        .need(sheet, "value")
        .and_then(|v| sheet.number(v, &format!("the value of {what}"), 1..=12));
    if is_any {
        return value.map(Reward::BonusAnyCircle);
    }
    let colour: Option<Colour> =
        colour.and_then(|c| sheet.colour(c, &format!("the colour of {what}")));
    Some(Reward::BonusCircle { colour: colour?, value: value? })
}
