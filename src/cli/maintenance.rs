//! `viceroy maintenance`: announces downtime.

use std::num::NonZeroU32;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use viceroy::store::{announce, announced};
use viceroy::timing::{MINUTE, Maintenance, WallTime};

use super::config::Config;
use super::failure::Failure;

/// When.
#[derive(Args)]
pub struct MaintenanceArgs {
    /// In how many minutes it begins.
    #[arg(long = "in", value_name = "MINUTES", requires = "minutes")]
    begins: Option<NonZeroU32>,
    /// How many minutes it takes.
    #[arg(long = "for", value_name = "MINUTES", requires = "begins")]
    minutes: Option<NonZeroU32>,
    /// Takes back what was announced.
    #[arg(long, conflicts_with_all = ["begins", "minutes"])]
    cancel: bool,
}

/// Announces, cancels or shows it.
///
/// # Errors
/// Why it was not announced.
pub fn maintenance(wanted: &MaintenanceArgs) -> Result<(), Failure> {
    let database = Config::read()?.database;
    if wanted.cancel {
        announce(&database, None)?;
        println!("nothing is announced any more; what tables were told already stays");
        return Ok(());
    }
    if let (Some(begins), Some(minutes)) = (wanted.begins, wanted.minutes) {
        if !database.exists() {
            let database = database.display();
            return Err(format!(
                "There is no database {database}, so nobody would be told. VICEROY_DATABASE names another one."
            )
            .into());
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH)?;
        let now = i64::try_from(since.as_millis())?;
        let from = now + i64::from(begins.get()) * MINUTE;
        let until = from + i64::from(minutes.get()) * MINUTE;
        let (from, until) = (WallTime(from), WallTime(until));
        announce(&database, Some(Maintenance { from, until }))?;
    }
    match announced(&database) {
        Some(Maintenance { from, until }) => println!(
            "announced: {} to {}; a running bot tells it within a minute, and its next start after it has begun ends it",
            from.spelt_out(),
            until.spelt_out()
        ),
        None => println!("nothing is announced; viceroy maintenance --in 120 --for 30 does it"),
    }
    Ok(())
}
