//! Which sections to paint (R-END-01).

use super::room::{Help, Room};
use crate::cards::{CardId, Gems, Section};
use crate::rules::ask::about;
use crate::rules::fact::{OpenFact, ScreenFact};
use crate::rules::paint;
use crate::rules::play::Play;
use crate::rules::refusal::Refusal;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Shape};
use crate::rules::table::{PlacedCard, Table};

impl Room for about::Paint {
    // Painting depends on nothing that others touch.
    const FOLLOWS_OTHERS: bool = false;
    const HELP: Help = Help::Pyramid;

    /// Any section of the own pyramid, with the gems from the screen. Nothing is asked when no painting can score.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let (gems, pyramid) = (table.screens[seat].gems, &table.open.pyramids[seat]);
        if gems.is_empty() {
            return None;
        }
        let (best, gain) = paint::best(rules, pyramid, &gems);
        if gain == 0 {
            return None;
        }
        let cards = pyramid.cards.iter();
        Some(Shape::Paint {
            gems,
            sections: cards.flat_map(paintable).collect(),
            best,
            gain,
        })
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Answer::Paint(strokes) = answer else {
            return Err(Refusal::WrongShape);
        };
        let mut spent = Gems::NONE;
        for stroke in strokes {
            spent[stroke.colour] += 1;
        }
        if !spent.is_empty() {
            play.screen(seat, ScreenFact::GemsOut(spent));
        }
        for stroke in strokes {
            play.happen(OpenFact::Painted {
                seat,
                card: stroke.card,
                section: stroke.section,
                colour: stroke.colour,
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
