//! Who leaves a running game, comes back, goes away for some days, or asks another to play.

use crate::attendance::{Announcement, Attendance, Moment, Nudges};
use crate::host::game::batch::Input;
use crate::host::game::game_cache::Live;
use crate::host::ground::error::{Rejection, Stop};
use crate::host::handle::{Host, Inner};
use crate::notice::{GameId, PersonId};
use crate::rules::Seat;
use crate::timing::Vacation;

impl Host {
    /// Leaves a running game: a computer player holds the seat from now on.
    pub async fn leave_game(&self, game: GameId, who: PersonId) -> Result<(), Stop> {
        self.attend(game, who, |attendance, seat, at| {
            let left = attendance.leave(seat, at).ok_or(Rejection::HasLeft)?;
            Ok(vec![left])
        })
        .await
    }

    /// Takes one's seat back from the computer player that holds it. Whoever does so is not away either.
    pub async fn come_back(&self, game: GameId, who: PersonId) -> Result<(), Stop> {
        self.shielded(Some(game), move |inner| async move {
            let (mut taken, seat) = inner.take_seated(game, who).await?;
            let done = inner.come_back_in(&mut taken.live, seat).await;
            taken.put_back_after(done)
        })
        .await
    }

    /// Is back before the days are over that one meant to be away.
    pub async fn back_early(&self, game: GameId, who: PersonId) -> Result<(), Stop> {
        self.attend(game, who, |attendance, seat, at| {
            let back = attendance.back_early(seat, at);
            Ok(vec![back.ok_or(Rejection::NotOnVacation)?])
        })
        .await
    }

    /// Goes away for some days: one's clock stands.
    pub async fn go_away(
        &self,
        game: GameId,
        who: PersonId,
        vacation: Vacation,
    ) -> Result<(), Stop> {
        self.attend(game, who, move |attendance, seat, at| {
            let away = attendance.goes_away(seat, vacation, at);
            Ok(vec![away.map_err(Rejection::NoVacation)?])
        })
        .await
    }

    /// Asks another to play.
    pub async fn nudge(&self, game: GameId, who: PersonId, seat: Seat) -> Result<(), Stop> {
        self.attend(game, who, move |attendance, by, at| {
            let nudge = attendance.nudge(by, seat, at);
            Ok(vec![nudge.map_err(Rejection::NoNudge)?])
        })
        .await
    }

    /// Wants no nudges in a game, or wants them again.
    pub async fn want_nudges(
        &self,
        game: GameId,
        who: PersonId,
        nudges: Nudges,
    ) -> Result<(), Stop> {
        self.attend(game, who, move |attendance, seat, _| {
            attendance.mute(seat, nudges);
            Ok(vec![])
        })
        .await
    }

    /// Changes who is there, for somebody with a seat, and does what follows from it.
    pub(crate) async fn attend(
        &self,
        game: GameId,
        who: PersonId,
        change: impl FnOnce(&mut Attendance, Seat, Moment<'_>) -> Result<Vec<Announcement>, Rejection>
        + Send
        + 'static,
    ) -> Result<(), Stop> {
        self.shielded(Some(game), move |inner| async move {
            let (mut taken, seat) = inner.take_seated(game, who).await?;
            let done = inner.attend_in(&mut taken.live, seat, change).await;
            taken.put_back_after(done)
        })
        .await
    }
}

impl Inner {
    async fn come_back_in(&self, live: &mut Live, seat: Seat) -> Result<(), Stop> {
        live.must_go_on()?;
        let _alone = self.lobbies.opening.lock().await;
        self.may_return(live, seat).await?;
        self.attend_in(live, seat, |attendance, seat, at| {
            let back = attendance.is_back(seat, at).ok_or(Rejection::NotAway)?;
            attendance.back_early(seat, at);
            Ok(vec![back])
        })
        .await
    }

    async fn attend_in(
        &self,
        live: &mut Live,
        seat: Seat,
        change: impl FnOnce(&mut Attendance, Seat, Moment<'_>) -> Result<Vec<Announcement>, Rejection>,
    ) -> Result<(), Stop> {
        live.must_go_on()?;
        self.note_press(live, seat).await?;
        let mut attendance = live.attendance.clone();
        let announced = change(&mut attendance, seat, self.moment(live))?;
        self.happen_in(live, seat, &Input::Attendance, attendance, announced)
            .await
    }
}
