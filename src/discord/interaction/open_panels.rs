//! The private panels that people have open in threads: the newest of each person follows its game by itself, while the token
//! of its last press lets it be changed. Whoever sits together with others sees at once when it is their turn.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;

use super::actions::Actions;
use super::in_flight::InFlight;
use super::reader::Reader;
use serenity::all::InteractionId;

use crate::discord::message::response::Response;
use crate::host::Boxed;
use crate::notice::{AsOf, GameId, PersonId};
use crate::rules::PromptId;

/// How long after a press its token is used, in milliseconds. Discord takes it for a quarter of an hour.
const LASTS: i64 = 14 * 60 * 1000;
/// A panel changes by itself no more often than this, in milliseconds.
const BETWEEN: i64 = 5 * 1000;
/// Answers to presses come first, but no panel waits for them longer than this.
const PATIENCE: Duration = Duration::from_secs(2);
/// So many panels are changed at once.
const AT_ONCE: usize = 4;
/// Of more games than this those are forgotten that can be followed no more.
const GAMES: usize = 1024;

/// The open panels. Cheap to clone; all clones know the same.
#[derive(Clone, Default)]
pub struct OpenPanels(Arc<Mutex<HashMap<GameId, HashMap<PersonId, OpenPanel>>>>);

/// The answer to a press, which can be changed for a while.
pub trait FollowedAnswer: Send + Sync {
    /// Which press it answers.
    fn id(&self) -> InteractionId;
    /// Who reads it.
    fn reader(&self) -> &Reader;
    /// Shows something else there, though nobody pressed.
    fn show_again(&self, shown: Response) -> Boxed<'_, ()>;
}

/// A panel that somebody has open.
#[derive(Clone)]
struct OpenPanel {
    /// What changes it.
    answer: Arc<dyn FollowedAnswer>,
    /// What it asks.
    asked: Option<PromptId>,
    /// When it was last pressed.
    pressed_at: i64,
    /// When it last changed by itself.
    followed_at: Option<i64>,
}

impl OpenPanel {
    fn lives(&self, now: i64) -> bool {
        now.saturating_sub(self.pressed_at) < LASTS
    }
}

impl OpenPanels {
    fn open(&self) -> MutexGuard<'_, HashMap<GameId, HashMap<PersonId, OpenPanel>>> {
        // Nothing in here panics half-way, so a poisoned map is a whole map.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A press has led to a panel.
    pub(super) fn shown(&self, answer: Arc<dyn FollowedAnswer>, as_of: &AsOf, now: i64) {
        let mut open = self.open();
        if open.len() > GAMES {
            open.retain(|_, panels| panels.values().any(|panel| panel.lives(now)));
        }
        let who = answer.reader().id;
        let panel = OpenPanel {
            answer,
            asked: as_of.asked,
            pressed_at: now,
            followed_at: None,
        };
        let of_game = open.entry(as_of.game).or_default();
        of_game.insert(who, panel);
    }

    /// Lets panels follow their games for as long as the host is there.
    pub async fn follow(self, actions: Actions, in_flight: InFlight) {
        let (mut changes, clock) = (actions.host.changes(), actions.host.clock());
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        // Games whose panels have changed too lately, and when they may again.
        let mut later: BTreeSet<(i64, GameId)> = BTreeSet::new();
        loop {
            let first = later.first().copied();
            let wait = async {
                match first {
                    Some((at, _)) => clock.sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            let game = tokio::select! {
                changed = changes.recv() => match changed {
                    Ok(game) => game,
                    // What was missed is shown with the next change.
                    Err(RecvError::Lagged(_)) => continue,
                    Err(RecvError::Closed) => return,
                },
                () = wait => match later.pop_first() {
                    Some((_, game)) => game,
                    None => continue,
                },
            };
            let now = clock.now();
            for (who, panel) in self.of(game, now) {
                match panel.followed_at.map(|at| at.saturating_add(BETWEEN)) {
                    Some(at) if at > now => drop(later.insert((at, game))),
                    Some(_) | None => {
                        let (open, turns) = (self.clone(), Arc::clone(&turns));
                        let (actions, in_flight) = (actions.clone(), in_flight.clone());
                        tokio::spawn(async move {
                            in_flight.calm(PATIENCE).await;
                            let Ok(_turn) = turns.acquire().await else {
                                return;
                            };
                            open.follow_one(&actions, game, who, panel).await;
                        });
                    }
                }
            }
        }
    }

    /// The panels of a game that can still be changed.
    fn of(&self, game: GameId, now: i64) -> Vec<(PersonId, OpenPanel)> {
        let mut open = self.open();
        let Some(panels) = open.get_mut(&game) else {
            return vec![];
        };
        panels.retain(|_, panel| panel.lives(now));
        let panels = panels.iter();
        panels.map(|(who, panel)| (*who, panel.clone())).collect()
    }

    /// Shows a panel again if something else is asked on it by now. What is put together for a question that is still open,
    /// and a menu that is open for it, stay as they are.
    async fn follow_one(&self, actions: &Actions, game: GameId, who: PersonId, panel: OpenPanel) {
        let Ok(asked) = actions.host.asked_now(game, who).await else {
            return;
        };
        if asked == panel.asked || !self.takes(game, who, &panel, asked, actions) {
            return;
        }
        let mut answer = panel.answer;
        loop {
            let Ok(mut shown) = actions.panel_by_itself(game, answer.reader()).await else {
                return;
            };
            let as_of = shown.as_of.clone();
            // Where nothing is asked the picture that stands there does.
            shown.stays = as_of.as_ref().is_some_and(|as_of| as_of.asked.is_none());
            answer.show_again(shown).await;
            // A press that came meanwhile may have shown something newer before, which this has covered.
            let now = actions.host.panel_by_itself(game, who).await;
            if now.ok().map(|now| now.as_of()) == as_of {
                return;
            }
            match self.newest(game, who) {
                Some(newest) => answer = newest,
                None => return,
            }
        }
    }

    fn newest(&self, game: GameId, who: PersonId) -> Option<Arc<dyn FollowedAnswer>> {
        let open = self.open();
        Some(Arc::clone(&open.get(&game)?.get(&who)?.answer))
    }

    /// Whether it is still the newest panel of its person; then it is noted what it will ask.
    fn takes(
        &self,
        game: GameId,
        who: PersonId,
        panel: &OpenPanel,
        asked: Option<PromptId>,
        actions: &Actions,
    ) -> bool {
        let mut open = self.open();
        let newest = open.get_mut(&game).and_then(|panels| panels.get_mut(&who));
        let Some(newest) = newest.filter(|newest| newest.answer.id() == panel.answer.id()) else {
            return false;
        };
        newest.asked = asked;
        newest.followed_at = Some(actions.host.clock().now());
        true
    }
}
