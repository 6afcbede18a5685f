//! The analysis of a finished game: its stored steps are played again before one who notes what was chosen. Nothing of it
//! is stored; the newest are kept in memory.

use std::sync::Arc;

use super::handle::{Host, Inner};
use super::luck::FairLuck;
use super::replay::{Telling, Witness, replay_before};
use super::stop::{Broken, NoLookBack, Rejection, Stop, guard};
use crate::analysis::{Analysis, Chooser, Course};
use crate::notice::{GameId, PersonId, TablePost};
use crate::rules::{Fact, Game, Ruleset};
use crate::store::{Cause, GameState, StoredStep};

/// A finished game with what there is to say about it.
#[derive(Clone, Debug)]
pub struct Analysed {
    /// What everybody sees of it.
    pub table: TablePost,
    /// What there is to say.
    pub analysis: Arc<Analysis>,
}

impl Host {
    /// What there is to say about a finished game, for anybody who has pressed for it.
    ///
    /// # Errors
    /// When it is refused or something broke.
    pub async fn analysis(&self, game: GameId, who: PersonId) -> Result<Analysed, Stop> {
        let table = self.table_for(game, who).await?;
        let inner = Arc::clone(&self.inner);
        // Who gives up waiting finds it when they ask again.
        self.shielded(Some(game), async move {
            let analysis = inner.analysis(game, &table).await?;
            Ok(Analysed { table, analysis })
        })
        .await
    }
}

impl Inner {
    async fn analysis(
        &self,
        game: GameId,
        table: &TablePost,
    ) -> Result<Arc<Analysis>, Stop<Broken>> {
        let fresh = self.fresh_analysis(game, &table.view.ruleset);
        self.analyses.kept.get_or_insert_async(&game, fresh).await
    }

    async fn fresh_analysis(
        &self,
        game: GameId,
        ruleset: &Arc<Ruleset>,
    ) -> Result<Arc<Analysis>, Stop<Broken>> {
        let stored = self.store.game(game).await?;
        let stored = stored.ok_or(Rejection::NoSuchGame)?;
        match stored.state {
            GameState::Over => {}
            GameState::Abandoned => return Err(Rejection::Abandoned.into()),
            GameState::Gathering | GameState::Started | GameState::Closed | GameState::Expired => {
                return Err(Rejection::NoLookBack(NoLookBack::NotOver).into());
            }
        }
        let steps = self.store.steps(game, 1, stored.steps).await?;
        let luck = FairLuck::of_game(stored.secret, &stored.cuts);
        let ruleset = Arc::clone(ruleset);
        let _room = self.analyses.room.acquire().await.map_err(Broken::new)?;
        let made = tokio::task::spawn_blocking(move || guard(|| analysed(&ruleset, luck, &steps)));
        match made.await?? {
            Ok(analysis) => Ok(Arc::new(analysis)),
            Err(difference) => {
                tracing::info!(game = game.0, %difference, "a game cannot be analysed");
                Err(Rejection::NoLookBack(NoLookBack::OlderRules).into())
            }
        }
    }
}

/// Plays a game again and looks at what was chosen. A game that was played by other rules than today's comes out
/// otherwise: of it there is nothing to say.
fn analysed(
    ruleset: &Arc<Ruleset>,
    luck: FairLuck,
    steps: &[StoredStep],
) -> Result<Analysis, String> {
    let mut course = Course::new(ruleset.agreement.seats);
    replay_before(&mut course, ruleset, luck, steps)
        .map_err(|difference| difference.sentence(Telling::Everything))?;
    Ok(course.analyse())
}

impl Witness for Course {
    fn before(&mut self, game: &Game, cause: &Cause) {
        let (seat, answer, by) = match cause {
            // What was prepared was chosen by its player too, and there it stands when its question comes.
            Cause::Answered { seat, answer, .. } | Cause::Prepared { seat, answer, .. } => {
                (*seat, answer, Chooser::Player)
            }
            Cause::Computed { seat, answer, .. } => (*seat, answer, Chooser::Computer),
            Cause::TimedOut { seat, answer, .. } => (*seat, answer, Chooser::TimeOut),
            Cause::Reconsidered { seat } => {
                self.takes_back(*seat);
                return;
            }
            Cause::Opened { .. } | Cause::Undid { .. } => return,
        };
        self.answers(game, seat, answer, by);
    }

    fn after(&mut self, game: &Game, facts: &[Fact]) {
        self.happened(game, facts);
    }
}
