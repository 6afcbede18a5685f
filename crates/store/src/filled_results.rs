//! Change 4: results of games that ended before there were results. Frozen with it.

use std::io::Read;

use flate2::read::ZlibDecoder;
use serde::Deserialize;
use viceroy_ai::Level;
use viceroy_model::messages::{Holders, Occupant, SeatHolders, Successor};
use viceroy_model::results::{Answers, SeatResult, results_of};
use viceroy_rules::{BySeat, Fact, GameSetup};

use crate::prelude::*;

type HolderRow = (u32, Option<PersonId>, Option<String>, String, u32);

#[derive(Deserialize)]
struct StepLine {
    cause: Cause,
    facts: Vec<Fact>,
}

/// A game that cannot be read gets none.
pub(super) async fn fill_results(connection: &mut SqliteConnection, game: i64) -> Result<()> {
    let agreed = sqlx::query_scalar("select agreement from games where id = ?").bind(game);
    let agreement: Option<String> = agreed.fetch_one(&mut *connection).await?;
    let sql = "select seat, person, computer, name, from_step from holders where game = ? order by seat, nth";
    let held: Vec<HolderRow> = sqlx::query_as(sql).bind(game).fetch_all(&mut *connection).await?;
    let lines = lines(connection, game).await?;
    let results = || {
        let setup: GameSetup = serde_json::from_str(agreement.as_deref()?).ok()?;
        let holders = holders(held).filter(|holders| holders.0.count() == setup.seats)?;
        let steps: Vec<StepLine> =
            lines?.iter().map(|line| serde_json::from_str(line).ok()).collect::<Option<_>>()?;
        let steps = (1..).zip(&steps).map(|(number, step)| (number, &step.cause, &*step.facts));
        results_of(&setup, holders, &steps.collect::<Vec<_>>())
    };
    match results() {
        Some(results) => insert(connection, GameId(game), &results).await,
        None => {
            tracing::warn!(game, "what a finished game came to cannot be read");
            Ok(())
        }
    }
}

/// A line of JSON for each step.
async fn lines(connection: &mut SqliteConnection, game: i64) -> Result<Option<Vec<String>>> {
    let sql = "select content from packed_steps where game = ?";
    let packed: Option<Vec<u8>> =
        sqlx::query_scalar(sql).bind(game).fetch_optional(&mut *connection).await?;
    if let Some(packed) = packed {
        let mut text = String::new();
        let read = ZlibDecoder::new(packed.as_slice()).read_to_string(&mut text);
        return Ok(read.ok().map(|_| text.lines().map(str::to_owned).collect()));
    }
    let sql = "select '{\"cause\":' || cause || ',\"facts\":' || facts || '}' from steps where game = ? order by number";
    Ok(Some(sqlx::query_scalar(sql).bind(game).fetch_all(connection).await?))
}

fn holders(rows: Vec<HolderRow>) -> Option<Holders> {
    let mut seats: Vec<SeatHolders> = vec![];
    for (seat, person, computer, name, from_step) in rows {
        let occupant = match (person, computer.as_deref().and_then(Level::from_key)) {
            (Some(id), _) => Occupant::Person(id),
            (None, Some(level)) => Occupant::Computer(level),
            (None, None) => return None,
        };
        let player = Player { occupant, name };
        let known = seats.len();
        match seats.get_mut(seat as usize) {
            Some(held) => held.later.push(Successor { player, from_step }),
            None if seat as usize == known => {
                seats.push(SeatHolders { first: player, later: vec![] })
            }
            None => return None,
        }
    }
    let count = u8::try_from(seats.len()).ok()?;
    Some(Holders(BySeat::new(count, |seat| seats[usize::from(seat.0)].clone())))
}

/// As the table was made by this change.
async fn insert(
    connection: &mut SqliteConnection,
    game: GameId,
    results: &BySeat<SeatResult>,
) -> Result<()> {
    for (seat, result) in results.iter() {
        let SeatResult { points, place, ties, turns_held, counts, answers } = *result;
        let Answers { by_hand, by_plan, timed_out, by_computer } = answers;
        let sql = "insert into results (game, seat, points, place, ties, turns_held, counts, by_hand, by_plan, timed_out, by_computer)
             values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        let row = sqlx::query(sql)
            .bind(game)
            .bind(seat.0)
            .bind(points)
            .bind(place)
            .bind(ties)
            .bind(turns_held)
            .bind(counts.as_ref())
            .bind(by_hand)
            .bind(by_plan)
            .bind(timed_out)
            .bind(by_computer);
        row.execute(&mut *connection).await?;
    }
    Ok(())
}
