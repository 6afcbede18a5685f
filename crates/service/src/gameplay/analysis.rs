//! Analyses finished games by replaying them. Results are cached, not stored.

use quick_cache::sync::Cache;
use tokio::sync::Semaphore;

use crate::cache::foundation::ServiceDeps;
use crate::game::finish::opening;
use crate::game::recorded::{ExportError, export};
use crate::game::replay::{Telling, Witness, replay_before};
use crate::infra::error::NoSecondChance;
use crate::prelude::*;
use viceroy_ai::analysis::{Analysis, Chooser, Course};
use viceroy_rules::Offer;

/// An analysis takes some ten kilobytes.
const KEPT: usize = 64;
/// Concurrent analyses; more would slow down requests.
const AT_ONCE: usize = 1;

#[derive(Clone, Debug)]
pub struct Analysed {
    pub table: TablePost,
    pub analysis: Arc<Analysis>,
    /// Names of the seat's former players, in order.
    pub former: BySeat<Vec<String>>,
    /// The first step from which each seat's last holder may play on.
    pub from: Option<BySeat<u32>>,
}

/// A finished game's public facts, in order.
#[derive(Clone, Debug)]
pub struct Filmed {
    pub table: TablePost,
    pub facts: Vec<OpenFact>,
}

pub(crate) struct Analyses {
    store: Store,
    cards: &'static Catalogue,
    games: Arc<Games>,
    kept: Cache<GameId, Arc<Analysis>>,
    room: Semaphore,
}

impl Analyses {
    pub(crate) fn new(from: &ServiceDeps, games: &Arc<Games>) -> Arc<Analyses> {
        Arc::new(Analyses {
            store: from.store.clone(),
            cards: from.cards,
            games: Arc::clone(games),
            kept: Cache::new(KEPT),
            room: Semaphore::new(AT_ONCE),
        })
    }

    pub(crate) fn knows(&self, game: GameId) -> bool {
        self.kept.get(&game).is_some()
    }

    pub(crate) async fn of(self: Arc<Self>, table: TablePost) -> Result<Analysed> {
        let holders = self.store.holders(table.game).await?;
        let fresh = self.fresh(table.game, &table.view.ruleset, &holders);
        let analysis = self.kept.get_or_insert_async(&table.game, fresh).await?;
        let names = |seat| holders.former(seat).map(|p| p.name.clone()).collect();
        let stored = self.store.game(table.game).await?.ok_or(Rejection::NoSuchGame)?;
        let held = holders.0.map(|_, held| held.later.last().map_or(1, |last| last.from_step));
        let from = self.games.may_be_played_on(&stored).ok().map(|()| held);
        Ok(Analysed { former: table.people.map(|seat, _| names(seat)), table, analysis, from })
    }

    async fn fresh(
        &self,
        game: GameId,
        ruleset: &Arc<Ruleset>,
        holders: &Holders,
    ) -> Result<Arc<Analysis>> {
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        match stored.state {
            GameState::Over => {}
            GameState::Gathering | GameState::Started => {
                return Err(Rejection::NoLookBack(NoLookBack::NotOver).into());
            }
            state => return Err(Rejection::of(state).into()),
        }
        let steps = self.store.steps(game, 1, stored.steps).await?;
        let luck = FairLuck::of_game(stored.secret, &stored.cuts);
        let ruleset = Arc::clone(ruleset);
        let holders = holders.clone();
        let _room = self.room.acquire().await.map_err(Fault::new)?;
        let made = tokio::task::spawn_blocking(move || {
            catch_panic(|| analysed(&ruleset, luck, &steps, holders))
        });
        match made.await?? {
            Ok(analysis) => Ok(Arc::new(analysis)),
            Err(difference) => {
                tracing::info!(game = game.0, %difference, "a game cannot be analysed");
                Err(Rejection::NoLookBack(NoLookBack::OlderRules).into())
            }
        }
    }

    pub(crate) async fn filmed(self: Arc<Self>, table: TablePost) -> Result<Filmed> {
        if table.view.open.phase != Phase::Over {
            return Err(Rejection::NoLookBack(NoLookBack::NotOver).into());
        }
        let stored = self.store.game(table.game).await?.ok_or(Rejection::NoSuchGame)?;
        let steps = self.store.steps(table.game, 1, stored.steps).await?;
        let open = |fact: &Fact| match fact {
            Fact::Open(fact) => Some(fact.clone()),
            Fact::Screen(..) | Fact::Decks(_) => None,
        };
        Ok(Filmed { table, facts: history::facts(&steps).filter_map(open).collect() })
    }

    /// As a JSON file.
    pub(crate) async fn record(self: Arc<Self>, game: GameId) -> Result<Vec<u8>> {
        // The export replays the game too.
        let _room = self.room.acquire().await.map_err(Fault::new)?;
        let record = match export(&self.store, game, self.cards).await {
            Ok(record) => record,
            Err(ExportError::NoSuchGame(_) | ExportError::NeverPlayed(_)) => {
                return Err(Rejection::NoSuchGame.into());
            }
            Err(ExportError::NotOver(_)) => {
                return Err(Rejection::NoLookBack(NoLookBack::NotOver).into());
            }
            Err(ExportError::SecondChance(_)) => {
                return Err(Rejection::NoSecondChance(NoSecondChance::NotExported).into());
            }
            Err(ExportError::Store(error)) => return Err(error.into()),
            Err(error) => return Err(Fault::new(error).into()),
        };
        Ok(serde_json::to_vec(&record).map_err(Fault::new)?)
    }
}

/// Fails for a game that was played by other rules than today's.
fn analysed(
    ruleset: &Arc<Ruleset>,
    luck: FairLuck,
    steps: &[StoredStep],
    holders: Holders,
) -> Result<Analysis, String> {
    let seats = ruleset.agreement.seats;
    let course = Course::opened(opening(steps), seats);
    let mut watcher = Watcher { course, plays: BySeat::new(seats, |_| None), holders };
    replay_before(&mut watcher, ruleset, luck, steps)
        .map_err(|difference| difference.sentence(Telling::Everything))?;
    Ok(watcher.course.analyse())
}

struct Watcher {
    course: Course,
    /// What each player saw when they committed a play, and the answers they have given with it.
    plays: BySeat<Option<(SeatView, Draft)>>,
    holders: Holders,
}

impl Watcher {
    fn answered(&mut self, game: &Game, step: u32, (seat, answer): Given<'_>) {
        let Some(view) = game.seat_view(seat) else {
            return;
        };
        if let Some(Offer::Play(_) | Offer::Discard(_)) = answer.picked().first() {
            let draft = Draft::default().with(&view, &Preferences::default(), answer.clone());
            self.plays[seat] = draft.ok().map(|draft| (view.clone(), draft));
        }
        let by = self.chooser(seat, step);
        self.course.answers(view, answer, by);
    }

    /// Judges a planned answer by what its player saw when confirming the plan. Wishes for later
    /// cases were made without information, so they are not judged.
    fn planned(&mut self, game: &Game, step: u32, (seat, answer): Given<'_>) {
        let asked = game.seat_view(seat).and_then(|view| view.question);
        let Some((view, draft)) = self.plays[seat].take() else {
            return;
        };
        let drafting = draft.on(&view, &Preferences::default()).ok();
        let drawn = drafting.and_then(|drafting| Some((drafting.next?, drafting.view)));
        let fits = drawn.filter(|(next, _)| {
            let about = |q: &Question| (q.topic, q.card, q.colour, q.auction_card);
            asked.as_ref().map(about) == Some(about(next))
        });
        let Some((next, seen)) = fits else {
            return;
        };
        let seen = SeatView { question: Some(next), ..seen };
        let by = self.chooser(seat, step);
        self.course.answers(seen, answer, by);
        let more = draft.with(&view, &Preferences::default(), answer.clone());
        self.plays[seat] = more.ok().map(|draft| (view, draft));
    }

    fn chooser(&self, seat: Seat, step: u32) -> Chooser {
        match self.holders.has_changed_since(seat, step) {
            true => Chooser::Former,
            false => Chooser::Player,
        }
    }
}

type Given<'g> = (Seat, &'g Answer);

impl Witness for Watcher {
    fn before(&mut self, game: &Game, stored: &StoredStep) {
        let by = match &stored.cause {
            Cause::Answered { seat, answer, .. } | Cause::Preferred { seat, answer, .. } => {
                return self.answered(game, stored.number, (*seat, answer));
            }
            Cause::Planned { seat, answer, .. } => {
                return self.planned(game, stored.number, (*seat, answer));
            }
            Cause::Computed { seat, answer, .. } => (*seat, answer, Chooser::Computer),
            Cause::TimedOut { seat, answer, .. } => (*seat, answer, Chooser::TimeOut),
            Cause::Reconsidered { seat } => {
                self.plays[*seat] = None;
                self.course.takes_back(*seat);
                return;
            }
            Cause::Opened { .. } | Cause::PlayedOn { .. } | Cause::Undid { .. } => return,
        };
        let (seat, answer, by) = by;
        if let Some(view) = game.seat_view(seat) {
            self.course.answers(view, answer, by);
        }
    }

    fn after(&mut self, game: &Game, step: u32, facts: &[Fact]) {
        self.course.reaches(step);
        self.course.happened(game, facts);
    }
}
