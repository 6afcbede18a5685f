//! Hints: the best answers to a question, and what is true of each. No sentences: whoever shows them finds words.

mod asked;
mod card;
mod mixes;
mod reason;
mod told;

pub use reason::Reason;

use asked::Asked;

use super::choosing::{Choices, Mind};
use super::greedy;
use super::judgement::Weights;
use super::outcome::Outcome;
use crate::cards::{AuctionCard, CardId, Colour, Gems};
use crate::rules::{
    Answer, AuctionPlace, Bid, HowMany, Offer, PickOrder, Question, SeatView, Shape, Topic,
};

/// So many answers are worth mentioning.
const MENTIONED: usize = 3;
/// A third answer is, if it is no more points than this behind the best.
const THIRD: f32 = 5.0;

/// An answer worth thinking of.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The answer.
    pub answer: Answer,
    /// How many points it seems to be behind the best.
    pub behind: f32,
    /// What is true of it, in the order in which it is said.
    pub reasons: Vec<Reason>,
}

/// Whether there are hints for a question.
pub fn has_hints(question: &Question) -> bool {
    match &question.shape {
        Shape::Pick { offers, count, .. } if *count == HowMany::ONE => offers.len() > 1,
        Shape::Pick { order, .. } => is_first_cards(question, *order),
        Shape::Place { places, .. } => places.len() > 1,
        Shape::Gems { limits, total } => mixes::all(question.topic, limits, *total).len() > 1,
        Shape::Paint { .. } | Shape::Show { .. } | Shape::Battle { .. } => false,
    }
}

/// The best answers to a question, the best first. Nothing where there is nothing to choose, or nothing to say about it.
pub fn hints(view: &SeatView, question: &Question) -> Vec<Hint> {
    if !has_hints(question) {
        return vec![];
    }
    let mind = greedy::mind(view, &Weights::PLAYED);
    let mut choices = choices(&mind, question);
    if choices.len() < 2 {
        return vec![];
    }
    // Stable: of equals the first, as the one who plays by this judgement does.
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = choices[0].1;
    let mut hints: Vec<Hint> = vec![];
    for (answer, worth) in choices {
        let behind = best - worth;
        if hints.len() == MENTIONED || hints.len() == 2 && behind > THIRD {
            break;
        }
        let reasons = Asked { view, question }.reasons(&mind, &answer, Rank::of(hints.len()));
        let is_mirrored = |other: &Hint| are_places_alike(&other.answer, &answer);
        let same = |other: &Hint| is_mirrored(other) && other.reasons == reasons;
        if !hints.iter().any(same) {
            hints.push(Hint {
                answer,
                behind,
                reasons,
            });
        }
    }
    hints
}

/// Whether two answers are places of one level, paid alike: then what is true of both is said once.
fn are_places_alike(one: &Answer, other: &Answer) -> bool {
    let place = |answer: &Answer| {
        if let Answer::Pick(picked) = answer
            && let [Offer::Place { slot, payment }] = picked[..]
        {
            Some((slot.level, payment))
        } else {
            None
        }
    };
    place(one).is_some() && place(one) == place(other)
}

fn is_first_cards(question: &Question, order: PickOrder) -> bool {
    question.topic == Topic::FirstCards && order == PickOrder::Matters
}

/// Every answer with what it is worth; unlike players, hints look at several mixes of gems and pairs of cards.
fn choices(mind: &Mind<'_>, question: &Question) -> Choices {
    match &question.shape {
        Shape::Gems { limits, total } => mixes::gems(mind, question, limits, *total),
        Shape::Pick { offers, order, .. } if is_first_cards(question, *order) => {
            mixes::pairs(mind, offers)
        }
        Shape::Pick { .. }
        | Shape::Place { .. }
        | Shape::Paint { .. }
        | Shape::Show { .. }
        | Shape::Battle { .. } => mind.choices(question),
    }
}

/// Whether an answer comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rank {
    Best,
    Other,
}

impl Rank {
    fn of(nth: usize) -> Rank {
        match nth {
            0 => Rank::Best,
            _ => Rank::Other,
        }
    }
}

/// What is true of a pass.
fn pass(rank: Rank) -> Vec<Reason> {
    let best = (rank == Rank::Best).then_some(Reason::NothingIsBetter);
    best.into_iter().chain([Reason::NoMore]).collect()
}

impl Asked<'_> {
    fn reasons(self, mind: &Mind<'_>, answer: &Answer, rank: Rank) -> Vec<Reason> {
        let picked = match answer {
            Answer::Pick(picked) => picked.first().copied(),
            Answer::Gems(_) | Answer::Paint(_) => None,
        };
        let card = |card| card::could(self.view, mind, Gems::NONE, card);
        let auction = &self.view.table.open.auction;
        match picked {
            Some(Offer::Bid(bid)) => self.bid(mind, bid, rank),
            Some(Offer::Offered { at, place }) => {
                let offered = auction.at(at).get(place);
                if self.question.topic == Topic::RivalTarget {
                    let least = (rank == Rank::Best).then_some(Reason::MissedLeast);
                    return least.into_iter().collect();
                }
                offered.and_then(card).into_iter().collect()
            }
            Some(Offer::Claim(_) | Offer::Insist) => self.claim(mind, answer),
            Some(Offer::DiamondAt(at)) => self.diamond_at(mind, at),
            Some(Offer::Keep) if self.question.topic == Topic::RenameDiamond => {
                vec![Reason::NobodyWins]
            }
            Some(Offer::Pass) => pass(rank),
            Some(Offer::Deck(deck)) => vec![Reason::From(deck)],
            Some(
                Offer::Card(_)
                | Offer::UseCombatCard
                | Offer::Show(_)
                | Offer::Fight(_)
                | Offer::Monster(_)
                | Offer::CriminalRow(_)
                | Offer::Judgement(_)
                | Offer::Obey { .. }
                | Offer::GoOn
                | Offer::Play(_)
                | Offer::Discard(_)
                | Offer::TakeBack
                | Offer::Place { .. }
                | Offer::Replace(_)
                | Offer::TuckUnder(_)
                | Offer::AllRewards
                | Offer::FifteenPoints
                | Offer::UseOwnGem
                | Offer::GoWithout
                | Offer::Colour(_)
                | Offer::LawChoice(_)
                | Offer::Token { .. }
                | Offer::Tuck
                | Offer::Keep
                | Offer::DomainReward(_),
            )
            | None => {
                let outcome = Outcome::of(self.view, answer);
                outcome.map_or_else(Vec::new, |outcome| self.told(mind, &outcome))
            }
        }
    }

    fn bid(self, mind: &Mind<'_>, bid: Bid, rank: Rank) -> Vec<Reason> {
        let auction = &self.view.table.open.auction;
        match bid {
            Bid::Gem(colour) => {
                let cards = auction.for_gem(colour).cards();
                let could = self.best(mind, cards, Gems::only(colour, 1));
                let mut reasons: Vec<Reason> = could.into_iter().collect();
                let last = self.view.screen.gems[colour] == 1;
                reasons.extend(last.then_some(Reason::LastGem(colour)));
                reasons.extend(self.company(mind, colour));
                reasons
            }
            Bid::Attack => {
                let cards = auction.iter().flat_map(|(_, offered)| offered.cards());
                let could = self.best(mind, cards, Gems::NONE);
                could.into_iter().chain([Reason::BeforeGems]).collect()
            }
            Bid::Diamond => vec![Reason::NamedLater],
            Bid::Pass => pass(rank),
        }
    }

    /// What the best of some offered cards could do once these gems are gone.
    fn best(
        self,
        mind: &Mind<'_>,
        cards: impl Iterator<Item = (AuctionPlace, CardId)>,
        spent: Gems,
    ) -> Option<Reason> {
        let worths = cards.map(|(_, card)| (mind.judge.with_card(&mind.sketch, card), card));
        let (_, best) = worths.max_by(|a, b| a.0.total_cmp(&b.0))?;
        card::could(self.view, mind, spent, best)
    }

    /// A diamond at an auction card, now that all bids lie open (R-TD-07).
    fn diamond_at(self, mind: &Mind<'_>, at: AuctionCard) -> Vec<Reason> {
        let open = &self.view.table.open;
        let offered = open.auction.at(at);
        let others = open.bidders(at).len() + open.rivals_on(at).len();
        if others >= offered.count() {
            return vec![Reason::NobodyWins];
        }
        let could = self.best(mind, offered.cards(), Gems::NONE);
        could.into_iter().collect()
    }

    /// Whether others will probably bid there.
    fn company(self, mind: &Mind<'_>, colour: Colour) -> Option<Reason> {
        const SURE: f32 = 0.65;
        let open = &self.view.table.open;
        let mut others = open.still_in.iter();
        if !others.any(|seat| seat != self.view.seat) {
            return None;
        }
        let alone = mind.judge.auction(&mind.sketch).is_alone(colour)?;
        if alone >= SURE {
            Some(Reason::ProbablyAlone)
        } else {
            (alone <= 1.0 - SURE).then_some(Reason::ProbablyContested)
        }
    }
}
