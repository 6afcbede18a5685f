//! `viceroy backup` and `viceroy restore`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use viceroy::backup::{self, Backed, Restored, Restoring};
use viceroy::messages::GameId;
use viceroy::service::{SystemClock, SystemLuck};
use viceroy::store::CancelFlag;

use super::config::Config;
use super::failure::Failure;

/// Works with or without a running bot.
///
/// # Errors
/// Why there is no backup, or what in it is unreadable.
pub async fn backup(file: PathBuf) -> Result<(), Failure> {
    let config = Config::read()?;
    let cards = config.catalogue()?;
    let name = file.display().to_string();
    let made = backup::backup(config.database, file, cards, CancelFlag::default()).await?;
    let Backed { games, unreadable, bytes } = made;
    println!("{name} is written and was read through: games and lobbies: {games}, bytes: {bytes}");
    match unreadable.is_empty() {
        true => Ok(()),
        false => Err(format!(
            "games that cannot be read, in the backup as in the database: {}. An older backup may have them whole: look with \
             VICEROY_DATABASE=that-backup viceroy recheck NUMBER.",
            reasons(&unreadable)
        )
        .into()),
    }
}

/// # Errors
/// Why the backup was not restored.
pub async fn restore(file: &Path) -> Result<(), Failure> {
    let config = Config::read()?;
    let restored = backup::restore(Restoring {
        database: &config.database,
        backup: file,
        cards: config.catalogue()?,
        clock: Arc::new(SystemClock::default()),
        luck: Arc::new(SystemLuck),
    })
    .await?;
    for line in lines(&restored, &config.database, file) {
        println!("{line}");
    }
    Ok(())
}

fn lines(restored: &Restored, database: &Path, backup: &Path) -> Vec<String> {
    let Restored { to, games, aside, not_compared, gone_back, gone, unreadable, forgotten } =
        restored;
    let as_of = to.map_or(String::new(), |to| format!(", as it was at {}", to.spelt_out()));
    let mut lines = vec![format!(
        "{} is in the place of {}{as_of}; games and lobbies: {games}",
        backup.display(),
        database.display()
    )];
    if let Some(aside) = aside {
        lines.push(format!("what it replaces stands aside: {}", aside.display()));
    }
    if let Some(why) = not_compared {
        lines.push(format!(
            "which games had gone on since is not known: {why}; so each running game is told, and the next game has a number \
             well above the last"
        ));
    }
    for back in gone_back {
        let lost = back.steps.map_or(String::new(), |steps| format!(", steps lost: {steps}"));
        let game = back.game.0;
        lines.push(match back.turn {
            0 => format!("game {game}: at its set-up again{lost}"),
            turn => format!("game {game}: in turn {turn} again{lost}"),
        });
    }
    if !gone.is_empty() {
        let gone: Vec<String> = gone.iter().map(|game| game.0.to_string()).collect();
        lines.push(format!("games opened since, and gone, by number: {}", gone.join(", ")));
    }
    if !unreadable.is_empty() {
        let reasons = reasons(unreadable);
        lines.push(format!("games that cannot be read, and rest: {reasons}"));
    }
    if *forgotten > 0 {
        lines.push(format!(
            "people who had asked to be forgotten since, and are forgotten again: {forgotten}"
        ));
    }
    if not_compared.is_some() {
        lines.push(format!(
            "who had asked to be forgotten since is known only from {}.forgotten, if it is there",
            database.display()
        ));
    }
    let start = match gone_back.is_empty() {
        true => "start the bot",
        false => {
            "start the bot: it tells these tables once that they are where they were, and goes on"
        }
    };
    lines.push(start.to_owned());
    lines
}

fn reasons(games: &[(GameId, String)]) -> String {
    let games = games.iter().map(|(game, why)| format!("{} ({why})", game.0));
    games.collect::<Vec<_>>().join(", ")
}
