//! What to do in a development round (R-DEV-01, R-DEV-12).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::CardId;
use crate::engine_ctx::EngineCtx;
use crate::pieces::{self, Sealed};
use crate::query;
use crate::ruleset::{Discards, Ruleset};
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Offers, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::Develop {
    const SEALED: bool = true;

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let (pyramid, screen) = (&table.open.pyramids[seat], &table.screens[seat]);
        let sources = query::sources(pyramid, screen);
        let playable =
            |card: &CardId| query::playable_with(rules, &table.open, seat, &sources, *card);
        let mut offers: Offers = screen.hand.iter().filter(playable).map(Offer::Play).collect();
        if rules.policies.discards == Discards::ForGems {
            offers.extend(screen.hand.iter().map(Offer::Discard));
        }
        offers.push(Offer::Pass);
        Shape::one_among(offers)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let choice = match answer.only()? {
            Offer::Play(card) => pieces::Develop::Play(card),
            Offer::Discard(card) => pieces::Develop::Discard(card),
            Offer::Pass => pieces::Develop::Pass,
            _ => return Err(Refusal::NotOffered),
        };
        play.seal(seat, Sealed::Develop(choice));
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(&[Offer::Pass])
    }

    fn has_no_choice_for_all_to_see(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        table.screens[seat].hand.is_empty()
    }
}
