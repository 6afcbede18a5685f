//! Replays a stored game from its causes and luck, to verify it or to restore a lost bookmark.

use crate::infra::seeded_luck::Accounted;
use crate::prelude::*;
use viceroy_rules::{Bookmark, Step};

/// The first mismatch between a stored game and its replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The secret does not match the hash shown before the game.
    Secret,
    /// A game must open with its first step and no other.
    Opening { step: u32 },
    /// The rules reject the stored input.
    Refused {
        step: u32,
        /// The reason.
        refusal: Refusal,
    },
    /// A stored fact differs; `None` where one side has fewer facts.
    Fact {
        step: u32,
        /// Index within the step, from 1.
        place: usize,
        stored: Option<Fact>,
        computed: Option<Fact>,
    },
    /// The number of draws differs.
    Draws {
        stored: u64,
        /// By the replay.
        computed: u64,
    },
    /// The stored bookmark is not where the steps lead.
    Bookmark,
    /// The table folded from stored facts differs.
    Table,
    /// Whether the game is over is stored wrongly.
    End,
}

/// How much a message may reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// The game is over.
    Everything,
    /// The game is running: say where, not what.
    NothingHidden,
}

impl Difference {
    /// A sentence without a full stop.
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

#[derive(Debug)]
pub struct Replayed {
    pub game: Game,
    pub draws: u64,
    /// Draws by step, if the luck records them.
    pub accounted: Vec<(LuckAt, Accounted)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LuckAt {
    pub step: u32,
    /// 0 in the set-up.
    pub turn: u8,
}

/// Observes a replay.
pub(crate) trait Witness {
    fn before(&mut self, game: &Game, step: &StoredStep);

    fn after(&mut self, game: &Game, step: u32, facts: &[Fact]);
}

impl Witness for () {
    fn before(&mut self, _game: &Game, _step: &StoredStep) {}

    fn after(&mut self, _game: &Game, _step: u32, _facts: &[Fact]) {}
}

/// Replays all stored inputs from the first draw, and compares every step.
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

pub(crate) fn replay_before(
    witness: &mut dyn Witness,
    ruleset: &Arc<Ruleset>,
    mut luck: FairLuck,
    steps: &[StoredStep],
) -> Result<Replayed, Box<Difference>> {
    let mut steps = history::standing(steps);
    let opened =
        |step: &&StoredStep| matches!(step.cause, Cause::Opened { .. } | Cause::PlayedOn { .. });
    let Some(first) = steps.next().filter(opened) else {
        return Err(Box::new(Difference::Opening { step: 1 }));
    };
    luck = luck.marking(first.mark);
    let mut accounted = vec![];
    let mut keep = |luck: &mut FairLuck, step: u32, turn: u8| {
        let drawn = luck.account().into_iter();
        accounted.extend(drawn.map(|drawn| (LuckAt { step, turn }, drawn)));
    };
    let (mut game, done) = opened_again(ruleset, first, &mut luck)?;
    keep(&mut luck, first.number, 0);
    same_facts(first, &done.facts)?;
    witness.after(&game, first.number, &done.facts);
    for stored in steps {
        let step = stored.number;
        luck = luck.marking(stored.mark);
        witness.before(&game, stored);
        let done = match &stored.cause {
            Cause::Opened { .. } | Cause::PlayedOn { .. } => {
                return Err(Box::new(Difference::Opening { step }));
            }
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
        witness.after(&game, step, &done.facts);
    }
    Ok(Replayed { game, draws: luck.used(), accounted })
}

fn opened_again(
    ruleset: &Arc<Ruleset>,
    first: &StoredStep,
    luck: &mut FairLuck,
) -> Result<(Game, Step), Box<Difference>> {
    let ruleset = Arc::clone(ruleset);
    let Cause::PlayedOn { by, facts, bookmark } = &first.cause else {
        return Ok(Game::open(ruleset, luck));
    };
    let elsewhere = usize::try_from(*facts).ok().and_then(|count| first.facts.get(..count));
    let began = elsewhere.and_then(|facts| play_on(ruleset, facts, bookmark, *by, luck));
    began.ok_or_else(|| Box::new(Difference::Opening { step: first.number }))
}

/// The beginning of a second chance, with what happened before; `None` if nobody can go on there.
pub(crate) fn play_on(
    ruleset: Arc<Ruleset>,
    before: &[Fact],
    bookmark: &Bookmark,
    seat: Seat,
    luck: &mut FairLuck,
) -> Option<(Game, Step)> {
    let mut game = Game::restore(ruleset, before, bookmark.clone()).ok()?;
    let step = game.play_on(seat, luck).ok()?;
    Some((game, Step { facts: [before, &step.facts].concat() }))
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
