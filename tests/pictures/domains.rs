//! Domain cards in pictures (R-TD-04, R-TD-05), in set-up choices and score sheets.

use viceroy::cards::SectionColour;
use viceroy::render::scene::DomainLook;
use viceroy::rules::{DomainReward, Score, Sealed, Table, Zone};

use crate::prelude::*;

fn domain() -> Pyramid {
    let mut table = Table::empty(1);
    let placed = OpenFact::DomainPlaced { seat: Seat(0), slot: Slot { level: 1, column: 0 } };
    table.evolve(&placed.into());
    table.open.pyramids[Seat(0)].clone()
}

fn closed(colour: Colour) -> Pyramid {
    let mut pyramid = domain();
    put(&view(2).ruleset, &mut pyramid, 1, 1, 1);
    put(&view(2).ruleset, &mut pyramid, 2, 2, 0);
    for placed in &mut pyramid.cards {
        placed.sections = [colour.into(); 4];
    }
    pyramid
}

fn with(pyramid: &Pyramid) -> TableView {
    let mut view = view(2);
    Arc::make_mut(&mut view.open).pyramids[Seat(0)] = pyramid.clone();
    view
}

fn own(pyramid: &Pyramid) -> SeatView {
    let mut own = seat_view([]);
    own.table = with(pyramid);
    own
}

fn looks(scene: &Scene) -> Vec<&DomainLook> {
    let looks = scene.elements.iter().filter_map(|e| {
        let Look::Domain(look) = &e.look else {
            return None;
        };
        Some(look)
    });
    looks.collect()
}

fn veils(scene: &Scene) -> usize {
    let wanted = PanelStyle::Veil;
    let veil = |look: &Look| matches!(look, Look::Panel { style, .. } if *style == wanted);
    scene.elements.iter().filter(|e| veil(&e.look)).count()
}

#[test]
fn a_domain_card_alone_is_seen_wherever_its_pyramid_is() {
    let w = &english();
    let (view, own) = (with(&domain()), own(&domain()));
    let places = [-1, 1].map(|column| Slot { level: 1, column });
    let places: Vec<(char, Slot)> = ('A'..).zip(places).collect();
    let one = pictures::pyramid(w, &view, Seat(0), &CardSet::NONE, &names());
    let table = pictures::table(w, &view, &CardSet::NONE, &names());
    let placing = pictures::placing(w, &own, CardId(32), &places, pictures::PictureRoom::USUAL);
    let building = pictures::building(w, &own, pictures::PictureRoom::USUAL);
    let bid = pictures::bid(w, &own, &names(), pictures::PictureRoom::USUAL);
    let all = [
        (&one.scene, &one.alt.0),
        (&table.scene, &table.alt.0),
        (&placing.scene, &placing.alt.0),
        (&building.scene, &building.alt.0),
        (&bid.scene, &bid.alt.0),
    ];
    for (scene, alt) in all {
        let looks = looks(scene);
        assert_eq!(looks.len(), 1, "{alt}");
        assert_eq!(looks[0].sections, [SectionColour::Any; 4]);
        assert!(alt.contains("Domain card: its corners fit every colour."), "{alt}");
    }
    assert!(!one.scene.describe().contains("No cards yet"));
    assert!(one.alt.0.contains("Level 1: domain card."), "{}", one.alt.0);
    assert_eq!(table.scene.describe().matches("Hollow").count(), 1);
}

#[test]
fn no_place_for_a_card_covers_the_domain_card() {
    let own = own(&closed(Colour::Red));
    let places = [(1, -1), (1, 2), (2, -1)].map(|(level, column)| Slot { level, column });
    let places: Vec<(char, Slot)> = ('A'..).zip(places).collect();
    let scene =
        pictures::placing(&english(), &own, CardId(32), &places, pictures::PictureRoom::USUAL)
            .scene;
    let mut corners: Vec<(i32, i32)> = vec![];
    for element in &scene.elements {
        let look = &element.look;
        let asked = matches!(look, Look::Card(card) if card.card == CardId(32));
        let of_pyramid = matches!(look, Look::Domain(_) | Look::Place { .. } | Look::Card(_));
        if of_pyramid && !asked {
            assert!(!corners.contains(&(element.x, element.y)));
            corners.push((element.x, element.y));
        }
    }
    assert_eq!(corners.len(), 6);
}

#[test]
fn its_corners_are_drawn_and_told_as_the_circles_they_close() {
    let view = with(&closed(Colour::Green));
    let picture = pictures::pyramid(&english(), &view, Seat(0), &CardSet::NONE, &names());
    let any = SectionColour::Any;
    let sections = [any, Colour::Green.into(), any, any];
    assert_eq!(looks(&picture.scene)[0].sections, sections);
    for said in [
        "Domain card: any colour at the upper left, green at the upper right.",
        "Level 1: domain card, Harbour Master (1).",
    ] {
        assert!(picture.alt.0.contains(said), "{}", picture.alt.0);
    }
}

#[test]
fn a_token_on_the_domain_card_lies_on_it() {
    let mut pyramid = closed(Colour::Blue);
    pyramid.tokens.push(PlacedToken {
        on: Zone::Domain.into(),
        token: Token::Science,
        used: false,
    });
    let view = with(&pyramid);
    let scene = pictures::pyramid(&english(), &view, Seat(0), &CardSet::NONE, &names()).scene;
    let domain = scene.elements.iter().find(|e| {
        let Look::Domain(look) = &e.look else {
            return false;
        };
        look.covered
    });
    let domain = domain.expect("a domain card with a token");
    let on = scene.elements.iter().filter(|e| {
        let Look::Mark { mark, .. } = e.look else {
            return false;
        };
        let (right, down) = (e.x - domain.x, e.y - domain.y);
        mark == Mark::Token(Token::Science) && right > 0 && (1..230).contains(&down)
    });
    assert_eq!(on.count(), 1);
}

#[test]
fn what_the_domain_card_does_not_give_lies_in_the_shade() {
    let w = &english();
    let mut own = own(&domain());
    let asked = pictures::domain(w, &own, pictures::PictureRoom::USUAL);
    assert_eq!((looks(&asked.scene).len(), veils(&asked.scene)), (1, 0));
    let all =
        "Your domain card gives 4 gems, 1 science token, 1 attack token, 1 character or 1 law.";
    assert!(asked.alt.0.contains(all), "{}", asked.alt.0);
    for reward in DomainReward::ALL {
        own.screen.sealed = Some(Sealed::DomainReward(reward));
        let given = pictures::domain(w, &own, pictures::PictureRoom::USUAL);
        assert_eq!(veils(&given.scene), DomainReward::ALL.len() - 1);
        assert!(!given.alt.0.contains(all), "{}", given.alt.0);
    }
}

#[test]
fn the_characters_that_go_back_lie_in_the_shade() {
    let w = &english();
    let mut own = own(&domain());
    own.screen.hand = [7, 12, 33, 65].into_iter().map(CardId).collect();
    let asked = pictures::returning(w, &own, pictures::PictureRoom::USUAL);
    assert_eq!(veils(&asked.scene), 0);
    let begins = "4 cards in hand, of which two characters go back: ";
    assert!(asked.alt.0.starts_with(begins), "{}", asked.alt.0);
    own.screen.sealed = Some(Sealed::ReturnedCharacters { one: CardId(33), other: CardId(7) });
    let chosen = pictures::returning(w, &own, pictures::PictureRoom::USUAL);
    assert_eq!(veils(&chosen.scene), 2);
    let (back, stay) = chosen.alt.0.split_once(" go back. ").unwrap();
    assert!(back.contains("(33)") && back.contains("(7)"), "{back}");
    assert!(stay.contains("(12)") && stay.contains("(65)"), "{stay}");
}

#[test]
fn other_points_are_told_where_there_are_any() {
    let w = &english();
    let mut view = with(&domain());
    let mut poster = |other| {
        let open = Arc::make_mut(&mut view.open);
        let score = Score { circles: 3, other, ..Score::default() };
        open.scores = BySeat::new(2, |_| Some(score));
        pictures::poster(w, &view, &names(), &PosterNotes::default())
    };
    let (without, with) = (poster(0), poster(7));
    assert!(!without.alt.0.contains("Other"), "{}", without.alt.0);
    assert!(with.alt.0.contains("Other 7"), "{}", with.alt.0);
}
