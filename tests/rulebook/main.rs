//! The rules, told as stories: one file beside this one for each section of the rulebook, and one in
//! `tests/cards` for each law.

#[path = "../story/mod.rs"]
mod story;

use std::process::ExitCode;

fn main() -> ExitCode {
    story::run(
        &["rulebook", "cards", "story"],
        &[
            ("every rule has a story", story::every_rule_has_a_story),
            ("every form is explained", story::every_form_is_explained),
            ("every expectation can fail", story::every_expectation_can_fail),
        ],
    )
}
