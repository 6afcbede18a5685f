//! Seats and attendance in running games.

use crate::gameplay::seats::Seen;
use crate::gameplay::voting::{Ballot, Voted};
use crate::prelude::*;
use viceroy_model::attendance::{Nudges, VoteChoice};
use viceroy_model::messages::SeatsView;
use viceroy_model::timing::Vacation;

impl Host {
    /// Counts as a user action.
    pub async fn seats(
        &self,
        game: GameId,
        who: PersonId,
        authority: Option<Authority>,
    ) -> Result<SeatsView> {
        let work = Arc::clone(&self.seating).seats(game, who, authority, Seen::Looked);
        run_to_completion(Some(game), work).await
    }

    /// The refresh after an action; not a user action itself.
    pub async fn seats_afterwards(
        &self,
        game: GameId,
        who: PersonId,
        authority: Option<Authority>,
    ) -> Result<SeatsView> {
        let work = Arc::clone(&self.seating).seats(game, who, authority, Seen::Afterwards);
        run_to_completion(Some(game), work).await
    }

    /// The uptime clock, in milliseconds.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Also ends a vacation.
    pub async fn come_back(&self, game: GameId, who: PersonId) -> Result<()> {
        let work = Arc::clone(&self.seating).come_back(game, who);
        run_to_completion(Some(game), work).await
    }

    /// Ends a vacation early.
    pub async fn back_early(&self, game: GameId, who: PersonId) -> Result<()> {
        let change = self.seating.attend(game, who, |attendance, seat, at| {
            let back = attendance.back_early(seat, at);
            Ok(vec![back.ok_or(Rejection::NotOnVacation)?])
        });
        change.await
    }

    /// Starts a vacation: the player's clock stops.
    pub async fn go_away(&self, game: GameId, who: PersonId, vacation: Vacation) -> Result<()> {
        let change = self.seating.attend(game, who, move |attendance, seat, at| {
            let away = attendance.goes_away(seat, vacation, at);
            Ok(vec![away.map_err(Rejection::NoVacation)?])
        });
        change.await
    }

    pub async fn nudge(&self, game: GameId, who: PersonId, seat: Seat) -> Result<()> {
        let change = self.seating.attend(game, who, move |attendance, by, at| {
            let nudge = attendance.nudge(by, seat, at);
            Ok(vec![nudge.map_err(Rejection::NoNudge)?])
        });
        change.await
    }

    pub async fn want_nudges(&self, game: GameId, who: PersonId, nudges: Nudges) -> Result<()> {
        let change = self.seating.attend(game, who, move |attendance, seat, _| {
            attendance.mute(seat, nudges);
            Ok(vec![])
        });
        change.await
    }

    /// Opening a vote counts as a yes.
    pub async fn vote(&self, game: GameId, who: PersonId, ballot: Ballot) -> Result<Voted> {
        let work = Arc::clone(&self.seating).vote(game, who, ballot);
        run_to_completion(Some(game), work).await
    }

    /// For seats held by a computer player. Former players of the game get no other seat.
    pub async fn ask_for_seat(&self, game: GameId, who: Person, seat: Seat) -> Result<Voted> {
        let work = Arc::clone(&self.seating).ask_for_seat(game, who, seat);
        run_to_completion(Some(game), work).await
    }

    /// Asks somebody who never held a seat in this game to take over that of `who`.
    pub async fn hand_over(&self, game: GameId, who: PersonId, to: Person) -> Result<()> {
        let work = Arc::clone(&self.seating).hand_over(game, who, to);
        run_to_completion(Some(game), work).await
    }

    pub async fn answer_handover(
        &self,
        game: GameId,
        who: Person,
        seat: Seat,
        say: VoteChoice,
    ) -> Result<Voted> {
        let work = Arc::clone(&self.seating).answer_handover(game, who, seat, say);
        run_to_completion(Some(game), work).await
    }

    /// Counts as a user action.
    pub async fn table_for(&self, game: GameId, who: PersonId) -> Result<TablePost> {
        let work = Arc::clone(&self.seating).table_for(game, who);
        run_to_completion(Some(game), work).await
    }
}
