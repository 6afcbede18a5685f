//! Computer players as guests of a lobby: how they get a seat and lose it.

use super::gathering::Gathering;
use crate::brains::Level;
use crate::host::ground::error::{Rejection, Stop};
use crate::host::ground::lobby_refusal::LobbyRefusal;
use crate::host::handle::Host;
use crate::notice::{ComputerName, GameId, LobbyView, PersonId, Player};

impl Host {
    /// The organiser gives a seat to a computer player.
    pub async fn seat_computer(
        &self,
        game: GameId,
        by: PersonId,
        level: Level,
    ) -> Result<LobbyView, Stop> {
        self.change_lobby(game, None, move |lobby| {
            lobby.decided_by(by)?;
            let player = Player::computer(game.0, level, &lobby.people);
            lobby.sit_down(player)
        })
        .await
    }

    /// The organiser takes a computer player's seat away.
    pub async fn dismiss_computer(
        &self,
        game: GameId,
        by: PersonId,
        name: ComputerName,
    ) -> Result<LobbyView, Stop> {
        self.change_lobby(game, None, move |lobby| {
            lobby.decided_by(by)?;
            lobby.dismiss(name)
        })
        .await
    }
}

impl Gathering {
    fn dismiss(&mut self, name: ComputerName) -> Result<(), Rejection> {
        let is_it = |p: &Player| p.level().is_some() && p.name == name.as_str();
        match self.people.iter().position(is_it) {
            Some(seat) => {
                self.people.remove(seat);
                Ok(())
            }
            None => Err(LobbyRefusal::NotAtTable.into()),
        }
    }
}
