//! Wishes for questions that may follow a secret choice.

use crate::prelude::*;
use strum::{EnumCount, VariantArray};
use viceroy_rules::cards::listed;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::VariantArray)]
pub enum Case {
    TakeCard,
    /// Which of two cards to claim, when one other player bids the same.
    Claim,
    AttackTarget,
    PassGems,
    RewardGems,
    Deck,
    /// Whether a criminal goes under its deck at the end of development (R-UND-04).
    PutUnder,
}

impl Case {
    /// Used in custom ids and text keys.
    pub fn key(self) -> &'static str {
        match self {
            Case::TakeCard => "take",
            Case::Claim => "claim",
            Case::AttackTarget => "attack",
            Case::PassGems => "pass",
            Case::RewardGems => "reward",
            Case::Deck => "deck",
            Case::PutUnder => "under",
        }
    }

    pub const ALL: [Case; Case::COUNT] = listed(Case::VARIANTS);

    pub fn covers(self, topic: Topic) -> bool {
        match self {
            Case::TakeCard => topic == Topic::TakeCard,
            Case::Claim => topic == Topic::Claim,
            Case::AttackTarget => topic == Topic::AttackTarget,
            Case::PassGems => matches!(topic, Topic::PassGems | Topic::PassGemsTogether),
            Case::RewardGems => topic == Topic::RewardGems,
            Case::Deck => topic == Topic::Deck,
            Case::PutUnder => topic == Topic::PutUnder,
        }
    }

    pub(super) fn comes_again(self) -> bool {
        self == Case::Deck
    }

    /// Whether it can also come in a later part: a player without a card passes in the last auction
    /// at the latest.
    pub(super) fn comes_in(self, at: PartOfTurn, now: PartOfTurn) -> bool {
        self == Case::PassGems && at.is_auction_beside(now)
    }

    /// What is asked about in advance in this part; other questions of the topic belong to a play.
    pub(super) fn asked_ahead(topic: Topic, at: PartOfTurn) -> Option<Case> {
        match (topic, at.phase) {
            (Topic::RewardGems, Phase::SetUp) => Some(Case::RewardGems),
            (Topic::Deck, Phase::SetUp) => Some(Case::Deck),
            (Topic::PassGems, _) => Some(Case::PassGems),
            _ => None,
        }
    }

    pub(super) fn part(self, now: PartOfTurn) -> PartOfTurn {
        match self {
            Case::PutUnder => PartOfTurn { phase: Phase::Criminals, ..now },
            _ => now,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    Card(CardId),
    Either,
    /// As many as possible of the first colour, then the next; unlisted colours follow in their
    /// usual order.
    First(Vec<Colour>),
    Gems(Gems),
    Deck(DeckKind),
    Keep,
}

impl Wish {
    pub fn as_answer(&self) -> Answer {
        match self {
            Wish::Card(card) => Answer::one(Offer::Card(*card)),
            Wish::Either => Answer::one(Offer::Claim(Claim::Either)),
            Wish::First(colours) => {
                Answer::Pick(colours.iter().copied().map(Offer::Colour).collect())
            }
            Wish::Gems(gems) => Answer::Gems(*gems),
            Wish::Deck(deck) => Answer::one(Offer::Deck(*deck)),
            Wish::Keep => Answer::one(Offer::Keep),
        }
    }

    /// `None` for "ask me then".
    pub fn of_answer(answer: &Answer) -> Result<Option<Wish>, Refusal> {
        let offers = match answer {
            Answer::Gems(gems) => return Ok(Some(Wish::Gems(*gems))),
            Answer::Paint(_) => return Err(Refusal::NotOffered),
            Answer::Pick(offers) => offers,
        };
        Ok(Some(match offers[..] {
            [] => return Ok(None),
            [Offer::Card(card)] => Wish::Card(card),
            [Offer::Claim(Claim::Either)] => Wish::Either,
            [Offer::Deck(deck)] => Wish::Deck(deck),
            [Offer::Keep] => Wish::Keep,
            [Offer::Colour(first), Offer::Colour(then)] => Wish::First(vec![first, then]),
            _ => return Err(Refusal::NotOffered),
        }))
    }

    pub(super) fn answer(&self, view: &SeatView, question: &Question) -> Option<Answer> {
        match (&question.shape, self) {
            (Shape::Pick { offers, .. }, wish) => {
                let wanted = wish.offer(view, question)?;
                // Prompt a player whose claim met the same claim.
                let again = offers.contains(&Offer::Insist);
                (offers.contains(&wanted) && !again).then(|| Answer::one(wanted))
            }
            // Gems on the own combat card are not taken without asking (R-INV-05); the wish then
            // exceeds the reserve.
            (Shape::Gems { limits, total }, Wish::Gems(gems)) => {
                let there = limits.at_most(&view.table.open.reserve);
                let covered = Colour::ALL.into_iter().all(|c| gems[c] <= there[c]);
                let fits = covered && total.allows(usize::from(gems.total()));
                fits.then_some(Answer::Gems(*gems))
            }
            (Shape::Gems { limits, total }, Wish::First(colours)) => {
                let there = limits.at_most(&view.table.open.reserve);
                let rest = Colour::ALL.into_iter().filter(|c| !colours.contains(c));
                let mut gems = Gems::NONE;
                let mut left = total.most;
                for colour in colours.iter().copied().chain(rest) {
                    gems[colour] = there[colour].min(left);
                    left -= gems[colour];
                }
                let fits = left == 0;
                fits.then_some(Answer::Gems(gems))
            }
            _ => None,
        }
    }

    pub(super) fn offer(&self, view: &SeatView, question: &Question) -> Option<Offer> {
        let auction = &view.table.open.auction;
        match self {
            Wish::Card(card) if question.topic == Topic::Claim => {
                let mut lying = auction.at(question.auction_card?).cards();
                let (place, _) = lying.find(|(_, c)| c == card)?;
                Some(Offer::Claim(match place {
                    AuctionPlace::Base => Claim::Base,
                    AuctionPlace::Tip => Claim::Tip,
                }))
            }
            Wish::Card(card) if question.topic == Topic::PutUnder => Some(Offer::Card(*card)),
            Wish::Card(card) => {
                let (at, place) = auction.find(*card)?;
                Some(Offer::Offered { at, place })
            }
            Wish::Either => Some(Offer::Claim(Claim::Either)),
            Wish::Deck(deck) => Some(Offer::Deck(*deck)),
            Wish::Keep => Some(Offer::Keep),
            Wish::First(_) | Wish::Gems(_) => None,
        }
    }
}
