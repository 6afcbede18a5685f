use super::*;
use crate::rules::Payment;
use crate::rules::{Answer, HowMany, PickOrder, PlacedCard, PromptId, Seat, Shape, Slot};
use crate::wording::english;
use crate::wording::panel::tests::seat_view;
use std::sync::Arc;

fn question(topic: Topic, card: CardId) -> Question {
    Question {
        id: PromptId(1),
        topic,
        card: Some(card),
        auction_card: None,
        colour: Some(Colour::Red),
        shape: Shape::Pick {
            offers: Default::default(),
            count: HowMany::ONE,
            order: PickOrder::Free,
        },
        fallback: Answer::one(Offer::Pass),
    }
}

#[test]
fn a_card_that_goes_under_the_archive_is_not_said_to_give_anything() {
    let w = &english();
    let (view, people) = (seat_view(), BySeat::new(2, |_| "Ann".to_owned()));
    let of = |topic| {
        let offer = Offer::Card(CardId(36));
        label(w, &view, &people, &question(topic, CardId(72)), offer, ' ').more
    };
    assert!(of(Topic::Requisition).starts_with("gives "));
    assert_eq!(of(Topic::Archive), "5 points at the end");
    assert_eq!(of(Topic::Deposit), "2 gems, and 3 points at the end");
}

#[test]
fn a_diamond_stays_where_it_is_or_goes_to_a_colour_with_these_cards() {
    let w = &english();
    let (mut view, people) = (seat_view(), BySeat::new(2, |_| "Ann".to_owned()));
    let row = &mut Arc::make_mut(&mut view.table.open).auction;
    row.at_mut(Colour::Blue.into()).unwrap().base = Some(CardId(32));
    let asked = Question {
        auction_card: Some(Colour::Red.into()),
        ..question(Topic::RenameDiamond, CardId(1))
    };
    let said = |offer| label(w, &view, &people, &asked, offer, ' ').title;
    assert_eq!(said(Offer::Keep), "Keep it on red");
    assert_eq!(
        said(Offer::DiamondAt(Colour::Blue.into())),
        "Blue: Captain (32)"
    );
}

#[test]
fn levels_are_said_by_their_number() {
    let w = &english();
    let mut view = seat_view();
    view.screen.gems = Gems::each(4);
    let people = BySeat::new(2, |_| "Ann".to_owned());
    let offer = Offer::Play(CardId(3));
    let more = |view: &_| {
        label(
            w,
            view,
            &people,
            &question(Topic::Develop, CardId(3)),
            offer,
            ' ',
        )
        .more
    };
    assert!(
        more(&view).ends_with("playable on level 1"),
        "{}",
        more(&view)
    );
    for column in 0..2 {
        Arc::make_mut(&mut view.table.open).pyramids[view.seat]
            .cards
            .push(PlacedCard {
                card: CardId(column as u8 + 10),
                slot: Slot { level: 1, column },
                sections: [Colour::Red.into(); 4],
                painted: [None; 4],
            });
    }
    assert!(
        more(&view).ends_with("playable on levels 1 and 2"),
        "{}",
        more(&view)
    );
}

#[test]
fn every_offer_has_labels_within_the_limits() {
    let w = &english();
    let people = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
    let mut view = seat_view();
    for column in 0..2 {
        Arc::make_mut(&mut view.table.open).pyramids[view.seat]
            .cards
            .push(PlacedCard {
                card: CardId(column as u8 + 10),
                slot: Slot { level: 1, column },
                sections: [Colour::Red.into(); 4],
                painted: [None; 4],
            });
    }
    Arc::make_mut(&mut view.table.open)
        .auction
        .at_mut(Colour::Red.into())
        .unwrap()
        .base = Some(CardId(71));
    let mut offers = vec![
        Offer::Bid(Bid::Attack),
        Offer::Bid(Bid::Pass),
        Offer::Claim(Claim::Base),
        Offer::Claim(Claim::Tip),
        Offer::Claim(Claim::Either),
        Offer::GoOn,
        Offer::Insist,
        Offer::Pass,
        Offer::TakeBack,
        Offer::AllRewards,
        Offer::FifteenPoints,
        Offer::Deck(DeckKind::Large),
        Offer::Deck(DeckKind::Small),
        Offer::Deck(DeckKind::Laws),
        Offer::UseOwnGem,
        Offer::GoWithout,
        Offer::LawChoice(0),
        Offer::LawChoice(9),
        Offer::Replace(CardId(10)),
        Offer::TuckUnder(CardId(11)),
        Offer::Tuck,
        Offer::Keep,
    ];
    for seat in [Seat(0), Seat(1)] {
        offers.push(Offer::Token {
            seat,
            card: CardId(10),
            token: crate::rules::Token::BonusMagic(5),
        });
    }
    for colour in Colour::ALL {
        offers.push(Offer::Colour(colour));
        offers.push(Offer::Bid(Bid::Gem(colour)));
        for place in [AuctionPlace::Base, AuctionPlace::Tip] {
            let at = colour.into();
            offers.push(Offer::Offered { at, place });
        }
    }
    for level in 1..=5 {
        for infinite in [Gems::NONE, Gems::only(Colour::Blue, 1)] {
            let slot = Slot { level, column: 0 };
            offers.push(Offer::Place {
                slot,
                payment: Payment::with_infinite(infinite),
            });
        }
    }
    for card in view.table.ruleset.catalogue.cards() {
        offers.extend([
            Offer::Card(card.id),
            Offer::Play(card.id),
            Offer::Discard(card.id),
        ]);
    }
    for topic in [Topic::Develop, Topic::Unplayable, Topic::Attaint] {
        for card in [CardId(1), CardId(83)] {
            for offer in &offers {
                let label = label(w, &view, &people, &question(topic, card), *offer, 'A');
                assert!(!label.title.is_empty());
                assert!(label.title.chars().count() <= BUTTON, "{}", label.title);
                assert!(label.more.chars().count() <= OPTION, "{}", label.more);
            }
        }
    }
    assert!(
        pair(w, &view, CardId(1), CardId(2))
            .title
            .starts_with("Play ")
    );
    assert_eq!(gems(w, &Gems::only(Colour::Blue, 2)), "2 blue");
    assert_eq!(paint_best(w, 5), "Paint the best way (+5)");
    paint_circle(w, &view, Some(CardId(1)), 2, Colour::Red, 2);
    for text in [
        type_gems(w),
        paint_none(w),
        w.word(card_or_none(w, &view, None)),
    ] {
        assert!(!text.is_empty());
    }
    let menus = [
        Menu::Choose,
        Menu::Play,
        Menu::Discard,
        Menu::Pair,
        Menu::Place,
        Menu::PlaceOtherwise,
        Menu::Gems,
        Menu::SomeGems,
        Menu::Paint,
    ];
    for m in menus {
        assert!(menu(w, m).chars().count() <= 150);
    }
}
