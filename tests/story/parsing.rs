//! Parses story files: titles, blocks, named tables and example rows.

use std::collections::BTreeMap;
use std::path::Path;

use super::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    Given,
    /// What differs in the other world.
    Elsewhere,
    When,
    Then,
    /// The expected failure; only for stories that test the stories.
    Complaint,
}

#[derive(Clone, Debug)]
pub struct Story {
    /// Rule identifiers, a colon, and a description.
    pub title: String,
    /// File and line of the title.
    pub at: String,
    pub sentences: Vec<(Block, Sentence)>,
    /// Values for `<name>`; the story runs once per row.
    pub rows: Vec<Vec<(String, String)>>,
}

pub type Tables = BTreeMap<String, Vec<Sentence>>;

/// The block that a line without a keyword continues.
enum Open {
    Nothing,
    Table(String),
    Block(Block),
    Rows(Option<Vec<String>>),
}

const KEYWORDS: [(&str, Block); 5] = [
    ("given", Block::Given),
    ("elsewhere", Block::Elsewhere),
    ("when", Block::When),
    ("then", Block::Then),
    ("complaint", Block::Complaint),
];

/// Adds the file's tables to the known ones.
pub fn read(file: &str, text: &str, tables: &mut Tables) -> Result<Vec<Story>, Complaint> {
    let mut stories: Vec<Story> = vec![];
    let mut open = Open::Nothing;
    for (number, line) in text.lines().enumerate() {
        let at = format!("{file}:{}", number + 1);
        let wrong = |what: &str| Complaint { at: at.clone(), what: what.to_owned() };
        let line = line.split("//").next().unwrap_or_default().trim_end();
        if line.is_empty() {
            continue;
        }
        if let Some(title) = line.strip_prefix("# ") {
            stories.push(Story {
                title: title.trim().to_owned(),
                at,
                sentences: vec![],
                rows: vec![],
            });
            open = Open::Nothing;
            continue;
        }
        if let Some(name) = line.strip_prefix("table: ") {
            if tables.insert(name.trim().to_owned(), vec![]).is_some() {
                return Err(wrong("there is a table of this name already"));
            }
            open = Open::Table(name.trim().to_owned());
            continue;
        }
        let text = if line.starts_with(char::is_whitespace) {
            line.trim()
        } else {
            let (keyword, text) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let block = KEYWORDS.iter().find(|(k, _)| *k == keyword);
            open = match block {
                Some((_, block)) => Open::Block(*block),
                None if keyword == "where" => Open::Rows(None),
                None => {
                    return Err(wrong(&format!(
                        "`{keyword}` begins no line; there may stand: a title (# R-AUC-01: ...), `table:`, \
                         `given`, `elsewhere`, `when`, `then`, `where`, `complaint`, or nothing but spaces"
                    )));
                }
            };
            text.trim()
        };
        if text.is_empty() {
            continue;
        }
        let story = stories.last_mut();
        match (&mut open, story) {
            (Open::Table(name), _) => {
                let lines = tables.entry(name.clone()).or_default();
                lines.extend(sentences(&at, text));
            }
            (Open::Block(block), Some(story)) => {
                let text = text.to_owned();
                story.sentences.push((*block, Sentence { at, text }));
            }
            (Open::Rows(names), Some(story)) => {
                let cells: Vec<String> = text.split('|').map(|c| c.trim().to_owned()).collect();
                match names {
                    None => *names = Some(cells),
                    Some(names) if names.len() == cells.len() => {
                        story.rows.push(names.iter().cloned().zip(cells).collect());
                    }
                    Some(names) => {
                        return Err(wrong(&format!(
                            "{} values for the {} names of `where`",
                            cells.len(),
                            names.len()
                        )));
                    }
                }
            }
            (_, None) => {
                return Err(wrong("this stands before the first title (# R-AUC-01: ...)"));
            }
            (Open::Nothing, Some(_)) => {
                return Err(wrong("a story goes on with `given`, `when` or `then`"));
            }
        }
    }
    Ok(stories)
}

/// A table's refusal runs to the end of the line, whatever its punctuation.
pub fn sentences<'t>(at: &'t str, text: &'t str) -> impl Iterator<Item = Sentence> + 't {
    let whole = text.find("the table is refused").unwrap_or(text.len());
    let (parted, whole) = text.split_at(whole);
    let parts = parted.split(';').chain([whole]).map(str::trim);
    parts
        .filter(|t| !t.is_empty())
        .map(|text| Sentence { at: at.to_owned(), text: text.to_owned() })
}

/// By file name, with the tables of `tests/story/tables.story` and their own.
pub fn read_folder(folder: &str) -> Result<Vec<(String, Tables, Vec<Story>)>, Complaint> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let load = |name: &str| {
        std::fs::read_to_string(tests.join(name))
            .map_err(|error| Complaint { at: format!("tests/{name}"), what: error.to_string() })
    };
    let mut common = Tables::new();
    let shared = "story/tables.story";
    read(&format!("tests/{shared}"), &load(shared)?, &mut common)?;
    let listed = std::fs::read_dir(tests.join(folder))
        .map_err(|error| Complaint { at: format!("tests/{folder}"), what: error.to_string() })?;
    let names = listed.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> =
        names.filter(|n| n.ends_with(".story") && n != "tables.story").collect();
    names.sort();
    let mut files = vec![];
    for name in names {
        let path = format!("{folder}/{name}");
        let mut tables = common.clone();
        let stories = read(&format!("tests/{path}"), &load(&path)?, &mut tables)?;
        let kind = name.trim_end_matches(".story").to_owned();
        files.push((kind, tables, stories));
    }
    Ok(files)
}
