//! The one handler for all answers: does it fit the shape, and which tasks does it lead to?

use std::hash::{Hash, Hasher};

use smallvec::SmallVec;

use super::{Task, painting};
use crate::cards::{Colour, Gems, Reward};
use crate::rules::fact::{GemsFor, WonBy};
use crate::rules::play::Play;
use crate::rules::prompt::{Answer, Offer, Refusal, Shape};
use crate::rules::seat::Seat;
use crate::rules::table::{Bid, Claim, Develop, Sealed};

/// Whether an answer fits what is asked: what is offered is accepted, and nothing else.
pub(in crate::rules) fn check(shape: &Shape, answer: &Answer) -> Result<(), Refusal> {
    match (shape, answer) {
        (Shape::Pick { offers, count, .. }, Answer::Pick(picked)) => {
            for (i, offer) in picked.iter().enumerate() {
                if !offers.contains(offer) {
                    return Err(Refusal::NotOffered);
                }
                if picked[..i].contains(offer) {
                    return Err(Refusal::Twice);
                }
            }
            if picked.len() != usize::from(*count) {
                return Err(Refusal::WrongCount { wanted: *count });
            }
            Ok(())
        }
        (Shape::Gems { limits, total }, Answer::Gems(gems)) => {
            covers(limits, gems)?;
            if gems.total() != u16::from(*total) {
                return Err(Refusal::WrongCount { wanted: *total });
            }
            Ok(())
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

fn covers(limits: &Gems, gems: &Gems) -> Result<(), Refusal> {
    match Colour::ALL.into_iter().find(|c| gems[*c] > limits[*c]) {
        Some(colour) => Err(Refusal::NotEnough(colour)),
        None => Ok(()),
    }
}

/// The only possible answer, if there is only one.
pub(in crate::rules) fn forced(shape: &Shape) -> Option<Answer> {
    match shape {
        Shape::Pick { offers, count, .. } => match offers.as_slice() {
            [only] if *count == 1 => Some(Answer::one(*only)),
            _ => None,
        },
        Shape::Gems { limits, total } => {
            let colours = limits.iter().filter(|(_, n)| **n > 0).count();
            if limits.total() == u16::from(*total) {
                Some(Answer::Gems(*limits))
            } else if colours == 1 {
                Some(Answer::Gems(Gems::from_fn(|c| limits[c].min(*total))))
            } else {
                None
            }
        }
        Shape::Paint { .. } => None,
    }
}

/// The answer a table would assume when time runs out.
pub(in crate::rules) fn fallback(by: Task, shape: &Shape) -> Answer {
    match shape {
        Shape::Pick { offers, count, .. } => {
            let preferred = [
                Offer::Bid(Bid::Pass),
                Offer::Pass,
                Offer::Insist,
                Offer::TakeBack,
            ];
            let either = matches!(by, Task::AskClaim(_)).then_some(Offer::Claim(Claim::Either));
            let mut candidates = preferred.into_iter().chain(either);
            match candidates.find(|o| *count == 1 && offers.contains(o)) {
                Some(offer) => Answer::one(offer),
                None => Answer::Pick(offers.iter().take(usize::from(*count)).copied().collect()),
            }
        }
        Shape::Gems { limits, total } => Answer::Gems(evenly(limits, *total)),
        Shape::Paint { best, .. } => Answer::Paint(best.clone()),
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

/// Does what an answer that was checked leads to.
pub(in crate::rules) fn accept(play: &mut Play<'_>, seat: Seat, by: Task, answer: &Answer) {
    match answer {
        Answer::Pick(picked) => {
            let tasks = consequences(by, picked);
            play.next(seat, tasks);
        }
        Answer::Gems(gems) => {
            let why = if let Task::AskGems { why, .. } = by {
                why
            } else {
                GemsFor::Pass
            };
            play.next(seat, [Task::TakeGems { gems: *gems, why }]);
        }
        Answer::Paint(strokes) => painting::lay(play, seat, strokes),
    }
}

/// The tasks a choice leads to. Offers that the asking task never lists lead to none.
fn consequences(by: Task, picked: &[Offer]) -> SmallVec<[Task; 2]> {
    let task = match picked {
        [Offer::Card(first), Offer::Card(kept)] => Some(Task::Seal(Sealed::FirstCards {
            first: *first,
            kept: *kept,
        })),
        [one] => consequence(by, *one),
        _ => None,
    };
    task.into_iter().collect()
}

fn consequence(by: Task, offer: Offer) -> Option<Task> {
    let card = by.card();
    match offer {
        Offer::Card(_) => None,
        Offer::Bid(bid) => Some(Task::Seal(Sealed::Bid(bid))),
        Offer::AuctionCard { colour, place } => {
            let by = if by == Task::AskAttackTarget {
                WonBy::Attack
            } else {
                WonBy::Gem
            };
            Some(Task::Take { colour, place, by })
        }
        Offer::Claim(claim) => by.colour().map(|colour| Task::Claim { colour, claim }),
        Offer::Insist => by.colour().map(Task::Insist),
        Offer::Play(card) => Some(Task::Seal(Sealed::Develop(Develop::Play(card)))),
        Offer::Discard(card) if matches!(by, Task::AskUnplayable(_)) => Some(Task::Discard(card)),
        Offer::Discard(card) => Some(Task::Seal(Sealed::Develop(Develop::Discard(card)))),
        Offer::Pass => Some(Task::Seal(Sealed::Develop(Develop::Pass))),
        Offer::TakeBack => card.map(Task::TakeBack),
        Offer::Place { slot, infinite } => card.map(|card| Task::Place {
            card,
            slot,
            infinite,
        }),
        Offer::AllRewards => card.map(Task::GiveThreeRows),
        Offer::FifteenPoints => card.map(|card| Task::Give {
            card,
            reward: Reward::Points(15),
        }),
        Offer::Deck(deck) => Some(Task::Draw(deck)),
        Offer::UseOwnGem => match (card, by.colour()) {
            (Some(card), Some(colour)) => Some(Task::OwnInfinite { card, colour }),
            _ => None,
        },
        Offer::GoWithout => None,
        Offer::Colour(colour) => card.map(|card| Task::Give {
            card,
            reward: Reward::Infinite(colour),
        }),
        Offer::LawChoice(choice) => card.map(|card| Task::GiveLawChoice { card, choice }),
    }
}

/// A fingerprint of what can be answered. Only ever compared with one of the same build or an older one: a difference
/// merely asks the question afresh.
pub(in crate::rules) fn digest(shape: &Shape) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    match shape {
        Shape::Pick { offers, count, .. } => (0u8, offers, count).hash(&mut hasher),
        Shape::Gems { limits, total } => (1u8, limits, total).hash(&mut hasher),
        Shape::Paint { gems, sections, .. } => (2u8, gems, sections).hash(&mut hasher),
    }
    hasher.finish()
}

/// FNV-1a over whole numbers: the standard library's hasher may change its values with any release.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0 ^ value).wrapping_mul(0x0100_0000_01b3);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }
}
