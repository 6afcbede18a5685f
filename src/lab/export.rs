//! The record of a stored game.

use crate::cards::Catalogue;
use crate::notice::GameId;
use crate::record::{OccupantKind, Record, RecordedSeat};
use crate::rules::{Agreement, Fact, Ruleset, Unplayable};
use crate::store::{Store, StoreError, history};

/// Why a stored game has no record.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// There is no such game.
    #[error("there is no game {0} in this database")]
    NoSuchGame(i64),
    /// It is not over.
    #[error("game {0} is not over: its record would tell what is still hidden")]
    NotOver(i64),
    /// The database refuses.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was agreed cannot be understood.
    #[error("what was agreed for the game cannot be understood: {0}")]
    Agreement(#[from] serde_json::Error),
    /// What was agreed cannot be played by this program.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
}

/// Makes the record of a finished game that was dealt from these cards.
///
/// # Errors
/// Says why there is none.
pub async fn export(
    store: &Store,
    game: GameId,
    cards: &'static Catalogue,
) -> Result<Record, ExportError> {
    let row = store.game(game).await?;
    let row = row.ok_or(ExportError::NoSuchGame(game.0))?;
    let agreement = row.agreement.ok_or(ExportError::NotOver(game.0))?;
    let agreement: Agreement = serde_json::from_str(&agreement)?;
    let ruleset = Ruleset::compile_with(agreement, cards)?;
    let steps = store.steps(game, 1, row.steps).await?;
    let facts: Vec<Fact> = history::facts(&steps).cloned().collect();
    let ended = |f: &Fact| matches!(f, Fact::Open(crate::rules::OpenFact::Ended { .. }));
    if !facts.last().is_some_and(ended) {
        return Err(ExportError::NotOver(game.0));
    }
    let seats = row
        .people
        .iter()
        .zip(0u8..)
        .map(|(person, seat)| RecordedSeat {
            seat,
            name: person.name.clone(),
            occupant: OccupantKind::Person,
        });
    let name = format!("game-{}", game.0);
    Ok(Record::new(name, seats.collect(), &ruleset, &facts))
}
