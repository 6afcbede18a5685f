//! Exports everything stored about a person as JSON.

use serde_json::{Map, Value, json};
use sqlx::{Column, TypeInfo, ValueRef};

use super::forgetting::{OWN, ROOMS};
use crate::prelude::*;
use viceroy_model::deals::DealDay;

/// Rows that are not about one person alone. `?1` is the person, `?2` their pseudonym if they were
/// forgotten before.
const SHARED: [(&str, &str); 13] = [
    (
        "games",
        "select id, state, iif(direct = 1 and opened_by <> ?1, null, channel) as channel, server, direct, thread, language, opened_by = ?1 as opened, organiser is ?1 as organised,
            created_at, started_at, ended_at from games
         where opened_by = ?1 or organiser = ?1 or id in (select game from holders where person = ?1)
            or id in (select game from seats where person = ?1)",
    ),
    ("seats", "select * from seats where person = ?1"),
    ("holders", "select * from holders where person = ?1"),
    (
        "results",
        "select results.* from results join seats using (game, seat) where seats.person = ?1",
    ),
    ("ratings", "select number, game, mean, deviation from ratings where person = ?1"),
    ("rated_people", "select games, mean, deviation, listed from rated_people where person = ?1"),
    (
        "second_chances",
        "select second_chances.* from second_chances join seats using (game, seat) where seats.person = ?1",
    ),
    (
        "orders",
        "select orders.* from orders join seats using (game, seat) where seats.person = ?1",
    ),
    (
        "attendance",
        "select id as game, seat, json_extract(attendance, '$.seats[' || seat || ']') as part
         from games join seats on game = id where person = ?1 and attendance is not null",
    ),
    (
        "notices",
        "select game, kind, seat, number, announcement, state, room, message from notices
         where person = ?1 or room in ({rooms})",
    ),
    ("deal_players", "select day, game from deal_players where player = ?2"),
    (
        "barred",
        "select server, at from barred where person in (?1, ?2)",
    ),
    (
        "barred_by_me",
        "select server, person, at from barred where decided_by = ?1",
    ),
];

/// Larger numbers are written as text, since many JSON parsers lose precision beyond it.
const EXACT: u64 = 1 << 53;

struct Holding {
    game: GameId,
    seat: Seat,
    from: u32,
    to: u32,
}

impl Store {
    /// Nothing of games of deals from the first open one on: it would tell cards to others.
    pub async fn my_data(&self, who: PersonId, open: DealDay) -> Result<Value> {
        let mut tables = Map::new();
        let sql = "select id from games where deal >= ?";
        let open: Vec<i64> = query_scalar!(sql, open.0).fetch_all(&self.reads).await?;
        let is_told = |table: &str, row: &Value| {
            let game = if table == "games" { &row["id"] } else { &row["game"] };
            table == "deal_players" || game.as_i64().is_none_or(|game| !open.contains(&game))
        };
        let own = OWN.map(|table| {
            // The interaction token is a secret of the bot, not the person's data.
            let columns = if table == "promises" { "interaction, game, at" } else { "*" };
            let sql = format!("select {columns} from {table} where person = ?1");
            (table, sql)
        });
        let shared = SHARED.map(|(table, sql)| (table, sql.replace("{rooms}", ROOMS)));
        let keyed = self.keyed(who).await?;
        for (table, sql) in own.into_iter().chain(shared) {
            // No input from outside.
            let rows = query!(AssertSqlSafe(sql), who, keyed).fetch_all(&self.reads).await?;
            let rows: Result<Vec<Value>> = rows.iter().map(row_as_json).collect();
            let mut rows = rows?;
            rows.retain(|row| is_told(table, row));
            tables.insert(table.to_owned(), rows.into());
        }
        let person = exact(who.0.into());
        let mut answers = self.answers_of(who).await?;
        answers.retain(|row| is_told("steps", row));
        Ok(json!({ "format": 1, "person": person, "tables": tables, "answers": answers }))
    }

    async fn answers_of(&self, who: PersonId) -> Result<Vec<Value>> {
        let sql = "select held.game, held.seat, held.from_step,
                coalesce((select min(from_step) - 1 from holders later where later.game = held.game
                    and later.seat = held.seat and later.nth > held.nth), steps)
             from holders held join games on id = held.game where held.person = ? order by held.game";
        let rows: Vec<(i64, u8, u32, u32)> = query_as!(sql, who).fetch_all(&self.reads).await?;
        let mut answers = vec![];
        for (game, seat, from, to) in rows {
            let held = Holding { game: GameId(game), seat: Seat(seat), from, to };
            answers.extend(self.answered(&held).await?);
        }
        Ok(answers)
    }

    async fn answered(&self, held: &Holding) -> Result<Vec<Value>> {
        if held.from > held.to {
            return Ok(vec![]);
        }
        let steps = self.steps(held.game, held.from, held.to).await?;
        let own = steps.iter().filter(|step| step.cause.seat() == Some(held.seat));
        let told = |step: &StoredStep| {
            let (game, number, at) = (held.game.0, step.number, step.at);
            // Its bookmark tells what others were asked.
            let cause = match &step.cause {
                Cause::PlayedOn { by, .. } => json!({ "played_on": { "by": by } }),
                Cause::Opened { .. }
                | Cause::Answered { .. }
                | Cause::Planned { .. }
                | Cause::Preferred { .. }
                | Cause::TimedOut { .. }
                | Cause::Computed { .. }
                | Cause::Reconsidered { .. }
                | Cause::Undid { .. } => serde_json::to_value(&step.cause)?,
            };
            Ok(json!({ "game": game, "step": number, "at": at, "cause": cause }))
        };
        own.map(told).collect()
    }
}

fn exact(number: i128) -> Value {
    match i64::try_from(number) {
        Ok(small) if small.unsigned_abs() <= EXACT => small.into(),
        _ => number.to_string().into(),
    }
}

fn row_as_json(row: &SqliteRow) -> Result<Value> {
    let mut fields = Map::new();
    for column in row.columns() {
        let raw = row.try_get_raw(column.ordinal())?;
        let value = if raw.is_null() {
            Value::Null
        } else if raw.type_info().name() == "TEXT" {
            let text: String = row.try_get_unchecked(column.ordinal())?;
            serde_json::from_str(&text)
                .ok()
                .filter(|value: &Value| value.is_object() || value.is_array())
                .unwrap_or(Value::String(text))
        } else if raw.type_info().name() == "REAL" {
            let number: f64 = row.try_get_unchecked(column.ordinal())?;
            number.into()
        } else {
            let number: i64 = row.try_get_unchecked(column.ordinal())?;
            exact(number.into())
        };
        fields.insert(column.name().to_owned(), value);
    }
    Ok(fields.into())
}
