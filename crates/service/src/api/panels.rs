//! Panels, what is done on them, and what there is to see after the game, as whoever uses the application sees them.

use std::sync::Arc;

use tracing::Instrument;

use super::Host;
use crate::game::batch::Input;
use crate::gameplay::analysis::Analysed;
use crate::gameplay::hinting::{Hinted, hinted};
use crate::gameplay::panel_action::PanelAction;
use crate::gameplay::plans::PlanChange;
use crate::gameplay::preferences::FromNowOn;
use crate::infra::error::{Stop, about};
use crate::infra::run_to_completion::run_to_completion;
use viceroy_model::messages::{GameId, Panel, PersonId, TablePost};
use viceroy_model::plans::{DraftRef, Preference, PreferenceKind, Scope, StandingAnswer};
use viceroy_rules::{Answer, PromptId};

impl Host {
    /// What a player sees and is asked.
    pub async fn panel(&self, game: GameId, who: PersonId) -> Result<Panel, Stop> {
        let panel = self.panels.open_panel(game, who);
        panel.instrument(about(game)).await
    }

    /// The same for a panel that follows its game by itself: nobody has pressed anything.
    pub async fn panel_by_itself(&self, game: GameId, who: PersonId) -> Result<Panel, Stop> {
        let panel = self.panels.panel_of(game, who);
        panel.instrument(about(game)).await
    }

    /// A player's answer; committed before this returns.
    pub async fn answer(
        &self,
        game: GameId,
        who: PersonId,
        prompt: PromptId,
        answer: &Answer,
    ) -> Result<Panel, Stop> {
        let answer = answer.clone();
        let input = Input::Answer { prompt, answer };
        self.does(game, who, PanelAction::Answer(input)).await
    }

    /// Takes a secret choice back before it is shown.
    pub async fn reconsider(&self, game: GameId, who: PersonId) -> Result<Panel, Stop> {
        let action = PanelAction::Answer(Input::Reconsider);
        self.does(game, who, action).await
    }

    /// What everybody sees of a game.
    pub async fn table(&self, game: GameId) -> Result<TablePost, Stop> {
        self.games.table(game).instrument(about(game)).await
    }

    /// A player changes what they have in mind. It is kept before this returns.
    pub async fn plan(
        &self,
        game: GameId,
        who: PersonId,
        change: PlanChange,
    ) -> Result<Panel, Stop> {
        self.does(game, who, PanelAction::Plan(change)).await
    }

    /// Makes a draft or a proposal count: its first step answers what is asked, the others wait for their questions.
    pub async fn confirm(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel, Stop> {
        self.does(game, who, PanelAction::Confirm(draft)).await
    }

    /// Remembers what a person wants from now on, and answers the question that they chose it at. It is kept before this
    /// returns.
    pub async fn prefer(
        &self,
        game: GameId,
        who: PersonId,
        chosen: FromNowOn,
    ) -> Result<Panel, Stop> {
        if chosen.scope == Scope::AllGames {
            self.prefer_everywhere(who, chosen.kind, chosen.wanted).await?;
        }
        self.does(game, who, PanelAction::Prefer(chosen)).await
    }

    /// Remembers what a person wants from now on in all of their games; nothing to be asked.
    pub async fn prefer_everywhere(
        &self,
        who: PersonId,
        kind: PreferenceKind,
        wanted: Option<Preference>,
    ) -> Result<(), Stop> {
        let standing = wanted.map(StandingAnswer::Give);
        let work = Arc::clone(&self.games).set_preference(who, kind, standing);
        run_to_completion(None, work).await
    }

    /// The best answers to the question before a player, from what that player sees. Nothing where nothing is asked.
    pub async fn hints(&self, game: GameId, who: PersonId) -> Result<Hinted, Stop> {
        // From here on nobody else waits for it.
        hinted(self.panel(game, who).await?)
    }

    async fn does(&self, game: GameId, who: PersonId, action: PanelAction) -> Result<Panel, Stop> {
        let work = Arc::clone(&self.panels).does(game, who, action);
        run_to_completion(Some(game), work).await
    }

    /// What there is to say about a finished game, for anybody who has pressed for it.
    pub async fn analysis(&self, game: GameId, who: PersonId) -> Result<Analysed, Stop> {
        let table = self.table_for(game, who).await?;
        // Who gives up waiting finds it when they ask again.
        let work = Arc::clone(&self.analyses).of(table);
        run_to_completion(Some(game), work).await
    }

    /// The record of a finished game as it stands in a file.
    pub async fn record(&self, game: GameId) -> Result<Vec<u8>, Stop> {
        let work = Arc::clone(&self.analyses).record(game);
        run_to_completion(Some(game), work).await
    }
}
