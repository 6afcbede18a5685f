//! The one handler for all answers: does it fit the shape, and which tasks does it lead to?

use std::hash::{Hash, Hasher};

use smallvec::SmallVec;

use super::{Act, Ask, Task, law, painting};
use crate::cards::{CardId, Colour, Gems, Reward};
use crate::rules::fact::{GemsFor, WonBy};
use crate::rules::fingerprint::Fnv;
use crate::rules::play::Play;
use crate::rules::prompt::{Answer, HowMany, Offer, PickOrder, Refusal, Shape};
use crate::rules::seat::Seat;
use crate::rules::table::{AuctionPlace, Bid, Claim, Develop, Sealed};

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

/// The only possible answer, if there is only one.
pub(in crate::rules) fn forced(shape: &Shape) -> Option<Answer> {
    match shape {
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

/// The answer a table would assume when time runs out.
pub(in crate::rules) fn fallback(by: Ask, shape: &Shape) -> Answer {
    match shape {
        Shape::Pick { offers, count, .. } => {
            let preferred = [
                Offer::Bid(Bid::Pass),
                Offer::Pass,
                Offer::Insist,
                Offer::TakeBack,
                Offer::GoWithout,
                Offer::Keep,
            ];
            let either = matches!(by, Ask::Claim(_)).then_some(Offer::Claim(Claim::Either));
            let mut candidates = preferred.into_iter().chain(either);
            match candidates.find(|o| *count == HowMany::ONE && offers.contains(o)) {
                Some(offer) => Answer::one(offer),
                None => Answer::Pick(
                    offers
                        .iter()
                        .take(usize::from(count.least))
                        .copied()
                        .collect(),
                ),
            }
        }
        Shape::Gems { limits, total } => Answer::Gems(evenly(limits, total.least)),
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
pub(in crate::rules) fn accept(play: &mut Play<'_>, seat: Seat, by: Ask, answer: &Answer) {
    match answer {
        Answer::Pick(picked) => {
            let tasks = consequences(by, picked);
            play.next(seat, tasks);
        }
        Answer::Gems(gems) => play.next(seat, [gems_chosen(by, *gems)]),
        Answer::Paint(strokes) => painting::lay(play, seat, strokes),
    }
}

/// What a bag of gems leads to.
fn gems_chosen(by: Ask, gems: Gems) -> Act {
    if let Ask::Purse(law) = by {
        return Act::Park { law, gems };
    }
    if let Ask::SwapGems {
        card,
        token,
        other,
        other_card,
        other_token,
    } = by
    {
        return Act::Swap {
            card,
            token,
            other,
            other_card,
            other_token,
            gems,
        };
    }
    if by == Ask::ReturnGems {
        return Act::Seal(Sealed::ReturnedGems(gems));
    }
    if by == Ask::PassGemsTogether {
        return Act::Seal(Sealed::PassGems(gems));
    }
    let why = if let Ask::Gems { why, .. } = by {
        why
    } else {
        GemsFor::Pass
    };
    Act::TakeGems { gems, why }
}

/// The tasks a choice leads to. Offers that the asking task never lists lead to none.
fn consequences(by: Ask, picked: &[Offer]) -> SmallVec<[Task; 2]> {
    let cards = || picked.iter().copied().filter_map(card_of);
    if let Ask::Archive(law) = by {
        return cards()
            .map(|card| Act::Tuck { card, under: law }.into())
            .collect();
    }
    if by == Ask::PutBackLaws {
        // The first one picked ends on top, so it is put there last.
        return cards()
            .rev()
            .map(|card| Act::PutBack(card).into())
            .collect();
    }
    let task = match picked {
        [Offer::Card(first), Offer::Card(kept)] => Some(
            Act::Seal(Sealed::FirstCards {
                first: *first,
                kept: *kept,
            })
            .into(),
        ),
        [one] => consequence(by, *one),
        _ => None,
    };
    task.into_iter().collect()
}

fn card_of(offer: Offer) -> Option<CardId> {
    if let Offer::Card(card) = offer {
        Some(card)
    } else {
        None
    }
}

fn consequence(by: Ask, offer: Offer) -> Option<Task> {
    let about = by.card();
    let act = match offer {
        Offer::Card(card) => {
            let Ask::Attaint(law) = by else { return None };
            Act::Slip { card, under: law }
        }
        Offer::Bid(bid) => Act::Seal(Sealed::Bid(bid)),
        Offer::AuctionCard { colour, place } => auction_card(by, colour, place)?,
        Offer::GoOn => Act::GoOn(by.colour()?),
        Offer::Claim(claim) => Act::Claim {
            colour: by.colour()?,
            claim,
        },
        Offer::Insist => Act::Insist(by.colour()?),
        Offer::Play(card) => Act::Seal(Sealed::Develop(Develop::Play(card))),
        Offer::Discard(card) if matches!(by, Ask::Unplayable(_)) => Act::Discard(card),
        Offer::Discard(card) => Act::Seal(Sealed::Develop(Develop::Discard(card))),
        Offer::Pass => Act::Seal(Sealed::Develop(Develop::Pass)),
        Offer::TakeBack => Act::TakeBack(about?),
        Offer::Place { slot, infinite } => Act::Place {
            card: about?,
            slot,
            infinite,
        },
        Offer::Replace(card) => Act::Replace { law: about?, card },
        Offer::TuckUnder(card) => Act::Double { law: about?, card },
        Offer::AllRewards => Act::GiveThreeRows(about?),
        Offer::FifteenPoints => Act::Give {
            card: about?,
            reward: Reward::Points(15),
        },
        Offer::Deck(deck) => Act::Draw(deck),
        Offer::UseOwnGem => Act::OwnInfinite {
            card: about?,
            colour: by.colour()?,
        },
        Offer::GoWithout | Offer::Keep => return None,
        Offer::Colour(colour) => Act::Give {
            card: about?,
            reward: Reward::Infinite(colour),
        },
        Offer::LawChoice(choice) => Act::GiveLawChoice {
            card: about?,
            choice,
        },
        Offer::Token { seat, card, token } => {
            return law::swap::chosen(by, seat, card, token).map(Task::from);
        }
        Offer::Enrol => {
            let Ask::Enrol { card, law } = by else {
                return None;
            };
            Act::Tuck { card, under: law }
        }
    };
    Some(act.into())
}

/// What becomes of an auction card that was picked.
fn auction_card(by: Ask, colour: Colour, place: AuctionPlace) -> Option<Act> {
    if let Ask::RivalTarget(rival) = by {
        return Some(Act::DiscardForRival {
            rival,
            colour,
            place,
        });
    }
    if let Ask::Requisition(_) = by {
        return Some(Act::Requisition { colour, place });
    }
    if let Ask::TipOrGoOn(_) = by {
        return Some(Act::TakeTip(colour));
    }
    let by = if by == Ask::AttackTarget {
        WonBy::Attack
    } else if let Ask::TakeCard(_) = by {
        WonBy::Gem
    } else {
        return None;
    };
    Some(Act::Take { colour, place, by })
}

/// A fingerprint of what can be answered. Only ever compared with one of the same build or an older one: a difference
/// merely asks the question afresh.
pub(in crate::rules) fn digest(shape: &Shape) -> u64 {
    let mut hasher = Fnv::default();
    match shape {
        Shape::Pick { offers, count, .. } => (0u8, offers, count).hash(&mut hasher),
        Shape::Gems { limits, total } => (1u8, limits, total).hash(&mut hasher),
        Shape::Paint { gems, sections, .. } => (2u8, gems, sections).hash(&mut hasher),
    }
    hasher.finish()
}
