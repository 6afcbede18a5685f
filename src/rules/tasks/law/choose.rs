//! Laws that are data: choose one of several lists of rewards (RULES section 14).

use smallvec::SmallVec;

use crate::cards::{CardId, LawEffect};
use crate::rules::play::Play;
use crate::rules::prompt::{Offer, Shape};
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;

fn lists(ruleset: &Ruleset, card: CardId) -> &[Vec<crate::cards::Reward>] {
    match ruleset.card(card).law(ruleset.printing()) {
        Some((_, LawEffect::Choose(lists))) => lists,
        Some((_, LawEffect::Scoring(_) | LawEffect::Task(_))) | None => &[],
    }
}

/// The lists of rewards to choose from; laws that only score ask nothing.
pub(in crate::rules::tasks) fn choices(ruleset: &Ruleset, card: CardId) -> Option<Shape> {
    let count = lists(ruleset, card).len() as u8;
    let offers: Vec<Offer> = (0..count).map(Offer::LawChoice).collect();
    Shape::one_of(offers)
}

/// Gives a chosen list of rewards.
pub(in crate::rules::tasks) fn give(play: &mut Play<'_>, seat: Seat, card: CardId, choice: u8) {
    let rewards: SmallVec<[crate::cards::Reward; 8]> = lists(play.ruleset(), card)
        .get(usize::from(choice))
        .map(|list| list.iter().copied().collect())
        .unwrap_or_default();
    crate::rules::tasks::reward::give_all(play, seat, card, rewards);
}
