//! Computer players by name.

use std::fmt;
use std::str::FromStr;

use crate::simulation::planner::Planner;
use crate::simulation::reckoner::Reckoner;
use viceroy_ai::{Brain, Budget, Greedy, Level, Random, Search};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Entrant {
    Random,
    Greedy,
    Planner,
    Reckoner,
    /// A level offered to players.
    Level(Level),
    /// Search with a fixed number of iterations per decision.
    Hard {
        iterations: u32,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no computer player {0:?}; there are random, greedy, planner, reckoner, easy, normal, hard, and hard:N with N iterations for each decision"
)]
pub struct UnknownEntrant(String);

impl Entrant {
    pub fn brain(self, seed: u64) -> Box<dyn Brain> {
        match self {
            Entrant::Random => Box::new(Random::new(seed)),
            Entrant::Greedy => Box::new(Greedy),
            Entrant::Planner => Box::new(Planner::new(seed)),
            Entrant::Reckoner => Box::new(Reckoner::new(seed)),
            Entrant::Level(level) => level.brain(seed),
            Entrant::Hard { iterations } => {
                Box::new(Search::new(seed, Budget::iterations(iterations)))
            }
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Random => f.write_str("random"),
            Entrant::Greedy => f.write_str("greedy"),
            Entrant::Planner => f.write_str("planner"),
            Entrant::Reckoner => f.write_str("reckoner"),
            Entrant::Level(level) => f.write_str(level.key()),
            Entrant::Hard { iterations } => write!(f, "hard:{iterations}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = UnknownEntrant;

    fn from_str(name: &str) -> Result<Entrant, UnknownEntrant> {
        let unknown = || UnknownEntrant(name.to_owned());
        let level = Level::ALL.into_iter().find(|level| level.key() == name);
        match (name, level, name.split_once(':')) {
            ("random", ..) => Ok(Entrant::Random),
            ("greedy", ..) => Ok(Entrant::Greedy),
            ("planner", ..) => Ok(Entrant::Planner),
            ("reckoner", ..) => Ok(Entrant::Reckoner),
            (_, Some(level), _) => Ok(Entrant::Level(level)),
            (_, None, Some(("hard", iterations))) => {
                let iterations = iterations.parse().map_err(|_| unknown())?;
                if iterations == 0 {
                    return Err(unknown());
                }
                Ok(Entrant::Hard { iterations })
            }
            (_, None, Some(_) | None) => Err(unknown()),
        }
    }
}
