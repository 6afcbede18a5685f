//! Recomputes a stored game from its secret: every draw, every fact, and the resulting table.

use std::fmt;
use std::sync::Arc;

use viceroy_model::messages::{GameId, PressId};
use viceroy_rules::cards::Catalogue;
use viceroy_rules::{Bookmark, Game, GameSetup, Ruleset, Seat, Unplayable};
use viceroy_service::{Difference, FairLuck, Replayed, Telling, replay, secret_hash};
use viceroy_store::{GameState, Store, StoreError, StoredGame, StoredStep, history};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rechecked {
    pub game: GameId,
    pub steps: u32,
    /// Including skipped ones.
    pub draws: u64,
    /// The presses on Join and Start mixed into every draw; empty if only the secret is used.
    pub presses: Vec<PressId>,
}

impl fmt::Display for Rechecked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rechecked { game, steps, draws, presses } = self;
        write!(
            f,
            "game {}: {steps} steps, {draws} draws, the secret fits its hash, every draw and every fact as stored; ",
            game.0
        )?;
        if presses.is_empty() {
            return f.write_str("drawn from the secret alone");
        }
        let presses: Vec<String> = presses.iter().map(|press| press.0.to_string()).collect();
        write!(f, "drawn from the secret and the presses {}", presses.join(", "))
    }
}

#[derive(Debug, thiserror::Error)]
pub enum RecheckError {
    #[error("there is no game {0} in this database")]
    NoSuchGame(i64),
    #[error("game {0} has not started: there is nothing to recompute")]
    NotStarted(i64),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The terms or the bookmark cannot be parsed.
    #[error("game {game}: {what} cannot be understood: {error}")]
    Unreadable { game: i64, what: &'static str, error: serde_json::Error },
    /// This program cannot play the terms.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
    #[error("game {game}: {}", difference.sentence(*telling))]
    Differs {
        game: i64,
        difference: Box<Difference>,
        /// How much may be disclosed.
        telling: Telling,
    },
}

/// # Errors
/// The first difference. Reveals nothing hidden of a running game.
pub async fn recheck(
    store: &Store,
    game: GameId,
    cards: &'static Catalogue,
) -> Result<Rechecked, RecheckError> {
    let row = store.game(game).await?;
    let row = row.ok_or(RecheckError::NoSuchGame(game.0))?;
    let telling = match row.state {
        GameState::Gathering | GameState::Closed | GameState::Expired => {
            return Err(RecheckError::NotStarted(game.0));
        }
        GameState::Started | GameState::Abandoned => Telling::NothingHidden,
        GameState::Over => Telling::Everything,
    };
    let unreadable = |what| move |error| RecheckError::Unreadable { game: game.0, what, error };
    let agreement = row.agreement.as_deref().unwrap_or("null");
    let agreement: GameSetup =
        serde_json::from_str(agreement).map_err(unreadable("what was agreed"))?;
    let ruleset = Ruleset::compile_with(agreement, cards)?;
    let bookmark = row.bookmark.as_deref().unwrap_or("null");
    let bookmark: Bookmark = serde_json::from_str(bookmark).map_err(unreadable("the bookmark"))?;
    let steps = store.steps(game, 1, row.steps).await?;
    match compare(&row, &ruleset, bookmark, &steps) {
        Ok(draws) => Ok(Rechecked { game, steps: row.steps, draws, presses: row.cuts }),
        Err(difference) => Err(RecheckError::Differs { game: game.0, difference, telling }),
    }
}

fn compare(
    row: &StoredGame,
    ruleset: &Arc<Ruleset>,
    bookmark: Bookmark,
    steps: &[StoredStep],
) -> Result<u64, Box<Difference>> {
    if secret_hash(&row.secret) != row.secret_hash {
        return Err(Box::new(Difference::Secret));
    }
    let luck = FairLuck::of_game(row.secret, &row.cuts);
    for (before, _) in history::before_undoing(steps) {
        replay(ruleset, luck.clone(), before)?;
    }
    let Replayed { game, draws, .. } = replay(ruleset, luck, steps)?;
    let (stored, computed) = (row.luck_used, draws);
    let facts = history::facts(steps);
    let difference = if stored != computed {
        Difference::Draws { stored, computed }
    } else if game.bookmark() != bookmark {
        Difference::Bookmark
    } else if game.is_over() != (row.state == GameState::Over) {
        Difference::End
    } else {
        match Game::restore(Arc::clone(ruleset), facts, bookmark) {
            Ok(restored) if same_table(&game, &restored) => return Ok(draws),
            Ok(_) | Err(_) => Difference::Table,
        }
    };
    Err(Box::new(difference))
}

fn same_table(a: &Game, b: &Game) -> bool {
    let (table_a, table_b) = (a.table_view(), b.table_view());
    let seats = 0..table_a.ruleset.agreement.seats;
    table_a.open == table_b.open
        && table_a.hands == table_b.hands
        && table_a.decks == table_b.decks
        && table_a.awaiting == table_b.awaiting
        && seats.map(Seat).all(|seat| {
            let (a, b) = (a.seat_view(seat), b.seat_view(seat));
            a.map(|v| (v.screen, v.question)) == b.map(|v| (v.screen, v.question))
        })
}
