//! Plays many games of computer players and writes their records.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::play_out::{play_brains, play_out, play_told};
use super::players::Players;
use super::report::Report;
use viceroy_model::record::{Record, RecordedSeat};
use viceroy_rules::{BySeat, Fact, Refusal, Ruleset, Score, SeatSet};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// Who plays.
    pub players: Players,
    /// Where to write a record of each game, if anywhere.
    pub export: Option<PathBuf>,
    /// What is counted.
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
    /// How many games were played.
    pub games: u64,
    /// How many questions were answered.
    pub decisions: u64,
    /// Mean winning score.
    pub mean_winning_score: f64,
    /// Mean score of all players.
    pub mean_score: f64,
    /// The share of games that each seat won; a win that is shared counts in parts.
    pub won: Vec<f64>,
}

/// Why a simulation stopped.
#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    /// Something offered was not accepted.
    #[error("the game of seed {seed} stopped: {refusal}")]
    Stuck {
        /// The game's seed.
        seed: u64,
        /// Why.
        refusal: Refusal,
    },
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
    let mut won = vec![0.0; usize::from(ruleset.agreement.seats)];
    let (mut winning, mut all, mut players) = (0i64, 0i64, 0i64);
    for seed in (0..wanted.games).map(|i| wanted.seed.wrapping_add(i)) {
        let out = play(ruleset, wanted, seed)
            .map_err(|refusal| SimulationError::Stuck { seed, refusal })?;
        summary.games += 1;
        summary.decisions += u64::from(out.decisions);
        if wanted.counted == Counted::Everything {
            summary.report.add(ruleset, &out.facts, out.decisions);
        }
        let totals = out.scores.iter().filter_map(|(_, s)| *s);
        let totals: Vec<i64> = totals.map(|s| i64::from(s.total())).collect();
        winning += totals.iter().copied().max().unwrap_or(0);
        all += totals.iter().sum::<i64>();
        players += totals.len() as i64;
        for seat in out.winners.iter() {
            won[usize::from(seat.0)] += 1.0 / f64::from(out.winners.len());
        }
        if let Some(folder) = &wanted.export {
            let seats = out.scores.seats().map(|seat| {
                let player = wanted.players.of(seat);
                let name = format!("{} {}", player.name(), seat.0 + 1);
                RecordedSeat::of_one(seat.0, name, player.occupant())
            });
            let name = format!("seed-{seed}");
            let record = Record::new(name, seats.collect(), ruleset, &out.facts);
            write(folder, seed, &record)?;
        }
        played(summary.games);
    }
    summary.won = won.into_iter().map(|wins: f64| wins / summary.games.max(1) as f64).collect();
    summary.mean_winning_score = winning as f64 / summary.games.max(1) as f64;
    summary.mean_score = all as f64 / players.max(1) as f64;
    Ok(summary)
}

/// A game that was played, as far as it is counted.
struct Played {
    facts: Vec<Fact>,
    decisions: u32,
    scores: BySeat<Option<Score>>,
    winners: SeatSet,
}

/// Players by lot look at nothing but what is offered, and a game of them costs a third.
fn play(ruleset: &Arc<Ruleset>, wanted: &Simulation, seed: u64) -> Result<Played, Refusal> {
    if let Some(mut brains) = wanted.players.brains(ruleset.agreement.seats, seed) {
        let out = play_brains(ruleset, seed, &mut brains)?;
        let open = &out.game.table_view().open;
        return Ok(Played {
            facts: out.facts,
            decisions: out.decisions,
            scores: open.scores.clone(),
            winners: open.winners,
        });
    }
    let tells = wanted.counted == Counted::Everything || wanted.export.is_some();
    let play = if tells { play_told } else { play_out };
    let out = play(ruleset, seed)?;
    let open = &out.game.table().open;
    Ok(Played {
        decisions: out.decisions,
        scores: open.scores.clone(),
        winners: open.winners,
        facts: out.facts,
    })
}

fn write(folder: &Path, seed: u64, record: &Record) -> Result<(), SimulationError> {
    let path = folder.join(format!("game-{seed}.json"));
    let written =
        serde_json::to_vec(record).map_err(io::Error::from).and_then(|json| fs::write(&path, json));
    written.map_err(|error| SimulationError::Write { path, error })
}
