use super::*;

/// Single-colour cards at (level, column).
pub(in crate::table) fn pyramid(slots: &[(i8, i8)]) -> Pyramid {
    let mut pyramid = Pyramid::default();
    for (i, (level, column)) in slots.iter().enumerate() {
        pyramid.cards.push(PlacedCard {
            card: CardId(i as u8 + 1),
            slot: Slot { level: *level, column: *column },
            sections: [Colour::Blue.into(); 4],
            painted: [None; 4],
        });
    }
    pyramid
}

#[test]
fn a_circle_joins_three_cards() {
    let mut p = pyramid(&[(1, 0), (1, 1), (2, 0)]);
    assert_eq!(p.circles().count(), 1);
    let circle = p.circles().next().unwrap();
    assert_eq!(circle.single_colour(), Some(Colour::Blue));
    p.cards[0].sections[Section::TopLeft.index()] = Colour::Red.into();
    assert_eq!(p.circles().next().unwrap().single_colour(), Some(Colour::Blue));
    p.cards[0].sections[Section::TopRight.index()] = Colour::Red.into();
    assert_eq!(p.circles().next().unwrap().single_colour(), None);
}

#[test]
fn r_td_05_a_section_of_any_colour_closes_a_circle() {
    let mut p = pyramid(&[(1, 0), (1, 1), (2, 0)]);
    p.cards[0].sections = [SectionColour::Any; 4];
    let circle = p.circles().next().unwrap();
    assert_eq!(circle.single_colour(), Some(Colour::Blue));
    let red = circle.needs_paint(Colour::Red).unwrap();
    assert!(red.iter().all(|(card, _)| *card != CardId(1)), "{red:?}");
    assert_eq!(red.len(), 3);
}

#[test]
fn r_td_05_a_domain_card_is_part_of_circles_and_counts_as_what_they_are() {
    let mut p = pyramid(&[(1, 1), (2, 0)]);
    assert_eq!(p.circles().count(), 0);
    p.domain = Some(Domain::at(Slot { level: 1, column: 0 }));
    let circle = p.circles().next().unwrap();
    assert_eq!(circle.single_colour(), Some(Colour::Blue));
    // The domain card accepts any colour and takes no paint.
    assert_eq!(circle.needs_paint(Colour::Red).unwrap().len(), 3);
    p.cards[0].sections = [Colour::Red.into(); 4];
    assert_eq!(p.circles().next().unwrap().single_colour(), None);
}

#[test]
fn r_td_05_a_domain_card_can_be_the_end_of_the_row() {
    let mut p = pyramid(&[(1, 1)]);
    p.domain = Some(Domain::at(Slot { level: 1, column: 0 }));
    assert!(p.is_free(&p.cards[0]));
    p.cards.extend(pyramid(&[(1, 2)]).cards);
    assert!(!p.is_free(&p.cards[0]));
    assert!(p.is_free(&p.cards[1]));
    assert_eq!(p.find(CardId(1)).map(|s| s.slot.column), Some(1));
}

#[test]
fn r_ari_03_a_section_without_colour_closes_none_and_takes_no_paint() {
    let mut p = pyramid(&[(1, 0), (1, 1), (2, 0)]);
    p.cards[2].sections[Section::BottomLeft.index()] = SectionColour::None;
    let circle = p.circles().next().unwrap();
    assert_eq!(circle.single_colour(), None);
    assert_eq!(circle.needs_paint(Colour::Blue), None);
}
