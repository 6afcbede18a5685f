//! Which cards from the hand are deposited under a law for gems (R-TD-01, law 72).

use super::archive;
use super::question_rules::{Help, Occasion, QuestionRules};
use crate::ask::{Ask, about};
use crate::cards::CardId;
use crate::effects::cards;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Refusal, Shape};
use crate::table::Table;

/// Gems for each card.
const GEMS: u8 = 2;

impl QuestionRules for about::Deposit {
    const HELP: Help = Help::Hand;

    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    /// Any number of cards from the hand.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        archive::any_of_hand(&table.screens[seat])
    }

    /// The gems for all cards are one take: nothing happens in between.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let mut count = 0u8;
        for card in answer.cards()? {
            cards::tuck(play, seat, card, self.law);
            count = count.saturating_add(GEMS);
        }
        if count > 0 {
            play.ask(seat, about::RewardGems { count });
        }
        Ok(())
    }

    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        (occasion == Occasion::Played).then_some(Ask::Deposit(law))
    }
}
