//! Development rounds (R-DEV-01, R-DEV-12).

use super::prelude::*;
use crate::effects::cards;
use crate::pieces;
use crate::ruleset::Discards;

impl QuestionRules for about::Develop {
    const SEALED: bool = true;
    const RATHER: &'static [Offer] = &[Offer::Pass];

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

    fn has_no_choice_for_all_to_see(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        table.screens[seat].hand.is_empty()
    }
}

impl QuestionRules for about::Unplayable {
    const RATHER: &'static [Offer] = &[Offer::TakeBack];

    fn offers(&self, rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        let discard =
            (rules.policies.discards == Discards::ForGems).then_some(Offer::Discard(self.card));
        Shape::one_of([Offer::TakeBack].into_iter().chain(discard))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            // Uses up the round, but is not a pass.
            Offer::TakeBack => play.happen(OpenFact::TakenBack { seat, card: self.card }),
            Offer::Discard(card) => cards::discard(play, seat, card),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}
