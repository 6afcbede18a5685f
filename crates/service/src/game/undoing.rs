//! A slip of the finger: somebody who plays against computer players alone takes their last step
//! back. Its steps stay, and later ones say that they do not count. Draws that are made again come
//! out as before, because they are counted from where the game stands now.

use super::replay::replay;
use crate::prelude::*;
use viceroy_model::attendance::TurnOf;
use viceroy_model::messages::LastStep;

impl RunningGame {
    /// What the player of a seat may take back.
    pub(crate) fn slip(&self, view: &SeatView, now: Millis) -> Option<LastStep> {
        let slip = self.slips.last().filter(|slip| slip.seat == view.seat)?;
        // A secret choice is taken back for nothing while it is secret.
        let is_secret = view.may_reconsider;
        if self.must_go_on().is_err()
            || is_secret
            || self.attendance.is_any_handed()
            || self.played_in.deal().is_some()
        {
            return None;
        }
        let open = TurnOf { turn: view.table.open.turn, turns: view.table.turns() };
        if !self.attendance.open_seats(open, now).is_empty() {
            return None;
        }
        let own = self.people[view.seat].person()?;
        let people = self.doers.holders().all().filter_map(Player::person);
        let mut others = people.filter(|person| *person != own);
        others.next().is_none().then_some(slip)
    }
}

impl Games {
    /// Takes the last step back, with all that followed from it. Refused if it is another one by
    /// now.
    pub(crate) async fn take_back(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        step: u32,
    ) -> Result<()> {
        live.must_go_on()?;
        let now = self.clock.now();
        let slip = catch_panic(|| live.slip(&live.game.seat_view(seat)?, now))?;
        let slip = slip.filter(|slip| slip.step == step).ok_or(Rejection::NoSlip)?;
        let steps = self.store.steps(live.id, 1, live.steps).await?;
        let since = |step: &&StoredStep| step.number >= slip.step;
        let undone = history::standing(&steps).filter(since).map(|step| step.number).collect();
        let before: Vec<StoredStep> =
            steps.iter().take_while(|step| !since(step)).cloned().collect();
        let luck = FairLuck::of_game(live.secret, &live.cuts);
        let ruleset = Arc::clone(live.game.ruleset());
        // By other rules than today's it cannot be played again.
        let again = catch_panic(|| replay(&ruleset, luck, &before))?;
        let again = again.map_err(|_| Rejection::NoSlip)?;
        let was = (std::mem::replace(&mut live.game, again.game), live.luck_used);
        live.luck_used = again.draws;
        let told = vec![Announcement::TookBack { seat }];
        let attendance = live.attendance.clone();
        let done = self.happen_in(live, seat, &Input::Undo(undone), attendance, told).await;
        if let Err(Stop::Refused(_)) = &done {
            (live.game, live.luck_used) = was;
        }
        done?;
        self.feeds.forget(live.id);
        self.load_anew(live).await
    }

    /// What is known of a game beside its position follows from the steps that count.
    async fn load_anew(&self, live: &mut RunningGame) -> Result<()> {
        let stored = self.store.game(live.id).await?.ok_or(Rejection::NoSuchGame)?;
        let loaded = RunningGame::load(&self.store, stored, self.cards).await;
        let loaded = loaded.map_err(|why| Fault::new(format!("a step was taken back: {why:?}")))?;
        let missed = live.missed.take();
        *live = RunningGame { missed, ..*loaded };
        Ok(())
    }
}
