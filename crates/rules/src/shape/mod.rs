//! The shapes of choices and answers.

mod answer;
mod offer;
mod refusal;

pub use answer::{Answer, Stroke};
pub use offer::{HowMany, Offer, Offers};
pub use refusal::Refusal;

use std::borrow::Cow;

use super::battle::{Battle, Way};
use super::payment::Sources;
use crate::prelude::*;

/// Whether the order of picks matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PickOrder {
    /// The first of two first cards is played, the second kept; the first law put back ends on top.
    Matters,
    Free,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    pub slot: Slot,
    /// At this slot.
    pub cost: Cost,
}

/// What a valid answer looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    Pick {
        offers: Offers,
        count: HowMany,
        order: PickOrder,
    },
    /// One place, with its payment.
    Place {
        /// Affordable ones.
        places: SmallVec<[Placing; 8]>,
        sources: Sources,
    },
    Gems {
        /// Per colour.
        limits: Gems,
        total: HowMany,
    },
    /// At most one stroke per section, paid with these gems.
    Paint {
        gems: Gems,
        /// Each replaces a gem of any colour (R-TD-08).
        diamonds: u8,
        /// Those that can be painted.
        sections: Vec<(CardId, Section)>,
        /// R-END-01.
        best: Vec<Stroke>,
        /// Points that `best` adds.
        gain: i16,
    },
    /// Any currency up to a limit, or none (R-INV-07).
    Show {
        limits: Currency,
        /// Sensible amounts for each number of monsters; nothing comes first.
        plans: SmallVec<[Currency; 8]>,
    },
    /// R-INV-07.
    Battle {
        battle: Battle,
        shown: Currency,
        /// On the combat card.
        combat: Currency,
    },
}

impl Shape {
    /// `None` if there are no offers.
    pub(super) fn one_of(offers: impl IntoIterator<Item = Offer>) -> Option<Shape> {
        let mut among = Offers::new();
        for offer in offers {
            among.push(offer);
        }
        Shape::one_among(among)
    }

    /// `None` if there are no offers.
    pub(super) fn one_among(offers: Offers) -> Option<Shape> {
        (!offers.is_empty()).then_some(Shape::Pick {
            offers,
            count: HowMany::ONE,
            order: PickOrder::Free,
        })
    }

    pub(super) fn gems(limits: Gems, total: HowMany) -> Shape {
        Shape::Gems { limits, total }
    }

    /// All picks in order; for places, every payment of each. Empty for gems and paint.
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

    /// Accepts exactly what is offered.
    pub fn check(&self, answer: &Answer) -> Result<(), Refusal> {
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

    /// More than one possible answer.
    pub fn has_choice(&self) -> bool {
        self.forced().is_none()
    }

    /// The only possible answer.
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

    /// The default answer: as little as possible.
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

    /// The first preferred offer that exists, else the least.
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
