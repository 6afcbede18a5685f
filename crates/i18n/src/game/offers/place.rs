//! Labels of places for a card, with cost and effect.

use super::label::{Label, OPTION};
use crate::game::bottoms;
use crate::language::is_long_aloud;
use crate::prelude::*;
use viceroy_model::plans::preview;
use viceroy_rules::cards::{Row, Section};
use viceroy_rules::{Answer, Payment, Slot};

struct PlaceText {
    title: String,
    stands: Option<String>,
    circle: Option<String>,
    gives: Option<String>,
}

pub(super) fn place(
    w: &Wording,
    view: &SeatView,
    question: &Question,
    slot: Slot,
    payment: Payment,
    letter: char,
) -> Label {
    let said = PlaceText::of(w, view, question, (slot, payment), letter);
    let whole = said.with(w, &[&said.stands, &said.circle, &said.gives]);
    // The picture shows the place but not its effect, so drop the place first.
    match whole.is_clipped(OPTION) {
        true => said.with(w, &[&said.circle, &said.gives]),
        false => whole,
    }
    .label()
}

/// Whether the same place was already listed with another payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Before {
    Never,
    Offered,
}

/// For text mode: the question says what each level gives, and a repeated place is not described
/// again.
pub fn place_in_words(
    w: &Wording,
    view: &SeatView,
    question: &Question,
    (slot, payment): (Slot, Payment),
    letter: char,
    before: Before,
) -> Label {
    let said = PlaceText::of(w, view, question, (slot, payment), letter);
    if before == Before::Offered {
        return said.with(w, &[]).label();
    }
    let stands = &said.stands;
    let left = left_below(w, view, slot);
    let ways: [&[&Option<String>]; 4] = [
        &[stands, &said.circle, &said.gives],
        &[stands, &said.circle],
        &[&left, &said.circle],
        &[&left],
    ];
    let ways = ways.map(|more| said.with(w, more));
    let is_short = |way: &Whole| !way.is_clipped(OPTION) && !is_long_aloud(&way.title, &way.more);
    let [.., last] = &ways;
    let found = ways.iter().find(|way| is_short(way)).unwrap_or(last);
    Label::of(found.title.clone()).with(found.more.clone())
}

pub fn gives_by_level(w: &Wording, view: &SeatView, question: &Question) -> Option<String> {
    let Shape::Place { places, .. } = &question.shape else {
        return None;
    };
    let card = view.table.ruleset.card(question.card?);
    let Face::Character { levels: rows, .. } = &card.face else {
        return None;
    };
    let levels: BTreeSet<i8> = places.iter().map(|placing| placing.slot.level).collect();
    let each = levels.into_iter().map(|level| {
        let gives = match row_on(rows, level) {
            Some(row) => bottoms::gives(w, &row.reward),
            None => w.say(text!(offer_place_fifth)),
        };
        w.say(text!(ear_level, level, gives))
    });
    let all = each.chain(bottoms::bottom(w, card));
    let all = all.reduce(|first, second| w.say(text!(offer_place_both, first, second)))?;
    Some(w.say(text!(ear_levels, levels = &speaking::title(&all))))
}

/// `None` for level 5.
fn row_on(rows: &[Row], level: i8) -> Option<&Row> {
    usize::try_from(level - 1).ok().and_then(|i| rows.get(i))
}

/// Not yet cut to length.
struct Whole {
    title: String,
    more: String,
}

impl Whole {
    fn is_clipped(&self, most: usize) -> bool {
        length(&self.more) > most
    }

    fn label(self) -> Label {
        Label::of(self.title).with(self.more)
    }
}

impl PlaceText {
    fn of(
        w: &Wording,
        view: &SeatView,
        question: &Question,
        (slot, payment): (Slot, Payment),
        letter: char,
    ) -> PlaceText {
        let card = question.card;
        let pay = pay(w, view, question, slot, payment);
        PlaceText {
            title: w.say(text!(offer_place, letter, level = slot.level, pay)),
            stands: stands(w, view, slot),
            circle: closes(w, view, Offer::Place { slot, payment }),
            gives: card.map(|c| gives_on(w, view, c, slot.level)),
        }
    }

    fn with(&self, w: &Wording, parts: &[&Option<String>]) -> Whole {
        let both = |first, second| w.say(text!(offer_place_both, first, second));
        let parts = parts.iter().copied().flatten().cloned();
        Whole { title: self.title.clone(), more: parts.reduce(both).unwrap_or_default() }
    }
}

/// What the lettered places cost, those of a level with one price together.
pub fn prices(
    w: &Wording,
    view: &SeatView,
    question: &Question,
    letter: &impl Fn(Offer) -> char,
) -> Option<String> {
    let Shape::Place { .. } = &question.shape else {
        return None;
    };
    let mut priced: Vec<(i8, String, String)> = vec![];
    let mut seen: Vec<Slot> = vec![];
    for offer in question.shape.offers().iter() {
        let Offer::Place { slot, payment } = *offer else { continue };
        if seen.contains(&slot) {
            continue;
        }
        seen.push(slot);
        let pay = pay(w, view, question, slot, payment);
        let letter = letter(*offer);
        match priced.iter_mut().find(|(level, of, _)| *level == slot.level && *of == pay) {
            Some((_, _, letters)) => {
                letters.push(' ');
                letters.push(letter);
            }
            None => priced.push((slot.level, pay, letter.to_string())),
        }
    }
    let said = priced
        .into_iter()
        .map(|(level, pay, letters)| w.say(text!(offer_place, letter = &letters, level, pay)));
    let both =
        |before: String, next: String| w.say(text!(panel_beside, before = &before, next = &next));
    let said = said.reduce(both)?;
    Some(w.say(text!(panel_small, said = &said)))
}

fn pay(w: &Wording, view: &SeatView, question: &Question, slot: Slot, payment: Payment) -> String {
    let cost = cost_at(question, slot);
    let gems = Term::gems_and_diamonds(payment.from_screen(&cost), payment.diamonds(&cost));
    let card = question.card;
    let criminal = card.filter(|c| view.table.ruleset.card(*c).is_criminal());
    if criminal.is_some() {
        w.say(text!(offer_place_judgements))
    } else if cost.is_nothing() {
        w.say(text!(offer_place_free))
    } else if payment.infinite.is_empty() {
        w.say(text!(offer_place_pay, gems))
    } else {
        let infinite = payment.infinite;
        match payment.from_screen(&cost).is_empty() && payment.diamonds(&cost) == 0 {
            true => w.say(text!(offer_place_infinite_alone, infinite)),
            false => w.say(text!(offer_place_infinite, gems, infinite)),
        }
    }
}

/// Moving a card costs nothing.
fn cost_at(question: &Question, slot: Slot) -> Cost {
    let Shape::Place { places, .. } = &question.shape else {
        return Cost::NONE;
    };
    let mut places = places.iter();
    let asked = places.find(|placing| placing.slot == slot);
    asked.map_or(Cost::NONE, |placing| placing.cost)
}

fn stands(w: &Wording, view: &SeatView, slot: Slot) -> Option<String> {
    let pyramid = view.table.open.pyramids.get(view.seat)?;
    let below = |column| below(view, slot, column);
    if let (Some(left), Some(right)) = (below(slot.column), below(slot.column + 1)) {
        return Some(w.say(text!(offer_place_on, first = left, second = right)));
    }
    if slot.level == 0 {
        return below_base(w, view, slot);
    }
    let row = pyramid.cards.iter().filter(|s| s.slot.level == slot.level);
    let middle = row.map(|s| s.slot.column).min()?;
    Some(if slot.column < middle {
        w.say(text!(offer_place_left))
    } else {
        w.say(text!(offer_place_right))
    })
}

fn below(view: &SeatView, slot: Slot, column: i8) -> Option<Term> {
    let pyramid = view.table.open.pyramids.get(view.seat)?;
    let level = slot.level - 1;
    let lies = pyramid.section_at(Slot { level, column }, Section::TopLeft)?;
    let card = |card| Term::bare_card(view.table.ruleset.card(card));
    Some(lies.card.map_or(Term::OwnDomainCard, card))
}

/// The left of the two supporting cards, which identifies the place.
fn left_below(w: &Wording, view: &SeatView, slot: Slot) -> Option<String> {
    match below(view, slot, slot.column) {
        Some(left) => Some(w.say(text!(ear_place_on_left, card = left))),
        None => stands(w, view, slot),
    }
}

fn below_base(w: &Wording, view: &SeatView, slot: Slot) -> Option<String> {
    let pyramid = view.table.open.pyramids.get(view.seat)?;
    let above = |column| {
        let lies = pyramid.section_at(Slot { level: 1, column }, Section::BottomLeft)?;
        let card = |card| Term::bare_card(view.table.ruleset.card(card));
        Some(lies.card.map_or(Term::OwnDomainCard, card))
    };
    let (left, right) = (above(slot.column - 1)?, above(slot.column)?);
    Some(w.say(text!(offer_place_below, first = left, second = right)))
}

pub(super) fn gives_on(w: &Wording, view: &SeatView, card: CardId, level: i8) -> String {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels, .. } => match row_on(levels, level) {
            Some(row) => bottoms::row(w, view.table.ruleset.card(card), &row.reward),
            None => w.say(text!(offer_place_fifth)),
        },
        Face::Law { .. } => w.say(text!(offer_place_law)),
        Face::Criminal { .. } => w.say(text!(offer_place_criminal)),
    }
}

pub(super) fn closes(w: &Wording, view: &SeatView, offer: Offer) -> Option<String> {
    let facts = preview(view, &Answer::one(offer)).ok()?;
    let colours = facts.iter().filter_map(|fact| match fact {
        OpenFact::Circle { colour, .. } => Some(*colour),
        _ => None,
    });
    let colour = Term::some(colours, Joined::And)?;
    Some(w.say(text!(offer_place_circle, colour)))
}
