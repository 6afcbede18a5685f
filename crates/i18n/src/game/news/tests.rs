use smallvec::smallvec;

use super::*;
use crate::english;
use viceroy_rules::cards::{AuctionCard, Colour, Gems};
use viceroy_rules::{
    AuctionPlace, Bid, CardSet, CountsAs, DeckKind, Rival, RivalBid, RivalSet, Slot, Token,
};

mod diamonds;
mod doers;
mod reader;
mod turn_end;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn told(facts: &[OpenFact]) -> Vec<String> {
    let names = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
    lines(&english(), facts, Audience::everybody(&names), Catalogue::embedded().unwrap())
}

fn told_to(reader: Seat, facts: &[OpenFact]) -> Vec<String> {
    let names = BySeat::new(3, |s| ["Ann", "bob", "Cy"][usize::from(s.0)].to_owned());
    lines(&english(), facts, Audience::to(&names, reader), Catalogue::embedded().unwrap())
}

fn played(seat: Seat, card: u8, level: i8) -> OpenFact {
    OpenFact::Played {
        seat,
        card: CardId(card),
        slot: Slot { level, column: 0 },
        sections: [Colour::Blue.into(); 4],
    }
}

#[test]
fn an_auction_is_told_in_a_few_lines() {
    let mut both = SeatSet::NONE;
    both.insert(ANN);
    both.insert(BOB);
    let facts = [
        OpenFact::Answered(ANN),
        OpenFact::BidsShown(BySeat::new(2, |s| {
            Some([Bid::Gem(Colour::Red), Bid::Pass][usize::from(s.0)])
        })),
        OpenFact::GemsPaid { seat: ANN, gems: Gems::only(Colour::Red, 1), why: GemsFor::Bid },
        OpenFact::Won {
            seat: ANN,
            auction: 1,
            card: CardId(32),
            at: Colour::Red.into(),
            place: AuctionPlace::Base,
            by: WonBy::Gem,
        },
        OpenFact::Passed { seat: BOB },
        OpenFact::GemsTaken { seat: BOB, gems: Gems::only(Colour::Blue, 3), why: GemsFor::Pass },
        OpenFact::Contested {
            at: Colour::Green.into(),
            bidders: both,
            rivals: RivalSet::NONE,
            cards: smallvec![],
        },
    ];
    assert_eq!(
        told(&facts),
        [
            "Bids: Ann red, Bob pass.",
            "Ann takes Captain (32).",
            "Bob passes and takes 3 blue.",
            "Ann and Bob both bid green, so nobody gets a card there. Both gems that were bid are lost.",
        ]
    );
}

#[test]
fn the_cards_that_were_contested_are_named_whatever_lies_there_since() {
    let at = AuctionCard::of(Colour::Red);
    let contested = |cards| OpenFact::Contested {
        at,
        bidders: SeatSet::all(2),
        rivals: RivalSet::all(1),
        cards,
    };
    // Since then the card at the tip has left, the one at the base moved there, and a new one came.
    let facts = [
        contested(smallvec![CardId(32), CardId(11)]),
        OpenFact::AuctionDiscarded { at, place: AuctionPlace::Tip, card: CardId(11) },
        OpenFact::MovedToTip { at },
        OpenFact::Revealed { at, card: CardId(40) },
    ];
    assert_eq!(
        told(&facts)[0],
        "Ann, Bob and virtual opponent 1 all bid red, so nobody gets Captain (32) or Arbalester (11). Both gems that were bid are lost."
    );
    let said = &told(&[contested(smallvec![CardId(32)])])[0];
    assert!(said.contains("so nobody gets Captain (32). "), "{said}");
}

#[test]
fn what_a_card_gives_is_told_with_it() {
    let magic = OpenFact::TokenGained { seat: ANN, on: CardId(32).into(), token: Token::Magic };
    let facts = [
        OpenFact::DevelopsShown(BySeat::new(2, |s| {
            Some([Develop::Play(CardId(32)), Develop::Pass][usize::from(s.0)])
        })),
        OpenFact::PassedRound { seat: BOB },
        OpenFact::GemsPaid { seat: ANN, gems: Gems::only(Colour::Green, 1), why: GemsFor::Card },
        OpenFact::InfiniteUsed { seat: ANN, colour: Colour::Blue },
        played(ANN, 32, 2),
        OpenFact::Circle {
            seat: ANN,
            slot: Slot { level: 2, column: 0 },
            colour: Colour::Blue,
            gem: true,
        },
        magic.clone(),
        OpenFact::GainedAttack { seat: ANN, count: 1, from: CardId(32).into() },
        magic,
    ];
    assert_eq!(
        told(&facts),
        [
            "Bob passes.",
            "Ann places Captain (32) on level 2 for 1 green and 1 blue from an infinite gem, closes a blue circle (+1 gem) and gets 2 magic tokens and 1 attack token.",
        ]
    );
    assert_eq!(
        told_to(ANN, &facts),
        [
            "bob passes.",
            "You place Captain (32) on level 2 for 1 green and 1 blue from an infinite gem, close a blue circle (+1 gem) and get 2 magic tokens and 1 attack token.",
        ]
    );
}

#[test]
fn a_choice_is_told_when_nothing_has_come_of_it_yet() {
    let facts = [
        OpenFact::DevelopsShown(BySeat::new(2, |s| {
            Some([Develop::Play(CardId(32)), Develop::Discard(CardId(3))][usize::from(s.0)])
        })),
        OpenFact::Discarded { seat: BOB, card: CardId(3) },
    ];
    assert_eq!(told(&facts)[0], "Ann plays Captain (32).");
    assert!(told(&facts)[1].starts_with("Bob discards "));
    assert_eq!(told_to(ANN, &facts)[0], "You play Captain (32).");
}

#[test]
fn draws_from_one_deck_are_told_together() {
    let drew = |seat, deck| OpenFact::Drew { seat, deck, count: 1 };
    let facts = [
        played(ANN, 32, 1),
        drew(ANN, DeckKind::Laws),
        drew(ANN, DeckKind::Laws),
        drew(ANN, DeckKind::Small),
    ];
    assert_eq!(
        told(&facts),
        [
            "Ann places Captain (32) on level 1, draws 2 cards from the law deck and draws a card from the small deck.",
        ]
    );
}
