//! Whole games without Discord.

mod arena;
mod balance;
mod planner;
mod play_out;
mod players;
mod recheck;
mod reckoner;
mod report;
mod simulate;
mod statistics;
mod verify;

pub use arena::{Arena, ArenaError, Entrant, Pace, Standing, Standings, UnknownEntrant};
pub use balance::{Balance, Balanced, Piece, PieceWorth};
pub use planner::Planner;
pub use play_out::{PlayedOut, play_brains, play_hosted, play_out, play_told};
pub use players::{Player, Players, SeededChance};
pub use recheck::{RecheckError, Rechecked, recheck};
pub use report::Report;
pub use simulate::{Counted, Simulation, SimulationError, Summary, simulate};
pub use statistics::{Interval, MeanDifference, Scores, Stopped};
pub use verify::{Unverified, Verified, verify};
