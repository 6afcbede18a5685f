//! The first cards: which starts the pyramid and which goes to the hand, as one choice of an ordered pair.

use super::Asked;
use super::rows::{Choice, Row, in_menus};
use crate::rules::{Answer, Offer};
use crate::wording::offers;

pub(super) fn rows(asked: &Asked<'_>, offered: &[Offer], count: u8) -> Vec<Row> {
    if count != 2 {
        tracing::error!(count, "a question asks for more cards than a line can name");
    }
    let mut choices = vec![];
    for first in offered {
        for kept in offered.iter().filter(|kept| *kept != first) {
            let label = match (first, kept) {
                (Offer::Card(first), Offer::Card(kept)) => offers::pair(asked.view, *first, *kept),
                (first, kept) => {
                    let titles = [asked.label(*first).title, asked.label(*kept).title];
                    offers::Label {
                        title: crate::wording::clip(
                            &crate::wording::names::listed(&titles),
                            offers::BUTTON,
                        ),
                        more: String::new(),
                    }
                }
            };
            choices.push(Choice {
                label: label.title,
                more: label.more,
                answer: Answer::Pick([*first, *kept].into()),
            });
        }
    }
    let title = offers::menu(offers::Menu::Pair);
    in_menus(choices, &title, |i| asked.menu(i), 0)
}
