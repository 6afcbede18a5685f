//! `viceroy check-language`, for translators.

use std::path::Path;
use std::process::ExitCode;

use serde_json::Value;
use viceroy::discord::command_list;
use viceroy::i18n::Languages;
use viceroy::i18n::checking::{Rulers, check_folder};
use viceroy::render::title_kept;

use super::harmless::say;

pub fn check(folder: &Path) -> ExitCode {
    let rulers = Rulers { title_kept, commands };
    let checked = match check_folder(folder, &rulers) {
        Ok(checked) => checked,
        Err(error) => {
            let _ = say(&error.to_string());
            return ExitCode::FAILURE;
        }
    };
    for flaw in &checked.flaws {
        let _ = say(&flaw.to_string());
    }
    match checked.flaws.len() {
        0 => {
            println!("{} words and sentences are fine", checked.said);
            ExitCode::SUCCESS
        }
        wrong => {
            println!("{} words and sentences, {wrong} flaws", checked.said);
            ExitCode::FAILURE
        }
    }
}

fn commands(languages: &Languages) -> Value {
    serde_json::to_value(command_list(languages)).unwrap_or_default()
}
