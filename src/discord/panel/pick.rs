//! Picking from a list.

use super::Asked;
use super::rows::{Button, Choice, Row, in_menus, in_rows};
use crate::rules::{Answer, Offer};
use crate::wording::offers;

/// The most offers shown as buttons.
const BUTTONS: usize = 20;
/// So few offers are buttons even if a menu could say more about them: one press instead of two.
const FEW: usize = 4;
/// The longest label that is comfortable on a button.
const SHORT: usize = 40;

/// One of several offers: buttons when there are few and short ones, else menus.
pub(super) fn one(asked: &Asked<'_>, offered: &[Offer]) -> Vec<Row> {
    let labels: Vec<_> = offered.iter().map(|o| (*o, asked.label(*o))).collect();
    let few = labels.len() <= FEW;
    let short = |(_, label): &(Offer, offers::Label)| {
        label.title.chars().count() <= SHORT && (few || label.more.is_empty())
    };
    if labels.len() <= BUTTONS && labels.iter().all(short) {
        let button = |(offer, label): (Offer, offers::Label)| {
            let button = Button::new(asked.answer(Answer::one(offer)), label.title);
            match offer {
                Offer::Colour(colour) => button.sign(crate::wording::names::colour_sign(colour)),
                Offer::Card(_)
                | Offer::Bid(_)
                | Offer::AuctionCard { .. }
                | Offer::Claim(_)
                | Offer::Insist
                | Offer::Play(_)
                | Offer::Discard(_)
                | Offer::Pass
                | Offer::TakeBack
                | Offer::Place { .. }
                | Offer::AllRewards
                | Offer::FifteenPoints
                | Offer::Deck(_)
                | Offer::UseOwnGem
                | Offer::GoWithout
                | Offer::LawChoice(_) => button,
            }
        };
        return in_rows(labels.into_iter().map(button).collect());
    }
    let choices = labels.into_iter().map(|(offer, label)| Choice {
        label: label.title,
        more: label.more,
        answer: Answer::one(offer),
    });
    let title = offers::menu(offers::Menu::Choose);
    in_menus(choices.collect(), &title, |i| asked.menu(i), 0)
}

/// Several offers whose order does not matter: one line for each combination of two, the only number the rules ask.
pub(super) fn several(asked: &Asked<'_>, offered: &[Offer], count: u8) -> Vec<Row> {
    if count != 2 {
        tracing::error!(
            count,
            "a question asks for more offers than a line can name"
        );
    }
    let mut choices = vec![];
    for (i, first) in offered.iter().enumerate() {
        for second in &offered[i + 1..] {
            let titles = [asked.label(*first).title, asked.label(*second).title];
            choices.push(Choice {
                label: crate::wording::clip(
                    &crate::wording::names::listed_and(&titles),
                    offers::OPTION,
                ),
                more: String::new(),
                answer: Answer::Pick([*first, *second].into()),
            });
        }
    }
    let title = offers::menu(offers::Menu::Choose);
    in_menus(choices, &title, |i| asked.menu(i), 0)
}
