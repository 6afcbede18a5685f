//! The deal of the day: who has played it, how they did, and when it closes.

use crate::game::deal_brains;
use std::thread;

use parking_lot::Mutex;
use tokio::sync::oneshot;

use crate::game::thinking::low_priority;
use crate::infra::error::{NoLookBack, catch_panic, ok_unless_rejected};
use crate::lobby::lobbies::Lobbies;
use crate::prelude::*;
use viceroy_ai::analysis::DecidingTurn;
use viceroy_model::deals::{DealCount, DealDay, DealEnd, DealScore, OPPONENTS, PAR, PLACES_FROM};
use viceroy_model::plans::WantedCard;
use viceroy_rules::cards::CardId;
use viceroy_rules::{Pyramid, Table};
use viceroy_store::{PlayedDeal, StoredDeal};

/// From so many people on, a bid is compared with others.
const TRIED: u32 = 3;
/// Games whose first auctions are looked at.
const LOOKED_AT: usize = 200;
/// The first auction is over by then.
const FIRST_STEPS: u32 = 24;
/// Bytes; playing a whole game takes more than a thread has by default.
const STACK: usize = 8 << 20;

service! {
    pub(crate) struct Deals of store, clock, cards {
        games: Arc<Games>,
        lobbies: Arc<Lobbies>,
    }
    owns {
        /// Days whose par is being computed.
        computing: Mutex<Vec<DealDay>>,
        /// Of the deal that was last looked at after it had closed.
        bids: Mutex<Option<(DealDay, Vec<FirstBid>)>>,
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
    pub earlier: Option<(DealDay, GameId)>,
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
        let of = self.until.date().map_or(1, |date| date.of_month().unsigned_abs());
        DealCount { played: u8::try_from(self.played.len()).unwrap_or(of), of }
    }
}

/// How people of a server did today.
#[derive(Clone, Debug)]
pub struct ListedDeal {
    pub day: DealDay,
    pub scores: Vec<(PersonId, DealScore)>,
}

/// What is told when a deal has closed.
#[derive(Clone, Debug)]
pub struct ClosedDeal {
    pub day: DealDay,
    pub secret: String,
    pub secret_hash: String,
    /// The reader's.
    pub game: GameId,
    pub score: DealScore,
    /// The most points, and the earliest game that reached them.
    pub best: (GameId, i16),
    pub finished: u32,
    /// What people bid for in the first auction, in which all saw the same cards.
    pub first_bids: Vec<FirstBid>,
    /// Which turn decided the reader's game.
    pub deciding: Option<DecidingTurn>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstBid {
    pub card: CardId,
    pub people: u32,
    /// At the end, on average.
    pub points: i16,
}

impl ClosedDeal {
    pub fn most_bid(&self) -> Option<FirstBid> {
        self.first_bids.iter().copied().max_by_key(|bid| bid.people)
    }

    /// Among those that enough people have tried to compare; of few people, all.
    pub fn worked_best(&self) -> Option<FirstBid> {
        let tried = |bid: &&FirstBid| bid.people >= TRIED.min(self.finished);
        self.first_bids.iter().filter(tried).copied().max_by_key(|bid| bid.points)
    }
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
        let state = self.state(day, who).await?;
        let earlier = match self.first_open() {
            before if before != day => match self.state(before, who).await? {
                DealState::Begun(game) => Some((before, game)),
                DealState::NotBegun | DealState::Over(..) | DealState::Unfinished => None,
            },
            _ => None,
        };
        let last = self.first_open().before();
        let finished_last = matches!(self.state(last, who).await?, DealState::Over(..));
        let finished = self.store.finished_of_deal(day).await?;
        Ok(DealOfTheDay {
            day,
            state,
            secret_hash: deal.secret_hash,
            next_hash: next.secret_hash,
            finished: u32::try_from(finished.len()).unwrap_or(u32::MAX),
            earlier,
            closed: finished_last.then_some(last),
            month: self.month(who).await?,
        })
    }

    async fn state(&self, day: DealDay, who: PersonId) -> Result<DealState> {
        let Some(played) = self.store.played_deal(day, who).await? else {
            return Ok(DealState::NotBegun);
        };
        Ok(match played.points {
            Some(_) => {
                let end = self.end(day, who).await?;
                end.map_or(DealState::Unfinished, |end| DealState::Over(played.game, end))
            }
            None => match played.state {
                GameState::Gathering | GameState::Started if self.clock.wall() < day.closes() => {
                    DealState::Begun(played.game)
                }
                GameState::Gathering
                | GameState::Started
                | GameState::Over
                | GameState::Closed
                | GameState::Expired
                | GameState::Abandoned => DealState::Unfinished,
            },
        })
    }

    /// `None` if the game has no points.
    async fn score(&self, played: &PlayedDeal) -> Result<Option<DealScore>, StoreError> {
        let PlayedDeal { day, points, par, .. } = *played;
        let Some(points) = points else {
            return Ok(None);
        };
        let all = self.store.finished_of_deal(day).await?;
        let better = all.iter().filter(|(_, other)| *other > points).count();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let place =
            (count(all.len()) >= PLACES_FROM).then(|| (count(better + 1), count(all.len())));
        Ok(Some(DealScore { day, points, par, place }))
    }

    /// `None` if they have not finished it.
    pub(crate) async fn end(&self, day: DealDay, who: PersonId) -> Result<Option<DealEnd>, Fault> {
        let Some(played) = self.store.played_deal(day, who).await? else {
            return Ok(None);
        };
        let Some(score) = self.score(&played).await? else {
            return Ok(None);
        };
        let month = self.month_up_to(day, who).await?.count();
        Ok(Some(DealEnd { score, month }))
    }

    pub(crate) async fn month(&self, who: PersonId) -> Result<DealMonth, Fault> {
        self.month_up_to(self.today(), who).await
    }

    async fn month_up_to(&self, day: DealDay, who: PersonId) -> Result<DealMonth, Fault> {
        let days = day.date().map_or(1, |date| i32::from(date.of_month()));
        let first = DealDay(day.0 - (days - 1));
        let played = self.store.deals_played_by(who, (first, day)).await?;
        let scored = played.iter().filter_map(|played| {
            let PlayedDeal { day, points, par, .. } = *played;
            Some(DealScore { day, points: points?, par, place: None })
        });
        Ok(DealMonth { until: day, played: scored.collect() })
    }

    pub(crate) async fn listed_today(&self, server: ServerId) -> Result<ListedDeal> {
        let day = self.today();
        let par = self.store.deal(day).await?.and_then(|deal| deal.par);
        let listed = self.store.listed_of_deal(server, day).await?.into_iter();
        let scored = |points| DealScore { day, points, par, place: None };
        let scores = listed.map(|(who, points)| (who, scored(points)));
        Ok(ListedDeal { day, scores: scores.collect() })
    }

    /// `None` if it has not closed, or they have not finished it.
    pub(crate) async fn closed(&self, day: DealDay, who: PersonId) -> Result<Option<ClosedDeal>> {
        if self.clock.wall() < day.closes() {
            return Ok(None);
        }
        let DealState::Over(game, DealEnd { score, .. }) = self.state(day, who).await? else {
            return Ok(None);
        };
        let all = self.store.finished_of_deal(day).await?;
        let (Some(best), Some(deal)) = (all.first(), self.store.deal(day).await?) else {
            return Ok(None);
        };
        Ok(Some(ClosedDeal {
            day,
            secret: hex::encode(deal.secret.0),
            secret_hash: deal.secret_hash,
            game,
            score,
            best: *best,
            finished: u32::try_from(all.len()).unwrap_or(u32::MAX),
            first_bids: self.first_bids(day, &all).await?,
            deciding: ok_unless_rejected(self.games.table(game).await)?
                .and_then(|table| table.finish?.deciding),
        }))
    }

    /// Of the best games, if there are very many.
    async fn first_bids(&self, day: DealDay, games: &[(GameId, i16)]) -> Result<Vec<FirstBid>> {
        if let Some((of, bids)) = &*self.bids.lock()
            && *of == day
        {
            return Ok(bids.clone());
        }
        let mut points_by_card: BTreeMap<CardId, Vec<i16>> = BTreeMap::new();
        for (game, points) in games.iter().take(LOOKED_AT) {
            // One that cannot be read is left out.
            let Ok(steps) = self.store.steps(*game, 1, FIRST_STEPS).await else {
                continue;
            };
            if let Ok(Some(card)) = catch_panic(|| first_bid_for(&steps)) {
                points_by_card.entry(card).or_default().push(*points);
            }
        }
        let bids = points_by_card.into_iter().map(|(card, points)| {
            let all = i32::try_from(points.len()).unwrap_or(i32::MAX);
            let sum: i32 = points.iter().copied().map(i32::from).sum();
            FirstBid {
                card,
                people: all.unsigned_abs(),
                points: i16::try_from(sum / all).unwrap_or(i16::MAX),
            }
        });
        let bids: Vec<FirstBid> = bids.collect();
        *self.bids.lock() = Some((day, bids.clone()));
        Ok(bids)
    }

    pub(crate) async fn game(&self, day: DealDay, who: PersonId) -> Result<Option<GameId>> {
        Ok(self.store.played_deal(day, who).await?.map(|played| played.game))
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
        {
            let mut computing = self.computing.lock();
            if deal.par.is_some() || computing.contains(&day) {
                return;
            }
            computing.push(day);
        }
        let (tell, told) = oneshot::channel();
        let (cards, brain) = (self.cards, self.games.deal_brain());
        let playing = move || {
            low_priority();
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
            // Faults are logged; the next who asks has it computed again.
            if let Ok(Ok(Ok(game))) = told.await {
                let set = deals.store.set_par(day, game.points[Seat(0)]).await;
                let _ = set.map_err(Fault::from);
            }
            deals.computing.lock().retain(|other| *other != day);
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

/// The card that the person bid for in the first auction, unless they passed.
fn first_bid_for(steps: &[StoredStep]) -> Option<CardId> {
    let mut table = Table::empty(1 + OPPONENTS.len() as u8);
    for fact in steps.iter().flat_map(|step| &step.facts) {
        if let Fact::Open(OpenFact::BidsShown(bids)) = fact {
            return Some(WantedCard::only(&table.open, bids[Seat(0)]?)?.card);
        }
        table.evolve(fact);
    }
    None
}
