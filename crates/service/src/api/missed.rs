//! The moves that somebody missed in their last games, to be decided again.

use crate::prelude::*;
use viceroy_ai::analysis::Missed;

/// So many of somebody's games are looked back at.
const GAMES: u32 = 10;
/// Of these, so many that were not looked at lately. It takes up to a second each.
const FRESH: usize = 3;
/// How many are shown.
const MOST: usize = 3;

/// A choice that cost its player more than another.
#[derive(Clone, Debug)]
pub struct MissedMove {
    pub game: GameId,
    pub people: BySeat<Player>,
    pub missed: Missed,
}

/// Which games are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookBack {
    Anew,
    /// Those that were looked at lately.
    AsKnown,
}

impl Host {
    /// Those that cost most first.
    pub async fn missed_lately(&self, who: PersonId, look: LookBack) -> Result<Vec<MissedMove>> {
        let mut fresh = match look {
            LookBack::Anew => FRESH,
            LookBack::AsKnown => 0,
        };
        let mut all = vec![];
        for game in self.store.newest_finished(who, GAMES).await? {
            let is_fresh = !self.analyses.knows(game);
            if is_fresh && fresh == 0 {
                continue;
            }
            // Of a deal that has not closed nothing is told, and old rules are none of today.
            if let Some(missed) = ok_unless_rejected(self.missed_in(game, who).await)? {
                fresh -= usize::from(is_fresh);
                all.extend(missed);
            }
        }
        all.sort_by(|a, b| b.missed.points.total_cmp(&a.missed.points));
        all.truncate(MOST);
        Ok(all)
    }

    /// In somebody's own game.
    pub async fn missed_in(&self, game: GameId, who: PersonId) -> Result<Vec<MissedMove>> {
        let analysed = self.analysis(game, who).await?;
        let people = analysed.table.people.clone();
        let own = people.iter().find(|(_, player)| player.is(who)).map(|(seat, _)| seat);
        let own = own.ok_or(Rejection::NotSeated)?;
        let missed = analysed.analysis.players[own].missed.iter().cloned();
        Ok(missed.map(|missed| MissedMove { game, people: people.clone(), missed }).collect())
    }
}
