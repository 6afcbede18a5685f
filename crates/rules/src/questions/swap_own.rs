//! Which own token to swap, if any (R-LAW-67).

use super::question_rules::{Help, Occasion, QuestionRules};
use super::{swap_gems, swap_other};
use crate::ask::{Ask, about};
use crate::cards::CardId;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::SwapOwn {
    const HELP: Help = Help::Pyramids;

    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    /// The own tokens, or none of them. Nothing when the price cannot be paid or nobody else has a token.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        swap_gems::price(&table.screens[seat])?;
        swap_other::of_others(&table.open, seat)?;
        swap_other::or_nothing(swap_other::tokens(&table.open, [seat]))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let law = self.law;
        match answer.only()? {
            Offer::Token { card, token, .. } => {
                play.ask(seat, about::SwapOther { law, card, token })
            }
            Offer::GoWithout => {}
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(&[Offer::GoWithout])
    }

    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        (occasion == Occasion::Played).then_some(Ask::SwapOwn(law))
    }
}
