//! A backup was put in the place of a later database: what is told of it in the games that had gone on.

use crate::attendance::{Announcement, Loss};
use crate::host::game::batch::Input;
use crate::host::game::game_cache::Live;
use crate::host::ground::error::{Stop, guard};
use crate::host::handle::{Host, Inner};
use crate::notice::GameId;
use crate::rules::Seat;
use crate::timing::WallTime;

impl Host {
    /// Tells a table that its game is where it was at a time, and gives the turn in which that is. The courier says it.
    ///
    /// # Errors
    /// When the game does not run, or cannot be read.
    pub async fn went_back(&self, game: GameId, to: WallTime, lost: Loss) -> Result<u8, Stop> {
        self.shielded(Some(game), move |inner| async move {
            let mut taken = inner.take(game).await?;
            let told = inner.goes_back(&mut taken.live, to, lost).await;
            taken.put_back_after(told)
        })
        .await
    }
}

impl Inner {
    async fn goes_back(&self, live: &mut Live, to: WallTime, lost: Loss) -> Result<u8, Stop> {
        live.must_go_on()?;
        let turn = guard(|| live.game.table_view().open.turn)?;
        // That the bot was not there since is a part of it.
        live.missed = None;
        let mut attendance = live.attendance.clone();
        attendance.went_back();
        let told = vec![Announcement::WentBack { turn, to, lost }];
        self.happen_in(live, Seat(0), &Input::Attendance, attendance, told)
            .await?;
        Ok(turn)
    }
}
