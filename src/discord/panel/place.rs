//! Where a card goes: places are lettered in the order in which they are offered; the picture shows the same letters.

use super::rows::{Button, Choice, Row, in_menus, in_rows};
use super::{Asked, pick};
use crate::rules::{Answer, Offer, Slot};
use crate::wording::offers;

/// The places that are offered, with their letters.
pub fn letters(offered: &[Offer]) -> Vec<(char, Slot)> {
    let mut slots: Vec<Slot> = vec![];
    for offer in offered {
        if let Offer::Place { slot, .. } = offer
            && !slots.contains(slot)
        {
            slots.push(*slot);
        }
    }
    // More places than letters would need a pyramid wider than all cards of the game; those after Z share its letter.
    let letters = ('A'..='Z').chain(std::iter::repeat('Z'));
    letters.zip(slots).collect()
}

pub(super) fn rows(asked: &Asked<'_>, offered: &[Offer]) -> Vec<Row> {
    let is_place = |offer: &Offer| matches!(offer, Offer::Place { .. });
    if !offered.iter().any(is_place) {
        return pick::one(asked, offered);
    }
    let letters = letters(offered);
    let mut choices = vec![];
    let mut others = vec![];
    // The variants of one place stand together.
    for (letter, place) in &letters {
        for offer in offered {
            if let Offer::Place { slot, .. } = offer
                && slot == place
            {
                let label =
                    offers::label(asked.view, asked.people, asked.question, *offer, *letter);
                choices.push(Choice {
                    label: label.title,
                    more: label.more,
                    answer: Answer::one(*offer),
                });
            }
        }
    }
    for offer in offered {
        if !matches!(offer, Offer::Place { .. }) {
            let label = asked.label(*offer).title;
            others.push(Button::new(asked.answer(Answer::one(*offer)), label));
        }
    }
    let title = offers::menu(offers::Menu::Place);
    let mut rows = in_menus(choices, &title, |i| asked.menu(i), 0);
    rows.extend(in_rows(others));
    rows
}
