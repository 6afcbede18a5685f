//! Which token of another pyramid to copy, if any (R-TD-01, law 67).

use super::question_rules::{Help, Occasion, QuestionRules};
use super::{copy_gems, swap_other};
use crate::ask::{Ask, about};
use crate::cards::CardId;
use crate::engine_ctx::EngineCtx;
use crate::pieces::Token;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::CopyToken {
    const HELP: Help = Help::Pyramids;

    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    /// The science, magic and defence tokens on cards of other pyramids, or none of them. Nothing when the price cannot be
    /// paid or there is no such token.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        copy_gems::price(&table.screens[seat])?;
        let others = table.open.seats().filter(|other| *other != seat);
        let mut tokens = swap_other::tokens(&table.open, others);
        tokens.retain(|offer| matches!(offer, Offer::Token { token, .. } if can_be_copied(*token)));
        swap_other::or_nothing(tokens)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let law = self.law;
        match answer.only()? {
            Offer::Token { seat: other, card, token } => {
                let gems = about::CopyGems { law, other, card, token };
                play.ask(seat, gems);
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
        (occasion == Occasion::Played).then_some(Ask::CopyToken(law))
    }
}

/// Only what sets are made of: bonuses and points would be worth more than the law, infinite gems are gems.
fn can_be_copied(token: Token) -> bool {
    matches!(token, Token::Science | Token::Magic | Token::Defence)
}
