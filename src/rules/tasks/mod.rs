//! Tasks: one line of unfinished business on a seat's desk. A task either asks or acts, never both, so that an open
//! question can always be asked afresh when the table has changed under it.

mod act;
mod answer;
mod ask;
mod auction;
mod development;
mod law;
mod opening;
mod painting;
mod reward;

pub(super) use act::Act;
pub(super) use answer::{accept, check, digest, fallback, forced};
pub(super) use ask::Ask;
pub(super) use auction::{bidders, discard_for_rival, pass_gem_count, pay_bid, rival_bidders};
pub(super) use development::stand;
pub(super) use law::targets;
pub(super) use reward::{deal, take_gems};

use serde::{Deserialize, Serialize};

/// One line of unfinished business.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Puts a question to the player.
    Ask(Ask),
    /// Does something.
    Act(Act),
}

impl From<Ask> for Task {
    fn from(ask: Ask) -> Task {
        Task::Ask(ask)
    }
}

impl From<Act> for Task {
    fn from(act: Act) -> Task {
        Task::Act(act)
    }
}
