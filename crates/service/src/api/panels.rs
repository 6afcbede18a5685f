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
use crate::infra::error::{Fault, Stop, about};
use crate::infra::run_to_completion::run_to_completion;
use viceroy_model::messages::{AskedNow, GameId, Panel, PersonId, TablePost};
use viceroy_model::plans::{
    Case, DraftRef, Preference, PreferenceKind, Preferences, Scope, StandingAnswer, Wish,
};
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

    /// What somebody is asked now, though nobody looks.
    pub async fn asked_now(&self, game: GameId, who: PersonId) -> Result<AskedNow, Stop> {
        self.panels.asked_now(game, who).await
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

    /// Adds a part to the draft for a question, or begins one. It is kept before this returns.
    pub async fn draft(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
        answer: &Answer,
    ) -> Result<Panel, Stop> {
        let change = PlanChange::Add(draft, answer.clone());
        self.does(game, who, PanelAction::Plan(change)).await
    }

    /// Takes the last part of a draft away.
    pub async fn undraft(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel, Stop> {
        let change = PlanChange::DropLast(draft);
        self.does(game, who, PanelAction::Plan(change)).await
    }

    /// Opens a plan to change it: a proposal, or one that was confirmed, which counts no more until it is confirmed again.
    pub async fn open_plan(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel, Stop> {
        let change = PlanChange::Open(draft);
        self.does(game, who, PanelAction::Plan(change)).await
    }

    /// Whether a plan goes on when its player draws a card is turned round.
    pub async fn toggle_pause_on_draw(
        &self,
        game: GameId,
        who: PersonId,
        draft: DraftRef,
    ) -> Result<Panel, Stop> {
        let change = PlanChange::TurnIfDrawn(draft);
        self.does(game, who, PanelAction::Plan(change)).await
    }

    /// Sets what a player wants in a case, or that they want to be asked. It is kept before this returns.
    pub async fn wish(
        &self,
        game: GameId,
        who: PersonId,
        case: Case,
        wish: Option<Wish>,
    ) -> Result<Panel, Stop> {
        let change = PlanChange::Wish(case, wish);
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

    /// What a person wants from now on in all of their games.
    pub async fn preferences(&self, who: PersonId) -> Result<Preferences, Fault> {
        Ok(self.store.preferences(who).await?)
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

    /// Somebody's panel once the computer players of their game have answered. Whoever waits for it knows what they are
    /// asked then, and is not told so in another way. Nothing if no computer player has anything to answer.
    pub async fn after_computers(
        &self,
        game: GameId,
        who: PersonId,
    ) -> Result<Option<Panel>, Stop> {
        self.computing.panel_afterwards(game, who).await
    }

    /// Waits until no computer player thinks in any game.
    pub async fn computers_settled(&self) {
        self.computing.settled().await;
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
