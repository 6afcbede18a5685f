//! From the tables of a card file to cards. What a card may say is bounded by what the game can be played and shown
//! with: amounts that no reserve covers and names that no button holds are complaints, not surprises in a game.

use std::ops::RangeInclusive;

use super::sheet::{Fields, NamedTask, Sheet, Value, shown};
use super::{
    Card, CardId, CardText, Colour, Face, LawEffect, LawText, OtherText, OtherTexts, Reward, Row,
    Scoring, Sections, TaskWord,
};

/// The numbers of characters.
pub(super) const CHARACTERS: RangeInclusive<u8> = 1..=64;
/// The numbers of laws.
pub(super) const LAWS: RangeInclusive<u8> = 65..=88;

/// In place of a colour: whatever colour it is (R-TD-09).
const ANY_COLOUR: &str = "any";

/// Names stand on buttons and in menus.
const NAME: usize = 30;
/// Texts stand in panels, several at a time.
const TEXT: usize = 160;
/// Chat reads these as markup, as the start of a mention or as a line's end.
const MARKUP: &[char] = &['*', '_', '~', '`', '|', '<', '>', '@', '#', '\\', '[', ']'];

/// A table of a file that should be a card.
pub(super) struct Entry {
    pub(super) line: usize,
    /// Its number, also when the rest cannot be used: the card is then wrong, not missing.
    pub(super) number: Option<u8>,
    pub(super) card: Option<Card>,
}

/// All characters of a file; nothing when it cannot be understood as a whole.
pub(super) fn characters(sheet: &mut Sheet<'_>) -> Option<Vec<Entry>> {
    let known = ["number", "name", "sections", "levels"];
    let entries = sheet.entries("character")?;
    let read = entries
        .iter()
        .map(|entry| card(sheet, entry, "character", CHARACTERS, &known, levels));
    Some(read.collect())
}

/// All laws of a file; nothing when it cannot be understood as a whole.
pub(super) fn laws(sheet: &mut Sheet<'_>) -> Option<Vec<Entry>> {
    let known = [
        "number", "name", "text", "sections", "choose", "scoring", "task", "original", "revised",
    ];
    let entries = sheet.entries("law")?;
    let read = entries
        .iter()
        .map(|entry| card(sheet, entry, "law", LAWS, &known, law));
    Some(read.collect())
}

fn card<'t>(
    sheet: &mut Sheet<'t>,
    entry: &Value<'t>,
    kind: &str,
    numbers: RangeInclusive<u8>,
    known: &[&str],
    face: impl Fn(&mut Sheet<'t>, &Fields<'_, 't>) -> Option<Face>,
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
    let mut read = Entry {
        line: sheet.line(entry),
        number: None,
        card: None,
    };
    let Some(fields) = sheet.fields(entry, &whose, known) else {
        return read;
    };
    read.number = fields.need(sheet, "number").and_then(|value| {
        let what = format!("the number of a {kind}");
        sheet.number(value, &what, numbers)
    });
    let name = text(sheet, &fields, "name", NAME);
    let sections = sections(sheet, &fields);
    let face = face(sheet, &fields);
    if let (Some(number), Some(name), Some(sections), Some(face)) =
        (read.number, name, sections, face)
    {
        read.card = Some(Card {
            id: CardId(number),
            name,
            sections,
            face,
        });
    }
    read
}

fn text<'t>(
    sheet: &mut Sheet<'t>,
    of: &Fields<'_, 't>,
    key: &str,
    most: usize,
) -> Option<CardText> {
    let value = of.need(sheet, key)?;
    let what = format!("the {key} of {}", of.whose);
    let fields = sheet.fields(value, &what, &["en"])?;
    let value = fields.need(sheet, "en")?;
    let en = sheet.word(value, &what)?;
    let wrong = if en.trim().is_empty() {
        "is empty".to_owned()
    } else if en.trim() != en {
        "begins or ends with a blank".to_owned()
    } else if en.chars().count() > most {
        format!("is longer than {most} letters")
    } else if en.chars().any(char::is_control) {
        "should be one line".to_owned()
    } else if let Some(sign) = en.chars().find(|c| MARKUP.contains(c)) {
        format!("has a {sign} in it, which chat takes for markup")
    } else {
        return Some(CardText { en: en.to_owned() });
    };
    let line = sheet.line(value);
    sheet.complain(line, format!("{what} {wrong}"));
    None
}

fn sections<'t>(sheet: &mut Sheet<'t>, of: &Fields<'_, 't>) -> Option<Sections> {
    let value = of.need(sheet, "sections")?;
    let whose = format!("`sections` of {}", of.whose);
    let fields = sheet.fields(value, &whose, &["top_left", "top_right", "bottom"])?;
    let mut colour = |key| {
        let value = fields.need(sheet, key)?;
        sheet.colour(value, &format!("`{key}` of {}", of.whose))
    };
    let (top_left, top_right, bottom) = (colour("top_left"), colour("top_right"), colour("bottom"));
    Some(Sections {
        top_left: top_left?.into(),
        top_right: top_right?.into(),
        bottom: bottom?.into(),
    })
}

fn levels<'t>(sheet: &mut Sheet<'t>, of: &Fields<'_, 't>) -> Option<Face> {
    let value = of.need(sheet, "levels")?;
    let rows = sheet.list(value, &format!("`levels` of {}", of.whose), 4..=4)?;
    let rows: Vec<Option<Row>> = (1..)
        .zip(rows)
        .map(|(level, value)| {
            let whose = format!("level {level} of {}", of.whose);
            let fields = sheet.fields(value, &whose, &["cost", "reward"])?;
            let cost = fields.need(sheet, "cost").and_then(|cost| {
                let what = format!("the cost of {whose}");
                sheet.colour(cost, &what)
            });
            let reward = fields.need(sheet, "reward").and_then(|reward| {
                let what = format!("the reward of {whose}");
                rewards(sheet, reward, &what)
            });
            Some(Row {
                cost: cost?.into(),
                reward: reward?,
            })
        })
        .collect();
    let rows: Option<Vec<Row>> = rows.into_iter().collect();
    let levels = rows?.try_into().ok()?;
    Some(Face::Character { levels })
}

fn law<'t>(sheet: &mut Sheet<'t>, of: &Fields<'_, 't>) -> Option<Face> {
    let revised = other_text(sheet, of, OtherText::Revised);
    let original = other_text(sheet, of, OtherText::Original);
    let LawText { text, effect } = law_text(sheet, of)?;
    Some(Face::Law {
        text,
        effect,
        others: OtherTexts {
            revised: revised?,
            original: original?,
        },
    })
}

/// Another text of a law, or that it has none; nothing where it is wrong.
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
        [None, Some(scored), None] => scoring(sheet, scored, of.whose),
        [None, None, Some(named)] => task(sheet, named, of.whose),
        several => {
            // The second one is where to look; without any there is only the card.
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
    let lists: Vec<Option<Vec<Reward>>> = lists
        .iter()
        .map(|list| rewards(sheet, list, &what))
        .collect();
    let lists: Option<Vec<Vec<Reward>>> = lists.into_iter().collect();
    lists.map(LawEffect::Choose)
}

fn scoring<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>, whose: &str) -> Option<LawEffect> {
    const KNOWN: [&str; 5] = [
        "per_card",
        "per_high_card",
        "per_set",
        "per_circle_and_infinite",
        "per_adjacent_character",
    ];
    let what = format!("`scoring` of {whose}");
    let (kind, value) = only_field(sheet, value, &what, &KNOWN)?;
    let points = sheet.number(value, &format!("`{kind}` of {whose}"), 1..=12)?;
    Some(LawEffect::Scoring(match kind {
        "per_card" => Scoring::PerCard(points),
        "per_high_card" => Scoring::PerHighCard(points),
        "per_set" => Scoring::PerSet(points),
        "per_circle_and_infinite" => Scoring::PerCircleAndInfinite(points),
        "per_adjacent_character" => Scoring::PerAdjacentCharacter(points),
        _ => return None,
    }))
}

fn task<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>, whose: &str) -> Option<LawEffect> {
    let what = format!("`task` of {whose}");
    let name = sheet.word(value, &what)?;
    sheet.tasks.push(NamedTask {
        line: sheet.line(value),
        what,
        word: name.to_owned(),
    });
    Some(LawEffect::Task(TaskWord(name.to_owned())))
}

/// One to three rewards: more have no room on a card.
fn rewards<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>, what: &str) -> Option<Vec<Reward>> {
    let list = sheet.list(value, what, 1..=3)?;
    let all: Vec<Option<Reward>> = list.iter().map(|one| reward(sheet, one, what)).collect();
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
    // The bounds are generous and safe: gems of three rows are taken as one number, and each card is asked about.
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
    Some(Reward::BonusCircle {
        colour: colour?,
        value: value?,
    })
}

/// The one field of a table that says by its name what it is.
fn only_field<'v, 't>(
    sheet: &mut Sheet<'t>,
    value: &'v Value<'t>,
    what: &str,
    known: &[&'static str],
) -> Option<(&'static str, &'v Value<'t>)> {
    let said = value.get_ref().as_table().and_then(|table| {
        let mut fields = table.iter();
        match (fields.next(), fields.next()) {
            (Some((key, value)), None) => Some((key, value)),
            _ => None,
        }
    });
    let found = said.and_then(|(key, value)| {
        let kind = known.iter().find(|k| **k == key.get_ref().as_ref())?;
        Some((*kind, value))
    });
    if found.is_none() {
        let given = match said {
            Some((key, _)) => format!("`{}`", key.get_ref()),
            None if value.get_ref().is_table() => "a table with several fields or none".to_owned(),
            None => shown(value),
        };
        let (line, known) = (sheet.line(value), known.join(", "));
        sheet.complain(line, format!("{what} says {given}; known are {known}"));
    }
    found
}
