//! Checks that `README.md` documents every form and that each expectation has failed once.

use std::path::Path;

use super::parsing;
use super::prelude::*;
use super::{expectations, givens, moves, offers, refusals, rows};

/// Grouped as a sentence looks them up.
fn groups() -> Vec<Vec<&'static str>> {
    vec![
        givens::FORMS.iter().map(|f| f.0).collect(),
        givens::CLAUSES.iter().map(|f| f.0).collect(),
        moves::forms().map(|f| f.0).collect(),
        refusals::FORMS.iter().map(|f| f.0).collect(),
        offers::FORMS.iter().map(|f| f.0).collect(),
        expected(),
        expectations::told().map(|f| f.0).collect(),
    ]
}

fn expected() -> Vec<&'static str> {
    let mut all: Vec<&str> = expectations::forms().map(|f| f.0).collect();
    all.extend(expectations::WORLDS.iter().map(|f| f.0));
    all.push(expectations::UNPLAYABLE);
    all
}

/// `README.md` lists exactly the forms of the sources, each with an example that parses as this
/// form.
pub fn every_form_is_explained() -> Result<(), String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/story/README.md");
    let readme = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let shown = readme.lines().filter_map(|l| l.strip_prefix("- `"));
    let shown = shown.filter_map(|line| line.strip_suffix('`')?.split_once("` `"));
    let mut shown: Vec<(&str, &str)> = shown.collect();
    let mut missing = vec![];
    for group in groups() {
        let forms: Vec<Form<&str>> = group.iter().map(|form| (*form, *form)).collect();
        for form in group {
            let explains = |(shown, example): &(&str, &str)| {
                let understood = understand(example, &forms);
                *shown == form && understood.is_ok_and(|(found, _)| *found == form)
            };
            match shown.iter().position(explains) {
                Some(nth) => drop(shown.remove(nth)),
                None => missing.push(form),
            }
        }
    }
    if !missing.is_empty() {
        return Err(format!(
            "tests/story/README.md does not show, with an example that is understood so: {missing:#?}"
        ));
    }
    if !shown.is_empty() {
        let shown: Vec<&str> = shown.into_iter().map(|(form, _)| form).collect();
        return Err(format!("tests/story/README.md shows what are no forms: {shown:#?}"));
    }
    Ok(())
}

/// Some complaining story in `tests/story` ends with each expectation.
pub fn every_expectation_can_fail() -> Result<(), String> {
    let files = parsing::read_folder("story").map_err(|complaint| complaint.to_string())?;
    let mut left = expected();
    for story in files.into_iter().flat_map(|(_, _, stories)| stories) {
        for told in rows::told(&story).map_err(|complaint| complaint.to_string())? {
            let of = |wanted: Block| move |said: &&(Block, Sentence)| said.0 == wanted;
            let last = told.sentences.iter().rfind(of(Block::Then));
            let complains = told.sentences.iter().any(|said| of(Block::Complaint)(&said));
            if let (Some((_, last)), true) = (last, complains) {
                left.retain(|form| understand(&last.text, &[(*form, ())]).is_err());
            }
        }
    }
    if left.is_empty() {
        return Ok(());
    }
    Err(format!("no story in tests/story shows how these fail: {left:#?}"))
}
