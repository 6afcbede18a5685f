//! Private panels open in threads: each user's latest one follows its game while its interaction
//! token is valid.

use std::collections::HashMap;
use std::time::Instant;

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, broadcast};

use super::in_flight::InFlight;
use crate::message::press_tokens::TOKEN_LASTS;
use crate::message::response::Shows;
use crate::prelude::*;
use viceroy_model::messages::{AsOf, AskedNow};
use viceroy_service::{Boxed, SoleWriter};

/// Milliseconds between updates of a panel.
const BETWEEN: i64 = 5 * 1000;
/// Updates that fail are repeated after pauses that double so many times, up to 80 seconds.
const DOUBLINGS: u32 = 4;
/// How long updates wait for answers to presses.
const PATIENCE: Duration = Duration::from_secs(2);
/// Concurrent updates.
const AT_ONCE: usize = 4;
/// Beyond this, games whose panels can no longer be edited are dropped.
const GAMES: usize = 1024;

/// A response, editable while its token is valid.
pub trait FollowedAnswer: Send + Sync {
    fn id(&self) -> InteractionId;
    fn reader(&self) -> &Reader;
    /// Locks the message.
    fn alone(&self) -> Boxed<'_, Option<SoleWriter>>;
    fn show_again(&self, shown: Response) -> Boxed<'_, Followed>;
}

/// What became of an update.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Followed {
    Shown,
    /// Discord did not take it, but may later.
    NotShown,
    /// Nothing can be shown there any more.
    Gone,
}

/// Clones share state.
#[derive(Clone)]
pub struct OpenPanels {
    open: Arc<Mutex<HashMap<GameId, HashMap<PersonId, OpenPanel>>>>,
    /// Games to check again: they may have changed while a panel was being shown.
    again: broadcast::Sender<GameId>,
}

impl Default for OpenPanels {
    fn default() -> Self {
        OpenPanels { open: Arc::default(), again: broadcast::Sender::new(GAMES) }
    }
}

#[derive(Clone)]
struct OpenPanel {
    answer: Arc<dyn FollowedAnswer>,
    tells: Tells,
    /// Last press.
    pressed_at: i64,
    /// Last update without a press.
    followed_at: Option<i64>,
    /// Updates in a row that Discord did not take.
    failed: u32,
    /// An update is queued; it will read the latest state, so one is enough.
    waits: bool,
}

/// What a panel shows, as far as changes matter.
#[derive(Clone)]
struct Tells {
    now: AskedNow,
    language: String,
    shows: Shows,
}

impl Tells {
    /// Whether a panel is outdated if `other` is the current state.
    fn is_past(&self, other: &Tells) -> bool {
        self.now.asked != other.now.asked
            || self.language != other.language
            || other.now.asked.is_none() && self.shows == Shows::Panel && self.now != other.now
    }
}

#[derive(Default)]
struct Due {
    now: Vec<PersonId>,
    /// When recently updated panels may be updated again.
    later: Option<i64>,
}

impl OpenPanel {
    fn lives(&self, now: i64) -> bool {
        now.saturating_sub(self.pressed_at) < TOKEN_LASTS
    }

    /// When it may be updated, if it was updated before.
    fn again_at(&self) -> Option<i64> {
        let pause = BETWEEN << self.failed.saturating_sub(1).min(DOUBLINGS);
        self.followed_at.map(|at| at.saturating_add(pause))
    }
}

impl OpenPanels {
    pub(super) fn shown(
        &self,
        answer: Arc<dyn FollowedAnswer>,
        (as_of, shows): (&AsOf, Shows),
        now: i64,
    ) {
        let mut open = self.open.lock();
        if open.len() > GAMES {
            open.retain(|_, panels| panels.values().any(|panel| panel.lives(now)));
        }
        let reader = answer.reader();
        let who = reader.id;
        let language = reader.wording.language().to_string();
        let tells = Tells { now: as_of.now, language, shows };
        let panel = OpenPanel {
            answer,
            tells,
            pressed_at: now,
            followed_at: None,
            failed: 0,
            waits: false,
        };
        let of_game = open.entry(as_of.game).or_default();
        of_game.insert(who, panel);
        drop(open);
        // Fails only without receivers.
        let _ = self.again.send(as_of.game);
    }

    pub async fn follow(self, actions: Actions, in_flight: InFlight) {
        let (mut changes, mut again) = (actions.host.changes(), self.again.subscribe());
        let clock = actions.host.clock();
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        // Games to check later, because their panels were just updated.
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
                    // Missed changes are shown with the next one.
                    Err(RecvError::Lagged(_)) => continue,
                    Err(RecvError::Closed) => return,
                },
                again = again.recv() => match again {
                    Ok(game) => game,
                    Err(RecvError::Lagged(_)) => continue,
                    Err(RecvError::Closed) => return,
                },
                () = wait => match later.pop_first() {
                    Some((_, game)) => game,
                    None => continue,
                },
            };
            let due = self.due(game, clock.now());
            later.extend(due.later.map(|at| (at, game)));
            for who in due.now {
                let (open, turns) = (self.clone(), Arc::clone(&turns));
                let (actions, in_flight) = (actions.clone(), in_flight.clone());
                let patience = Instant::now() + PATIENCE;
                tokio::spawn(async move {
                    let Ok(_turn) = turns.acquire().await else {
                        return;
                    };
                    in_flight.calm_until(patience).await;
                    if let Some(panel) = open.begin(game, who) {
                        open.follow_one(&actions, game, who, panel).await;
                    }
                });
            }
        }
    }

    fn due(&self, game: GameId, now: i64) -> Due {
        let mut open = self.open.lock();
        let mut due = Due::default();
        let Some(panels) = open.get_mut(&game) else {
            return due;
        };
        panels.retain(|_, panel| panel.lives(now));
        for (who, panel) in panels.iter_mut().filter(|(_, panel)| !panel.waits) {
            match panel.again_at() {
                Some(at) if at > now => {
                    due.later = Some(due.later.map_or(at, |first| first.min(at)));
                }
                Some(_) | None => {
                    panel.waits = true;
                    due.now.push(*who);
                }
            }
        }
        due
    }

    /// Cleared before the state is read, so that later changes queue another update.
    fn begin(&self, game: GameId, who: PersonId) -> Option<OpenPanel> {
        let mut open = self.open.lock();
        let panel = open.get_mut(&game)?.get_mut(&who)?;
        panel.waits = false;
        Some(panel.clone())
    }

    /// Updates a panel if its question or language has changed; without a question, also if its
    /// state has. A draft or an open menu for the same question is left alone.
    async fn follow_one(&self, actions: &Actions, game: GameId, who: PersonId, panel: OpenPanel) {
        let _alone = panel.answer.alone().await;
        let Ok(now) = actions.host.panels.asked_now(game, who).await else {
            return;
        };
        let reader = panel.answer.reader().clone();
        let reader = reader.reading(actions.host.people.chosen_language(who));
        let language = reader.wording.language().to_string();
        let now = Tells { now, language, shows: Shows::Panel };
        let is_same_language = now.language == panel.tells.language;
        if !self.takes(game, who, &panel, now, actions) {
            return;
        }
        if let Ok(mut shown) = actions.panel_by_itself(game, &reader).await {
            shown.stays &= is_same_language;
            let followed = panel.answer.show_again(shown).await;
            self.is_followed(game, who, (&panel, followed), actions.host.clock().now());
        }
    }

    /// Unless another panel took its place.
    fn is_followed(
        &self,
        game: GameId,
        who: PersonId,
        (panel, followed): (&OpenPanel, Followed),
        now: i64,
    ) {
        let mut open = self.open.lock();
        let Some(panels) = open.get_mut(&game) else {
            return;
        };
        let newest = panels.get_mut(&who);
        let Some(newest) = newest.filter(|newest| newest.answer.id() == panel.answer.id()) else {
            return;
        };
        match followed {
            Followed::Shown => newest.failed = 0,
            Followed::Gone => drop(panels.remove(&who)),
            Followed::NotShown => {
                // It still shows what it did, so it is outdated.
                newest.tells = panel.tells.clone();
                (newest.failed, newest.followed_at) = (newest.failed + 1, Some(now));
                let _ = self.again.send(game);
            }
        }
    }

    /// Whether this is still the latest panel and outdated; records what it will show.
    fn takes(
        &self,
        game: GameId,
        who: PersonId,
        panel: &OpenPanel,
        now: Tells,
        actions: &Actions,
    ) -> bool {
        let mut open = self.open.lock();
        let newest = open.get_mut(&game).and_then(|panels| panels.get_mut(&who));
        let is_same = |newest: &&mut OpenPanel| newest.answer.id() == panel.answer.id();
        let Some(newest) = newest.filter(is_same).filter(|newest| newest.tells.is_past(&now))
        else {
            return false;
        };
        // Updates without a question must not delay the next question.
        if now.now.asked.is_some() {
            newest.followed_at = Some(actions.host.clock().now());
        }
        newest.tells = now;
        true
    }
}

/// How long a user is assumed to watch the panel.
const WATCHED: Duration = Duration::from_secs(30);

/// Keeps a panel current while computer players answer, without mentions.
pub(super) fn looks_on(host: Host, game: GameId, who: PersonId) {
    tokio::spawn(async move {
        // After the timeout users are mentioned as usual.
        let _ = tokio::time::timeout(WATCHED, host.computing.panel_afterwards(game, who)).await;
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::Languages;

    struct Answer(u64, Reader);

    impl FollowedAnswer for Answer {
        fn id(&self) -> InteractionId {
            InteractionId::new(self.0)
        }

        fn reader(&self) -> &Reader {
            &self.1
        }

        fn alone(&self) -> Boxed<'_, Option<SoleWriter>> {
            Box::pin(async { None })
        }

        fn show_again(&self, _: Response) -> Boxed<'_, Followed> {
            Box::pin(async { Followed::Shown })
        }
    }

    const WHO: PersonId = PersonId(1);

    fn answer(id: u64) -> Arc<dyn FollowedAnswer> {
        let languages = Languages::carried().unwrap();
        Arc::new(Answer(id, Reader::new(WHO, "en-US", None, &languages)))
    }

    fn as_of(game: i64) -> AsOf {
        AsOf { game: GameId(game), now: AskedNow::default(), fingerprint: String::new() }
    }

    #[test]
    fn a_dismissed_panel_is_followed_no_more_unless_another_took_its_place() {
        let (open, game) = (OpenPanels::default(), GameId(1));
        open.shown(answer(1), (&as_of(1), Shows::Panel), 0);
        let first = open.begin(game, WHO).unwrap();
        open.shown(answer(2), (&as_of(1), Shows::Panel), 0);
        open.is_followed(game, WHO, (&first, Followed::Gone), 0);
        let second = open.begin(game, WHO).unwrap();
        open.is_followed(game, WHO, (&second, Followed::Gone), 0);
        assert!(open.begin(game, WHO).is_none());
    }

    #[test]
    fn what_discord_did_not_take_is_shown_again_after_pauses_that_grow() {
        let (open, game) = (OpenPanels::default(), GameId(1));
        let mut again = open.again.subscribe();
        open.shown(answer(1), (&as_of(1), Shows::Panel), 0);
        again.try_recv().unwrap();
        let (mut now, mut pauses) = (0, vec![]);
        for _ in 0..7 {
            assert_eq!(open.due(game, now).now, [WHO]);
            let panel = open.begin(game, WHO).unwrap();
            let newer = Tells { language: "de".to_owned(), ..panel.tells.clone() };
            open.open.lock().get_mut(&game).unwrap().get_mut(&WHO).unwrap().tells = newer.clone();
            open.is_followed(game, WHO, (&panel, Followed::NotShown), now);
            let stands = open.begin(game, WHO).unwrap().tells;
            assert!(stands.is_past(&newer), "it does not show what was not taken");
            assert_eq!(again.try_recv(), Ok(game));
            let due = open.due(game, now);
            assert!(due.now.is_empty());
            pauses.push((due.later.unwrap() - now) / 1000);
            now = due.later.unwrap();
        }
        assert_eq!(pauses, [5, 10, 20, 40, 80, 80, 80]);
        let panel = open.begin(game, WHO).unwrap();
        open.is_followed(game, WHO, (&panel, Followed::Shown), now);
        assert_eq!(open.begin(game, WHO).unwrap().failed, 0);
    }

    #[test]
    fn of_very_many_games_those_are_forgotten_whose_panels_can_change_no_more() {
        let open = OpenPanels::default();
        let show = |game, now| open.shown(answer(1), (&as_of(game), Shows::Panel), now);
        show(0, 1);
        (1..=1024).for_each(|game| show(game, 0));
        assert_eq!(open.open.lock().len(), 1025);
        show(2000, TOKEN_LASTS);
        assert_eq!(open.open.lock().len(), 2, "the first can still change");
    }
}
