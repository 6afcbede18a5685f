//! Where a card goes, and which card of the pyramid it concerns: buttons for few places, a menu that says more for many.

use super::asked::Asked;
use super::letters::{card_of, letters, place_of};
use super::pick;
use super::rows::{BUTTONS, Button, Row, in_menus, in_rows};
use crate::rules::{Answer, Offer};
use crate::wording::offers;

/// The cards of the pyramid that may be chosen, in the order of their letters.
pub(super) fn cards(asked: &Asked<'_>, offered: &[Offer]) -> Vec<Row> {
    let mut offered = offered.to_vec();
    offered.sort_by_key(|offer| {
        let card = card_of(asked.question.topic, *offer);
        card.map_or((i8::MAX, 0), |card| place_of(asked.view, card))
    });
    pick::one(asked, &offered)
}

/// The free places, each with every way to pay.
pub(super) fn places(asked: &Asked<'_>, offered: &[Offer]) -> Vec<Row> {
    let (mut choices, mut buttons) = (vec![], vec![]);
    // The ways to pay for one place stand together.
    for (letter, place) in letters(offered) {
        let here = |offer: &&Offer| matches!(offer, Offer::Place { slot, .. } if *slot == place);
        for offer in offered.iter().filter(here) {
            let label = offers::label(
                asked.w,
                asked.view,
                asked.people,
                asked.question,
                *offer,
                letter,
            );
            let short = offers::short_place(asked.w, asked.view, &label, *offer);
            buttons.push(Button::new(asked.answer(Answer::one(*offer)), short));
            choices.push(asked.choice(label, Answer::one(*offer)));
        }
    }
    if buttons.len() <= BUTTONS {
        return in_rows(buttons);
    }
    let title = offers::menu(asked.w, offers::Menu::Place);
    in_menus(choices, &title, |i| asked.menu(i), 0)
}
