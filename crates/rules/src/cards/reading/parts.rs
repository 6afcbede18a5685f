//! Shared parsers.

use crate::cards::CardText;
use crate::cards::sheet::{Fields, Sheet, Value, shown};

/// Discord interprets these as markup, mentions or line breaks.
const MARKUP: &[char] = &['*', '_', '~', '`', '|', '<', '>', '@', '#', '\\', '[', ']'];

/// On one line, in every language.
pub(super) fn text<'t>(
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

/// The only field of a table, whose name is its type.
pub(super) fn only_field<'v, 't>(
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
