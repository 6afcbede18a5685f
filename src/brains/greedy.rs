//! The simplest player that is no fool: it bids on what it can afford, plays the cheapest card at the cheapest place, and
//! takes the gems it lacks. It plans nothing and needs no luck: the same view has the same answer. It stands in for people
//! who are away.

use std::cmp::Reverse;

use super::Brain;
use super::worth::{Eyes, Worth};
use crate::cards::{AuctionCard, CardId, Colour, Gems};
use crate::rules::{
    Answer, AuctionPlace, Bid, Claim, DeckKind, HowMany, Offer, PickOrder, Placing, Question,
    SeatView, Shape, Sources, Topic,
};

/// With fewer gems it passes to get some, rather than bid.
const FEWEST_TO_BID: u16 = 3;
/// With more cards in the hand it would not come to play another one soon.
const MOST_CARDS: usize = 5;
/// A card that costs nothing comes before all others,
const CHEAPEST: Worth = 1000;
/// and a card that costs a gem less before one that gives more.
const DEARER: Worth = 100;
/// What a card is worth under a law.
const TUCKED: Worth = 18;

/// A player who thinks no further than this turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Brain for Greedy {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        let mind = Mind {
            view,
            eyes: Eyes::new(
                &view.table.ruleset,
                &view.table.open,
                (view.seat, &view.screen),
            ),
        };
        mind.answer(question)
            .unwrap_or_else(|| question.fallback.clone())
    }
}

struct Mind<'a> {
    view: &'a SeatView,
    eyes: Eyes<'a>,
}

impl Mind<'_> {
    /// What it answers; nothing where the table's own assumption will do.
    fn answer(&self, question: &Question) -> Option<Answer> {
        match &question.shape {
            Shape::Pick {
                offers,
                count: HowMany::ONE,
                ..
            } => self.one(question, offers),
            Shape::Pick {
                offers,
                count,
                order,
            } => Some(self.several(question.topic, offers, (*count, *order))),
            Shape::Place { places, sources } => self.place(question.card?, places, sources),
            Shape::Gems { limits, total } => Some(self.gems(question.topic, limits, *total)),
            Shape::Paint { .. } => None,
        }
    }

    /// The offer that is worth most; the first of equals. Nothing where it has no opinion of any.
    fn one(&self, question: &Question, offers: &[Offer]) -> Option<Answer> {
        let judged = offers.iter().enumerate().filter_map(|(nth, offer)| {
            let worth = self.worth(question, *offer)?;
            Some(((worth, Reverse(nth)), *offer))
        });
        let best = judged.max_by_key(|(worth, _)| *worth);
        best.map(|(_, offer)| Answer::one(offer))
    }

    /// What it thinks of an offer, compared with the others of the question.
    fn worth(&self, question: &Question, offer: Offer) -> Option<Worth> {
        let gems = &self.view.screen.gems;
        let worth = match offer {
            Offer::Bid(bid) => self.bid(bid)?,
            Offer::Offered { at, place } => {
                let worth = self.offered(at, place)?;
                // What a virtual opponent takes should be no loss.
                if question.topic == Topic::RivalTarget {
                    -worth
                } else {
                    worth
                }
            }
            Offer::Claim(Claim::Either) => 1,
            Offer::Claim(Claim::Base | Claim::Tip) | Offer::Insist => 0,
            Offer::Play(card) => CHEAPEST - DEARER * self.price(card) + self.eyes.played(card, 1),
            // What can be played is played first; what cannot is gems where there are few.
            Offer::Discard(_) if gems.total() >= FEWEST_TO_BID => -1,
            Offer::Discard(card) => DEARER - self.eyes.in_hand(card, gems),
            Offer::Pass | Offer::TakeBack => 0,
            Offer::Replace(card) => -self.tokens(card),
            Offer::TuckUnder(card) => self.tokens(card),
            Offer::FifteenPoints | Offer::UseOwnGem => 1,
            Offer::AllRewards | Offer::GoOn => 0,
            Offer::GoWithout => Worth::from(question.topic != Topic::OwnInfinite),
            // Laws cost nothing.
            Offer::Deck(DeckKind::Laws) => 1,
            Offer::Deck(DeckKind::Small | DeckKind::Large) => 0,
            Offer::Colour(colour) => Worth::from(self.eyes.lacks()[colour.index()]),
            Offer::LawChoice(nth) => {
                let lists = self.eyes.lists(question.card?);
                lists.get(usize::from(nth)).copied()?
            }
            Offer::Keep => self.eyes.in_hand(question.card?, gems),
            Offer::Tuck => TUCKED,
            Offer::Card(_) | Offer::Place { .. } | Offer::Token { .. } => {
                return None;
            }
        };
        Some(worth)
    }

    /// A bid on the best card that it could pay for afterwards. A colour of which it has more is rather given away.
    fn bid(&self, bid: Bid) -> Option<Worth> {
        let screen = &self.view.screen;
        let colour = match bid {
            Bid::Gem(colour) => colour,
            Bid::Attack => return None,
            Bid::Pass => return Some(0),
        };
        if screen.gems.total() < FEWEST_TO_BID || screen.hand.len() > MOST_CARDS {
            return None;
        }
        let left = screen.gems.minus(&Gems::only(colour, 1));
        let row = &self.view.table.open.auction;
        let at = row.iter().filter(|(at, _)| at.has(colour));
        let cards = at.flat_map(|(_, offered)| offered.cards());
        let best = cards
            .map(|(_, card)| self.eyes.in_hand(card, &left))
            .max()?;
        Some(4 * best + Worth::from(screen.gems[colour]))
    }

    fn offered(&self, at: AuctionCard, place: AuctionPlace) -> Option<Worth> {
        let card = self.view.table.open.auction.at(at).get(place)?;
        Some(self.eyes.in_hand(card, &self.view.screen.gems))
    }

    /// The fewest gems that a card in the hand costs.
    fn price(&self, card: CardId) -> Worth {
        let cost = self.eyes.rules.cost(card, 1);
        let ready = self.eyes.pyramid.ready_infinite();
        Worth::from(cost.gems.minus(&ready).total()) + Worth::from(cost.any)
    }

    fn tokens(&self, card: CardId) -> Worth {
        Worth::try_from(self.eyes.pyramid.tokens_on(card)).unwrap_or(0)
    }

    /// Where the fewest gems leave the screen; of equals where the card gives most. Infinite gems pay what they can.
    fn place(&self, card: CardId, places: &[Placing], sources: &Sources) -> Option<Answer> {
        let payable = places.iter().filter_map(|Placing { slot, cost }| {
            let payment = sources.nth(cost, 0)?;
            let paid = payment.from_screen(cost).total();
            let gives = self.eyes.played(card, slot.level);
            let order = (Reverse(paid), gives, slot.level, Reverse(slot.column));
            let slot = *slot;
            Some((order, Offer::Place { slot, payment }))
        });
        let cheapest = payable.max_by_key(|(order, _)| *order);
        cheapest.map(|(_, offer)| Answer::one(offer))
    }

    /// Several cards: the best of those dealt, the worst of those that go.
    fn several(
        &self,
        topic: Topic,
        offers: &[Offer],
        (count, order): (HowMany, PickOrder),
    ) -> Answer {
        let gems = &self.view.screen.gems;
        let mut cards: Vec<(Worth, Offer)> = offers
            .iter()
            .map(|offer| {
                let Offer::Card(card) = offer else {
                    return (0, *offer);
                };
                let worth = if topic == Topic::FirstCards && order == PickOrder::Matters {
                    self.eyes.played(*card, 1)
                } else {
                    -self.eyes.in_hand(*card, gems)
                };
                (worth, *offer)
            })
            .collect();
        // Stable: of equals the first.
        cards.sort_by_key(|(worth, _)| Reverse(*worth));
        let wanted = if topic == Topic::Archive {
            cards.iter().filter(|(_, offer)| self.goes(*offer)).count()
        } else {
            usize::from(count.least)
        };
        let n = wanted
            .min(usize::from(count.most))
            .max(usize::from(count.least));
        Answer::Pick(cards.into_iter().take(n).map(|(_, offer)| offer).collect())
    }

    /// Whether a card in the hand is better tucked for points: it gives less, or cannot be paid.
    fn goes(&self, offer: Offer) -> bool {
        let Offer::Card(card) = offer else {
            return false;
        };
        self.eyes.in_hand(card, &self.view.screen.gems) < TUCKED
    }

    /// Gems it lacks when it takes some; gems it has too many of when it gives some.
    fn gems(&self, topic: Topic, limits: &Gems, total: HowMany) -> Answer {
        let mut lacks = self.eyes.lacks();
        let gives = matches!(topic, Topic::ReturnGems | Topic::SwapGems | Topic::Purse);
        let mut gems = Gems::NONE;
        while gems.total() < u16::from(total.most) {
            let open = Colour::ALL.into_iter().filter(|c| gems[*c] < limits[*c]);
            let next = if gives {
                open.min_by_key(|c| lacks[c.index()])
            } else {
                open.max_by_key(|c| (lacks[c.index()], Reverse(c.index())))
            };
            let Some(colour) = next else {
                break;
            };
            let lack = &mut lacks[colour.index()];
            if gives && gems.total() >= u16::from(total.least) && *lack >= 0 {
                break;
            }
            *lack += if gives { 1 } else { -1 };
            gems[colour] += 1;
        }
        Answer::Gems(gems)
    }
}
