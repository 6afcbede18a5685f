//! Open hints, removed when their question is answered or newer hints are shown.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use serenity::all::InteractionId;

use super::actions::Actions;
use super::reader::Reader;
use crate::message::press_tokens::TOKEN_LASTS;
use crate::message::response::{HintsFor, Response};
use viceroy_model::messages::{GameId, PersonId};
use viceroy_rules::PromptId;
use viceroy_service::{Boxed, SoleWriter};

/// Beyond this, games whose hints can no longer be removed are dropped.
const GAMES: usize = 1024;

/// A response, editable while its token is valid.
pub trait FollowedAnswer: Send + Sync {
    fn id(&self) -> InteractionId;
    fn reader(&self) -> &Reader;
    /// Locks the message.
    fn alone(&self) -> Boxed<'_, Option<SoleWriter>>;
    fn show_again(&self, shown: Response) -> Boxed<'_, ()>;
    fn take_away(&self) -> Boxed<'_, ()>;
}

/// Clones share state.
#[derive(Clone, Default)]
pub(super) struct OpenHints(Arc<Mutex<HashMap<GameId, HashMap<PersonId, OpenHint>>>>);

#[derive(Clone)]
struct OpenHint {
    answer: Arc<dyn FollowedAnswer>,
    asked: Option<PromptId>,
    /// Time of the request.
    at: i64,
}

impl OpenHint {
    fn can_go(&self, now: i64) -> bool {
        now.saturating_sub(self.at) < TOKEN_LASTS
    }
}

impl OpenHints {
    /// Returns the hints that these replace.
    pub(super) fn shown(
        &self,
        answer: Arc<dyn FollowedAnswer>,
        hints: HintsFor,
        now: i64,
    ) -> Option<Arc<dyn FollowedAnswer>> {
        let mut open = self.0.lock();
        if open.len() > GAMES {
            open.retain(|_, hints| hints.values().any(|hint| hint.can_go(now)));
        }
        let (who, asked) = (answer.reader().id, hints.asked);
        let at = now;
        let newest = OpenHint { answer, asked, at };
        let before = open
            .entry(hints.game)
            .or_default()
            .insert(who, newest)
            .filter(|before| before.can_go(now));
        before.map(|before| before.answer)
    }

    pub(super) fn any(&self, game: GameId, now: i64) -> bool {
        let mut open = self.0.lock();
        let Some(hints) = open.get_mut(&game) else {
            return false;
        };
        hints.retain(|_, hint| hint.can_go(now));
        if hints.is_empty() {
            open.remove(&game);
            return false;
        }
        true
    }

    pub(super) async fn let_go(&self, actions: &Actions, game: GameId) {
        let open: Vec<(PersonId, OpenHint)> = match self.0.lock().get(&game) {
            Some(hints) => hints.iter().map(|(who, hint)| (*who, hint.clone())).collect(),
            None => return,
        };
        for (who, hint) in open {
            let Ok(now) = actions.host.panels.asked_now(game, who).await else {
                continue;
            };
            if now.asked != hint.asked && self.forget(game, who, &hint) {
                hint.answer.take_away().await;
            }
        }
    }

    /// False if newer hints had replaced it.
    fn forget(&self, game: GameId, who: PersonId, hint: &OpenHint) -> bool {
        let mut open = self.0.lock();
        let Some(hints) = open.get_mut(&game) else {
            return false;
        };
        let is_same = |newest: &OpenHint| newest.answer.id() == hint.answer.id();
        let is_newest = hints.get(&who).is_some_and(is_same);
        if is_newest {
            hints.remove(&who);
        }
        is_newest
    }
}
