//! Plays many games of computer players and writes their records.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::play_out::{PlayedOut, play_brains, play_out, play_told};
use super::players::Players;
use super::report::Report;
use super::statistics::{Scores, Stopped};
use viceroy_model::record::{Record, RecordedSeat};
use viceroy_rules::{Open, Refusal, Ruleset};

#[derive(Clone, Debug)]
pub struct Simulation {
    pub games: u64,
    /// The first game's seed, incremented for each game.
    pub seed: u64,
    pub players: Players,
    pub export: Option<PathBuf>,
    pub counted: Counted,
}

/// Counting everything takes as long as playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counted {
    #[default]
    Scores,
    Everything,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    pub report: Report,
    pub decisions: u64,
    pub scores: Scores,
}

#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    #[error(transparent)]
    Stopped(#[from] Stopped),
    #[error("cannot write {path}: {error}")]
    Write { path: PathBuf, error: io::Error },
}

/// `played` receives the number of finished games.
///
/// # Errors
/// If a game cannot continue or a record cannot be written.
pub fn simulate(
    ruleset: &Arc<Ruleset>,
    wanted: &Simulation,
    mut played: impl FnMut(u64),
) -> Result<Summary, SimulationError> {
    if let Some(folder) = &wanted.export {
        fs::create_dir_all(folder)
            .map_err(|error| SimulationError::Write { path: folder.clone(), error })?;
    }
    let mut summary = Summary::default();
    for seed in (0..wanted.games).map(|i| wanted.seed.wrapping_add(i)) {
        let PlayedOut { facts, decisions, game: open } =
            play(ruleset, wanted, seed).map_err(|refusal| Stopped { seed, refusal })?;
        summary.decisions += u64::from(decisions);
        if wanted.counted == Counted::Everything {
            summary.report.add(ruleset, &facts, decisions, &open);
        }
        summary.scores.add(&open);
        if let Some(folder) = &wanted.export {
            let seats = open.seats().map(|seat| {
                let player = wanted.players.of(seat);
                let name = format!("{} {}", player.name(), seat.0 + 1);
                RecordedSeat::of_one(seat.0, name, player.occupant())
            });
            let name = format!("seed-{seed}");
            let record = Record::new(name, seats.collect(), ruleset, &facts);
            write(folder, seed, &record)?;
        }
        played(summary.scores.games);
    }
    Ok(summary)
}

/// Random players need only the offers, which makes a game three times as fast.
fn play(
    ruleset: &Arc<Ruleset>,
    wanted: &Simulation,
    seed: u64,
) -> Result<PlayedOut<Open>, Refusal> {
    if let Some(mut brains) = wanted.players.brains(ruleset.agreement.seats, seed) {
        let out = play_brains(ruleset, seed, &mut brains)?;
        return Ok(out.map(|game| Open::clone(&game.table_view().open)));
    }
    let tells = wanted.counted == Counted::Everything || wanted.export.is_some();
    let play = if tells { play_told } else { play_out };
    Ok(play(ruleset, seed)?.map(|game| game.table().open.clone()))
}

fn write(folder: &Path, seed: u64, record: &Record) -> Result<(), SimulationError> {
    let path = folder.join(format!("game-{seed}.json"));
    let json = serde_json::to_vec(record).map_err(io::Error::from);
    let written = json.and_then(|json| viceroy_files::write_anew(&path, &json));
    written.map_err(|error| SimulationError::Write { path, error })
}
