//! Detects automatic draws: cards dealt in the set-up, and criminals drawn at the end of a turn.

use crate::prelude::*;

/// Whether it deals to all: criminals with domain cards, laws after first cards, or first hands
/// (the only draws of several cards).
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
        matches!(fact, OpenFact::Revealed { .. } | OpenFact::DomainRewardsShown(_))
    };
    let last = before.iter().rev().find(|fact| deals(fact) || serves(fact));
    *count > 1 || last.is_some_and(deals)
}

/// R-UND-04: who draws at the end of a turn for lack of a criminal, with the index of the first
/// such fact.
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
    // An earlier draw by the same player was a reward.
    for seat in facts[..end].iter().rev().map_while(drawer) {
        if seats.contains(seat) {
            break;
        }
        seats.insert(seat);
        first -= 1;
    }
    (ends_turn && (first..end).contains(&nth)).then_some((first, seats))
}

fn drawer(fact: &OpenFact) -> Option<Seat> {
    if let OpenFact::Drew { seat, deck, .. } = fact
        && *deck == DeckKind::Criminals
    {
        Some(*seat)
    } else {
        None
    }
}

/// Removes automatic draws.
pub fn without_dealing(facts: Vec<OpenFact>) -> Vec<OpenFact> {
    let is_given = |nth: usize| !is_dealt(&facts, nth) && turn_end_draws(&facts, nth).is_none();
    let given: Vec<bool> = (0..facts.len()).map(is_given).collect();
    let each = facts.into_iter().zip(given);
    each.filter_map(|(fact, given)| given.then_some(fact)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{AuctionCard, CardId, Colour};
    use crate::pieces::Phase;

    fn drew(seat: u8, deck: DeckKind, count: u8) -> OpenFact {
        let seat = Seat(seat);
        OpenFact::Drew { seat, deck, count }
    }

    fn dealt(facts: &[OpenFact]) -> Vec<usize> {
        (0..facts.len()).filter(|nth| is_dealt(facts, *nth)).collect()
    }

    #[test]
    fn laws_are_dealt_until_the_first_cards_give_something() {
        let facts = [
            drew(0, DeckKind::Small, 2),
            OpenFact::FirstCardsShown,
            drew(0, DeckKind::Laws, 1),
            drew(1, DeckKind::Laws, 1),
            OpenFact::Revealed { at: AuctionCard::of(Colour::Red), card: CardId(1) },
            drew(0, DeckKind::Laws, 1),
        ];
        assert_eq!(dealt(&facts), [0, 2, 3]);
        assert!(!is_dealt(&facts, facts.len()));
    }

    #[test]
    fn r_und_04_who_lacks_a_criminal_at_the_end_of_a_turn_draws_one_by_nobodys_doing() {
        let criminal = |seat| drew(seat, DeckKind::Criminals, 1);
        let ends = || OpenFact::TurnBegan(2);
        let all = |seats: &[u8]| seats.iter().map(|seat| Seat(*seat)).collect::<SeatSet>();
        let facts = [criminal(1), criminal(0), criminal(1), ends()];
        let found = [0, 1, 2, 3].map(|nth| turn_end_draws(&facts, nth));
        let both = Some((1, all(&[0, 1])));
        assert_eq!(found, [None, both, both, None]);
        assert_eq!(without_dealing(facts.to_vec()), [criminal(1), ends()]);
        let goes_on = [criminal(0), OpenFact::InfiniteReady];
        assert_eq!(turn_end_draws(&goes_on, 0), None);
        let phase = OpenFact::PhaseBegan { phase: Phase::Painting, still_in: all(&[0, 1]) };
        let one = [OpenFact::InfiniteReady, criminal(0), phase];
        assert_eq!(turn_end_draws(&one, 1), Some((1, all(&[0]))));
        assert_eq!(turn_end_draws(&one, 0), None);
    }
}
