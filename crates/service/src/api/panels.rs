//! Panels, and the analysis of finished games.

use crate::gameplay::analysis::{Analysed, Filmed};
use crate::gameplay::archive::{ArchivedStep, PostsReadBy};
use crate::gameplay::hinting::{Hinted, hinted};
use crate::gameplay::panel_action::PanelAction;
use crate::gameplay::plans::{PlanChange, PlanExtent};
use crate::gameplay::preferences::FromNowOn;
use crate::gameplay::turn_log::TurnLog;
use crate::infra::error::about;
use crate::prelude::*;
use viceroy_model::plans::{Preference, Scope, StandingAnswer};

impl Host {
    /// Counts as a user action.
    pub async fn panel(&self, game: GameId, who: PersonId) -> Result<Panel> {
        let panel = self.panels.open_panel(game, who);
        panel.instrument(about(game)).await
    }

    /// Does not count as a user action.
    pub async fn panel_by_itself(&self, game: GameId, who: PersonId) -> Result<Panel> {
        let panel = self.panels.panel_of(game, who);
        panel.instrument(about(game)).await
    }

    /// Committed before this returns.
    pub async fn answer(
        &self,
        game: GameId,
        who: PersonId,
        prompt: PromptId,
        answer: &Answer,
    ) -> Result<Panel> {
        let answer = answer.clone();
        let input = Input::Answer { prompt, answer };
        self.does(game, who, PanelAction::Answer(input)).await
    }

    /// Takes back a secret choice before it is revealed.
    pub async fn reconsider(&self, game: GameId, who: PersonId) -> Result<Panel> {
        let action = PanelAction::Answer(Input::Reconsider);
        self.does(game, who, action).await
    }

    /// Takes back the last step of somebody who plays against computer players alone.
    pub async fn take_step_back(&self, game: GameId, who: PersonId, step: u32) -> Result<Panel> {
        self.does(game, who, PanelAction::TakeBack(step)).await
    }

    pub async fn table(&self, game: GameId) -> Result<TablePost> {
        self.games.table(game).instrument(about(game)).await
    }

    /// Stored before this returns.
    pub async fn plan(&self, game: GameId, who: PersonId, change: PlanChange) -> Result<Panel> {
        self.does(game, who, PanelAction::Plan(change)).await
    }

    /// The first step answers the current prompt; the others wait for theirs.
    pub async fn confirm(&self, game: GameId, who: PersonId, draft: DraftRef) -> Result<Panel> {
        self.does(game, who, PanelAction::Confirm(draft, PlanExtent::Whole)).await
    }

    /// The same with the first play alone; what follows it is dropped.
    pub async fn confirm_first(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel> {
        self.does(game, who, PanelAction::Confirm(draft, PlanExtent::First)).await
    }

    /// Also answers the prompt at which it was chosen.
    pub async fn prefer(&self, game: GameId, who: PersonId, chosen: FromNowOn) -> Result<Panel> {
        if chosen.scope == Scope::AllGames {
            self.prefer_everywhere(who, chosen.kind, chosen.wanted).await?;
        }
        self.does(game, who, PanelAction::Prefer(chosen)).await
    }

    /// `None` means to be prompted.
    pub async fn prefer_everywhere(
        &self,
        who: PersonId,
        kind: PreferenceKind,
        wanted: Option<Preference>,
    ) -> Result<()> {
        // A proposal would answer otherwise.
        let asks = kind.follows().then_some(StandingAnswer::Ask(kind));
        let standing = wanted.map(StandingAnswer::Give).or(asks);
        let work = Arc::clone(&self.games).set_preference(who, kind, standing);
        run_to_completion(None, work).await
    }

    pub async fn hints(&self, game: GameId, who: PersonId) -> Result<Hinted> {
        hinted(self.panel(game, who).await?)
    }

    /// Counts as no user action.
    pub async fn turn_log(&self, game: GameId, who: PersonId, turn: u8) -> Result<TurnLog> {
        self.panels.turn_log(game, who, turn).instrument(about(game)).await
    }

    pub async fn posts_read_by(&self, game: GameId, who: PersonId) -> Result<PostsReadBy> {
        self.panels.posts_read_by(game, who).instrument(about(game)).await
    }

    /// Of a finished game: the last step up to `at` that told something, else the first.
    pub async fn archived(&self, game: GameId, who: PersonId, at: u32) -> Result<ArchivedStep> {
        self.panels.archived(game, who, at).instrument(about(game)).await
    }

    async fn does(&self, game: GameId, who: PersonId, action: PanelAction) -> Result<Panel> {
        let work = Arc::clone(&self.panels).does(game, who, action);
        run_to_completion(Some(game), work).await
    }

    pub async fn analysis(&self, game: GameId, who: PersonId) -> Result<Analysed> {
        let table = self.table_for(game, who).await?;
        // If the caller gives up, the result is still cached.
        let work = Arc::clone(&self.analyses).of(table);
        run_to_completion(Some(game), work).await
    }

    pub async fn filmed(&self, game: GameId, who: PersonId) -> Result<Filmed> {
        let table = self.table_for(game, who).await?;
        Arc::clone(&self.analyses).filmed(table).await
    }

    pub async fn record(&self, game: GameId) -> Result<Vec<u8>> {
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        self.games.may_be_told(stored.played_in)?;
        let work = Arc::clone(&self.analyses).record(game);
        run_to_completion(Some(game), work).await
    }
}
