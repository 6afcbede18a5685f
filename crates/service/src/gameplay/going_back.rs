//! Announces that a backup was restored over a later database.

use crate::prelude::*;
use viceroy_model::attendance::Loss;

impl ExternalEvents {
    /// Returns the turn that the game is in now.
    pub(crate) async fn went_back(
        self: Arc<Self>,
        game: GameId,
        to: WallTime,
        lost: Loss,
    ) -> Result<u8> {
        let mut taken = self.games.take(game).await?;
        let told = self.goes_back(&mut taken.live, to, lost).await;
        taken.put_back_after(told)
    }

    async fn goes_back(&self, live: &mut RunningGame, to: WallTime, lost: Loss) -> Result<u8> {
        live.must_go_on()?;
        let turn = catch_panic(|| live.game.table_view().open.turn)?;
        // The downtime is part of this announcement.
        live.missed = None;
        let mut attendance = live.attendance.clone();
        attendance.went_back();
        let told = vec![Announcement::WentBack { turn, to, lost }];
        self.games.attendance_changed(live, attendance, told).await?;
        Ok(turn)
    }
}
