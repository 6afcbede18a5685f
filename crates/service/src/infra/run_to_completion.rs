//! Work that must not be cancelled.

use tracing::{Instrument, Span};

use super::error::{Stop, about};
use viceroy_model::messages::GameId;

/// Runs to the end even if the caller is dropped: nothing may come between a change in memory and
/// its commit.
pub(crate) async fn run_to_completion<T: Send + 'static>(
    game: Option<GameId>,
    work: impl Future<Output = Result<T, Stop>> + Send + 'static,
) -> Result<T, Stop> {
    let span = game.map_or_else(Span::none, about);
    let done = tokio::spawn(work.instrument(span.clone())).await;
    // A panic is logged for the game too.
    span.in_scope(|| done.map_err(Stop::from))?
}
