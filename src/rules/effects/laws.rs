//! What laws do beyond asking a question of their own (RULES section 14).

mod double;
mod pensions;
mod prolong;
mod repeat;
mod replace;

pub(in crate::rules) use double::double;
pub(in crate::rules) use pensions::pensions;
pub(in crate::rules) use prolong::prolong;
pub(in crate::rules) use repeat::repeat;
pub(in crate::rules) use replace::replace;

use std::cmp::Reverse;

use smallvec::SmallVec;

use crate::cards::CardId;
use crate::rules::ask::Ask;
use crate::rules::play::Play;
use crate::rules::ruleset::{Deed, Ruleset};
use crate::rules::seat::Seat;
use crate::rules::table::{DeckKind, PlacedCard, Pyramid};
use crate::rules::task::{Act, Task};

/// Laws that the law for new laws draws (R-LAW-70).
const REVISED: usize = 3;

/// A card came to the hand from the auction or a deck: a law in the pyramid may do something with it.
pub(in crate::rules) fn card_taken(play: &mut Play<'_>, seat: Seat, card: CardId) {
    let standing = &play.table().open.pyramids[seat].cards;
    let asking = |s: &PlacedCard| matches!(play.rules.deed(s.card), Some(Deed::Question(_)));
    if standing.iter().any(asking) {
        play.next(seat, [Act::CardTaken(card)]);
    }
}

/// R-LAW-70: draws, then asks what goes back. What another law may do with a drawn law comes in between by itself.
pub(in crate::rules) fn revise(play: &mut Play<'_>, seat: Seat) {
    let mut tasks = [Task::from(Act::Draw(DeckKind::Laws)); REVISED + 1];
    tasks[REVISED] = Ask::PutBackLaws.into();
    play.next(seat, tasks);
}

/// The cards of a pyramid that a law has to be played on instead of on a free place: in their place (R-LAW-65) or under
/// them (R-LAW-66). Nothing for cards that are played on free places.
pub(in crate::rules) fn targets<'p>(
    rules: &Ruleset,
    pyramid: &'p Pyramid,
    card: CardId,
) -> Option<SmallVec<[&'p PlacedCard; 16]>> {
    let standing = pyramid.cards.iter();
    match rules.deed(card)? {
        Deed::Replace => {
            let high = 1..=rules.highest_level(card);
            Some(standing.filter(|s| high.contains(&s.slot.level)).collect())
        }
        Deed::Double => {
            let characters = standing.filter(|s| rules.card(s.card).is_character());
            let mut targets: SmallVec<[&PlacedCard; 16]> = characters.collect();
            // Where it doubles most comes first: that is what is chosen when time runs out.
            targets.sort_by_key(|s| Reverse(pyramid.tokens_on(s.card)));
            Some(targets)
        }
        Deed::Repeat => {
            let characters = standing.filter(|s| rules.card(s.card).is_character());
            let mut targets: SmallVec<[&PlacedCard; 16]> = characters.collect();
            // Higher rows give more: the highest is what is chosen when time runs out.
            targets.sort_by_key(|s| Reverse(s.slot.level));
            Some(targets)
        }
        Deed::Prolong | Deed::Revise | Deed::Pensions | Deed::Question(_) => None,
    }
}
