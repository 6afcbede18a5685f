//! Looks up overdue players who may have left: Discord announces departures only to bots that read
//! the member list.

use super::timekeeping::Timekeeping;
use crate::game::game_cache::Lifecycle;
use crate::infra::messenger::Whereabouts;
use crate::prelude::*;
use viceroy_model::attendance::GoneFrom;

impl Timekeeping {
    /// Does not lock the game during the requests.
    pub(crate) async fn gone_of(
        &self,
        game: GameId,
        messenger: &dyn Messenger,
    ) -> Result<Vec<(PersonId, GoneFrom)>> {
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
                // Unknown, so assume nothing.
                Ok(Whereabouts::InServer) | Err(_) => continue,
            };
            gone.push((id, from));
        }
        Ok(gone)
    }

    async fn overdue_in(&self, game: GameId) -> Result<Vec<PersonId>> {
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

    pub(crate) async fn without(
        &self,
        live: &mut RunningGame,
        gone: &[(PersonId, GoneFrom)],
    ) -> Result<()> {
        for (who, from) in gone {
            // Another player may have the seat by now.
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
