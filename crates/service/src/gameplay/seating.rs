//! Players who leave a running game, come back, or change their attendance.

use crate::infra::error::DealRefusal;
use crate::lobby::seat_policy::SeatPolicy;
use crate::prelude::*;

service! {
    pub struct Seating of store {
        people: Arc<People>,
        games: Arc<Games>,
        door: Arc<SeatPolicy>,
    }
}

impl Seating {
    /// A computer player takes the seat.
    pub async fn leave(self: &Arc<Self>, game: GameId, who: PersonId) -> Result<()> {
        // Whoever has gone gives nothing away.
        self.store.set_seat_code(game, who, None).await?;
        self.attend(game, who, |attendance, seat, at| {
            let left = attendance.leave(seat, at).ok_or(Rejection::HasLeft)?;
            Ok(vec![left])
        })
        .await
    }

    /// Changes the player's attendance and applies the consequences.
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
    ) -> Result<()> {
        let seating = Arc::clone(self);
        let work = async move {
            let (mut taken, seat) = seating.games.take_seated(game, who).await?;
            // No computer player goes on for anybody there.
            if taken.live.played_in.deal().is_some() {
                let alone = Rejection::Deal(DealRefusal::Alone);
                return taken.put_back_after(Err(alone));
            }
            let done = seating.attend_in(&mut taken.live, seat, change).await;
            taken.put_back_after(done)
        };
        run_to_completion(Some(game), work).await
    }

    /// Also ends a vacation.
    pub(crate) async fn come_back(self: Arc<Self>, game: GameId, who: PersonId) -> Result<()> {
        let (mut taken, seat) = self.games.take_seated(game, who).await?;
        let done = self.come_back_in(&mut taken.live, seat).await;
        taken.put_back_after(done)
    }

    /// Counts as a user action.
    pub(crate) async fn table_for(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
    ) -> Result<TablePost> {
        self.pressed_by(game, who).await?;
        self.games.table(game).await
    }

    /// A non-player's action has no effect.
    async fn pressed_by(&self, game: GameId, who: PersonId) -> Result<()> {
        let mut taken = self.games.take(game).await?;
        let noted = match taken.live.seat_of(who) {
            Some(seat) => self.games.note_press(&mut taken.live, seat).await,
            None => Ok(()),
        };
        taken.put_back_after(noted)
    }

    async fn come_back_in(&self, live: &mut RunningGame, seat: Seat) -> Result<()> {
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
    ) -> Result<()> {
        live.must_go_on()?;
        self.games.note_press(live, seat).await?;
        let mut attendance = live.attendance.clone();
        let announced = change(&mut attendance, seat, self.games.moment(live))?;
        self.games.attendance_changed(live, attendance, announced).await
    }
}
