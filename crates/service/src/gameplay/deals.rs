//! The deal of the day: who has played it, how they did, and when it closes.

use std::thread;

use tokio::sync::oneshot;

use crate::game::deal_brains;
use crate::game::thinking::ThreadPriority;
use crate::prelude::*;
use viceroy_model::deals::{DealCount, DealDay, DealEnd, DealScore, PAR, PLACES_FROM};
use viceroy_rules::Pyramid;
use viceroy_store::{PlayedDeal, StoredDeal};

/// Bytes; playing a whole game takes more than a thread has by default.
const STACK: usize = 8 << 20;

service! {
    pub(crate) struct Deals of store, clock, cards {
        games: Arc<Games>,
        lobbies: Arc<Lobbies>,
    }
    owns {
        /// The last day whose par was computed here, or is being.
        computed: Mutex<Option<DealDay>>,
    }
}

/// What somebody has made of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealState {
    NotBegun,
    Begun(GameId),
    Over(GameId, DealEnd),
    /// It closed before.
    Unfinished,
}

/// The deal of the day, as one person may know it.
#[derive(Clone, Debug)]
pub struct DealOfTheDay {
    pub day: DealDay,
    pub state: DealState,
    pub secret_hash: String,
    /// Of the next day's deal.
    pub next_hash: String,
    /// Who have finished it.
    pub finished: u32,
    /// Yesterday's, where it is still open and was begun.
    pub earlier: Option<GameId>,
    /// Of the last deal that has closed, if they have finished it.
    pub closed: Option<DealDay>,
    pub month: DealMonth,
}

/// The days of a month up to today.
#[derive(Clone, Debug)]
pub struct DealMonth {
    pub until: DealDay,
    /// In order, of the days on which the person has finished a deal.
    pub played: Vec<DealScore>,
}

impl DealMonth {
    pub fn count(&self) -> DealCount {
        let of = self.until.date().of_month().unsigned_abs();
        DealCount { played: u8::try_from(self.played.len()).unwrap_or(of), of }
    }
}

/// How people of a server did today.
#[derive(Clone, Debug)]
pub struct ListedDeal {
    pub day: DealDay,
    pub scores: Vec<(PersonId, DealScore)>,
}

/// The pyramid of a finished game's player, for the postcard.
#[derive(Clone, Debug)]
pub struct DealPyramid {
    pub ruleset: Arc<Ruleset>,
    pub pyramid: Pyramid,
}

impl Deals {
    pub(crate) fn today(&self) -> DealDay {
        DealDay::at(self.clock.wall())
    }

    /// The earliest day whose deal is open.
    pub(crate) fn first_open(&self) -> DealDay {
        let today = self.today();
        match today.before().is_open(self.clock.wall()) {
            true => today.before(),
            false => today,
        }
    }

    pub(crate) async fn of(self: &Arc<Self>, who: PersonId) -> Result<DealOfTheDay> {
        let day = self.today();
        let deal = self.lobbies.deal_of(day).await?;
        let next = self.lobbies.deal_of(day.next()).await?;
        self.compute_par(&deal);
        let first_open = self.first_open();
        let last = first_open.before();
        let days = (day.month_began().min(last), day);
        let played = self.store.deals_played_by(who, days).await?;
        let (_, finished) = self.store.deal_standing(day, 0).await?;
        Ok(DealOfTheDay {
            day,
            state: self.state_of(day, &played).await?,
            secret_hash: deal.secret_hash,
            next_hash: next.secret_hash,
            finished,
            earlier: on(first_open, &played)
                .filter(|_| first_open != day)
                .and_then(|played| self.goes_on(played)),
            closed: on(last, &played).and_then(score).map(|score| score.day),
            month: month_of(day, &played),
        })
    }

    pub(crate) async fn state(&self, day: DealDay, who: PersonId) -> Result<DealState, Fault> {
        let played = self.store.deals_played_by(who, (day.month_began(), day)).await?;
        Ok(self.state_of(day, &played).await?)
    }

    /// `played`: at least since the month began.
    async fn state_of(&self, day: DealDay, played: &[PlayedDeal]) -> Result<DealState, StoreError> {
        let Some(of_day) = on(day, played) else {
            return Ok(DealState::NotBegun);
        };
        let Some(score) = score(of_day) else {
            return Ok(self.goes_on(of_day).map_or(DealState::Unfinished, DealState::Begun));
        };
        let (better, finished) = self.store.deal_standing(day, score.points).await?;
        let place = (finished >= PLACES_FROM).then_some((better + 1, finished));
        let month = month_of(day, played).count();
        Ok(DealState::Over(of_day.game, DealEnd { score, place, month }))
    }

    /// The game, if it can still be finished.
    fn goes_on(&self, played: &PlayedDeal) -> Option<GameId> {
        match played.state {
            GameState::Gathering | GameState::Started => {
                played.day.is_open(self.clock.wall()).then_some(played.game)
            }
            GameState::Over | GameState::Closed | GameState::Expired | GameState::Abandoned => None,
        }
    }

    pub(crate) async fn month(&self, who: PersonId) -> Result<DealMonth, Fault> {
        let day = self.today();
        let played = self.store.deals_played_by(who, (day.month_began(), day)).await?;
        Ok(month_of(day, &played))
    }

    pub(crate) async fn listed_today(&self, server: ServerId) -> Result<ListedDeal> {
        let day = self.today();
        let par = self.store.deal(day).await?.and_then(|deal| deal.par);
        let listed = self.store.listed_of_deal(server, day).await?.into_iter();
        let scored = |points| DealScore { day, points, par };
        let scores = listed.map(|(who, points)| (who, scored(points)));
        Ok(ListedDeal { day, scores: scores.collect() })
    }

    /// Refused before the end.
    pub(crate) async fn pyramid(&self, game: GameId, who: PersonId) -> Result<DealPyramid> {
        let (taken, seat) = self.games.take_seated(game, who).await?;
        let view = catch_panic(|| taken.live.game.is_over().then(|| taken.live.game.table_view()));
        let view = taken.put_back_after(view)?.ok_or(Rejection::NoLookBack(NoLookBack::NotOver))?;
        let pyramid = view.open.pyramids[seat].clone();
        Ok(DealPyramid { ruleset: view.ruleset, pyramid })
    }

    /// In the background, once: it takes some seconds of a core.
    fn compute_par(self: &Arc<Self>, deal: &StoredDeal) {
        let (day, secret) = (deal.day, deal.secret);
        if deal.par.is_some() || self.computed.lock().replace(day) == Some(day) {
            return;
        }
        let (tell, told) = oneshot::channel();
        let (cards, brain) = (self.cards, self.games.deal_brain());
        let playing = move || {
            ThreadPriority::Lowest.set();
            let game = catch_panic(|| {
                let mut first = brain(PAR, deal_brains::seed(secret, Seat(0)));
                deal_brains::play_deal(secret, &mut *first, brain, cards)
            });
            // The receiver may be gone.
            let _ = tell.send(game);
        };
        // Without a thread the sender is dropped.
        let _ = thread::Builder::new().name("par".to_owned()).stack_size(STACK).spawn(playing);
        let deals = Arc::clone(self);
        tokio::spawn(async move {
            let is_settled = match told.await {
                Ok(Ok(Ok(game))) => {
                    let set = deals.store.set_par(day, game.points[Seat(0)]).await;
                    set.map_err(Fault::from).is_ok()
                }
                // It would fail again.
                Ok(Ok(Err(_)) | Err(_)) => true,
                Err(_) => false,
            };
            if !is_settled {
                deals.computed.lock().take_if(|computed| *computed == day);
            }
        });
    }

    /// Ends what is unfinished of deals that have closed, and forgets who played them where they asked
    /// for it.
    pub(crate) async fn close_due(&self) -> Result<(), Fault> {
        let first_open = self.first_open();
        for (game, day) in self.store.unfinished_deals().await? {
            if day < first_open {
                // Faults are logged; others must not wait for this one.
                let _ = ok_unless_rejected(self.lobbies.close_deal(game).await);
            }
        }
        self.store.forget_deal_players(first_open).await?;
        Ok(())
    }
}

fn on(day: DealDay, played: &[PlayedDeal]) -> Option<&PlayedDeal> {
    played.iter().find(|played| played.day == day)
}

/// `None` if it has not been finished.
fn score(&PlayedDeal { day, points, par, .. }: &PlayedDeal) -> Option<DealScore> {
    Some(DealScore { day, points: points?, par })
}

fn month_of(until: DealDay, played: &[PlayedDeal]) -> DealMonth {
    let since = until.month_began();
    let in_month = played.iter().filter(|played| (since..=until).contains(&played.day));
    DealMonth { until, played: in_month.filter_map(score).collect() }
}
