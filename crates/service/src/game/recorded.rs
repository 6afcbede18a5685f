//! Exports the record of a stored game.

use super::occupants::occupants;
use super::replay::{LuckAt, replay};
use crate::infra::seeded_luck::Accounted;
use crate::prelude::*;
use viceroy_model::attendance::ClosedBecause;
use viceroy_model::messages::Slips;
use viceroy_model::record::{
    Closing, OccupantKind, Record, RecordedDraw, RecordedLuck, RecordedSeat,
};
use viceroy_rules::GameSetup;

#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error("there is no game {0} in this database")]
    NoSuchGame(i64),
    /// It has not started, or was closed before.
    #[error("game {0} was never played: nothing is recorded of a table that has not started")]
    NeverPlayed(i64),
    #[error("game {0} is not over: its record would tell what is still hidden")]
    NotOver(i64),
    #[error(
        "game {0} is a second chance: it went on from a step of another game, and no record may call it a game of its own"
    )]
    SecondChance(i64),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("what was agreed for the game cannot be understood: {0}")]
    Agreement(#[from] serde_json::Error),
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
}

/// The game must be finished or closed: otherwise the record would reveal hidden information.
pub async fn export(
    store: &Store,
    game: GameId,
    cards: &'static Catalogue,
) -> Result<Record, ExportError> {
    let row = store.game(game).await?;
    let row = row.ok_or(ExportError::NoSuchGame(game.0))?;
    if row.organised.second_chance.is_some() {
        return Err(ExportError::SecondChance(game.0));
    }
    let agreement = row.agreement.as_deref();
    let agreement = agreement.ok_or(ExportError::NeverPlayed(game.0))?;
    let agreement: GameSetup = serde_json::from_str(agreement)?;
    let ruleset = Ruleset::compile_with(agreement, cards)?;
    let steps = store.steps(game, 1, row.steps).await?;
    let facts: Vec<Fact> = history::facts(&steps).cloned().collect();
    let ended = |f: &Fact| matches!(f, Fact::Open(OpenFact::Ended { .. }));
    let is_finished = facts.last().is_some_and(ended);
    let was_closed = row.state == GameState::Abandoned;
    if !is_finished && !was_closed {
        return Err(ExportError::NotOver(game.0));
    }
    let luck = is_finished.then(|| luck(&row, &ruleset, &steps));
    let mut slips = Slips::default();
    for step in &steps {
        slips.step(step.number, &step.cause, &step.facts);
    }
    let held = occupants(store.holders(game).await?, &steps);
    let seats = row.people.into_iter().zip(held).zip(0u8..);
    let seats = seats.map(|((person, occupants), seat)| RecordedSeat {
        seat,
        name: person.name.clone(),
        occupant: person.level().map_or(OccupantKind::Person, Into::into),
        level: person.level(),
        occupants,
    });
    let (name, seats) = (format!("game-{}", game.0), seats.collect());
    let record = match luck {
        Some(luck) => Record::new(name, seats, &ruleset, &facts).with_luck(luck),
        None => {
            let because = why_closed(store, game).await?;
            Record::closed(name, seats, &ruleset, &facts, because)
        }
    };
    Ok(record.with_taken_back(slips.taken_back()))
}

/// Draws are found by a replay, and left out where today's rules differ.
fn luck(row: &StoredGame, ruleset: &Arc<Ruleset>, steps: &[StoredStep]) -> RecordedLuck {
    let draw = |(at, drawn): &(LuckAt, Accounted)| {
        RecordedDraw::new(
            ruleset.catalogue,
            (at.step, at.turn),
            (drawn.purpose, drawn.first),
            &drawn.numbers,
            &drawn.outcome,
        )
    };
    let made = |steps: &[StoredStep]| -> Option<Vec<RecordedDraw>> {
        let luck = FairLuck::of_game(row.secret, &row.cuts).accounted();
        let replayed = replay(ruleset, luck, steps).ok()?;
        Some(replayed.accounted.iter().filter_map(draw).collect())
    };
    let draws = || {
        let mut draws = made(steps)?;
        for (before, undone) in history::before_undoing(steps) {
            let of_these = made(before)?.into_iter().filter(|draw| undone.contains(&draw.step));
            draws.extend(of_these.map(RecordedDraw::undone));
        }
        draws.sort_by_key(|draw| draw.step);
        Some(draws)
    };
    RecordedLuck {
        secret: hex::encode(row.secret.0),
        secret_hash: row.secret_hash.clone(),
        presses: row.cuts.iter().map(|press| press.0.to_string()).collect(),
        deal: row.played_in.deal().map(|day| day.date().to_string()),
        draws: draws(),
        returned_pairs: ruleset.agreement.returned_pairs,
    }
}

async fn why_closed(store: &Store, game: GameId) -> Result<Closing, StoreError> {
    let stored_messages = store.stored_messages(game).await?;
    let mut told =
        stored_messages.into_iter().filter_map(|stored_message| stored_message.announcement);
    let because = told.find_map(|announcement| {
        if let Announcement::Closed { because } = announcement { Some(because) } else { None }
    });
    Ok(match because {
        Some(ClosedBecause::Vote) => Closing::Vote,
        Some(ClosedBecause::Deserted | ClosedBecause::Empty) => Closing::Deserted,
        Some(ClosedBecause::Unreachable) => Closing::Unreachable,
        Some(ClosedBecause::Moderator) => Closing::Moderator,
        None => Closing::Unknown,
    })
}
