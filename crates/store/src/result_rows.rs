//! Writes what each seat of a finished game came to.

use viceroy_model::results::Answers;

use crate::prelude::*;

pub(super) async fn write_results(
    connection: &mut SqliteConnection,
    game: GameId,
    results: &BySeat<SeatResult>,
) -> Result<()> {
    for (seat, result) in results.iter() {
        let SeatResult { points, place, ties, turns_held, counts, answers } = *result;
        let Answers { by_hand, by_plan, timed_out, by_computer } = answers;
        let sql = "insert into results (game, seat, points, place, ties, turns_held, counts, by_hand, by_plan, timed_out, by_computer)
             values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        let row = query!(sql, game, seat.0, points, place, ties, turns_held, counts.as_ref());
        let row = row.bind(by_hand).bind(by_plan).bind(timed_out).bind(by_computer);
        run(connection, row).await?;
    }
    Ok(())
}
