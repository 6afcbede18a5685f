//! Computer players in a lobby.

use super::gathering::Gathering;
use crate::infra::error::Rejection;
use crate::infra::lobby_refusal::LobbyRefusal;
use viceroy_ai::Level;
use viceroy_model::messages::{ComputerName, GameId, PersonId, Player};

impl Gathering {
    pub fn seat_computer(
        &mut self,
        game: GameId,
        by: PersonId,
        level: Level,
    ) -> Result<(), Rejection> {
        self.decided_by(by)?;
        let player = Player::computer(game.0, level, &self.people);
        self.sit_down(player)
    }

    pub fn dismiss(&mut self, by: PersonId, name: ComputerName) -> Result<(), Rejection> {
        self.decided_by(by)?;
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
