//! R-END-01: the proposed painting is optimal, compared with brute force on small cases.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use proptest::prelude::*;
use viceroy::cards::{CardId, Colour, Gems, SectionColour};
use viceroy::rules::{
    Answer, Circle, Fact, Game, GameSetup, OpenFact, Paint, Phase, Pyramid, Ruleset, ScreenFact,
    Seat, SeatSet, Shape, Slot, Table, Token, score,
};
use viceroy::simulation::SeededChance;

const ANNA: Seat = Seat(0);

fn ruleset() -> Arc<Ruleset> {
    Ruleset::compile(GameSetup::standard(2)).unwrap()
}

/// A base of `width` cards with full rows above it, coloured by `colours` in turn.
fn facts(width: i8, colours: &[u8], gems: Gems, bonus: Option<(u8, u8)>, law: bool) -> Vec<Fact> {
    let mut colours = colours.iter().cycle();
    let mut next = || Colour::ALL[usize::from(*colours.next().unwrap()) % 4];
    let mut facts: Vec<Fact> = vec![];
    let mut card = 1;
    for level in 1..=3i8 {
        for column in 0..width + 1 - level {
            let bottom = next();
            facts.push(
                OpenFact::Played {
                    seat: ANNA,
                    card: if law && card == 1 { CardId(79) } else { CardId(card) },
                    slot: Slot { level, column },
                    sections: [next(), next(), bottom, bottom].map(Into::into),
                }
                .into(),
            );
            card += 1;
        }
    }
    if let Some((colour, value)) = bonus {
        facts.push(
            OpenFact::TokenGained {
                seat: ANNA,
                on: CardId(2).into(),
                token: Token::BonusCircle { colour: Colour::ALL[usize::from(colour) % 4], value },
            }
            .into(),
        );
    }
    facts.push(Fact::Screen(ANNA, ScreenFact::GemsIn(gems)));
    facts
}

fn points(table: &Table) -> i16 {
    score(&ruleset(), table)[ANNA].total()
}

fn brute_force(table: &Table, circles: &[Circle], gems: Gems) -> i16 {
    let Some((circle, rest)) = circles.split_first() else {
        return points(table);
    };
    let mut best = brute_force(table, rest, gems);
    for colour in Colour::ALL {
        let other = circle.sections.iter();
        let other = other.filter(|s| s.colour != SectionColour::from(colour));
        let wrong: Vec<_> = other.collect();
        if wrong.is_empty() || wrong.len() > usize::from(gems[colour]) {
            continue;
        }
        let mut painted = table.clone();
        for wrong in &wrong {
            painted.evolve(&Fact::Open(OpenFact::Painted {
                seat: ANNA,
                card: wrong.card.unwrap(),
                section: wrong.section,
                colour,
                with: Paint::Gem,
            }));
        }
        let left = gems.minus(&Gems::only(colour, wrong.len() as u8));
        best = best.max(brute_force(&painted, rest, left));
    }
    best
}

fn fold(facts: &[Fact]) -> Table {
    let mut table = Table::empty(2);
    facts.iter().for_each(|f| table.evolve(f));
    table
}

fn circles(pyramid: &Pyramid) -> Vec<Circle> {
    pyramid.circles().collect()
}

/// The game when Anna is prompted to paint; `None` if no painting can score.
fn asked(mut facts: Vec<Fact>) -> Option<(Game, Shape)> {
    let phase = Phase::Painting;
    let still_in = SeatSet::all(2);
    facts.push(OpenFact::PhaseBegan { phase, still_in }.into());
    let bookmark = serde_json::json!({
        "stage": "painting",
        "desks": [
            {"agenda": [], "asked": {"id": 1, "by": "paint", "topic": "paint", "digest": 0, "forced": false}},
            {"agenda": [], "asked": null}
        ],
        "next_prompt": 1
    });
    let bookmark = serde_json::from_value(bookmark).unwrap();
    let game = Game::restore(ruleset(), &facts, bookmark).unwrap();
    let question = game.seat_view(ANNA)?.question?;
    Some((game, question.shape))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn r_end_01_the_proposed_painting_is_the_best(
        width in 2i8..5,
        colours in proptest::collection::vec(0u8..4, 1..30),
        gems in (0u8..5, 0u8..5, 0u8..4, 0u8..4),
        bonus in proptest::option::of((0u8..4, 1u8..5)),
        law in any::<bool>(),
    ) {
        let gems = Gems { blue: gems.0, red: gems.1, green: gems.2, yellow: gems.3 };
        let facts = facts(width, &colours, gems, bonus, law);
        let table = fold(&facts);
        let now = points(&table);
        let best = brute_force(&table, &circles(&table.open.pyramids[ANNA]), gems);
        match asked(facts) {
            None => prop_assert_eq!(best, now),
            Some((mut game, Shape::Paint { best: strokes, gain, .. })) => {
                prop_assert_eq!(best - now, gain);
                let question = game.seat_view(ANNA).unwrap().question.unwrap();
                game.answer(ANNA, question.id, &Answer::Paint(strokes), &mut SeededChance::new(1)).unwrap();
                let scored = game.table_view().open.scores[ANNA].unwrap();
                prop_assert_eq!(scored.total(), best);
            }
            Some((_, shape)) => prop_assert!(false, "not painting: {shape:?}"),
        }
    }
}
