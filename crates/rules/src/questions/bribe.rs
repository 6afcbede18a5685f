//! Which character is bribed to give the reward of its level once more, if one is (R-UND-06).

use super::question_rules::Help;
use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::CardId;
use crate::criminals;
use crate::effects::underworld;
use crate::engine_ctx::EngineCtx;
use crate::fact::{OpenFact, ScreenFact, UnderworldFact};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::Bribe {
    const HELP: Help = Help::Places;

    fn card(&self) -> Option<CardId> {
        Some(self.by)
    }

    /// The characters on levels that the bribe tokens suffice for, or none of them; nothing where there is none.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let (pyramid, screen) = (&table.open.pyramids[seat], &table.screens[seat]);
        let characters = criminals::bribable(rules, pyramid, screen);
        if characters.is_empty() {
            return None;
        }
        let offers = characters.into_iter().map(Offer::Card);
        Shape::one_of(offers.chain([Offer::GoWithout]))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let card = match answer.only()? {
            Offer::Card(card) => card,
            Offer::GoWithout => return Ok(()),
            _ => return Err(Refusal::NotOffered),
        };
        let placed = play.table().open.pyramids[seat].find(card);
        let level = placed.and_then(|placed| u8::try_from(placed.slot.level).ok());
        let count = level.ok_or(Refusal::NotOffered)?;
        play.screen(seat, ScreenFact::BribesOut(count));
        play.happen(OpenFact::Underworld(UnderworldFact::BribesPaid {
            seat,
            by: self.by,
            card,
            count,
        }));
        underworld::reward_again(play, seat, card, self.by);
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(&[Offer::GoWithout])
    }
}
