//! Expands stories with example rows.

use super::parsing;
use super::prelude::*;

pub struct Told {
    pub sentences: Vec<(Block, Sentence)>,
    pub with: String,
}

pub fn told(story: &Story) -> Result<Vec<Told>, Complaint> {
    let lacking = |what: String| Complaint { at: story.at.clone(), what };
    if !story.sentences.iter().any(|(block, _)| *block == Block::Then) {
        return Err(lacking("this story expects nothing; it needs a `then`".to_owned()));
    }
    if story.rows.is_empty() {
        return Ok(vec![Told { sentences: split(story.sentences.clone()), with: String::new() }]);
    }
    let told = story.rows.iter().map(|row| {
        let mut sentences = story.sentences.clone();
        for (name, value) in row {
            let place = format!("<{name}>");
            let mut used = false;
            for (_, sentence) in &mut sentences {
                used |= sentence.text.contains(&place);
                sentence.text = sentence.text.replace(&place, value);
            }
            if !used {
                return Err(lacking(format!("`{place}` stands in no sentence")));
            }
        }
        let values: Vec<String> = row.iter().map(|(n, v)| format!("{n} = {v}")).collect();
        let with = format!(" (with {})", values.join(", "));
        let sentences = split(sentences);
        Ok(Told { sentences, with })
    });
    told.collect()
}

/// Splits lines into sentences; a complaint stays whole.
fn split(lines: Vec<(Block, Sentence)>) -> Vec<(Block, Sentence)> {
    let mut sentences = vec![];
    for (block, line) in lines {
        if block == Block::Complaint {
            sentences.push((block, line));
        } else {
            sentences.extend(parsing::sentences(&line.at, &line.text).map(|s| (block, s)));
        }
    }
    sentences
}
