//! The deals of the days, and who has played them.

use viceroy_model::deals::{DealDay, Listed};

use super::forgetting::keyed_in;
use super::records::Secret;
use crate::prelude::*;

#[derive(Clone, Debug)]
pub struct StoredDeal {
    pub day: DealDay,
    pub secret: Secret,
    pub secret_hash: String,
    pub par: Option<i16>,
}

/// Somebody's game of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedDeal {
    pub day: DealDay,
    pub game: GameId,
    pub state: GameState,
    /// `None` while it is not over, and for ever if the deal closed before.
    pub points: Option<i16>,
    pub par: Option<i16>,
}

type Row = (i32, GameId, String, Option<i16>, Option<i16>);

/// The person has seat 0.
const PLAYED: &str = "select deal_players.day, game, state, points, par
     from deal_players join deals using (day) join games on games.id = game
     left join results using (game)
     where player = ? and deal_players.day between ? and ? and coalesce(seat, 0) = 0
     order by deal_players.day";

fn played((day, game, state, points, par): Row) -> PlayedDeal {
    // The table checks the state; a closed game is not told from one that nobody began.
    let state = GameState::from_key(&state).unwrap_or(GameState::Closed);
    PlayedDeal { day: DealDay(day), game, state, points, par }
}

impl Store {
    /// The first secret of a day stays.
    pub async fn add_deal(&self, day: DealDay, secret: Secret, secret_hash: &str) -> Result<()> {
        let sql = "insert into deals (day, secret, secret_hash) values (?, ?, ?)
             on conflict (day) do nothing";
        let added = query!(sql, day.0, secret.0.to_vec(), secret_hash.to_owned());
        self.run(Outdates::Everything, added).await
    }

    pub async fn deal(&self, day: DealDay) -> Result<Option<StoredDeal>> {
        type Row = (Vec<u8>, String, Option<i16>);
        let sql = "select secret, secret_hash, par from deals where day = ?";
        let found: Option<Row> = query_as!(sql, day.0).fetch_optional(&self.reads).await?;
        // The table checks the length.
        let read = |(secret, secret_hash, par): Row| {
            let secret = Secret(secret.try_into().ok()?);
            Some(StoredDeal { day, secret, secret_hash, par })
        };
        Ok(found.and_then(read))
    }

    pub async fn set_par(&self, day: DealDay, par: i16) -> Result<()> {
        let set = "update deals set par = ? where day = ?";
        self.run(Outdates::Everything, query!(set, par, day.0)).await
    }

    pub async fn played_deal(&self, day: DealDay, who: PersonId) -> Result<Option<PlayedDeal>> {
        Ok(self.deals_played_by(who, (day, day)).await?.pop())
    }

    /// From the first day to the last, in order.
    pub async fn deals_played_by(
        &self,
        who: PersonId,
        (first, last): (DealDay, DealDay),
    ) -> Result<Vec<PlayedDeal>> {
        let found: Vec<Row> = query_as!(PLAYED, self.keyed(who).await?, first.0, last.0)
            .fetch_all(&self.reads)
            .await?;
        Ok(found.into_iter().map(played).collect())
    }

    /// Finished games of a deal, the best first and of equal ones the earliest.
    pub async fn finished_of_deal(&self, day: DealDay) -> Result<Vec<(GameId, i16)>> {
        let sql = "select game, points from deal_players join results using (game)
             where day = ? and seat = 0 order by points desc, game";
        Ok(query_as!(sql, day.0).fetch_all(&self.reads).await?)
    }

    /// How many have finished a deal with more points, and how many in all.
    pub async fn deal_standing(&self, day: DealDay, points: i16) -> Result<(u32, u32)> {
        let sql = "select count(*) filter (where points > ?), count(*)
             from deal_players join results using (game) where day = ? and seat = 0";
        Ok(query_as!(sql, points, day.0).fetch_one(&self.reads).await?)
    }

    /// Games of deals that have neither been finished nor closed.
    pub async fn unfinished_deals(&self) -> Result<Vec<(GameId, DealDay)>> {
        let sql = "select id, deal from games where state in ('gathering', 'started')
             and deal is not null";
        let found: Vec<(GameId, i32)> = sqlx::query_as(sql).fetch_all(&self.reads).await?;
        Ok(found.into_iter().map(|(game, day)| (game, DealDay(day))).collect())
    }

    /// Whether a server's post may show how somebody did.
    pub async fn listed_in_deals(&self, server: ServerId, who: PersonId) -> Result<Listed> {
        let sql = "select count(*) from listed_in_deals where server = ? and person = ?";
        let listed: i64 = query_scalar!(sql, server, who).fetch_one(&self.reads).await?;
        Ok(if listed > 0 { Listed::Yes } else { Listed::No })
    }

    pub async fn set_listed_in_deals(
        &self,
        server: ServerId,
        who: PersonId,
        listed: Listed,
    ) -> Result<()> {
        let sql = match listed {
            Listed::Yes => "insert or ignore into listed_in_deals (server, person) values (?, ?)",
            Listed::No => "delete from listed_in_deals where server = ? and person = ?",
        };
        self.run(Outdates::Everything, query!(sql, server, who)).await
    }

    /// Who of those whom a server's post may show has finished a deal, in the order in which they began.
    pub async fn listed_of_deal(
        &self,
        server: ServerId,
        day: DealDay,
    ) -> Result<Vec<(PersonId, i16)>> {
        let sql = "select listed_in_deals.person, points from listed_in_deals
             join seats on seats.person = listed_in_deals.person
             join games on games.id = seats.game and deal = ?
             join results on results.game = seats.game and results.seat = seats.seat
             where listed_in_deals.server = ?
             and not exists (select 1 from barred where barred.server = listed_in_deals.server
                 and barred.person = listed_in_deals.person)
             order by seats.game";
        Ok(query_as!(sql, day.0, server).fetch_all(&self.reads).await?)
    }

    /// Of deals before this day, who has asked to be forgotten since they began.
    pub async fn forget_deal_players(&self, before: DealDay) -> Result<()> {
        let sql = "delete from deal_players where day < ?
             and game in (select game from seats where seat = 0 and person < 0)";
        self.run(Outdates::Everything, query!(sql, before.0)).await
    }
}

/// In the transaction that creates the game.
pub(super) async fn begins(
    connection: &mut SqliteConnection,
    (day, who, game): (DealDay, PersonId, GameId),
) -> Result<()> {
    let player = keyed_in(connection, who).await?;
    let sql = "insert into deal_players (day, player, game) values (?, ?, ?)";
    run(connection, query!(sql, day.0, player, game)).await?;
    Ok(())
}
