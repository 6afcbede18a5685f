//! The candidate answers for hints. Players evaluate only one where gems, paint or several things
//! are chosen; hints need alternatives to compare.

use smallvec::smallvec;

use crate::choosing::Choices;
use crate::prelude::*;
use viceroy_rules::cards::Cost;
use viceroy_rules::{HowMany, Payment, PickOrder, Placing, Sources};

const PAYMENTS: usize = 12;
/// An answer this little behind the best is placed right after it.
const NEXT: f32 = 0.01;
/// In points (R-LAW-76).
const PARKED: i16 = 2;

/// Answers with their values, including the one a computer player would choose.
pub(super) fn of(mind: &Evaluator<'_>, question: &Question) -> Choices {
    match &question.shape {
        Shape::Gems { limits, total } => gems(mind, question, limits, *total),
        Shape::Pick { offers, count: HowMany::ONE, .. } => {
            with_unjudged(mind.choices(question), offers)
        }
        Shape::Pick { offers, order, .. }
            if question.topic == Topic::FirstCards && *order == PickOrder::Matters =>
        {
            pairs(mind, offers)
        }
        Shape::Pick { offers, count, order } => several(mind, question, offers, (*count, *order)),
        Shape::Place { places, sources } => match places[..] {
            [only] => payments(mind, sources, only),
            _ => mind.choices(question),
        },
        Shape::Paint { best, gain, .. } => {
            let nothing = (Answer::Paint(vec![]), 0.0);
            smallvec![(Answer::Paint(best.clone()), f32::from(*gain)), nothing]
        }
        Shape::Show { .. } | Shape::Battle { .. } => mind.choices(question),
    }
}

fn with_unjudged(mut choices: Choices, offers: &[Offer]) -> Choices {
    let worths = choices.iter().map(|(_, worth)| *worth);
    let least = worths.fold(0.0, f32::min) - 1.0;
    for offer in offers {
        let answer = Answer::one(*offer);
        if !choices.iter().any(|(judged, _)| *judged == answer) {
            choices.push((answer, least));
        }
    }
    choices
}

/// Moves the computer player's answer to the front. It was found greedily, so it may be slightly
/// behind.
fn led_by(played: Option<Answer>, mut choices: Choices) -> Choices {
    let best = choices.iter().map(|(_, worth)| *worth).reduce(f32::max);
    if let Some(answer) = played {
        choices.retain(|(other, _)| *other != answer);
        choices.insert(0, (answer, best.unwrap_or_default()));
    }
    choices
}

/// Every pair of dealt cards; the first of a pair begins the pyramid.
fn pairs(mind: &Evaluator<'_>, offers: &[Offer]) -> Choices {
    let mut choices = Choices::new();
    for first in offers {
        for kept in offers.iter().filter(|kept| *kept != first) {
            if let (Offer::Card(begins), Offer::Card(stays)) = (*first, *kept)
                && let Some(worth) = mind.pair_worth(begins, stays)
            {
                choices.push((Answer::Pick(smallvec![*first, *kept]), worth));
            }
        }
    }
    choices
}

fn payments(mind: &Evaluator<'_>, sources: &Sources, place: Placing) -> Choices {
    let slot = place.slot;
    let answer = |payment| Answer::one(Offer::Place { slot, payment });
    let all = sources.payments(&place.cost).take(PAYMENTS);
    let judged = all.map(|payment| (answer(payment), paid(mind, &place.cost, &payment)));
    led_by(sources.nth(&place.cost, 0).map(answer), judged.collect())
}

fn paid(mind: &Evaluator<'_>, cost: &Cost, payment: &Payment) -> f32 {
    let mut sketch = without(mind, &payment.from_screen(cost));
    sketch.loose -= i16::from(payment.diamonds(cost));
    for (colour, count) in payment.infinite.iter() {
        sketch.ready[colour.index()] -= i16::from(*count);
    }
    mind.judge.value(&sketch)
}

fn without(mind: &Evaluator<'_>, gems: &Gems) -> Sketch {
    let mut sketch = mind.sketch;
    for (colour, count) in gems.iter() {
        sketch.gems[colour.index()] -= i16::from(*count);
    }
    sketch
}

fn gems(mind: &Evaluator<'_>, question: &Question, limits: &Gems, total: HowMany) -> Choices {
    let gives = matches!(
        question.topic,
        Topic::ReturnGems | Topic::SwapGems | Topic::CopyGems | Topic::Purse
    );
    let played = mind.choices(question).into_iter().next();
    let worth = |gems: &Gems| {
        let mut sketch = if gives {
            without(mind, gems)
        } else {
            let mut sketch = mind.sketch;
            for (colour, count) in gems.iter() {
                sketch.gems[colour.index()] += i16::from(*count);
            }
            sketch
        };
        if question.topic == Topic::Purse {
            let count = gems.total() as i16;
            sketch.points += PARKED * count;
            sketch.extra -= mind.judge.parked() * f32::from(count);
        }
        mind.judge.value(&sketch)
    };
    let mut mixes = match question.topic == Topic::Purse {
        // The number matters more than the colours.
        true => vec![limits.evenly(total.most), limits.evenly(total.most / 2)],
        false => mixes(limits, total.most),
    };
    if total.least < total.most {
        mixes.push(limits.evenly(total.least));
    }
    let judged = mixes.iter().map(|mix| (Answer::Gems(*mix), worth(mix)));
    led_by(played.map(|(answer, _)| answer), judged.collect())
}

fn mixes(limits: &Gems, total: u8) -> Vec<Gems> {
    let mut mixes = vec![];
    let up_to = |colour: Colour, left: u8| 0..=limits[colour].min(left);
    for blue in up_to(Colour::Blue, total) {
        for red in up_to(Colour::Red, total - blue) {
            for green in up_to(Colour::Green, total - blue - red) {
                let yellow = total - blue - red - green;
                if yellow <= limits[Colour::Yellow] {
                    mixes.push(Gems { blue, red, green, yellow });
                }
            }
        }
    }
    mixes
}

/// The computer player's choice and its neighbours, and the fewest and most possible.
fn several(
    mind: &Evaluator<'_>,
    question: &Question,
    offers: &[Offer],
    (count, order): (HowMany, PickOrder),
) -> Choices {
    let played = mind.choices(question).into_iter().next();
    let Some((Answer::Pick(played), _)) = played else {
        return Choices::new();
    };
    let others = || offers.iter().filter(|offer| !played.contains(offer));
    let mut picks: Vec<SmallVec<[Offer; 2]>> = vec![];
    for nth in 0..played.len() {
        let mut fewer = played.clone();
        fewer.remove(nth);
        for other in others() {
            let mut swapped = played.clone();
            swapped[nth] = *other;
            picks.push(swapped);
        }
        picks.push(fewer);
    }
    for other in others() {
        let mut more = played.clone();
        more.push(*other);
        picks.push(more);
    }
    picks.push(SmallVec::new());
    picks.push(offers.iter().copied().collect());
    picks.retain(|pick| count.allows(pick.len()));
    let worth = |pick: &[Offer]| pick.iter().map(|offer| gone(mind, question, *offer)).sum();
    let mut choices = Choices::new();
    for pick in picks {
        let is_new = |(judged, _): &(Answer, f32)| !is_same_pick(judged, &pick);
        if choices.iter().all(is_new) {
            let worth = worth(&pick);
            choices.push((Answer::Pick(pick), worth));
        }
    }
    choices.retain(|(judged, _)| !is_same_pick(judged, &played));
    let mut choices = led_by(Some(Answer::Pick(played.clone())), choices);
    if order == PickOrder::Matters && choices.len() == 1 {
        let best = choices.first().map_or(0.0, |(_, worth)| *worth);
        let turned = played.into_iter().rev().collect();
        choices.insert(1, (Answer::Pick(turned), best - NEXT));
    }
    choices
}

fn is_same_pick(answer: &Answer, pick: &[Offer]) -> bool {
    match answer {
        Answer::Pick(picked) => {
            picked.len() == pick.len() && picked.iter().all(|offer| pick.contains(offer))
        }
        Answer::Gems(_) | Answer::Paint(_) => false,
    }
}

/// The value of giving something up: a card of the hand, for what a law gives for it, or a
/// judgement.
fn gone(mind: &Evaluator<'_>, question: &Question, offer: Offer) -> f32 {
    if let Offer::Judgement(token) = offer {
        return mind.judge.judgement_cost(&mind.sketch, token);
    }
    let Offer::Card(card) = offer else {
        return 0.0;
    };
    let judge = &mind.judge;
    let gives = if question.topic == Topic::Archive {
        judge.archive_gives()
    } else if question.topic == Topic::Deposit {
        judge.deposit_gives()
    } else {
        0.0
    };
    let here = judge.here(&mind.sketch);
    gives - judge.counted() * judge.promise(&mind.sketch, &here.prices, &here.places, card)
}
