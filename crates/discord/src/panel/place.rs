//! Choosing a place or a card of the pyramid: buttons for few, a menu for many.

use super::asked::PanelQuestion;
use super::pick;
use crate::prelude::*;
use crate::wire::letters::{card_of, letters, place_of};
use viceroy_i18n::offers::Before;
use viceroy_i18n::screen_reader;

/// The most places whose letters are buttons.
const LETTERED: usize = 10;

pub(super) fn cards(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    let mut offered = offered.to_vec();
    offered.sort_by_key(|offer| {
        let card = card_of(asked.question.topic, *offer);
        card.map_or((i8::MAX, 0), |card| place_of(asked.view, card))
    });
    pick::one(asked, &offered)
}

/// A button for each free place with its first payment, and a menu of other payments.
pub(super) fn places(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    let ways = ways_by_place(asked.w, offered);
    let all = || ways.iter().flatten().copied();
    let menus = |ways: Vec<PaidPlace>, title: String, first: usize| {
        let choices = ways.into_iter().map(|way| choice(asked, way)).collect();
        let first = u8::try_from(first).unwrap_or(u8::MAX);
        in_menus(choices, &title, |i| asked.menu(i), first)
    };
    // In text mode a button must hold the whole description.
    let is_short = |way| length(&said(asked, &label(asked, way))) <= offers::BUTTON;
    if asked.reads == Reads::Text && !all().all(is_short) {
        return menus(all().collect(), asked.w.say(text!(menu_place)), 0);
    }
    let places: Vec<PaidPlace> = ways.iter().filter_map(|ways| ways.first().copied()).collect();
    let otherwise = ways.iter().flat_map(|ways| ways.iter().skip(1).copied());
    let mut rows = match asked.reads {
        Reads::Text if places.len() > BUTTONS => menus(places, asked.w.say(text!(menu_place)), 0),
        Reads::Pictures if places.len() > LETTERED => {
            menus(places, asked.w.say(text!(menu_place)), 0)
        }
        Reads::Text | Reads::Pictures => {
            in_rows(places.into_iter().map(|way| button(asked, way)).collect())
        }
    };
    let others = menus(otherwise.collect(), asked.w.say(text!(menu_place_otherwise)), rows.len());
    rows.extend(others);
    rows
}

#[derive(Clone, Copy)]
struct PaidPlace {
    letter: char,
    offer: Offer,
    /// Whether another payment was offered before it.
    before: Before,
}

fn ways_by_place(w: &Wording, offered: &[Offer]) -> Vec<Vec<PaidPlace>> {
    let places = letters(w, offered).into_iter();
    let ways = places.map(|(letter, place)| {
        let here = |offer: &&Offer| matches!(offer, Offer::Place { slot, .. } if *slot == place);
        let ways = offered.iter().filter(here).enumerate();
        let way = |(nth, offer): (usize, &Offer)| PaidPlace {
            letter,
            offer: *offer,
            before: match nth {
                0 => Before::Never,
                _ => Before::Offered,
            },
        };
        ways.map(way).collect()
    });
    ways.collect()
}

fn label(asked: &PanelQuestion<'_>, way: PaidPlace) -> offers::Label {
    let (w, view, question) = (asked.w, asked.view, asked.question);
    match (asked.reads, way.offer) {
        (Reads::Text, Offer::Place { slot, payment }) => {
            let place = (slot, payment);
            offers::place_in_words(w, view, question, place, way.letter, way.before)
        }
        _ => offers::label(w, view, asked.people, question, way.offer, way.letter),
    }
}

fn button(asked: &PanelQuestion<'_>, way: PaidPlace) -> Button {
    let offer = way.offer;
    let short = match asked.reads {
        // The picture and the text say the rest.
        Reads::Pictures => way.letter.to_string(),
        Reads::Text => said(asked, &label(asked, way)),
    };
    asked.button(Answer::one(offer), short)
}

fn said(asked: &PanelQuestion<'_>, label: &offers::Label) -> String {
    screen_reader::whole(asked.w, &label.title, &label.more)
}

fn choice(asked: &PanelQuestion<'_>, way: PaidPlace) -> Choice {
    asked.choice(label(asked, way), Answer::one(way.offer))
}
