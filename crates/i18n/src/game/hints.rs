//! Hints: the best answers to a question, with a sentence or two for each.

mod reasons;

pub use reasons::About;

use self::reasons::{ReasonTeller, ReasonText};
use crate::fit;
use crate::offers::Label;
use crate::prelude::*;
use viceroy_ai::{Hint, Reason};
use viceroy_rules::{Answer, PickOrder, Stroke};

/// Discord's limit for a message, in characters.
const MOST: usize = 2000;
const NAME: usize = 200;

/// `letter` is the offer's letter in the picture.
pub fn text(
    w: &Wording,
    about: About<'_>,
    hints: &[Hint],
    letter: impl Fn(Offer) -> char,
) -> PrivateText {
    if hints.is_empty() {
        return w.private(text!(hint_nothing));
    }
    let mut lines = vec![w.say(text!(hint_title))];
    lines.extend(hints.iter().enumerate().map(|(nth, hint)| {
        let answer = named(w, about, hint, &letter);
        let why = why(w, about, &hint.reasons).unwrap_or_default();
        w.say(text!(hint_option, place = nth + 1, answer = &answer, why = &why))
    }));
    lines.push(w.say(text!(hint_limits)));
    PrivateText(fit(w, &lines, MOST))
}

pub(crate) fn named(
    w: &Wording,
    about: About<'_>,
    hint: &Hint,
    letter: &impl Fn(Offer) -> char,
) -> String {
    let answer = clip(&answer(w, about, &hint.answer, letter), NAME);
    match &hint.goes {
        Some(goes) => {
            let how = reasons::how(w, goes);
            w.say(text!(hint_answer_how, answer = &answer, how = &how))
        }
        None => w.say(text!(hint_answer, answer = &answer)),
    }
}

/// The answer alone, for a button.
pub fn label(
    w: &Wording,
    about: About<'_>,
    hint: &Hint,
    letter: &impl Fn(Offer) -> char,
) -> String {
    answer(w, about, &hint.answer, letter)
}

fn answer(
    w: &Wording,
    about: About<'_>,
    answer: &Answer,
    letter: &impl Fn(Offer) -> char,
) -> String {
    let About { view, question, people } = about;
    match answer {
        Answer::Pick(picked) => match picked[..] {
            [] => w.say(text!(offer_none)),
            [Offer::Play(card)] => offers::play(w, view, card),
            [Offer::Discard(card)] => offers::discard(w, view, card),
            // Its cards stand in the picture.
            [Offer::Bid(bid @ Bid::Gem(colour))] if in_sight(w, view, colour) => {
                speaking::title(&w.word(Term::Bid(bid)))
            }
            [Offer::Card(first), Offer::Card(second)] if is_ordered(question) => {
                ordered(w, about, first, second)
            }
            _ => {
                let label = |offer| offers::label(w, view, people, question, offer, letter(offer));
                let titles = picked.iter().map(|offer| {
                    let Label { title, more } = label(*offer);
                    // Only then does the detail say what pays or which judgement is meant.
                    let needs_more = matches!(offer, Offer::Fight(_) | Offer::Obey { .. });
                    if needs_more && !more.is_empty() {
                        Term::Said(w.say(text!(hint_answer_more, what = &title, more = &more)))
                    } else {
                        Term::Said(title)
                    }
                });
                w.word(Term::list(titles, Joined::And))
            }
        },
        Answer::Gems(gems) => offers::gems(w, gems),
        Answer::Paint(strokes) => painting(w, question, strokes),
    }
}

fn in_sight(w: &Wording, view: &SeatView, colour: Colour) -> bool {
    let mut cards = view.table.open.auction.for_gem(colour).cards();
    cards.all(|(_, card)| w.is_in_sight(card))
}

fn is_ordered(question: &Question) -> bool {
    matches!(&question.shape, Shape::Pick { order, .. } if *order == PickOrder::Matters)
}

fn ordered(w: &Wording, about: About<'_>, first: CardId, second: CardId) -> String {
    let About { view, question, .. } = about;
    match question.topic == Topic::FirstCards {
        true => offers::pair(w, view, first, second).title,
        false => offers::put_back(w, view, first, second).title,
    }
}

fn painting(w: &Wording, question: &Question, strokes: &[Stroke]) -> String {
    if strokes.is_empty() {
        return w.say(text!(offer_paint_none));
    }
    if let Shape::Paint { best, gain, .. } = &question.shape
        && best == strokes
    {
        return w.say(text!(offer_paint_best, points = gain));
    }
    let mut gems = Gems::NONE;
    for stroke in strokes {
        gems[stroke.colour] += 1;
    }
    w.say(text!(hint_paints, gems))
}

pub(crate) fn why(w: &Wording, about: About<'_>, reasons: &[Reason]) -> Option<String> {
    let teller = ReasonTeller { w, about };
    let (mut parts, mut sentences) = (vec![], vec![]);
    for reason in reasons {
        match teller.said(reason) {
            ReasonText::Part(part) => parts.push(part),
            ReasonText::Sentence(sentence) => sentences.push(sentence),
        }
    }
    if !parts.is_empty() {
        sentences.insert(0, teller.together(parts));
    }
    (!sentences.is_empty()).then(|| sentences.join(" "))
}
