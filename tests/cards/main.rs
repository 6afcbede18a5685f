//! The laws, tested by one story file each.

#[path = "../story/mod.rs"]
#[allow(
    dead_code,
    unused_imports,
    reason = "the rulebook's stories look after the forms and identifiers"
)]
mod story;

use std::process::ExitCode;

fn main() -> ExitCode {
    story::run(&["cards"], &[])
}
