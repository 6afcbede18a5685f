//! Lists of games, of a person or of a server, read in one go without loading any game.

use std::collections::HashMap;

use viceroy_model::attendance::Attendance;

use crate::prelude::*;

const GAMES: &str = "select id, server, channel, thread, ended_at, attendance from games
     where id in (select game from seats where person = ? and waited_for is not null) order by id desc";
const SEATS: &str = "select game, seat, person, computer, name, waited_for from seats
     where game in (select game from seats where person = ? and waited_for is not null) order by game, seat";

/// A private table is known to its players alone.
const GAMES_ON: &str =
    "select id, server, channel, thread, ended_at, attendance from games where server = ?2
     and (state = 'started' or state = 'over' and ended_at > ?3)
     and (private = 0 or id in (select game from seats where person = ?1)) order by id desc";
const SEATS_ON: &str = "select game, seat, seats.person, computer, name, waited_for from seats
     join games on id = game where server = ?1
     and (state = 'started' or state = 'over' and ended_at > ?2) order by game, seat";

#[derive(Debug)]
pub struct ListedGame {
    pub game: GameId,
    pub server: Option<ServerId>,
    pub channel: RoomId,
    pub thread: Option<RoomId>,
    pub ended_at: Option<i64>,
    /// `None` in games that began before this was stored.
    pub attendance: Option<Attendance>,
    pub people: Vec<Player>,
    pub waits_for: SeatSet,
}

impl Store {
    pub async fn listed_games_of(&self, who: PersonId) -> Result<Vec<ListedGame>> {
        let games = query!(GAMES, who).fetch_all(&self.reads).await?;
        let seats = query!(SEATS, who).fetch_all(&self.reads).await?;
        listed(&games, &seats)
    }

    /// Running games of a server, and those that were over after a time, as `who` may know them.
    pub async fn listed_games_on(
        &self,
        server: ServerId,
        who: PersonId,
        over_after: i64,
    ) -> Result<Vec<ListedGame>> {
        let games = query!(GAMES_ON, who, server, over_after).fetch_all(&self.reads).await?;
        let seats = query!(SEATS_ON, server, over_after).fetch_all(&self.reads).await?;
        listed(&games, &seats)
    }
}

fn listed(games: &[SqliteRow], seats: &[SqliteRow]) -> Result<Vec<ListedGame>> {
    let mut seated: HashMap<GameId, (Vec<Player>, SeatSet)> = HashMap::new();
    for row in seats {
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
    for row in games {
        let game = row.try_get("id")?;
        let r = Reading { row, game };
        // The game ended between the two queries.
        if let Some((people, waits_for)) = seated.remove(&game) {
            listed.push(ListedGame {
                game,
                server: r.get("server")?,
                channel: r.get("channel")?,
                thread: r.get("thread")?,
                ended_at: r.get("ended_at")?,
                attendance: r.disposable_json("attendance")?,
                people,
                waits_for,
            });
        }
    }
    Ok(listed)
}
