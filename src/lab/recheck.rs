//! Recomputes a stored game from its secret: every draw, every fact, and the table that comes of them.

use std::fmt;
use std::sync::Arc;

use crate::cards::Catalogue;
use crate::host::{FairLuck, secret_hash};
use crate::notice::{GameId, PressId};
use crate::rules::{
    Agreement, Bookmark, Fact, Game, Refusal, Ruleset, ScreenFact, Seat, Unplayable,
};
use crate::store::{Cause, GameState, Store, StoreError, StoredGame, StoredStep};

/// A stored game that is what its secret and its answers make it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rechecked {
    /// The game.
    pub game: GameId,
    /// How many steps it has.
    pub steps: u32,
    /// How many draws were made, those passed over included.
    pub draws: u64,
    /// The presses on Join and Start that are mixed into every draw; none where only the secret is.
    pub presses: Vec<PressId>,
}

impl fmt::Display for Rechecked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rechecked {
            game,
            steps,
            draws,
            presses,
        } = self;
        write!(
            f,
            "game {}: {steps} steps, {draws} draws, the secret fits its hash, every draw and every fact as stored; ",
            game.0
        )?;
        if presses.is_empty() {
            return f.write_str("drawn from the secret alone");
        }
        let presses: Vec<String> = presses.iter().map(|press| press.0.to_string()).collect();
        write!(
            f,
            "drawn from the secret and the presses {}",
            presses.join(", ")
        )
    }
}

/// In what a stored game is not what it should be: the first such thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The secret is not the one whose hash was shown before the game.
    Secret,
    /// A game opens with its first step and with no other.
    Opening {
        /// The step.
        step: u32,
    },
    /// The rules do not accept the stored input.
    Refused {
        /// The step.
        step: u32,
        /// Why.
        refusal: Refusal,
    },
    /// A fact is not the one that comes out.
    Fact {
        /// The step.
        step: u32,
        /// Which of the step's facts, from one.
        place: usize,
        /// What is stored, if there are so many.
        stored: Option<Fact>,
        /// What comes out, if there are so many.
        computed: Option<Fact>,
    },
    /// More or fewer draws were counted.
    Draws {
        /// What is stored.
        stored: u64,
        /// What comes out.
        computed: u64,
    },
    /// The game is not where the bookmark says.
    Bookmark,
    /// The table folded from what is stored is not the one that comes out.
    Table,
    /// The game is over and stored as running, or the other way round.
    End,
}

/// How much may be said of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// It is over: everything.
    Everything,
    /// It is played: where something differs, not what.
    NothingHidden,
}

impl Difference {
    /// What differs, as a sentence without a full stop.
    pub fn sentence(&self, telling: Telling) -> String {
        match (self, telling) {
            (Difference::Secret, _) => {
                "the secret does not fit the hash that was shown before the game".to_owned()
            }
            (Difference::Opening { step: 1 }, _) => {
                "step 1 is not the opening of the game".to_owned()
            }
            (Difference::Opening { step }, _) => format!("step {step} opens the game again"),
            (Difference::Refused { step, refusal }, Telling::Everything) => {
                format!("step {step}: the stored answer is not accepted ({refusal:?})")
            }
            (Difference::Refused { step, refusal: _ }, Telling::NothingHidden) => {
                format!("step {step}: the stored answer is not accepted")
            }
            (
                Difference::Fact {
                    step,
                    place,
                    stored,
                    computed,
                },
                Telling::Everything,
            ) => {
                let (stored, computed) = (shown(stored.as_ref()), shown(computed.as_ref()));
                format!(
                    "step {step}: fact {place} is stored as {stored} and comes out as {computed}"
                )
            }
            (Difference::Fact { step, place, .. }, Telling::NothingHidden) => {
                format!("step {step}: fact {place} is not what comes out")
            }
            (Difference::Draws { stored, computed }, _) => {
                format!("{stored} draws are stored, {computed} are made")
            }
            (Difference::Bookmark, _) => {
                "every step is right, but the stored bookmark is not where they lead".to_owned()
            }
            (Difference::Table, _) => {
                "every step is right, but the stored table is not what they make".to_owned()
            }
            (Difference::End, _) => {
                "every step is right, but whether the game is over is stored wrongly".to_owned()
            }
        }
    }
}

fn shown(fact: Option<&Fact>) -> String {
    match fact.map(serde_json::to_string) {
        Some(Ok(json)) => json,
        Some(Err(error)) => format!("something that cannot be written ({error})"),
        None => "nothing".to_owned(),
    }
}

/// Why a stored game is not, or cannot be found to be, what its secret makes it.
#[derive(Debug, thiserror::Error)]
pub enum RecheckError {
    /// There is no such game.
    #[error("there is no game {0} in this database")]
    NoSuchGame(i64),
    /// Nothing was drawn yet.
    #[error("game {0} has not started: there is nothing to recompute")]
    NotStarted(i64),
    /// The database refuses, or a step is missing.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was agreed, or the bookmark, cannot be understood.
    #[error("game {game}: {what} cannot be understood: {error}")]
    Unreadable {
        /// The game.
        game: i64,
        /// What.
        what: &'static str,
        /// Why.
        error: serde_json::Error,
    },
    /// What was agreed cannot be played by this program.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
    /// Something differs.
    #[error("game {game}: {}", difference.sentence(*telling))]
    Differs {
        /// The game.
        game: i64,
        /// What.
        difference: Box<Difference>,
        /// How much of it may be said.
        telling: Telling,
    },
}

/// Recomputes a stored game that was dealt from these cards.
///
/// # Errors
/// Names the first thing that is not as stored. Of a running game nothing hidden is said.
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
        GameState::Started => Telling::NothingHidden,
        GameState::Over => Telling::Everything,
    };
    let unreadable = |what| {
        move |error| RecheckError::Unreadable {
            game: game.0,
            what,
            error,
        }
    };
    let agreement = row.agreement.as_deref().unwrap_or("null");
    let agreement: Agreement =
        serde_json::from_str(agreement).map_err(unreadable("what was agreed"))?;
    let ruleset = Ruleset::compile_with(agreement, cards)?;
    let bookmark = row.bookmark.as_deref().unwrap_or("null");
    let bookmark: Bookmark = serde_json::from_str(bookmark).map_err(unreadable("the bookmark"))?;
    let steps = store.steps(game, 1, row.steps).await?;
    match compare(&row, &ruleset, bookmark, &steps) {
        Ok(draws) => Ok(Rechecked {
            game,
            steps: row.steps,
            draws,
            presses: row.cuts.unwrap_or_default(),
        }),
        Err(difference) => Err(RecheckError::Differs {
            game: game.0,
            difference,
            telling,
        }),
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
    let luck = FairLuck::of_game(row.secret, row.cuts.as_deref());
    let Replayed { mut game, draws } = replay(ruleset, luck, steps)?;
    let (stored, computed) = (row.luck_used, draws);
    if !game.bookmark().is_same_place(&bookmark) {
        // It may stand in what an earlier release began.
        game.pass_in_the_open();
        game.insist_for_good();
    }
    let facts = steps.iter().flat_map(|step| &step.facts);
    let difference = if stored != computed {
        Difference::Draws { stored, computed }
    } else if !game.bookmark().is_same_place(&bookmark) {
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

/// A game played again.
#[derive(Debug)]
pub struct Replayed {
    /// The game where its steps lead.
    pub game: Game,
    /// How many draws were made.
    pub draws: u64,
}

/// Plays all stored inputs again, with luck from its first draw on; every step must do what is stored.
///
/// # Errors
/// The first difference.
pub fn replay(
    ruleset: &Arc<Ruleset>,
    mut luck: FairLuck,
    steps: &[StoredStep],
) -> Result<Replayed, Box<Difference>> {
    let mut steps = steps.iter();
    let opened = |step: &&StoredStep| matches!(step.cause, Cause::Opened { .. });
    let Some(first) = steps.next().filter(opened) else {
        return Err(Box::new(Difference::Opening { step: 1 }));
    };
    let (mut game, done) = Game::open(Arc::clone(ruleset), &mut luck);
    same_facts(first, &done.facts)?;
    for stored in steps {
        let step = stored.number;
        if !stored.facts.iter().any(is_secret_choice) {
            // So it was in an earlier release.
            game.pass_in_the_open();
        }
        let done = match &stored.cause {
            Cause::Opened { by: _ } => return Err(Box::new(Difference::Opening { step })),
            Cause::Answered {
                seat,
                prompt,
                answer,
            }
            | Cause::Prepared {
                seat,
                prompt,
                answer,
            } => game.answer(*seat, *prompt, answer, &mut luck),
            Cause::Reconsidered { seat } => game.reconsider(*seat),
        };
        let done = done.map_err(|refusal| Box::new(Difference::Refused { step, refusal }))?;
        same_facts(stored, &done.facts)?;
    }
    Ok(Replayed {
        game,
        draws: luck.used(),
    })
}

fn is_secret_choice(fact: &Fact) -> bool {
    matches!(fact, Fact::Screen(_, ScreenFact::Sealed(_)))
}

fn same_facts(stored: &StoredStep, computed: &[Fact]) -> Result<(), Box<Difference>> {
    let most = stored.facts.len().max(computed.len());
    let differing = (0..most).find(|i| stored.facts.get(*i) != computed.get(*i));
    match differing {
        None => Ok(()),
        Some(i) => Err(Box::new(Difference::Fact {
            step: stored.number,
            place: i + 1,
            stored: stored.facts.get(i).cloned(),
            computed: computed.get(i).cloned(),
        })),
    }
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
