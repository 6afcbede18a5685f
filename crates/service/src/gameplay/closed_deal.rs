//! What is told of a deal of the day when it has closed, to those who have finished it.

use super::deals::{DealState, Deals};
use crate::prelude::*;
use viceroy_ai::analysis::DecidingTurn;
use viceroy_model::deals::{DealDay, DealEnd, DealScore, OPPONENTS};
use viceroy_model::plans::WantedCard;
use viceroy_rules::Table;
use viceroy_rules::cards::CardId;

service! {
    pub(crate) struct ClosedDeals of store, clock {
        games: Arc<Games>,
        deals: Arc<Deals>,
    }
    owns {
        /// Of the deal that was last looked at.
        bids: Mutex<Option<(DealDay, Vec<FirstBid>)>>,
    }
}

/// From so many people on, a bid is compared with others.
const TRIED: u32 = 3;
/// Games whose first auctions are looked at.
const LOOKED_AT: usize = 200;
/// The first auction is over by then.
const FIRST_STEPS: u32 = 24;

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

impl ClosedDeals {
    /// `None` if it has not closed, or they have not finished it.
    pub(crate) async fn of(&self, day: DealDay, who: PersonId) -> Result<Option<ClosedDeal>> {
        if self.clock.wall() < day.closes() {
            return Ok(None);
        }
        let DealState::Over(game, DealEnd { score, .. }) = self.deals.state(day, who).await? else {
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
