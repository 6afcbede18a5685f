//! Runs rule tests written in words (`tests/rulebook`, `tests/cards`; syntax in `README.md`).
//! Stories are read at runtime, so editing one needs no rebuild.

#[path = "../common/bottoms.rs"]
mod bottoms;
mod check;
#[path = "../common/diamonds.rs"]
mod diamonds;
mod expectations;
mod forms;
mod givens;
mod identifiers;
mod layout;
mod luck;
mod moves;
mod offers;
mod parsing;
mod prelude;
mod refusals;
mod rivals;
mod rows;
mod sentence;
mod tokens;
mod underworld;
mod words;
mod world;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};

use prelude::*;

pub use forms::{every_expectation_can_fail, every_form_is_explained};
pub use identifiers::every_rule_has_a_story;

pub type Plain = (&'static str, fn() -> Result<(), String>);

/// Runs all stories of folders below `tests`, one test per title, plus extra tests.
pub fn run(folders: &[&str], besides: &[Plain]) -> ExitCode {
    let mut trials = vec![];
    for (name, test) in besides.iter().copied() {
        trials.push(Trial::test(name, move || test().map_err(Failed::from)));
    }
    for folder in folders {
        let files = match parsing::read_folder(folder) {
            Ok(files) => files,
            Err(complaint) => {
                let fails = move || Err(Failed::from(complaint.to_string()));
                trials.push(Trial::test(format!("the stories in tests/{folder}"), fails));
                continue;
            }
        };
        for (kind, tables, stories) in files {
            let tables = Arc::new(tables);
            for story in stories {
                let tables = Arc::clone(&tables);
                let title = story.title.clone();
                let tell = move || {
                    identifiers::check_title(&story)?;
                    check::check(&story, &tables)
                };
                let trial =
                    Trial::test(title, move || tell().map_err(|c| Failed::from(c.to_string())));
                trials.push(trial.with_kind(kind.clone()));
            }
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
