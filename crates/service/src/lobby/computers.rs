//! Computer players in a lobby.

use crate::prelude::*;
use viceroy_model::messages::ComputerName;

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
