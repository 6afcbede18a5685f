//! Parses card files. Limits amounts and names to what the game can handle and display, so a bad
//! pack fails here and not during play.

mod criminals;
mod extra;
mod judgements;
mod monsters;
mod parts;
mod rewards;
mod scoring;

pub(super) use self::criminals::criminals;
use self::extra::{Bottom, bottom};
pub(super) use self::judgements::judgements;
pub(super) use self::monsters::monsters;
use self::parts::{only_field, text};
use self::rewards::rewards;
use self::scoring::scoring;
use super::sheet::{Fields, NamedTask, Sheet, Value, shown};
use super::{LawText, OtherTexts, Row, RowCost, Sections, TaskWord};
use crate::prelude::*;

/// Must fit on a button.
const NAME: usize = 30;
/// Panels show several texts at once.
const TEXT: usize = 160;

pub(super) struct Entry {
    pub(super) line: usize,
    /// Known even for invalid cards, so they are not also reported as missing.
    pub(super) number: Option<u8>,
    pub(super) card: Option<Card>,
}

/// `None` if the file is unreadable.
pub(super) fn characters(
    sheet: &mut Sheet<'_>,
    numbers: &RangeInclusive<u8>,
) -> Option<Vec<Entry>> {
    let known = ["number", "name", "sections", "levels"];
    let entries = sheet.entries("character")?;
    let read =
        entries.iter().map(|entry| card(sheet, entry, "character", numbers, &known, character));
    Some(read.collect())
}

/// `None` if the file is unreadable.
pub(super) fn laws(sheet: &mut Sheet<'_>, numbers: &RangeInclusive<u8>) -> Option<Vec<Entry>> {
    let known =
        ["number", "name", "text", "sections", "choose", "scoring", "task", "original", "revised"];
    let entries = sheet.entries("law")?;
    let read = entries.iter().map(|entry| card(sheet, entry, "law", numbers, &known, law));
    Some(read.collect())
}

fn card<'t>(
    sheet: &mut Sheet<'t>,
    entry: &Value<'t>,
    kind: &str,
    numbers: &RangeInclusive<u8>,
    known: &[&str],
    face: impl Fn(&mut Sheet<'t>, &Fields<'_, 't>) -> Option<(Sections, Face)>,
) -> Entry {
    let said = entry
        .get_ref()
        .as_table()
        .and_then(|t| t.get("number"))
        .filter(|n| n.get_ref().is_integer());
    let whose = match said {
        Some(number) => format!("{kind} {}", shown(number)),
        None => format!("a {kind}"),
    };
    let mut read = Entry { line: sheet.line(entry), number: None, card: None };
    let Some(fields) = sheet.fields(entry, &whose, known) else {
        return read;
    };
    read.number = fields.need(sheet, "number").and_then(|value| {
        let what = format!("the number of a {kind}");
        sheet.number(value, &what, numbers.clone())
    });
    let name = text(sheet, &fields, "name", NAME);
    let read_face = face(sheet, &fields);
    if let (Some(number), Some(name), Some((sections, face))) = (read.number, name, read_face) {
        read.card = Some(Card { id: CardId(number), name, sections, face });
    }
    read
}

fn sections<'t, Bottom>(
    sheet: &mut Sheet<'t>,
    of: &Fields<'_, 't>,
    bottom: impl FnOnce(&mut Sheet<'t>, &Value<'t>, &str) -> Option<Bottom>,
) -> Option<(Colour, Colour, Bottom)> {
    let value = of.need(sheet, "sections")?;
    let whose = format!("`sections` of {}", of.whose);
    let fields = sheet.fields(value, &whose, &["top_left", "top_right", "bottom"])?;
    let mut colour = |key| {
        let value = fields.need(sheet, key)?;
        sheet.colour(value, &format!("`{key}` of {}", of.whose))
    };
    let (top_left, top_right) = (colour("top_left"), colour("top_right"));
    let value = fields.need(sheet, "bottom");
    let bottom = value.and_then(|value| bottom(sheet, value, &format!("`bottom` of {}", of.whose)));
    Some((top_left?, top_right?, bottom?))
}

fn character<'t>(sheet: &mut Sheet<'t>, of: &Fields<'_, 't>) -> Option<(Sections, Face)> {
    let sections = sections(sheet, of, bottom);
    let levels = levels(sheet, of);
    let (top_left, top_right, bottom) = sections?;
    let (bottom, extra) = match bottom {
        Bottom::Of(colour) => (colour.into(), None),
        Bottom::Instead(extra) => (SectionColour::None, Some(extra)),
    };
    let sections = Sections { top_left: top_left.into(), top_right: top_right.into(), bottom };
    let levels = levels?;
    Some((sections, Face::Character { levels, extra }))
}

fn levels<'t>(sheet: &mut Sheet<'t>, of: &Fields<'_, 't>) -> Option<[Row; 4]> {
    let value = of.need(sheet, "levels")?;
    let rows = sheet.list(value, &format!("`levels` of {}", of.whose), 4..=4)?;
    let rows: Vec<Option<Row>> = (1..)
        .zip(rows)
        .map(|(level, value)| {
            let whose = format!("level {level} of {}", of.whose);
            let fields = sheet.fields(value, &whose, &["cost", "reward"])?;
            let cost = fields.need(sheet, "cost").and_then(|cost| {
                let what = format!("the cost of {whose}");
                row_cost(sheet, cost, &what)
            });
            // Possibly none, if the row costs gems of any colour (R-ARI-02).
            let least = usize::from(!matches!(cost, Some(RowCost::Any(_))));
            let reward = fields.need(sheet, "reward").and_then(|reward| {
                let what = format!("the reward of {whose}");
                rewards(sheet, reward, &what, least..=3)
            });
            Some(Row { cost: cost?, reward: reward? })
        })
        .collect();
    let rows: Option<Vec<Row>> = rows.into_iter().collect();
    rows?.try_into().ok()
}

fn row_cost<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>, what: &str) -> Option<RowCost> {
    if !value.get_ref().is_table() {
        return sheet.colour(value, what).map(RowCost::Of);
    }
    let (_, count) = only_field(sheet, value, what, &["any"])?;
    let count = sheet.number(count, &format!("`any` of {what}"), 1..=4)?;
    Some(RowCost::Any(count))
}

fn law<'t>(sheet: &mut Sheet<'t>, of: &Fields<'_, 't>) -> Option<(Sections, Face)> {
    let sections = sections(sheet, of, |sheet, value, what| sheet.colour(value, what));
    let revised = other_text(sheet, of, OtherText::Revised);
    let original = other_text(sheet, of, OtherText::Original);
    let LawText { text, effect } = law_text(sheet, of)?;
    let face =
        Face::Law { text, effect, others: OtherTexts { revised: revised?, original: original? } };
    let (top_left, top_right, bottom) = sections?;
    let sections =
        Sections { top_left: top_left.into(), top_right: top_right.into(), bottom: bottom.into() };
    Some((sections, face))
}

/// `None` if invalid; `Some(None)` if absent.
fn other_text<'t>(
    sheet: &mut Sheet<'t>,
    of: &Fields<'_, 't>,
    which: OtherText,
) -> Option<Option<Box<LawText>>> {
    let Some(value) = of.get(which.key()) else {
        return Some(None);
    };
    let whose = format!("`{}` of {}", which.key(), of.whose);
    let known = ["text", "choose", "scoring", "task"];
    let fields = sheet.fields(value, &whose, &known)?;
    let other = law_text(sheet, &fields)?;
    Some(Some(Box::new(other)))
}

fn law_text<'t>(sheet: &mut Sheet<'t>, of: &Fields<'_, 't>) -> Option<LawText> {
    let text = text(sheet, of, "text", TEXT);
    let effects = ["choose", "scoring", "task"].map(|key| of.get(key));
    let effect = match effects {
        [Some(choose), None, None] => choice(sheet, choose, of.whose),
        [None, Some(scored), None] => scoring(sheet, scored, of.whose).map(LawEffect::Scoring),
        [None, None, Some(named)] => task(sheet, named, of.whose),
        several => {
            // Point at the second one, or else at the card.
            let line = several.into_iter().flatten().map(|v| sheet.line(v)).max();
            let what = format!("{} needs exactly one of choose, scoring, task", of.whose);
            sheet.complain(line.unwrap_or(of.line), what);
            None
        }
    };
    let (text, effect) = (text?, effect?);
    Some(LawText { text, effect })
}

fn choice<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>, whose: &str) -> Option<LawEffect> {
    let lists = sheet.list(value, &format!("`choose` of {whose}"), 1..=5)?;
    let what = format!("each choice of {whose}");
    let lists: Vec<Option<Vec<Reward>>> =
        lists.iter().map(|list| rewards(sheet, list, &what, 1..=3)).collect();
    let lists: Option<Vec<Vec<Reward>>> = lists.into_iter().collect();
    lists.map(LawEffect::Choose)
}

fn task<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>, whose: &str) -> Option<LawEffect> {
    let what = format!("`task` of {whose}");
    let name = sheet.word(value, &what)?;
    sheet.tasks.push(NamedTask { line: sheet.line(value), what, word: name.to_owned() });
    Some(LawEffect::Task(TaskWord(name.to_owned())))
}
