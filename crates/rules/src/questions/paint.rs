//! Painting (R-END-01).

use super::prelude::*;
use crate::fact::Paint;
use crate::paint::{self, Paints};

impl QuestionRules for about::Paint {
    const HELP: Help = Help::Pyramid;

    /// Skipped if no painting can score.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let pyramid = &table.open.pyramids[seat];
        let paints = Paints::of(&table.screens[seat]);
        let Paints { gems, diamonds } = paints;
        let (best, gain) = paint::best(rules, pyramid, &paints);
        if gain == 0 {
            return None;
        }
        let cards = pyramid.cards.iter();
        Some(Shape::Paint {
            gems,
            diamonds,
            sections: cards.flat_map(paintable).collect(),
            best,
            gain,
        })
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Answer::Paint(strokes) = answer else {
            return Err(Refusal::WrongShape);
        };
        // Gems before diamonds, because a gem only paints its own colour.
        let mut left = play.table().screens[seat].gems;
        let mut spent = Gems::NONE;
        let mut with = |colour: Colour| match left[colour].checked_sub(1) {
            Some(fewer) => {
                left[colour] = fewer;
                spent[colour] += 1;
                Paint::Gem
            }
            None => Paint::Diamond,
        };
        let paints: Vec<Paint> = strokes.iter().map(|stroke| with(stroke.colour)).collect();
        if !spent.is_empty() {
            play.screen(seat, ScreenFact::GemsOut(spent));
        }
        let diamonds = paints.iter().filter(|with| **with == Paint::Diamond);
        let diamonds = diamonds.count() as u8;
        if diamonds > 0 {
            play.screen(seat, ScreenFact::DiamondsOut(diamonds));
        }
        for (stroke, with) in strokes.iter().zip(paints) {
            play.happen(OpenFact::Painted {
                seat,
                card: stroke.card,
                section: stroke.section,
                colour: stroke.colour,
                with,
            });
        }
        Ok(())
    }
}

fn paintable(placed: &PlacedCard) -> impl Iterator<Item = (CardId, Section)> {
    let sections = Section::ALL.into_iter();
    let can = sections.filter(|section| placed.section(*section).can_be_painted());
    can.map(|section| (placed.card, section))
}
