//! The few shapes that choices have: what can be answered, and what is answered.

mod answer;
mod offer;
mod refusal;

pub use answer::{Answer, Stroke};
pub use offer::{HowMany, Offer, Offers};
pub use refusal::Refusal;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::battle::{Battle, Way};
use super::currency::Currency;
use super::payment::Sources;
use super::pieces::Slot;
use crate::cards::{CardId, Colour, Cost, Gems, Section};

/// Whether the order of several picked offers means something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PickOrder {
    /// It does: of first cards the first is played and the second kept; of laws that go back the first ends on top.
    Matters,
    /// It does not.
    Free,
}

/// A place for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    pub slot: Slot,
    /// What the card costs there.
    pub cost: Cost,
}

/// What an answer has to look like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// So many different offers.
    Pick {
        /// What can be picked.
        offers: Offers,
        count: HowMany,
        /// Whether their order matters.
        order: PickOrder,
    },
    /// One of these places, and how its cost is paid.
    Place {
        /// Where the card can go; the cost of each can be paid.
        places: SmallVec<[Placing; 8]>,
        /// What there is to pay with.
        sources: Sources,
    },
    /// So many gems.
    Gems {
        /// The most of each colour.
        limits: Gems,
        total: HowMany,
    },
    /// Any strokes that the gems suffice for, at most one on a section.
    Paint {
        gems: Gems,
        /// The diamonds there are: each is a gem of whatever colour runs short (R-TD-08).
        diamonds: u8,
        /// The sections that can be painted.
        sections: Vec<(CardId, Section)>,
        /// The best painting there is (R-END-01).
        best: Vec<Stroke>,
        /// What the best painting adds to the score.
        gain: i16,
    },
    /// Any gems and diamonds, none too (R-INV-07).
    Show {
        /// The most.
        limits: Currency,
        /// What people show who mean to beat so many monsters; nothing comes first.
        plans: SmallVec<[Currency; 8]>,
    },
    /// So many monsters, and how they are paid for (R-INV-07).
    Battle {
        /// What they cost.
        battle: Battle,
        shown: Currency,
        /// What lies on the combat card.
        combat: Currency,
    },
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

    /// What can be picked, one after the other: for places each with every way to pay, place by place. Nothing where gems
    /// or paint are chosen.
    pub fn offers(&self) -> Cow<'_, [Offer]> {
        match self {
            Shape::Pick { offers, .. } => Cow::Borrowed(offers),
            Shape::Place { places, sources } => {
                let all = places.iter().flat_map(|Placing { slot, cost }| {
                    let payments = sources.payments(cost);
                    payments.map(|payment| Offer::Place { slot: *slot, payment })
                });
                Cow::Owned(all.collect())
            }
            Shape::Show { plans, .. } => {
                Cow::Owned(plans.iter().copied().map(Offer::Show).collect())
            }
            Shape::Battle { battle, shown, combat } => {
                Cow::Owned(battle.ways(shown, combat).map(Offer::Fight).collect())
            }
            Shape::Gems { .. } | Shape::Paint { .. } => Cow::Borrowed(&[]),
        }
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
            (Shape::Place { places, sources }, Answer::Pick(picked)) => {
                counted(HowMany::ONE, picked.len())?;
                let Offer::Place { slot, payment } = picked[0] else {
                    return Err(Refusal::NotOffered);
                };
                let here = places.iter().find(|place| place.slot == slot);
                let fits = here.is_some_and(|place| sources.allow(&place.cost, &payment));
                fits.then_some(()).ok_or(Refusal::NotOffered)
            }
            (Shape::Show { limits, .. }, Answer::Pick(picked)) => {
                counted(HowMany::ONE, picked.len())?;
                let fits = matches!(picked[0], Offer::Show(shown) if limits.cover(&shown));
                fits.then_some(()).ok_or(Refusal::NotOffered)
            }
            (Shape::Battle { battle, shown, combat }, Answer::Pick(picked)) => {
                counted(HowMany::ONE, picked.len())?;
                let fits = matches!(
                    picked[0], Offer::Fight(way) if battle.allows(shown, combat, &way)
                );
                fits.then_some(()).ok_or(Refusal::NotOffered)
            }
            (Shape::Gems { limits, total }, Answer::Gems(gems)) => {
                covers(limits, gems)?;
                counted(*total, usize::from(gems.total()))
            }
            (Shape::Paint { gems, diamonds, sections, .. }, Answer::Paint(strokes)) => {
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
                match spent.minus(gems).total() <= u16::from(*diamonds) {
                    true => Ok(()),
                    false => covers(gems, &spent),
                }
            }
            (
                Shape::Pick { .. }
                | Shape::Place { .. }
                | Shape::Gems { .. }
                | Shape::Paint { .. }
                | Shape::Show { .. }
                | Shape::Battle { .. },
                _,
            ) => Err(Refusal::WrongShape),
        }
    }

    /// Whether there is more than one answer.
    pub fn has_choice(&self) -> bool {
        self.forced().is_none()
    }

    /// The only possible answer, if there is only one.
    pub(super) fn forced(&self) -> Option<Answer> {
        match self {
            Shape::Pick { offers, count, order } => {
                let all = count.exact().map(usize::from) == Some(offers.len());
                let one_way = offers.len() == 1 || *order == PickOrder::Free;
                (all && one_way).then(|| Answer::Pick(offers.iter().copied().collect()))
            }
            Shape::Place { places, sources } => {
                let one_way = places.len() == 1 && sources.count(&places[0].cost) == 1;
                one_way.then(|| self.least())
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
            Shape::Show { limits, .. } => limits.is_empty().then(|| self.least()),
            Shape::Battle { battle, shown, combat } => {
                let mut ways = battle.ways(shown, combat);
                let only = ways.next().filter(|_| ways.next().is_none())?;
                Some(Answer::one(Offer::Fight(only)))
            }
        }
    }

    /// The answer a table would assume when nothing better is known of the question: as little as possible.
    pub(super) fn least(&self) -> Answer {
        match self {
            Shape::Pick { offers, count, .. } => {
                let picked = offers.iter().take(usize::from(count.least));
                Answer::Pick(picked.copied().collect())
            }
            Shape::Place { places, sources } => {
                let first = places.first().and_then(|place| {
                    let payment = sources.nth(&place.cost, 0)?;
                    let slot = place.slot;
                    Some(Offer::Place { slot, payment })
                });
                Answer::Pick(first.into_iter().collect())
            }
            Shape::Gems { limits, total } => Answer::Gems(limits.evenly(total.least)),
            Shape::Paint { best, .. } => Answer::Paint(best.clone()),
            Shape::Show { .. } => Answer::one(Offer::Show(Currency::NONE)),
            Shape::Battle { battle, shown, .. } => {
                let way = battle.ways(shown, &Currency::NONE).next();
                Answer::one(Offer::Fight(way.unwrap_or(Way::NONE)))
            }
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

fn counted(wanted: HowMany, n: usize) -> Result<(), Refusal> {
    if wanted.allows(n) { Ok(()) } else { Err(Refusal::WrongCount { wanted }) }
}

fn covers(limits: &Gems, gems: &Gems) -> Result<(), Refusal> {
    match Colour::ALL.into_iter().find(|c| gems[*c] > limits[*c]) {
        Some(colour) => Err(Refusal::NotEnough(colour)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gems_of_one_colour_or_all_there_are_leave_nothing_to_choose() {
        let forced = |limits: Gems, n| Shape::gems(limits, HowMany::exactly(n)).forced();
        let red = |n| Gems::only(Colour::Red, n);
        let both = Gems { blue: 1, ..red(2) };
        assert_eq!(forced(red(3), 2), Some(Answer::Gems(red(2))));
        assert_eq!(forced(both, 3), Some(Answer::Gems(both)));
        assert_eq!(forced(both, 2), None);
    }
}
