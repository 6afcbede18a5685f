//! Hand-made pyramids with a domain card (R-TD-05).

use crate::prelude::*;

const BLUE: Colour = 0;
const RED: Colour = 1;

/// The domain card starts level 1; the cards have one colour each.
fn pyramid(cards: &[(i64, i64, Colour)]) -> Pyramid {
    let standing = |(number, (level, column, colour)): (i64, &(i64, i64, Colour))| {
        let sections: Sections = [Some(*colour); 4];
        Standing { card: number, level: *level, column: *column, sections, ..Standing::default() }
    };
    Pyramid {
        cards: (1..).zip(cards).map(standing).collect(),
        domain: Some(Domain::default()),
        ..Pyramid::default()
    }
}

#[test]
fn r_td_05_a_section_of_any_colour_counts_as_that_of_its_circle() {
    let both = pyramid(&[(1, -1, RED), (1, 1, BLUE), (2, -1, RED), (2, 0, BLUE)]);
    assert_eq!(both.circles(), [(2, RED), (2, BLUE)]);
    assert_eq!(both.domain_stands_for(), [Some(RED), Some(BLUE), None, None]);
    let mixed = pyramid(&[(1, 1, BLUE), (2, 0, RED)]);
    assert_eq!(mixed.circles(), []);
    assert_eq!(mixed.domain_stands_for(), [None; 4]);
    assert!(mixed.in_a_circle(&mixed.cards[0], 0) && mixed.in_a_circle(&mixed.cards[1], 2));
    assert!(!mixed.in_a_circle(&mixed.cards[0], 1));
}

#[test]
fn r_td_05_it_takes_a_place_and_is_no_card() {
    let mut one = pyramid(&[(1, 1, RED)]);
    assert!(one.misplaced(1, 0, false).is_some(), "it lies there");
    assert!(one.misplaced(1, -1, false).is_none() && one.misplaced(2, 0, false).is_none());
    assert!(one.is_free(&one.cards[0]), "the other end");
    let between = pyramid(&[(1, 1, RED), (1, 2, RED)]);
    assert!(!between.is_free(&between.cards[0]), "beside it is no end");
    assert!(between.is_free(&between.cards[1]));
    assert_eq!(one.neighbours(1, 1).len(), 0, "no neighbour");
    assert_eq!(pyramid(&[]).lowest(), i64::MAX);
    let science = Token::plain(Kind::Science);
    one.domain.as_mut().unwrap().tokens.push(science);
    assert_eq!(one.count(Kind::Science), 1);
}

#[test]
fn r_td_05_a_circle_pays_once_for_each_colour_while_it_is_there() {
    let mut one = pyramid(&[(1, 1, RED), (2, 0, RED)]);
    one.pays(2, 0, RED);
    assert!(one.has_paid(2, 0, RED));
    assert!(!one.has_paid(2, 0, BLUE) && !one.has_paid(2, -1, RED));
    one.breaks_up(2, 0);
    assert!(!one.has_paid(2, 0, RED));
    // Circles without a domain section pay by R-DEV-10 alone.
    one.pays(2, 1, RED);
    assert!(!one.has_paid(2, 1, RED));
}
