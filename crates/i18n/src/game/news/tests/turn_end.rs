//! Checks that events after a play are not attributed to the card.

use super::*;
use viceroy_rules::cards::JudgementId;
use viceroy_rules::{Currency, InvasionFact, Phase, Token, UnderworldFact};

fn gave_magic(seat: Seat) -> [OpenFact; 2] {
    let gained = OpenFact::TokenGained { seat, on: CardId(3).into(), token: Token::Magic };
    [played(seat, 3, 1), gained]
}

fn draws(seat: Seat) -> OpenFact {
    OpenFact::Drew { seat, deck: DeckKind::Criminals, count: 1 }
}

#[test]
fn criminals_that_are_drawn_at_the_end_of_a_turn_are_no_rewards() {
    let given = draws(BOB);
    let facts: Vec<OpenFact> = [gave_magic(ANN).to_vec(), gave_magic(BOB).to_vec()]
        .concat()
        .into_iter()
        .chain([given, draws(ANN), draws(BOB), OpenFact::TurnBegan(4)])
        .collect();
    let said = told(&facts);
    assert_eq!(said.len(), 4, "{said:?}");
    assert!(said[0].ends_with("gets a magic token."), "{said:?}");
    assert!(said[1].ends_with("draws a card from the criminal deck."), "{said:?}");
    assert_eq!(said[2], "Ann and Bob each draw a criminal.");
    assert!(told_to(BOB, &facts).contains(&"You and Ann each draw a criminal.".to_owned()));
}

#[test]
fn what_comes_in_a_later_phase_is_told_in_a_sentence_of_its_own() {
    let token = Token::Defence;
    let obeyed = OpenFact::Underworld(UnderworldFact::Obeyed {
        seat: ANN,
        judgement: JudgementId(28),
        on: CardId(3).into(),
        token,
    });
    let cleared = OpenFact::Invasion(InvasionFact::CombatCardCleared {
        seat: ANN,
        stones: Currency::of_gems(Gems::only(Colour::Blue, 1)),
    });
    let judgement = OpenFact::PhaseBegan { phase: Phase::Judgement, still_in: SeatSet::NONE };
    let facts = [gave_magic(ANN).to_vec(), vec![cleared, judgement, obeyed]].concat();
    let said = told(&facts);
    assert!(said[0].ends_with("gets a magic token."), "{said:?}");
    assert_eq!(said[1], "Ann returns 1 blue from the combat card.");
    assert_eq!(said[3], "Ann discards a defence token as judged.");
}

#[test]
fn a_discarded_criminal_is_told_to_go_under_its_deck() {
    let (seat, card) = (BOB, CardId(111));
    let taken =
        OpenFact::GemsTaken { seat, gems: Gems::only(Colour::Red, 2), why: GemsFor::Discard };
    let facts = [
        OpenFact::Discarded { seat, card },
        OpenFact::Underworld(UnderworldFact::WentUnder { seat, card }),
        taken,
    ];
    assert_eq!(
        told(&facts),
        ["Bob discards Cutpurse (111) under the criminal deck and takes 2 red."]
    );
    assert_eq!(told_to(BOB, &facts[..2]), ["You discard Cutpurse (111) under the criminal deck."]);
}
