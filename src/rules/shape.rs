//! The few shapes that choices have: what can be answered, and what is answered.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::refusal::Refusal;
use super::seat::Seat;
use super::table::{AuctionPlace, Bid, Claim, DeckKind, Slot, Token};
use crate::cards::{AuctionCard, CardId, Colour, Gems, Section};

/// What can be picked. Most questions offer no more than have room without a heap.
pub type Offers = SmallVec<[Offer; 8]>;

/// What one choice is, for labels, pictures and computer players. Questions that were stored before bookmarks had a format
/// number are recognised by a fingerprint that counts the kinds in this order: new ones go to the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A card: dealt, in the hand, or in the pyramid, as the topic says.
    Card(CardId),
    /// A bid.
    Bid(Bid),
    /// A card offered at an auction card.
    #[serde(rename = "auction_card")]
    Offered {
        /// The auction card.
        #[serde(rename = "colour")]
        at: AuctionCard,
        /// The place at it.
        place: AuctionPlace,
    },
    /// A claim.
    Claim(Claim),
    /// Stand by the own claim after a conflict.
    Insist,
    /// Play a card from the hand.
    Play(CardId),
    /// Discard a card from the hand for gems.
    Discard(CardId),
    /// Pass the development phase.
    Pass,
    /// Take a card that cannot be played back into the hand.
    TakeBack,
    /// Place the card here, using so many infinite gems of each colour.
    Place {
        /// Where.
        slot: Slot,
        /// Infinite gems that pay.
        infinite: Gems,
    },
    /// Place the card instead of this one (R-LAW-65).
    Replace(CardId),
    /// Tuck the card under this one (R-LAW-66).
    TuckUnder(CardId),
    /// The rewards of rows 1 to 3.
    AllRewards,
    /// One token of 15 points.
    FifteenPoints,
    /// A deck to draw from.
    Deck(DeckKind),
    /// Use a gem from the own screen.
    UseOwnGem,
    /// Go without.
    GoWithout,
    /// A colour.
    Colour(Colour),
    /// A law's list of rewards, counted from zero.
    LawChoice(u8),
    /// A token in a pyramid (R-LAW-67).
    Token {
        /// Whose pyramid.
        seat: Seat,
        /// The card it lies on.
        card: CardId,
        /// The token.
        token: Token,
    },
    /// Tuck the card that the question is about instead of keeping it (R-LAW-78).
    #[serde(rename = "enrol")]
    Tuck,
    /// Keep it in the hand (R-LAW-78).
    Keep,
    /// Leave the cards to a virtual opponent and go on to the next auction (R-VIR-07).
    GoOn,
}

/// Whether the order of several picked offers means something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PickOrder {
    /// It does: of first cards the first is played and the second kept; of laws that go back the first ends on top.
    Matters,
    /// It does not.
    Free,
}

/// How many have to be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct HowMany {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl HowMany {
    /// Exactly one.
    pub const ONE: HowMany = HowMany::exactly(1);

    /// Exactly so many.
    pub const fn exactly(n: u8) -> HowMany {
        HowMany { least: n, most: n }
    }

    /// From none to so many.
    pub const fn up_to(most: u8) -> HowMany {
        HowMany { least: 0, most }
    }

    /// The number, if only one will do.
    pub fn exact(self) -> Option<u8> {
        (self.least == self.most).then_some(self.least)
    }

    /// Whether so many will do.
    pub fn allows(self, n: usize) -> bool {
        (usize::from(self.least)..=usize::from(self.most)).contains(&n)
    }
}

/// One stroke of paint: a gem of a colour laid on a section (R-END-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stroke {
    /// The card.
    pub card: CardId,
    /// Its section.
    pub section: Section,
    /// The gem's colour.
    pub colour: Colour,
}

/// What an answer has to look like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// So many different offers.
    Pick {
        /// What can be picked.
        offers: Offers,
        /// How many.
        count: HowMany,
        /// Whether their order matters.
        order: PickOrder,
    },
    /// So many gems.
    Gems {
        /// The most of each colour.
        limits: Gems,
        /// How many in all.
        total: HowMany,
    },
    /// Any strokes that the gems suffice for, at most one on a section.
    Paint {
        /// The gems there are.
        gems: Gems,
        /// The sections that can be painted.
        sections: Vec<(CardId, Section)>,
        /// The best painting there is (R-END-01).
        best: Vec<Stroke>,
        /// What the best painting adds to the score.
        gain: i16,
    },
}

/// A player's answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Offers, in the order picked.
    Pick(SmallVec<[Offer; 2]>),
    /// Gems.
    Gems(Gems),
    /// Strokes of paint.
    Paint(Vec<Stroke>),
}

impl Answer {
    /// The answer that picks one offer.
    pub fn one(offer: Offer) -> Answer {
        Answer::Pick(SmallVec::from_slice(&[offer]))
    }
}

impl Shape {
    /// One of these; nothing if there is none.
    pub(super) fn one_of(offers: impl IntoIterator<Item = Offer>) -> Option<Shape> {
        let mut among = Offers::new();
        for offer in offers {
            among.push(offer);
        }
        Shape::one_among(among)
    }

    /// One of these; nothing if there is none.
    pub(super) fn one_among(offers: Offers) -> Option<Shape> {
        (!offers.is_empty()).then_some(Shape::Pick {
            offers,
            count: HowMany::ONE,
            order: PickOrder::Free,
        })
    }

    /// Gems within these limits.
    pub(super) fn gems(limits: Gems, total: HowMany) -> Shape {
        Shape::Gems { limits, total }
    }

    /// Whether an answer fits what is asked: what is offered is accepted, and nothing else.
    pub(super) fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        match (self, answer) {
            (Shape::Pick { offers, count, .. }, Answer::Pick(picked)) => {
                for (i, offer) in picked.iter().enumerate() {
                    if !offers.contains(offer) {
                        return Err(Refusal::NotOffered);
                    }
                    if picked[..i].contains(offer) {
                        return Err(Refusal::Twice);
                    }
                }
                counted(*count, picked.len())
            }
            (Shape::Gems { limits, total }, Answer::Gems(gems)) => {
                covers(limits, gems)?;
                counted(*total, usize::from(gems.total()))
            }
            (Shape::Paint { gems, sections, .. }, Answer::Paint(strokes)) => {
                let mut spent = Gems::NONE;
                for (i, stroke) in strokes.iter().enumerate() {
                    let place = (stroke.card, stroke.section);
                    if !sections.contains(&place) {
                        return Err(Refusal::NotOffered);
                    }
                    if strokes[..i].iter().any(|s| (s.card, s.section) == place) {
                        return Err(Refusal::Twice);
                    }
                    spent[stroke.colour] = spent[stroke.colour].saturating_add(1);
                }
                covers(gems, &spent)
            }
            (Shape::Pick { .. } | Shape::Gems { .. } | Shape::Paint { .. }, _) => {
                Err(Refusal::WrongShape)
            }
        }
    }

    /// The only possible answer, if there is only one.
    pub(super) fn forced(&self) -> Option<Answer> {
        match self {
            Shape::Pick {
                offers,
                count,
                order,
            } => {
                let all = count.exact().map(usize::from) == Some(offers.len());
                let one_way = offers.len() == 1 || *order == PickOrder::Free;
                (all && one_way).then(|| Answer::Pick(offers.iter().copied().collect()))
            }
            Shape::Gems { limits, total } => {
                let total = total.exact()?;
                let colours = limits.iter().filter(|(_, n)| **n > 0).count();
                if limits.total() == u16::from(total) {
                    Some(Answer::Gems(*limits))
                } else if colours == 1 {
                    Some(Answer::Gems(Gems::from_fn(|c| limits[c].min(total))))
                } else {
                    None
                }
            }
            Shape::Paint { .. } => None,
        }
    }

    /// The answer a table would assume when nothing better is known of the question: as little as possible.
    pub(super) fn least(&self) -> Answer {
        match self {
            Shape::Pick { offers, count, .. } => {
                let picked = offers.iter().take(usize::from(count.least));
                Answer::Pick(picked.copied().collect())
            }
            Shape::Gems { limits, total } => Answer::Gems(evenly(limits, total.least)),
            Shape::Paint { best, .. } => Answer::Paint(best.clone()),
        }
    }

    /// The first of these that is offered, else as little as possible.
    pub(super) fn rather(&self, preferred: &[Offer]) -> Answer {
        let Shape::Pick { offers, .. } = self else {
            return self.least();
        };
        let found = preferred.iter().find(|offer| offers.contains(offer));
        found.map_or_else(|| self.least(), |offer| Answer::one(*offer))
    }
}

impl Answer {
    /// The one offer that was picked.
    pub(super) fn only(&self) -> Result<Offer, Refusal> {
        match self {
            Answer::Pick(picked) if picked.len() == 1 => Ok(picked[0]),
            Answer::Pick(_) => Err(Refusal::WrongCount {
                wanted: HowMany::ONE,
            }),
            Answer::Gems(_) | Answer::Paint(_) => Err(Refusal::WrongShape),
        }
    }

    /// The cards that were picked, in their order.
    pub(super) fn cards(&self) -> Result<SmallVec<[CardId; 2]>, Refusal> {
        let Answer::Pick(picked) = self else {
            return Err(Refusal::WrongShape);
        };
        let card = |offer: &Offer| {
            if let Offer::Card(card) = offer {
                Ok(*card)
            } else {
                Err(Refusal::NotOffered)
            }
        };
        picked.iter().map(card).collect()
    }

    /// The gems that were chosen.
    pub(super) fn gems(&self) -> Result<Gems, Refusal> {
        match self {
            Answer::Gems(gems) => Ok(*gems),
            Answer::Pick(_) | Answer::Paint(_) => Err(Refusal::WrongShape),
        }
    }
}

fn counted(wanted: HowMany, n: usize) -> Result<(), Refusal> {
    if wanted.allows(n) {
        Ok(())
    } else {
        Err(Refusal::WrongCount { wanted })
    }
}

fn covers(limits: &Gems, gems: &Gems) -> Result<(), Refusal> {
    match Colour::ALL.into_iter().find(|c| gems[*c] > limits[*c]) {
        Some(colour) => Err(Refusal::NotEnough(colour)),
        None => Ok(()),
    }
}

/// So many gems, one colour after the other in turn while the limits allow it.
fn evenly(limits: &Gems, total: u8) -> Gems {
    let mut gems = Gems::NONE;
    let total = u16::from(total).min(limits.total());
    for colour in Colour::ALL.into_iter().cycle() {
        if gems.total() >= total {
            break;
        }
        if gems[colour] < limits[colour] {
            gems[colour] += 1;
        }
    }
    gems
}
