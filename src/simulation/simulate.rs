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

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    pub players: Players,
    /// Where to write a record of each game, if anywhere.
    pub export: Option<PathBuf>,
    pub counted: Counted,
}

/// What is counted of each game. Counting everything takes as long as playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counted {
    /// Scores and decisions.
    #[default]
    Scores,
    /// What a [`Report`] tells.
    Everything,
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// Everything that was counted, if that was wanted.
    pub report: Report,
    /// How many questions were answered.
    pub decisions: u64,
    /// Games, scores and first places.
    pub scores: Scores,
}

/// Why a simulation stopped.
#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    /// Something offered was not accepted.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// A record could not be written.
    #[error("cannot write {path}: {error}")]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// Plays the games; `played` is told after each one how many there are.
///
/// # Errors
/// When a game cannot go on or a record cannot be written.
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

/// Players by lot look at nothing but what is offered, and a game of them costs a third.
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
    let written =
        serde_json::to_vec(record).map_err(io::Error::from).and_then(|json| fs::write(&path, json));
    written.map_err(|error| SimulationError::Write { path, error })
}
