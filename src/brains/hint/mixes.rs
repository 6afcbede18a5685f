//! Several answers to questions of which players look at one: mixes of gems, and pairs of dealt cards.

use smallvec::smallvec;

use crate::brains::choosing::{Choices, Mind};
use crate::cards::{Colour, Gems};
use crate::rules::{Answer, HowMany, Offer, Question, Topic};

/// All mixes of as many gems as can be chosen; nothing where it is not told how many to choose.
pub(super) fn all(topic: Topic, limits: &Gems, total: HowMany) -> Vec<Gems> {
    if topic == Topic::Purse {
        return vec![];
    }
    let mut mixes = vec![];
    let up_to = |colour: Colour, left: u8| 0..=limits[colour].min(left);
    let total = total.most;
    for blue in up_to(Colour::Blue, total) {
        for red in up_to(Colour::Red, total - blue) {
            for green in up_to(Colour::Green, total - blue - red) {
                let yellow = total - blue - red - green;
                if yellow <= limits[Colour::Yellow] {
                    mixes.push(Gems {
                        blue,
                        red,
                        green,
                        yellow,
                    });
                }
            }
        }
    }
    mixes
}

/// Every mix with what the position is worth after it; the one that players take is the best of them.
pub(super) fn gems(mind: &Mind<'_>, question: &Question, limits: &Gems, total: HowMany) -> Choices {
    let gives = matches!(
        question.topic,
        Topic::ReturnGems | Topic::SwapGems | Topic::CopyGems
    );
    let sign = if gives { -1 } else { 1 };
    let played = mind.choices(question).into_iter().next();
    let worth = |gems: &Gems| {
        let mut sketch = mind.sketch;
        for (colour, count) in gems.iter() {
            sketch.gems[colour.index()] += sign * i16::from(*count);
        }
        mind.judge.value(&sketch)
    };
    let mixes = all(question.topic, limits, total);
    let judged = mixes.iter().map(|mix| (Answer::Gems(*mix), worth(mix)));
    let mut choices: Choices = judged.collect();
    let best = choices.iter().map(|(_, worth)| *worth).reduce(f32::max);
    if let (Some((answer, _)), Some(best)) = (played, best) {
        choices.retain(|(other, _)| *other != answer);
        // Found by taking one after the other, it may be a trifle behind.
        choices.insert(0, (answer, best));
    }
    choices
}

/// Every pair of dealt cards, the one that begins the pyramid first, with what the position is worth after it.
pub(super) fn pairs(mind: &Mind<'_>, offers: &[Offer]) -> Choices {
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
