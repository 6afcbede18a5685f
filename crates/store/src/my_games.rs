//! The list of a person's games, read in one go without loading any game.

use std::collections::HashMap;

use sqlx::Row;

use super::Store;
use super::codec::Reading;
use super::error::StoreError;
use viceroy_model::attendance::Attendance;
use viceroy_model::messages::{GameId, PersonId, Player, RoomId};
use viceroy_rules::SeatSet;

const GAMES: &str = "select id, thread, attendance from games
     where id in (select game from seats where person = ? and waited_for is not null) order by id desc";
const SEATS: &str = "select game, seat, person, computer, name, waited_for from seats
     where game in (select game from seats where person = ? and waited_for is not null) order by game, seat";

#[derive(Debug)]
pub struct ListedGame {
    pub game: GameId,
    pub thread: Option<RoomId>,
    /// `None` in games that began before this was stored.
    pub attendance: Option<Attendance>,
    pub people: Vec<Player>,
    pub waits_for: SeatSet,
}

impl Store {
    pub async fn listed_games_of(&self, who: PersonId) -> Result<Vec<ListedGame>, StoreError> {
        let games = sqlx::query(GAMES).bind(who).fetch_all(&self.reads).await?;
        let seats = sqlx::query(SEATS).bind(who).fetch_all(&self.reads).await?;
        let mut seated: HashMap<GameId, (Vec<Player>, SeatSet)> = HashMap::new();
        for row in &seats {
            let game = row.try_get("game")?;
            let r = Reading { row, game };
            let none = || (vec![], SeatSet::NONE);
            let (people, waits_for) = seated.entry(game).or_insert_with(none);
            people.push(r.player()?);
            if r.get::<Option<bool>>("waited_for")?.unwrap_or(false) {
                waits_for.insert(r.seat("seat")?);
            }
        }
        let mut listed = vec![];
        for row in &games {
            let game = row.try_get("id")?;
            let r = Reading { row, game };
            // The game ended between the two queries.
            if let Some((people, waits_for)) = seated.remove(&game) {
                listed.push(ListedGame {
                    game,
                    thread: r.get("thread")?,
                    attendance: r.disposable_json("attendance")?,
                    people,
                    waits_for,
                });
            }
        }
        Ok(listed)
    }
}
