//! Plays a stored game again from its causes and its luck. Whoever must know that a game is what its secret makes it does
//! so, and whoever has lost the place where it stood.

use std::sync::Arc;

use crate::infra::seeded_luck::{Accounted, FairLuck};
use viceroy_rules::{Fact, Game, Refusal, Ruleset};
use viceroy_store::{Cause, StoredStep, history};

/// In what a stored game is not what it should be: the first such thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The secret is not the one whose hash was shown before the game.
    Secret,
    /// A game opens with its first step and with no other.
    Opening { step: u32 },
    /// The rules do not accept the stored input.
    Refused {
        step: u32,
        /// Why.
        refusal: Refusal,
    },
    /// A fact is not the one that comes out.
    Fact {
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
            (Difference::Fact { step, place, stored, computed }, Telling::Everything) => {
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

/// A game played again.
#[derive(Debug)]
pub struct Replayed {
    /// The game where its steps lead.
    pub game: Game,
    /// How many draws were made.
    pub draws: u64,
    /// What was drawn in which step, where the luck keeps account of it.
    pub accounted: Vec<(LuckAt, Accounted)>,
}

/// Where in a game something was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LuckAt {
    pub step: u32,
    /// The turn in which it was made; 0 in the set-up.
    pub turn: u8,
}

/// Somebody who watches a game that is played again.
pub(crate) trait Witness {
    /// This step is about to be done.
    fn before(&mut self, game: &Game, step: &StoredStep);

    /// This has happened, and the game is there now.
    fn after(&mut self, game: &Game, facts: &[Fact]);
}

/// Nobody watches.
impl Witness for () {
    fn before(&mut self, _game: &Game, _step: &StoredStep) {}

    fn after(&mut self, _game: &Game, _facts: &[Fact]) {}
}

/// Plays all stored inputs again, with luck from its first draw on; every step must do what is stored.
///
/// # Errors
/// The first difference.
pub fn replay(
    ruleset: &Arc<Ruleset>,
    luck: FairLuck,
    steps: &[StoredStep],
) -> Result<Replayed, Box<Difference>> {
    replay_before(&mut (), ruleset, luck, steps)
}

/// The same before somebody who watches.
pub(crate) fn replay_before(
    witness: &mut dyn Witness,
    ruleset: &Arc<Ruleset>,
    mut luck: FairLuck,
    steps: &[StoredStep],
) -> Result<Replayed, Box<Difference>> {
    let mut steps = history::standing(steps);
    let opened = |step: &&StoredStep| matches!(step.cause, Cause::Opened { .. });
    let Some(first) = steps.next().filter(opened) else {
        return Err(Box::new(Difference::Opening { step: 1 }));
    };
    luck = luck.marking(first.mark);
    let mut accounted = vec![];
    let mut keep = |luck: &mut FairLuck, step: u32, turn: u8| {
        let drawn = luck.account().into_iter();
        accounted.extend(drawn.map(|drawn| (LuckAt { step, turn }, drawn)));
    };
    let (mut game, done) = Game::open(Arc::clone(ruleset), &mut luck);
    keep(&mut luck, first.number, 0);
    same_facts(first, &done.facts)?;
    witness.after(&game, &done.facts);
    for stored in steps {
        let step = stored.number;
        luck = luck.marking(stored.mark);
        witness.before(&game, stored);
        let done = match &stored.cause {
            Cause::Opened { by: _ } => return Err(Box::new(Difference::Opening { step })),
            Cause::Answered { seat, prompt, answer }
            | Cause::TimedOut { seat, prompt, answer }
            | Cause::Computed { seat, prompt, answer, level: _ }
            | Cause::Planned { seat, prompt, answer }
            | Cause::Preferred { seat, prompt, answer } => {
                game.answer(*seat, *prompt, answer, &mut luck)
            }
            Cause::Reconsidered { seat } => game.reconsider(*seat, stored.mark),
            Cause::Undid { .. } => continue,
        };
        let done = done.map_err(|refusal| Box::new(Difference::Refused { step, refusal }))?;
        keep(&mut luck, step, game.turn());
        same_facts(stored, &done.facts)?;
        witness.after(&game, &done.facts);
    }
    Ok(Replayed { game, draws: luck.used(), accounted })
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
