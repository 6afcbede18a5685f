//! Tests for news addressed to a player, and about virtual opponents.

use super::*;

#[test]
fn who_is_among_several_is_told_so_first() {
    let both = |third| {
        let at = AuctionCard::of(Colour::Red);
        let (bidders, rivals) = ([ANN, BOB].into_iter().collect(), RivalSet::all(third));
        OpenFact::Contested { at, bidders, rivals, cards: smallvec![] }
    };
    assert_eq!(
        told_to(BOB, &[both(0)]),
        [
            "You and Ann both bid red, so nobody gets a card there. Both gems that were bid are lost."
        ]
    );
    assert!(told_to(ANN, &[both(1)])[0].starts_with("You, bob and virtual opponent 1 all bid red"));
    let cy = Seat(2);
    let returned =
        OpenFact::HandDiscarded { seat: BOB, cards: [CardId(3)].into_iter().collect::<CardSet>() };
    assert!(told_to(cy, std::slice::from_ref(&returned))[0].starts_with("bob still held "));
    assert!(told_to(BOB, &[returned])[0].starts_with("You still held "));
    let shared = OpenFact::Ended { winners: [ANN, cy].into_iter().collect() };
    assert_eq!(
        told_to(cy, std::slice::from_ref(&shared)),
        ["🏆 **You and Ann share the win with 0 points!**"]
    );
    let won = OpenFact::Ended { winners: [cy].into_iter().collect() };
    assert_eq!(told_to(cy, &[won]), ["🏆 **You win with 0 points!**"]);
}

#[test]
fn a_swap_says_whose_token_it_was() {
    use viceroy_rules::TokenAt;
    let at = |token| TokenAt { card: CardId(32), token, used: false };
    let swapped = [OpenFact::Swapped {
        seat: ANN,
        given: at(Token::Science),
        with: BOB,
        taken: at(Token::Magic),
    }];
    assert_eq!(told(&swapped), ["Ann swaps a science token for a magic token of Bob."]);
    assert_eq!(told_to(BOB, &swapped), ["Ann swaps a science token for a magic token of yours."]);
    assert_eq!(told_to(ANN, &swapped), ["You swap a science token for a magic token of bob."]);
}

#[test]
fn whoever_loses_something_to_another_is_told_and_nobody_else() {
    use viceroy_rules::TokenAt;
    let names = BySeat::new(3, |s| ["Ann", "bob", "Cy"][usize::from(s.0)].to_owned());
    let at = |token| TokenAt { card: CardId(32), token, used: false };
    let (given, taken) = (at(Token::Science), at(Token::Magic));
    let facts = [
        played(ANN, 67, 1),
        OpenFact::Swapped { seat: ANN, given, with: BOB, taken },
        OpenFact::GemsGiven { seat: ANN, to: BOB, gems: Gems::only(Colour::Blue, 2) },
    ];
    let about = |seat| {
        let cards = Catalogue::embedded().unwrap();
        lines_about(
            &english(),
            seat,
            &facts,
            Audience::to(&names, seat),
            (cards, Telling::Sentences),
        )
    };
    let [told] = &about(BOB)[..] else { panic!("{:?}", about(BOB)) };
    assert!(told.contains("a magic token of yours") && told.contains("2 blue"), "{told}");
    assert_eq!(about(ANN).len(), 1);
    assert!(about(Seat(2)).is_empty());
}

#[test]
fn virtual_opponents_are_told_of() {
    let colour = Colour::Blue;
    let at = AuctionCard::of(colour);
    let bid = |rival, counts_as| RivalBid { rival: Rival(rival), colour, counts_as };
    let facts = [
        OpenFact::RivalsBid([bid(0, CountsAs::Gem), bid(1, CountsAs::Gem)].into_iter().collect()),
        OpenFact::Contested {
            at,
            bidders: [BOB].into_iter().collect(),
            rivals: RivalSet::all(1),
            cards: smallvec![CardId(32)],
        },
        OpenFact::RivalTook { rival: Rival(1), at, place: AuctionPlace::Base, card: CardId(32) },
        OpenFact::RivalLeft { rival: Rival(0) },
    ];
    assert_eq!(
        told(&facts),
        [
            "Drawn: blue for virtual opponent 1, blue for virtual opponent 2.",
            "Bob and virtual opponent 1 both bid blue, so nobody gets Captain (32). The gem that was bid is lost.",
            "Virtual opponent 2 removes Captain (32) from the game.",
            "Virtual opponent 1 finds no card left.",
        ]
    );
}
