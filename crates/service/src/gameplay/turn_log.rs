//! The log of a turn, as a player of the game reads it in private.

use viceroy_model::messages::{PlayedFact, SeatHistory};

use crate::prelude::*;

/// Everything public that happened in one turn; the set-up belongs to the first.
#[derive(Clone, Debug)]
pub struct TurnLog {
    pub turn: u8,
    /// The turn that the game is in.
    pub last: u8,
    pub deeds: Vec<PlayedFact>,
    /// Who reads it.
    pub seat: Seat,
    /// Today.
    pub people: BySeat<Player>,
    pub catalogue: &'static Catalogue,
}

impl Panels {
    /// Of the current turn, if the game has not reached that one.
    pub(crate) async fn turn_log(&self, game: GameId, who: PersonId, turn: u8) -> Result<TurnLog> {
        let (taken, seat) = self.games.take_seated(game, who).await?;
        let told = self.games.may_be_told(taken.live.played_in);
        if let (true, Err(why)) = (taken.live.game.is_over(), told) {
            return taken.put_back_after(Err(why));
        }
        let live = &taken.live;
        let (steps, people) = (live.steps, live.people.clone());
        let (holders, catalogue) = (live.doers.holders().clone(), live.game.ruleset().catalogue);
        taken.put_back_after(Ok::<_, Fault>(()))?;
        let steps = self.store.steps(game, 1, steps).await?;
        let mut doers = SeatHistory::new(holders);
        let mut turns: BTreeMap<u8, Vec<PlayedFact>> = BTreeMap::new();
        for step in history::standing(&steps) {
            let before = doers.turn();
            let deeds = doers.step(step.number, &step.cause, &step.facts);
            // A second chance begins in a later one.
            let mut within = if deeds.is_empty() { doers.turn() } else { before }.max(1);
            turns.entry(within).or_default();
            for deed in deeds {
                if let OpenFact::TurnBegan(turn) = deed.fact {
                    within = turn;
                }
                turns.entry(within).or_default().push(deed);
            }
        }
        let ends = (turns.keys().next(), turns.keys().next_back());
        let (first, last) = (*ends.0.unwrap_or(&1), *ends.1.unwrap_or(&1));
        let turn = turn.clamp(first, last);
        let deeds = turns.remove(&turn).unwrap_or_default();
        Ok(TurnLog { turn, last, deeds, seat, people, catalogue })
    }
}
