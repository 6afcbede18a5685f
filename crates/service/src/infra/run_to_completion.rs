//! Work that nothing may break off.

use tracing::{Instrument, Span};

use super::error::{Stop, about};
use viceroy_model::messages::GameId;

/// Does something to its end even when nobody waits for it any more: between a change in memory and its commit there must be no
/// way out.
pub(crate) async fn run_to_completion<T: Send + 'static>(
    game: Option<GameId>,
    work: impl Future<Output = Result<T, Stop>> + Send + 'static,
) -> Result<T, Stop> {
    let span = game.map_or_else(Span::none, about);
    let done = tokio::spawn(work.instrument(span.clone())).await;
    // What ended it is about the game too.
    span.in_scope(|| done.map_err(Stop::from))?
}
