//! The deal of the day: what is shown of it names no card.

use viceroy::deals::{DealCount, DealDay, DealEnd, DealScore};
use viceroy::i18n::pictures::deal_in_squares;
use viceroy::render::pictures::MonthOfDeals;
use viceroy::timing::Day;

use crate::prelude::*;

fn day(of_month: u8) -> Day {
    format!("2026-11-{of_month:02}").parse().expect("a day of November")
}

const PAR: i16 = 38;

/// On 29 November 2026.
fn deal(points: i16) -> DealEnd {
    let score = DealScore { day: DealDay(20_786), points, par: Some(PAR) };
    DealEnd { score, place: Some((4, 57)), month: DealCount { played: 18, of: 27 } }
}

/// Three cards below one, with a blue circle at the left and a gap at the right.
fn built(ruleset: &Ruleset, cards: [u8; 5]) -> Pyramid {
    let slots = [(1, 0), (1, 1), (1, 3), (2, 0), (2, 2)];
    let mut pyramid = Pyramid::default();
    for (card, (level, column)) in cards.into_iter().zip(slots) {
        put(ruleset, &mut pyramid, card, level, column);
    }
    for placed in &mut pyramid.cards {
        placed.sections =
            [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow].map(Into::into);
    }
    for (nth, section) in [(3, 2), (3, 3), (0, 1), (1, 0)] {
        pyramid.cards[nth].sections[section] = Colour::Blue.into();
    }
    pyramid
}

#[test]
fn a_postcard_is_the_same_whichever_cards_were_built() {
    let (w, ruleset) = (&english(), view(1).ruleset);
    let [one, other] = [[1, 2, 3, 4, 5], [61, 70, 83, 12, 33]].map(|c| built(&ruleset, c));
    assert_eq!(
        pictures::postcard(w, (&deal(41), PAR), &ruleset, &one),
        pictures::postcard(w, (&deal(41), PAR), &ruleset, &other)
    );
    assert_eq!(
        deal_in_squares(w, (&deal(41), PAR), &ruleset, &one),
        deal_in_squares(w, (&deal(41), PAR), &ruleset, &other)
    );
}

#[test]
fn a_postcard_says_how_far_from_par_it_was() {
    let (w, ruleset) = (&english(), view(1).ruleset);
    let pyramid = built(&ruleset, [1, 2, 3, 4, 5]);
    let alt = |points| pictures::postcard(w, (&deal(points), PAR), &ruleset, &pyramid).alt.0;
    assert_eq!(
        alt(41),
        "Deal of the day, 29 November 2026: +3 (41 points, par 38). Place 4 of 57. 18 of 27 days this \
         month. A pyramid of 5 cards, 2 levels high. Circles of one colour: 1 blue."
    );
    assert!(alt(38).contains(": par (38 points, par 38)."), "{}", alt(38));
    assert!(alt(26).contains(": −12 (26 points"), "{}", alt(26));
}

#[test]
fn as_text_a_pyramid_is_squares() {
    let (w, ruleset) = (&english(), view(1).ruleset);
    let said = deal_in_squares(w, (&deal(41), PAR), &ruleset, &built(&ruleset, [1, 2, 3, 4, 5]));
    assert_eq!(
        said.0.replace('\u{2004}', "-").lines().collect::<Vec<_>>(),
        [
            "**Viceroy · Deal of the day** · 29 November 2026",
            "**+3** (41 · par 38) · Place 4 of 57 · 18 of 27 days this month",
            "--🟦----⬛",
            "⬛⬛----⬛",
        ]
    );
}

#[test]
fn days_stand_below_their_weekdays_and_today_is_marked() {
    let results = BTreeMap::from([(1, Some(3)), (2, Some(0)), (26, Some(-2)), (27, None)]);
    let deals = MonthOfDeals { month: day(15), today: Some(27), results };
    let picture = pictures::month(&english(), &deals);
    let label = |says: &str| {
        let at = picture.scene.elements.iter().find_map(|element| match &element.look {
            Look::Label(label) if label.text == says => Some((element.x, element.y)),
            _ => None,
        });
        at.unwrap_or_else(|| panic!("{says}: {}", picture.scene.describe()))
    };
    // The first of November 2026 is a Sunday.
    for (weekday, day) in [("Su", "1"), ("Mo", "2"), ("Fr", "27"), ("Mo", "30")] {
        assert_eq!(label(weekday).0, label(day).0, "{day}");
    }
    assert_eq!((label("+3").0, label("−2").0), (label("Su").0, label("Th").0));
    assert_eq!(label("…").0, label("Fr").0);
    let today = |element: &&viceroy::render::scene::Element| {
        matches!(element.look, Look::Panel { style: PanelStyle::Today, .. })
    };
    assert_eq!(picture.scene.elements.iter().filter(today).count(), 1);
    assert_eq!(
        picture.alt.0,
        "Deals of the day, November 2026: 4 of 27 played. 1: +3. 2: par. 26: −2. 27: played."
    );
}
