//! Compares the verdicts of the program and the script on many records.

use viceroy::simulation::Unverified;

use crate::prelude::*;

/// `None` where the record is valid.
#[derive(Debug)]
pub struct Said {
    pub by_program: Option<String>,
    pub by_script: Option<String>,
}

impl Said {
    /// Whether both give the same complaint, or both say that it is no record.
    pub fn agree(&self) -> bool {
        match (&self.by_program, &self.by_script) {
            (None, None) => true,
            (Some(program), Some(script)) => program == script,
            (None, Some(_)) | (Some(_), None) => false,
        }
    }

    pub fn is_refused(&self) -> bool {
        self.by_program.is_some() && self.by_script.is_some()
    }
}

/// Replaces all messages about texts that are not records.
pub const NO_RECORD: &str = "no record";

fn by_program(text: &str) -> Option<String> {
    match verify(text) {
        Ok(_) => None,
        Err(wrong @ (Unverified::Draw { .. } | Unverified::NotAsDrawn { .. })) => {
            Some(wrong.to_string())
        }
        Err(
            wrong @ (Unverified::Hash { .. }
            | Unverified::Unreadable { .. }
            | Unverified::MostDiffer(_)
            | Unverified::NoPresses(_)
            | Unverified::NoDeal { .. }),
        ) => Some(wrong.to_string()),
        Err(
            Unverified::NoRecord(_)
            | Unverified::OtherFormat(_)
            | Unverified::Closed { .. }
            | Unverified::NoSecret(_)
            | Unverified::NoDraws(_),
        ) => Some(NO_RECORD.to_owned()),
    }
}

/// `None` if Python is not available.
fn by_script(texts: &[String]) -> Option<Vec<Option<String>>> {
    let folder = tempfile::tempdir().unwrap();
    let mut script = Command::new("python3");
    script.arg("docs/check-luck.py");
    for (nth, text) in texts.iter().enumerate() {
        let file = folder.path().join(format!("{nth}.json"));
        std::fs::write(&file, text).unwrap();
        script.arg(file);
    }
    let output = match script.output() {
        Ok(output) => output,
        Err(error) => {
            eprintln!(
                "SKIPPED: python3 cannot be run here ({error}), so docs/check-luck.py is not tried."
            );
            return None;
        }
    };
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(errors, "", "the script never ends in a traceback");
    let said = String::from_utf8(output.stdout).unwrap();
    let mut answers: Vec<Option<String>> = vec![];
    for line in said.lines() {
        let Some((_, answer)) = line.split_once(".json: ") else {
            continue;
        };
        answers.push(match answer.split_once(": ") {
            Some(("NOT RIGHT", wrong)) => Some(wrong.to_owned()),
            Some(("NO RECORD", _)) => Some(NO_RECORD.to_owned()),
            _ => None,
        });
    }
    assert_eq!(answers.len(), texts.len(), "{said}");
    Some(answers)
}

pub fn both(texts: &[String]) -> Vec<Said> {
    let mut said = vec![];
    for some in texts.chunks(500) {
        let program = some.iter().map(|text| by_program(text));
        let program: Vec<Option<String>> = program.collect();
        let script = by_script(some).unwrap_or_else(|| program.clone());
        let both = program.into_iter().zip(script);
        said.extend(both.map(|(by_program, by_script)| Said { by_program, by_script }));
    }
    said
}

pub fn list(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().unwrap()
}
