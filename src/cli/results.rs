//! `viceroy results`: what each seat of every finished game came to.

use clap::Args;
use viceroy::messages::GameId;
use viceroy::results::SeatResult;
use viceroy::store::Store;

use super::config::Config;
use super::failure::Failure;
use super::harmless::say;

#[derive(Args)]
pub struct ResultsArgs {
    /// Works all of them out again from what happened, and says which differ from those stored.
    #[arg(long)]
    recompute: bool,
}

/// # Errors
/// If the database cannot be read, or a stored result is not what the game came to.
pub async fn results(wanted: &ResultsArgs) -> Result<(), Failure> {
    let config = Config::read()?;
    let store = Store::open(&config.database).await?;
    let told = match wanted.recompute {
        true => recompute(&store).await,
        false => list(&store).await,
    };
    store.close().await;
    told
}

async fn list(store: &Store) -> Result<(), Failure> {
    say(
        "game\tseat\tpoints\tplace\tties\tturns_held\tcounts\tby_hand\tby_plan\ttimed_out\tby_computer",
    )?;
    for game in store.finished_games().await? {
        for (seat, result) in store.results(game).await?.iter().enumerate() {
            say(&row(game, seat, result))?;
        }
    }
    Ok(())
}

fn row(game: GameId, seat: usize, result: &SeatResult) -> String {
    let SeatResult { points, place, ties, turns_held, counts, answers: a } = result;
    let answers = [a.by_hand, a.by_plan, a.timed_out, a.by_computer].map(|n| n.to_string());
    format!(
        "{}\t{seat}\t{points}\t{place}\t{ties}\t{turns_held}\t{}\t{}",
        game.0,
        counts.as_ref(),
        answers.join("\t")
    )
}

async fn recompute(store: &Store) -> Result<(), Failure> {
    let (mut games, mut rows, mut differing) = (0, 0, vec![]);
    for game in store.finished_games().await? {
        let stored = store.results(game).await?;
        match store.computed_results(game).await {
            Ok(computed)
                if computed.iter().flat_map(|all| all.iter()).map(|(_, one)| one).eq(&stored) =>
            {
                games += 1;
                rows += stored.len();
            }
            Ok(_) => {
                differing.push(format!("game {}: other results are stored than it came to", game.0))
            }
            Err(error) => differing.push(format!("game {}: {error}", game.0)),
        }
    }
    say(&format!("{rows} results of {games} games are what the games came to."))?;
    match differing.is_empty() {
        true => Ok(()),
        false => Err(differing.join("\n").into()),
    }
}
