//! A card file with line numbers. Parsing continues after errors so that authors see all of them.

use crate::prelude::*;
use std::fmt;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// As many as there are card numbers; a larger file gets a single complaint.
const MOST_ENTRIES: usize = 256;

pub(super) type Value<'t> = Spanned<DeValue<'t>>;

pub(super) struct Sheet<'t> {
    file: &'t str,
    text: &'t str,
    ends: Vec<usize>,
    pub(super) complaints: Vec<Complaint>,
    pub(super) tasks: Vec<NamedTask>,
}

pub(super) struct NamedTask {
    pub(super) line: usize,
    /// As complaints describe it.
    pub(super) what: String,
    pub(super) word: String,
}

pub(super) struct Fields<'v, 't> {
    /// As complaints describe it.
    pub(super) whose: &'v str,
    pub(super) line: usize,
    table: &'v DeTable<'t>,
}

impl<'t> Sheet<'t> {
    pub(super) fn new(file: &'t str, text: &'t str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(at, _)| at);
        Sheet { file, text, ends: ends.collect(), complaints: vec![], tasks: vec![] }
    }

    pub(super) fn complain(&mut self, line: usize, what: impl Into<String>) {
        self.complaints.push(Complaint {
            file: self.file.to_owned(),
            line: Some(line),
            what: what.into(),
        });
    }

    pub(super) fn line(&self, value: &Value<'_>) -> usize {
        self.line_at(value.span().start)
    }

    fn line_at(&self, offset: usize) -> usize {
        self.ends.partition_point(|end| *end < offset) + 1
    }

    /// All `[[kind]]`; `None` if the file is unreadable.
    pub(super) fn entries(&mut self, kind: &str) -> Option<Vec<Value<'t>>> {
        let (tree, errors) = DeTable::parse_recoverable(self.text);
        for error in &errors {
            let line = error.span().map_or(1, |span| self.line_at(span.start));
            let said = error.message().lines().collect::<Vec<_>>().join(", ");
            self.complain(line, format!("this is not TOML: {said}"));
        }
        if !errors.is_empty() {
            return None;
        }
        let mut entries = vec![];
        for (key, value) in tree.get_ref() {
            if key.get_ref() != kind {
                let line = self.line_at(key.span().start);
                let key = key.get_ref();
                self.complain(line, format!("there is no `{key}` here, only [[{kind}]]"));
            } else if let Some(list) = value.get_ref().as_array() {
                entries.extend(list.iter().cloned());
            } else {
                let line = self.line_at(key.span().start);
                self.complain(line, format!("each {kind} begins with [[{kind}]]"));
            }
        }
        if let Some(beyond) = entries.get(MOST_ENTRIES) {
            let line = self.line(beyond);
            self.complain(line, format!("there are more than {MOST_ENTRIES} [[{kind}]] here"));
            return None;
        }
        Some(entries)
    }

    pub(super) fn fields<'v>(
        &mut self,
        value: &'v Value<'t>,
        whose: &'v str,
        known: &[&str],
    ) -> Option<Fields<'v, 't>> {
        let line = self.line(value);
        let Some(table) = value.get_ref().as_table() else {
            let (known, given) = (known.join(", "), shown(value));
            self.complain(line, format!("{whose} should be a table with {known}, not {given}"));
            return None;
        };
        for key in table.keys() {
            if !known.contains(&key.get_ref().as_ref()) {
                let line = self.line_at(key.span().start);
                let (key, known) = (key.get_ref(), known.join(", "));
                self.complain(
                    line,
                    format!("{whose} has an unknown field `{key}`; known are {known}"),
                );
            }
        }
        Some(Fields { whose, line, table })
    }

    pub(super) fn number(
        &mut self,
        value: &Value<'t>,
        what: &str,
        bounds: RangeInclusive<u8>,
    ) -> Option<u8> {
        let number = value.get_ref().as_integer().and_then(|n| {
            let n = i64::from_str_radix(n.as_str(), n.radix()).ok()?;
            u8::try_from(n).ok()
        });
        let fits = number.filter(|n| bounds.contains(n));
        if fits.is_none() {
            let (from, to) = bounds.into_inner();
            let (line, given) = (self.line(value), shown(value));
            self.complain(
                line,
                format!("{what} should be a whole number from {from} to {to}, not {given}"),
            );
        }
        fits
    }

    pub(super) fn word<'v>(&mut self, value: &'v Value<'t>, what: &str) -> Option<&'v str> {
        let word = value.get_ref().as_str();
        if word.is_none() {
            let (line, given) = (self.line(value), shown(value));
            self.complain(line, format!("{what} should be a text in quotation marks, not {given}"));
        }
        word
    }

    pub(super) fn colour(&mut self, value: &Value<'t>, what: &str) -> Option<Colour> {
        let word = value.get_ref().as_str();
        let colour = word.and_then(|w| Colour::ALL.into_iter().find(|c| c.key() == w));
        if colour.is_none() {
            let (line, given) = (self.line(value), shown(value));
            self.complain(
                line,
                format!("{what} should be blue, red, green or yellow, not {given}"),
            );
        }
        colour
    }

    pub(super) fn list<'v>(
        &mut self,
        value: &'v Value<'t>,
        what: &str,
        bounds: RangeInclusive<usize>,
    ) -> Option<&'v [Value<'t>]> {
        let list = value.get_ref().as_array().map(|list| &list[..]);
        let fits = list.filter(|list| bounds.contains(&list.len()));
        if fits.is_none() {
            let (from, to) = bounds.into_inner();
            let wanted = if from == to { format!("{from}") } else { format!("{from} to {to}") };
            let given = match list {
                Some(list) => format!("of {}", list.len()),
                None => shown(value),
            };
            let line = self.line(value);
            self.complain(line, format!("{what} should be a list of {wanted}, not {given}"));
        }
        fits
    }
}

impl<'v, 't> Fields<'v, 't> {
    pub(super) fn get(&self, key: &str) -> Option<&'v Value<'t>> {
        self.table.get(key)
    }

    pub(super) fn need(&self, sheet: &mut Sheet<'t>, key: &str) -> Option<&'v Value<'t>> {
        let value = self.get(key);
        if value.is_none() {
            sheet.complain(self.line, format!("{} has no `{key}`", self.whose));
        }
        value
    }
}

/// A value as a complaint quotes it.
pub(super) fn shown(value: &Value<'_>) -> String {
    const MOST: usize = 30;
    match value.get_ref() {
        DeValue::String(s) if s.chars().count() > MOST => {
            let start: String = s.chars().take(MOST).collect();
            format!("{:?}", format!("{start}…"))
        }
        DeValue::String(s) => format!("{s:?}"),
        DeValue::Integer(n) => n.to_string(),
        DeValue::Float(n) => n.to_string(),
        DeValue::Boolean(b) => b.to_string(),
        DeValue::Datetime(d) => d.to_string(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    pub file: String,
    /// `None` if it concerns the whole file.
    pub line: Option<usize>,
    /// A sentence without a full stop.
    pub what: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Complaint { file, line, what } = self;
        match line {
            Some(line) => write!(f, "{file}:{line}: {what}"),
            None => write!(f, "{file}: {what}"),
        }
    }
}

/// Contains all errors.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the card files are not usable:\n{}", self.lines())]
pub struct CatalogueError {
    /// Sorted by file and line.
    pub complaints: Vec<Complaint>,
}

impl CatalogueError {
    /// One complaint per line.
    pub fn lines(&self) -> String {
        let lines: Vec<String> = self.complaints.iter().map(ToString::to_string).collect();
        lines.join("\n")
    }
}
