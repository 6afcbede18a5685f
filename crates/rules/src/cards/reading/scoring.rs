//! Parses scoring.

use super::parts::only_field;
use crate::cards::Scoring;
use crate::cards::sheet::{Sheet, Value};

pub(super) fn scoring<'t>(
    sheet: &mut Sheet<'t>,
    value: &Value<'t>,
    whose: &str,
) -> Option<Scoring> {
    const KNOWN: [&str; 13] = [
        "per_card",
        "per_high_card",
        "per_set",
        "per_circle_and_infinite",
        "per_adjacent_character",
        "per_level",
        "per_law",
        "per_aristocrat",
        "per_mixed_circle",
        "per_combat_token",
        "without_penalty",
        "per_criminal",
        "per_judgement",
    ];
    let what = format!("`scoring` of {whose}");
    let (kind, value) = only_field(sheet, value, &what, &KNOWN)?;
    let points = sheet.number(value, &format!("`{kind}` of {whose}"), 1..=12)?;
    Some(match kind {
        "per_card" => Scoring::PerCard(points),
        "per_high_card" => Scoring::PerHighCard(points),
        "per_set" => Scoring::PerSet(points),
        "per_circle_and_infinite" => Scoring::PerCircleAndInfinite(points),
        "per_adjacent_character" => Scoring::PerAdjacentCharacter(points),
        "per_level" => Scoring::PerLevel(points),
        "per_law" => Scoring::PerLaw(points),
        "per_aristocrat" => Scoring::PerAristocrat(points),
        "per_mixed_circle" => Scoring::PerMixedCircle(points),
        "per_combat_token" => Scoring::PerCombatToken(points),
        "without_penalty" => Scoring::WithoutPenalty(points),
        "per_criminal" => Scoring::PerCriminal(points),
        "per_judgement" => Scoring::PerJudgement(points),
        _ => return None,
    })
}
