//! People who are not to be found any more: whoever is about to be reminded, whose time is over, or who has been waited for
//! long is asked for. No chat tells a bot by itself who has gone, unless it reads the list of all members.

use super::timekeeping::Timekeeping;
use crate::game::game_cache::{Lifecycle, RunningGame};
use crate::infra::error::{Fault, Stop};
use crate::infra::messenger::{Messenger, Whereabouts};
use viceroy_model::attendance::GoneFrom;
use viceroy_model::messages::{GameId, PersonId};

impl Timekeeping {
    /// Those of a game who should be reminded or looked for now, or whose time is over, and who are not to be found any more. Nothing
    /// of the game is held up while the chat is asked.
    pub(crate) async fn gone_of(
        &self,
        game: GameId,
        messenger: &dyn Messenger,
    ) -> Result<Vec<(PersonId, GoneFrom)>, Stop> {
        let overdue = self.overdue_in(game).await?;
        if overdue.is_empty() {
            return Ok(vec![]);
        }
        let server = self.store.game(game).await?.and_then(|game| game.server);
        let Some(server) = server else {
            return Ok(vec![]);
        };
        let mut gone = vec![];
        for id in overdue {
            let from = match messenger.whereabouts(server, id).await {
                Ok(Whereabouts::Elsewhere) => GoneFrom::Server,
                Ok(Whereabouts::Nowhere) => GoneFrom::Chat,
                // Of whom nothing is known, nothing is said.
                Ok(Whereabouts::InServer) | Err(_) => continue,
            };
            gone.push((id, from));
        }
        Ok(gone)
    }

    async fn overdue_in(&self, game: GameId) -> Result<Vec<PersonId>, Stop> {
        let taken = self.games.take(game).await?;
        let live = &taken.live;
        let overdue: Vec<PersonId> = match live.life {
            Lifecycle::Played if !live.game.is_over() => {
                let seats = live.attendance.overdue(self.games.moment(live)).iter();
                seats.filter_map(|seat| live.people[seat].person()).collect()
            }
            Lifecycle::Played | Lifecycle::Abandoned => vec![],
        };
        taken.put_back_after(Ok::<_, Fault>(overdue))
    }

    /// A computer player holds the seats of those who are gone.
    pub(crate) async fn without(
        &self,
        live: &mut RunningGame,
        gone: &[(PersonId, GoneFrom)],
    ) -> Result<(), Stop> {
        for (who, from) in gone {
            // Somebody else may have taken over the seat meanwhile.
            let Some(seat) = live.seat_of(*who).filter(|_| live.must_go_on().is_ok()) else {
                continue;
            };
            let mut attendance = live.attendance.clone();
            let announced = attendance.is_gone(seat, *from, self.games.moment(live));
            if announced.is_some() {
                let announced = announced.into_iter().collect();
                self.games.attendance_changed(live, attendance, announced).await?;
            }
        }
        Ok(())
    }
}
