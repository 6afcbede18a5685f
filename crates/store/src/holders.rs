//! Who has held the seats of a started game. Rows are only added.

use viceroy_ai::Level;
use viceroy_model::messages::{Holders, Occupant, Person, SeatHolders, Successor};

use crate::prelude::*;

pub(super) async fn begin(connection: &mut SqliteConnection, game: GameId) -> Result<()> {
    let sql = "insert into holders (game, seat, nth, person, computer, name, from_step)
         select game, seat, 0, person, computer, name, 1 from seats where game = ?";
    run(connection, query!(sql, game)).await?;
    Ok(())
}

pub(super) async fn succeed(
    connection: &mut SqliteConnection,
    game: GameId,
    seat: Seat,
    person: &Person,
) -> Result<()> {
    let sql = "insert into holders (game, seat, nth, person, name, from_step)
         select game, seat, max(nth) + 1, ?, ?, (select steps + 1 from games where id = game)
         from holders where game = ? and seat = ?";
    run(connection, query!(sql, person.id, &person.name, game, seat.0)).await?;
    Ok(())
}

impl Store {
    pub async fn holders(&self, game: GameId) -> Result<Holders> {
        read_holders(&mut *self.reads.acquire().await?, game).await
    }

    pub async fn has_ever_sat(&self, game: GameId, who: PersonId) -> Result<bool> {
        let sql = "select exists (select 1 from holders where game = ? and person = ?)";
        Ok(query_scalar!(sql, game, who).fetch_one(&self.reads).await?)
    }
}

pub(super) async fn read_holders(
    connection: &mut SqliteConnection,
    game: GameId,
) -> Result<Holders> {
    let sql = "select seat, person, computer, name, from_step from holders where game = ?
         order by seat, nth";
    let rows = query!(sql, game).fetch_all(connection).await?;
    let mut seats: Vec<SeatHolders> = vec![];
    for row in &rows {
        let r = Reading { row, game };
        let (seat, player) = (usize::from(r.seat("seat")?.0), r.player()?);
        let known = seats.len();
        match seats.get_mut(seat) {
            Some(held) => held.later.push(Successor { player, from_step: r.count("from_step")? }),
            None if seat == known => seats.push(SeatHolders { first: player, later: vec![] }),
            None => return Err(r.unreadable("a seat was never held")),
        }
    }
    let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    Ok(Holders(BySeat::new(count, |seat| seats[usize::from(seat.0)].clone())))
}

impl Reading<'_> {
    pub(super) fn player(&self) -> Result<Player> {
        let person: Option<PersonId> = self.get("person")?;
        let computer: Option<String> = self.get("computer")?;
        let occupant = match (person, computer.as_deref().and_then(Level::from_key)) {
            (Some(id), _) => Occupant::Person(id),
            (None, Some(level)) => Occupant::Computer(level),
            (None, None) => return Err(self.unreadable("a seat is nobody's")),
        };
        Ok(Player { occupant, name: self.get("name")? })
    }
}
