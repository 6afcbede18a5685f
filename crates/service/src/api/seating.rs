//! Who plays and is there, as whoever uses the application sees it.

use std::sync::Arc;

use super::Host;
use crate::gameplay::seats::Seen;
use crate::gameplay::voting::{Ballot, Voted};
use crate::infra::error::{Rejection, Stop};
use crate::infra::run_to_completion::run_to_completion;
use viceroy_model::attendance::Nudges;
use viceroy_model::messages::{Authority, GameId, Person, PersonId, SeatsView, TablePost};
use viceroy_model::timing::Vacation;
use viceroy_rules::Seat;

impl Host {
    /// Who plays a game and is there, as one person sees it, with what they keep order of. Whoever plays has pressed
    /// something by looking.
    pub async fn seats(
        &self,
        game: GameId,
        who: PersonId,
        authority: Option<Authority>,
    ) -> Result<SeatsView, Stop> {
        let work = Arc::clone(&self.seating).seats(game, who, authority, Seen::Looked);
        run_to_completion(Some(game), work).await
    }

    /// The same after something that they have done: that was their press, and what it brought about stands.
    pub async fn seats_afterwards(
        &self,
        game: GameId,
        who: PersonId,
        authority: Option<Authority>,
    ) -> Result<SeatsView, Stop> {
        let work = Arc::clone(&self.seating).seats(game, who, authority, Seen::Afterwards);
        run_to_completion(Some(game), work).await
    }

    /// What time it is, as it is counted.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Takes one's seat back from the computer player that holds it. Whoever does so is not away either.
    pub async fn come_back(&self, game: GameId, who: PersonId) -> Result<(), Stop> {
        let work = Arc::clone(&self.seating).come_back(game, who);
        run_to_completion(Some(game), work).await
    }

    /// Is back before the days are over that one meant to be away.
    pub async fn back_early(&self, game: GameId, who: PersonId) -> Result<(), Stop> {
        let change = self.seating.attend(game, who, |attendance, seat, at| {
            let back = attendance.back_early(seat, at);
            Ok(vec![back.ok_or(Rejection::NotOnVacation)?])
        });
        change.await
    }

    /// Goes away for some days: one's clock stands.
    pub async fn go_away(
        &self,
        game: GameId,
        who: PersonId,
        vacation: Vacation,
    ) -> Result<(), Stop> {
        let change = self.seating.attend(game, who, move |attendance, seat, at| {
            let away = attendance.goes_away(seat, vacation, at);
            Ok(vec![away.map_err(Rejection::NoVacation)?])
        });
        change.await
    }

    /// Asks another to play.
    pub async fn nudge(&self, game: GameId, who: PersonId, seat: Seat) -> Result<(), Stop> {
        let change = self.seating.attend(game, who, move |attendance, by, at| {
            let nudge = attendance.nudge(by, seat, at);
            Ok(vec![nudge.map_err(Rejection::NoNudge)?])
        });
        change.await
    }

    /// Wants no nudges in a game, or wants them again.
    pub async fn want_nudges(
        &self,
        game: GameId,
        who: PersonId,
        nudges: Nudges,
    ) -> Result<(), Stop> {
        let change = self.seating.attend(game, who, move |attendance, seat, _| {
            attendance.mute(seat, nudges);
            Ok(vec![])
        });
        change.await
    }

    /// Opens a vote, to which whoever opens it says yes, or says yes or no in one.
    pub async fn vote(&self, game: GameId, who: PersonId, ballot: Ballot) -> Result<Voted, Stop> {
        let work = Arc::clone(&self.seating).vote(game, who, ballot);
        run_to_completion(Some(game), work).await
    }

    /// Asks for a seat that a computer player holds. Who has held a seat of the game does not get another.
    pub async fn ask_for_seat(&self, game: GameId, who: Person, seat: Seat) -> Result<Voted, Stop> {
        let work = Arc::clone(&self.seating).ask_for_seat(game, who, seat);
        run_to_completion(Some(game), work).await
    }

    /// What everybody sees of a game, shown to somebody who has pressed for it.
    pub async fn table_for(&self, game: GameId, who: PersonId) -> Result<TablePost, Stop> {
        let work = Arc::clone(&self.seating).table_for(game, who);
        run_to_completion(Some(game), work).await
    }
}
