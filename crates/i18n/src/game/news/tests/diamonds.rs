//! Tests for news about diamonds.

use super::*;
use viceroy_rules::DiamondFact;

#[test]
fn r_td_07_diamonds_are_told_as_they_are_named_and_moved() {
    let at = |colour: Colour| AuctionCard::of(colour);
    let facts = [
        DiamondFact::Named { seat: ANN, at: at(Colour::Red) },
        DiamondFact::Kept { seat: ANN, at: at(Colour::Red) },
        DiamondFact::Renamed { seat: ANN, at: at(Colour::Blue) },
        DiamondFact::Taken { seat: BOB, count: 2, why: GemsFor::Reward },
    ];
    let facts = facts.map(OpenFact::Diamonds);
    assert_eq!(
        told(&facts),
        [
            "Ann names a diamond: red.",
            "Ann keeps a diamond on red.",
            "Ann moves a diamond to blue. Earlier claims no longer count.",
            "Bob gets 2 diamonds.",
        ]
    );
    let own = told_to(ANN, &facts[..3]);
    assert_eq!(
        own,
        [
            "Your diamond is red.",
            "You keep your diamond on red.",
            "You move your diamond to blue. Earlier claims no longer count.",
        ]
    );
}
