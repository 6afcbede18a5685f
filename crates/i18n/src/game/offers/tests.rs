use super::*;
use crate::english;
use crate::panel::tests::seat_view;
use std::sync::Arc;
use viceroy_rules::cards::{OtherText, Printing};
use viceroy_rules::{Answer, HowMany, PickOrder, PlacedCard, PromptId, Shape, Slot};

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
    assert_eq!(said(Offer::DiamondAt(Colour::Blue.into())), "Blue: Captain (32)");
}

#[test]
fn levels_are_said_by_their_number() {
    let w = &english();
    let mut view = seat_view();
    view.screen.gems = Gems::each(4);
    let people = BySeat::new(2, |_| "Ann".to_owned());
    let offer = Offer::Play(CardId(3));
    let more =
        |view: &_| label(w, view, &people, &question(Topic::Develop, CardId(3)), offer, ' ').more;
    assert!(more(&view).ends_with("playable on level 1"), "{}", more(&view));
    for column in 0..2 {
        Arc::make_mut(&mut view.table.open).pyramids[view.seat].cards.push(PlacedCard {
            card: CardId(column as u8 + 10),
            slot: Slot { level: 1, column },
            sections: [Colour::Red.into(); 4],
            painted: [None; 4],
        });
    }
    assert!(more(&view).ends_with("playable on 1, 2"), "{}", more(&view));
}

#[test]
fn what_a_card_says_fits_into_a_line_of_a_menu_in_every_language() {
    let languages = crate::Languages::carried().unwrap();
    let mut wrong = vec![];
    for w in languages.iter() {
        let cards = viceroy_rules::cards::Catalogue::embedded().unwrap().cards();
        for card in cards {
            let said = match &card.face {
                Face::Law { .. } => {
                    let others = OtherText::ALL.into_iter().filter(|other| card.has(*other));
                    let others = others.map(|other| Printing::USUAL.with(other));
                    let texts = others.chain([Printing::USUAL]);
                    let texts = texts.filter_map(|printing| w.law_text(card, printing));
                    texts.max_by_key(|text| length(text))
                }
                Face::Criminal { rows } => Some(underworld::rows_in_brief(w, rows)),
                Face::Character { levels, .. } => {
                    let rows = levels.iter().map(|row| bottoms::row(w, card, &row.reward));
                    rows.max_by_key(|row| length(row))
                }
            };
            let said = said.unwrap_or_default();
            if length(&said) > OPTION {
                wrong.push(format!("{} {}: {said}", w.language(), card.id.0));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
