//! Tucked cards, gems on a law and lettered cards appear in pictures and alt texts.

use viceroy::rules::{HowMany, PickOrder, PromptId, Question, Shape};

use crate::prelude::*;

fn with(pyramid: Pyramid) -> TableView {
    let mut view = view(2);
    Arc::make_mut(&mut view.open).pyramids[Seat(0)] = pyramid;
    view
}

fn count(scene: &Scene, wanted: fn(&Look) -> bool) -> usize {
    let looks = scene.elements.iter().map(|e: &Element| &e.look);
    looks.filter(|look| wanted(look)).count()
}

fn archive(cards: u8) -> Pyramid {
    let ruleset = view(2).ruleset;
    let mut pyramid = Pyramid::default();
    put(&ruleset, &mut pyramid, 40, 1, 0);
    put(&ruleset, &mut pyramid, 72, 1, 1);
    for card in 1..=cards {
        pyramid.tucked.push((CardId(card), CardId(72)));
    }
    pyramid
}

#[test]
fn a_tucked_card_peeks_out_and_is_named() {
    let view = with(archive(1));
    let picture = pictures::pyramid(&english(), &view, Seat(0), &CardSet::NONE, &names());
    let peeks = |look: &Look| matches!(look, Look::Peek { count: 1, .. });
    assert_eq!(count(&picture.scene, peeks), 1);
    assert_eq!(count(&picture.scene, |l| matches!(l, Look::Edge { .. })), 0);
    let said = "Under Royal Archive (72): Harbour Master (1).";
    assert!(picture.alt.0.contains(said), "{}", picture.alt.0);
}

#[test]
fn many_tucked_cards_show_their_edges_and_are_counted_before_they_are_named() {
    let view = with(archive(12));
    let w = &english();
    let picture = pictures::pyramid(w, &view, Seat(0), &CardSet::NONE, &names());
    assert_eq!(count(&picture.scene, |l| matches!(l, Look::Edge { .. })), 12);
    let alt = &picture.alt.0;
    let counted = alt.find("Under Royal Archive (72): 12 cards.").unwrap();
    let level = alt.find("Level 1: ").unwrap();
    let named = alt.find("Under Royal Archive (72): Harbour").unwrap();
    assert!(counted < level && level < named, "{alt}");
    let table = pictures::table(w, &view, &CardSet::NONE, &names()).alt.0;
    let said = "Under Royal Archive (72): 12 cards.";
    assert!(table.contains(said), "{table}");
}

#[test]
fn however_much_lies_under_laws_the_text_fits() {
    let mut pyramid = large(&view(2).ruleset, 10, 40);
    for card in 41..=88 {
        pyramid.tucked.push((CardId(card), CardId(card % 7 + 1)));
    }
    let view = with(pyramid);
    let alt = pictures::pyramid(&english(), &view, Seat(0), &CardSet::NONE, &names());
    assert!(alt.alt.0.chars().count() <= 1024);
    assert!(alt.alt.0.contains("Under Harbour Master (1): "));
}

#[test]
fn gems_on_a_law_lie_in_a_purse_and_are_said_by_colour() {
    let mut pyramid = archive(0);
    let gems = Gems::only(Colour::Red, 3).plus(&Gems::only(Colour::Green, 5));
    pyramid.parked.push((CardId(72), gems));
    let view = with(pyramid);
    let picture = pictures::pyramid(&english(), &view, Seat(0), &CardSet::NONE, &names());
    let purse = |look: &Look| {
        let style = PanelStyle::Pouch;
        matches!(look, Look::Panel { style: s, .. } if *s == style)
    };
    assert_eq!(count(&picture.scene, purse), 1);
    let red = |look: &Look| {
        let mark = Mark::Gem(Colour::Red);
        matches!(look, Look::Mark { mark: m, .. } if *m == mark)
    };
    assert_eq!(count(&picture.scene, red), 2);
    let said = "Gems on Royal Archive (72): 3 red, 5 green.";
    assert!(picture.alt.0.contains(said), "{}", picture.alt.0);
    let table = pictures::table(&english(), &view, &CardSet::NONE, &names());
    assert!(table.alt.0.contains(said), "{}", table.alt.0);
}

fn choosing(offers: Vec<Offer>) -> SeatView {
    let mut view = seat_view([]);
    let mut pyramid = archive(1);
    pyramid.tokens.push(PlacedToken { on: CardId(40).into(), token: Token::Magic, used: false });
    view.table = with(pyramid);
    view.question = Some(Question {
        id: PromptId(1),
        topic: Topic::Place,
        card: Some(CardId(65)),
        auction_card: None,
        colour: None,
        shape: Shape::Pick { offers: offers.into(), count: HowMany::ONE, order: PickOrder::Free },
        fallback: Answer::one(Offer::Pass),
    });
    view
}

#[test]
fn cards_to_choose_from_carry_letters_and_the_others_lie_in_the_shade() {
    let view = choosing(vec![Offer::Replace(CardId(40))]);
    let picture =
        pictures::choosing(&english(), &view, &[('A', CardId(40))], pictures::PictureRoom::USUAL);
    let lettered = |look: &Look| matches!(look, Look::Letter { letter: 'A', .. });
    assert_eq!(count(&picture.scene, lettered), 1);
    let veil = |look: &Look| {
        let style = PanelStyle::Veil;
        matches!(look, Look::Panel { style: s, .. } if *s == style)
    };
    assert_eq!(count(&picture.scene, veil), 1);
    let alt = picture.alt.0;
    let begins = "Which card gives way to Act of Succession? A: Fleet Lord (40) on level 1 with ";
    assert!(alt.starts_with(begins), "{alt}");
    assert!(alt.contains("Under Royal Archive (72): "), "{alt}");
}

#[test]
fn the_reason_to_choose_is_in_the_heading() {
    let view = choosing(vec![Offer::TuckUnder(CardId(40))]);
    let letters = [('A', CardId(40)), ('B', CardId(72))];
    let alt = pictures::choosing(&english(), &view, &letters, pictures::PictureRoom::USUAL).alt.0;
    assert!(alt.starts_with("Under which character does "), "{alt}");
    let mut nobody = choosing(vec![]);
    nobody.seat = Seat(7);
    nobody.question = None;
    let scene =
        pictures::choosing(&english(), &nobody, &letters, pictures::PictureRoom::USUAL).scene;
    assert_eq!(count(&scene, |l| matches!(l, Look::Letter { .. })), 0);
}
