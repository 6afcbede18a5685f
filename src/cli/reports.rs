//! `viceroy reports`: user reports, for the operator.

use viceroy::store::{self, ProblemReport};

use super::config::Config;
use super::failure::Failure;
use super::harmless::{harmless, print_raw};

/// Newest first.
///
/// # Errors
/// If the database cannot be read.
pub async fn reports() -> Result<(), Failure> {
    let config = Config::read()?;
    let all = store::reports(&config.database).await?;
    if all.is_empty() {
        println!("Nobody has reported anything in the last 90 days.");
    }
    for (number, report) in &all {
        print_raw(&told(*number, report))?;
    }
    Ok(())
}

fn told(number: i64, report: &ProblemReport) -> String {
    let ProblemReport { person, wall, game, step, server, text, .. } = report;
    let game = game.map_or(String::new(), |game| format!(", game {}", game.0));
    let step = step.map_or(String::new(), |step| format!(", step {step}"));
    let server = server.map_or(String::new(), |server| format!(", server {}", server.0));
    let at = wall.spelt_out();
    let text: Vec<String> = text.lines().map(harmless).collect();
    let text = text.join("\n    ");
    format!("{number}: {at}, person {}{server}{game}{step}\n    {text}", person.0)
}
