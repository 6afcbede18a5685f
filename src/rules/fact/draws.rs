//! Which draws are nobody's doing: what is dealt in the set-up, and what everybody draws who lacks it at the end of a turn.

use super::{InvasionFact, OpenFact};
use crate::rules::pieces::DeckKind;
use crate::rules::seat::{Seat, SeatSet};

/// Whether everybody is dealt the same with the fact of this number: criminals beside domain cards, laws after the first
/// cards, and the first hands, which are the only draws of several cards at once.
pub fn is_dealt(facts: &[OpenFact], nth: usize) -> bool {
    let (before, from) = facts.split_at_checked(nth).unwrap_or_default();
    let Some(OpenFact::Drew { count, .. }) = from.first() else {
        return false;
    };
    let deals = |fact: &OpenFact| {
        matches!(
            fact,
            OpenFact::DomainPlaced { .. }
                | OpenFact::FirstCardsShown
                | OpenFact::CharactersReturned
        )
    };
    let serves = |fact: &OpenFact| {
        matches!(
            fact,
            OpenFact::Revealed { .. } | OpenFact::DomainRewardsShown(_)
        )
    };
    let last = before.iter().rev().find(|fact| deals(fact) || serves(fact));
    *count > 1 || last.is_some_and(deals)
}

/// Who draws a criminal at the end of a turn, for want of one (R-UND-04), with the first such fact; nothing if a fact is
/// no such draw.
pub fn turn_end_draws(facts: &[OpenFact], nth: usize) -> Option<(usize, SeatSet)> {
    let (before, from) = facts.split_at_checked(nth)?;
    let draws = from.iter().take_while(|fact| drawer(fact).is_some());
    let end = before.len() + draws.count();
    let ends_turn = matches!(
        facts.get(end)?,
        OpenFact::TurnBegan(_)
            | OpenFact::PhaseBegan { .. }
            | OpenFact::HandDiscarded { .. }
            | OpenFact::Invasion(InvasionFact::CombatCardCleared { .. })
    );
    let mut seats = SeatSet::NONE;
    let mut first = end;
    // A card may have given another one to the same player just before.
    for seat in facts[..end].iter().rev().map_while(drawer) {
        if seats.contains(seat) {
            break;
        }
        seats.insert(seat);
        first -= 1;
    }
    (ends_turn && (first..end).contains(&nth)).then_some((first, seats))
}

/// Who draws a criminal.
fn drawer(fact: &OpenFact) -> Option<Seat> {
    if let OpenFact::Drew { seat, deck, .. } = fact
        && *deck == DeckKind::Criminals
    {
        Some(*seat)
    } else {
        None
    }
}

/// What happened without draws that are nobody's doing: what is left is what cards gave, and what players did.
pub fn without_dealing(facts: Vec<OpenFact>) -> Vec<OpenFact> {
    let is_given = |nth: usize| !is_dealt(&facts, nth) && turn_end_draws(&facts, nth).is_none();
    let given: Vec<bool> = (0..facts.len()).map(is_given).collect();
    let each = facts.into_iter().zip(given);
    each.filter_map(|(fact, given)| given.then_some(fact))
        .collect()
}
