//! What follows when somebody only looks, or tells something of themselves.

use crate::host::game::batch::Input;
use crate::host::game::game_cache::Live;
use crate::host::ground::error::{Stop, guard};
use crate::host::handle::{Host, Inner};
use crate::notice::{GameId, PersonId, TablePost};
use crate::rules::Seat;
use crate::store::AttendanceRecord;

impl Host {
    /// What everybody sees of a game, shown to somebody who has pressed for it.
    pub async fn table_for(&self, game: GameId, who: PersonId) -> Result<TablePost, Stop> {
        self.shielded(Some(game), move |inner| async move {
            inner.pressed_by(game, who).await?;
            inner.table(game).await
        })
        .await
    }
}

impl Inner {
    /// A press that asks for nothing of the person's own. Whoever does not play here changes nothing by it.
    async fn pressed_by(&self, game: GameId, who: PersonId) -> Result<(), Stop> {
        let mut taken = self.take(game).await?;
        let noted = match taken.live.seat_of(who) {
            Some(seat) => self.note_press(&mut taken.live, seat).await,
            None => Ok(()),
        };
        taken.put_back_after(noted)
    }

    /// Somebody who plays has pressed something: a game that stood still goes on by it. What is over stays as it is.
    pub(crate) async fn note_press(&self, live: &mut Live, seat: Seat) -> Result<(), Stop> {
        let now = self.clock.now();
        if live.must_go_on().is_err() || !live.attendance.is_press_worth_storing(now) {
            return Ok(());
        }
        let mut attendance = live.attendance.clone();
        let turn = guard(|| live.game.table_view().open.turn)?;
        let told = attendance.pressed(seat, turn, self.moment(live));
        self.happen_in(live, seat, &Input::Attendance, attendance, told)
            .await
    }

    /// What is known of somebody's days has changed, and with it when something has to be done.
    pub(crate) async fn due_again(&self, live: &mut Live) -> Result<(), Stop> {
        if live.must_go_on().is_err() {
            return Ok(());
        }
        let record = AttendanceRecord {
            attendance: live.attendance.clone(),
            due_at: live.attendance.next_due(&live.rhythms),
            told: vec![],
            newcomer: None,
            closed_at: None,
        };
        self.only_attendance(live, record, None).await
    }
}
