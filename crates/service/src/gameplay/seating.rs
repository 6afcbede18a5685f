//! Who leaves a running game, comes back, or does something about who is there.

use std::sync::Arc;

use crate::game::game_cache::RunningGame;
use crate::game::games::Games;
use crate::infra::error::{Rejection, Stop};
use crate::infra::run_to_completion::run_to_completion;
use crate::lobby::seat_policy::SeatPolicy;
use crate::people::known::People;
use viceroy_model::attendance::{Announcement, Attendance, TimeContext};
use viceroy_model::messages::{GameId, PersonId, TablePost};
use viceroy_rules::Seat;

service! {
    /// Who plays in running games and is there.
    pub struct Seating of store {
        people: Arc<People>,
        games: Arc<Games>,
        door: Arc<SeatPolicy>,
    }
}

impl Seating {
    /// Somebody leaves a running game: a computer player holds the seat from now on.
    pub async fn leave(self: &Arc<Self>, game: GameId, who: PersonId) -> Result<(), Stop> {
        self.attend(game, who, |attendance, seat, at| {
            let left = attendance.leave(seat, at).ok_or(Rejection::HasLeft)?;
            Ok(vec![left])
        })
        .await
    }

    /// Changes who is there, for somebody with a seat, and does what follows from it.
    pub(crate) async fn attend(
        self: &Arc<Self>,
        game: GameId,
        who: PersonId,
        change: impl FnOnce(
            &mut Attendance,
            Seat,
            TimeContext<'_>,
        ) -> Result<Vec<Announcement>, Rejection>
        + Send
        + 'static,
    ) -> Result<(), Stop> {
        let seating = Arc::clone(self);
        let work = async move {
            let (mut taken, seat) = seating.games.take_seated(game, who).await?;
            let done = seating.attend_in(&mut taken.live, seat, change).await;
            taken.put_back_after(done)
        };
        run_to_completion(Some(game), work).await
    }

    /// Somebody takes their seat back from the computer player that holds it. Whoever does so is not away either.
    pub(crate) async fn come_back(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
    ) -> Result<(), Stop> {
        let (mut taken, seat) = self.games.take_seated(game, who).await?;
        let done = self.come_back_in(&mut taken.live, seat).await;
        taken.put_back_after(done)
    }

    /// What everybody sees of a game, shown to somebody who has pressed for it.
    pub(crate) async fn table_for(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
    ) -> Result<TablePost, Stop> {
        self.pressed_by(game, who).await?;
        self.games.table(game).await
    }

    /// A press that asks for nothing of the person's own. Whoever does not play here changes nothing by it.
    async fn pressed_by(&self, game: GameId, who: PersonId) -> Result<(), Stop> {
        let mut taken = self.games.take(game).await?;
        let noted = match taken.live.seat_of(who) {
            Some(seat) => self.games.note_press(&mut taken.live, seat).await,
            None => Ok(()),
        };
        taken.put_back_after(noted)
    }

    async fn come_back_in(&self, live: &mut RunningGame, seat: Seat) -> Result<(), Stop> {
        live.must_go_on()?;
        let _alone = self.door.one_at_a_time().await;
        self.door.may_return(live, seat).await?;
        self.attend_in(live, seat, |attendance, seat, at| {
            let back = attendance.is_back(seat, at).ok_or(Rejection::NotAway)?;
            attendance.back_early(seat, at);
            Ok(vec![back])
        })
        .await
    }

    async fn attend_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        change: impl FnOnce(
            &mut Attendance,
            Seat,
            TimeContext<'_>,
        ) -> Result<Vec<Announcement>, Rejection>,
    ) -> Result<(), Stop> {
        live.must_go_on()?;
        self.games.note_press(live, seat).await?;
        let mut attendance = live.attendance.clone();
        let announced = change(&mut attendance, seat, self.games.moment(live))?;
        self.games.attendance_changed(live, attendance, announced).await
    }
}
