use super::*;
use crate::pieces::Slot;
use crate::seat::Seat;

/// Laws start at 65.
fn is_law(card: CardId) -> CardKind {
    match card.0 {
        65.. => CardKind::Law,
        _ => CardKind::Character,
    }
}

#[test]
fn a_law_that_came_back_in_the_open_is_known_and_not_hidden() {
    let mut known = BySeat::new(2, |_| PublicKnowledge::at_the_start());
    let (seat, deck) = (Seat(0), DeckKind::Laws);
    let mut learn = |fact| learn(&mut known, Phase::Development(1), &fact);
    let count = 3;
    learn(OpenFact::Drew { seat, deck, count });
    let played = |card, column| OpenFact::Played {
        seat,
        card: CardId(card),
        slot: Slot { level: 1, column },
        sections: [crate::cards::Colour::Red.into(); 4],
    };
    learn(played(70, 0));
    // Law 65 replaces it, and it returns to the hand.
    learn(OpenFact::Replaced {
        seat,
        card: CardId(70),
        by: CardId(65),
        slot: Slot { level: 1, column: 0 },
        sections: [crate::cards::Colour::Red.into(); 4],
    });
    assert!(known[seat].hand(is_law).contains(CardId(70)));
    // Three entered, 70 and 65 left, 70 returned: one is still hidden.
    assert_eq!(known[seat].hidden_laws(is_law), 1);
    assert_eq!(known[Seat(1)].hidden_laws(is_law), 0);
}

#[test]
fn a_law_that_was_won_counts_beside_those_that_were_drawn() {
    let mut known = PublicKnowledge::at_the_start();
    known.laws_drawn = 2;
    known.comes(CardId(80));
    known.doubtful = known.seen;
    // It may be one of the laws put back, so it is not known but counts.
    assert!(known.hand(is_law).is_empty());
    assert_eq!(known.hidden_laws(is_law), 3);
}
