//! Whether an infinite gem comes from the own screen, because the reserve has none (R-REW-07).

use super::room::Room;
use crate::cards::{CardId, Colour, Gems};
use crate::rules::ask::about;
use crate::rules::fact::{OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::refusal::Refusal;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Shape};
use crate::rules::table::{Table, Token};

impl Room for about::OwnInfinite {
    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn colour(&self) -> Option<Colour> {
        Some(self.colour)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        if table.screens[seat].gems[self.colour] == 0 {
            return None;
        }
        Shape::one_of([Offer::UseOwnGem, Offer::GoWithout])
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::UseOwnGem => {
                let (card, token) = (self.card, Token::Infinite(self.colour));
                play.screen(seat, ScreenFact::GemsOut(Gems::only(self.colour, 1)));
                play.happen(OpenFact::TokenGained {
                    seat,
                    on: card.into(),
                    token,
                });
            }
            Offer::GoWithout => {}
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }

    fn fallback(&self, shape: &Shape) -> Answer {
        shape.rather(&[Offer::GoWithout])
    }
}
