//! Laws that are data: choose one of several lists of rewards (RULES section 14).

use smallvec::SmallVec;

use crate::cards::{Card, CardId, Face, LawEffect};
use crate::rules::play::Play;
use crate::rules::prompt::{Offer, Shape};
use crate::rules::seat::Seat;

fn lists(card: &Card) -> &[Vec<crate::cards::Reward>] {
    match &card.face {
        Face::Law {
            effect: LawEffect::Choose(lists),
            ..
        } => lists,
        Face::Law {
            effect: LawEffect::Scoring(_) | LawEffect::Task(_),
            ..
        }
        | Face::Character { .. } => &[],
    }
}

/// The lists of rewards to choose from; laws that only score ask nothing.
pub(in crate::rules::tasks) fn choices(card: &Card) -> Option<Shape> {
    let offers: Vec<Offer> = (0..lists(card).len() as u8).map(Offer::LawChoice).collect();
    Shape::one_of(offers)
}

/// Gives a chosen list of rewards.
pub(in crate::rules::tasks) fn give(play: &mut Play<'_>, seat: Seat, card: CardId, choice: u8) {
    let rewards: SmallVec<[crate::cards::Reward; 8]> = lists(play.ruleset().card(card))
        .get(usize::from(choice))
        .map(|list| list.iter().copied().collect())
        .unwrap_or_default();
    crate::rules::tasks::reward::give_all(play, seat, card, rewards);
}
