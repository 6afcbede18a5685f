//! Games that go on from a step of a finished one.

use super::games::create;
use super::records::{NewGame, Start};
use super::steps::StepWrite;
use crate::prelude::*;
use viceroy_model::messages::SecondChance;

#[derive(Debug)]
struct SecondChanceWrite {
    new: NewGame,
    of: SecondChance,
    step: StepWrite,
}

impl Store {
    /// Opens and starts a game in one commit, which gives it its number.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the people of both are not as many.
    pub async fn begin_second_chance(
        &self,
        new: NewGame,
        of: SecondChance,
        start: &Start,
    ) -> Result<GameId> {
        let write = SecondChanceWrite { new, of, step: StepWrite::starting(start)? };
        self.writer
            .write(Outdates::Everything, write, |write, connection| {
                Box::pin(write.apply(connection))
            })
            .await
            .map(GameId)
    }
}

impl SecondChanceWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64> {
        let game = create(connection, &self.new).await?;
        let SecondChance { origin, step, seat } = self.of;
        let sql = "insert into second_chances (game, origin, step, seat) values (?, ?, ?, ?)";
        run(connection, query!(sql, game, origin, step, seat.0)).await?;
        self.step.of(GameId(game)).apply(connection).await?;
        Ok(game)
    }
}
