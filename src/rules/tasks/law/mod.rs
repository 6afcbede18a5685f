//! What laws do when they are played (RULES section 14), one file for each kind.

pub(super) mod archive;
pub(super) mod attaint;
pub(super) mod choose;
pub(super) mod double;
pub(super) mod enrol;
mod prolong;
pub(super) mod purse;
pub(super) mod replace;
pub(super) mod requisition;
pub(super) mod revise;
pub(super) mod swap;

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::Ask;
use crate::cards::{CardId, LawTask};
use crate::rules::play::Play;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::table::{Pyramid, Standing};

/// Begins what a law does when it is played. Laws that only score do nothing.
pub(super) fn begin(play: &mut Play<'_>, seat: Seat, law: CardId) {
    match play.ruleset().law_task(law) {
        None => play.next(seat, [Ask::LawChoice(law)]),
        // Playing them is all they do; law 78 waits for cards.
        Some(LawTask::Replace | LawTask::Double | LawTask::Enrol) => {}
        Some(LawTask::Swap) => play.next(seat, [Ask::SwapOwn(law)]),
        Some(LawTask::Prolong) => prolong::prolong(play, seat),
        Some(LawTask::Requisition) => play.next(seat, [Ask::Requisition(law)]),
        Some(LawTask::Revise) => revise::begin(play, seat),
        Some(LawTask::Archive) => play.next(seat, [Ask::Archive(law)]),
        Some(LawTask::Attaint) => play.next(seat, [Ask::Attaint(law)]),
        Some(LawTask::Purse) => play.next(seat, [Ask::Purse(law)]),
    }
}

/// The cards of a pyramid that a law has to be played on instead of on a free place: in their place (R-LAW-65) or under
/// them (R-LAW-66). Nothing for cards that are played on free places.
pub(in crate::rules) fn targets<'p>(
    ruleset: &Ruleset,
    pyramid: &'p Pyramid,
    card: CardId,
) -> Option<SmallVec<[&'p Standing; 16]>> {
    let standing = pyramid.standing.iter();
    match ruleset.law_task(card)? {
        LawTask::Replace => Some(
            standing
                .filter(|s| s.slot.level <= ruleset.highest_level(card))
                .collect(),
        ),
        LawTask::Double => {
            let characters = standing.filter(|s| !ruleset.card(s.card).is_law());
            let mut targets: SmallVec<[&Standing; 16]> = characters.collect();
            // Where it doubles most comes first: that is what is chosen when time runs out.
            targets.sort_by_key(|s| Reverse(pyramid.tokens_on(s.card)));
            Some(targets)
        }
        LawTask::Swap
        | LawTask::Prolong
        | LawTask::Requisition
        | LawTask::Revise
        | LawTask::Archive
        | LawTask::Attaint
        | LawTask::Purse
        | LawTask::Enrol => None,
    }
}
