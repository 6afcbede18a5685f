//! Cards offered in the auction.

use super::prelude::*;
use crate::effects::auction;
use crate::fact::WonBy;

impl QuestionRules for about::AttackTarget {
    const HELP: Help = Help::Auction;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(auction::all_cards(&table.open))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Offered { at, place });
        auction::take(play, seat, at, place, WonBy::Attack);
        Ok(())
    }
}

impl QuestionRules for about::TakeCard {
    const HELP: Help = Help::Auction;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(auction::cards_at(&table.open, self.at))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Offered { at, place });
        auction::take(play, seat, at, place, WonBy::Gem);
        Ok(())
    }
}

impl QuestionRules for about::TipOrGoOn {
    const HELP: Help = Help::Auction;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let at = self.at;
        table.open.auction.at(at).tip?;
        let place = AuctionPlace::Tip;
        Shape::one_of([Offer::Offered { at, place }, Offer::GoOn])
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::Offered { at, place } => {
                let rivals = play.table().open.rivals_on(at);
                for rival in rivals.iter() {
                    auction::discard_for_rival(play, rival, at, AuctionPlace::Base);
                }
                auction::take(play, seat, at, place, WonBy::Gem);
            }
            // Take and discard nothing.
            Offer::GoOn => auction::contest(play, self.at),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}

impl QuestionRules for about::RivalTarget {
    const HELP: Help = Help::Auction;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(auction::all_cards(&table.open))
    }

    fn accept(
        &self,
        play: &mut EngineCtx<'_>,
        _seat: Seat,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        only!(answer, Offer::Offered { at, place });
        auction::discard_for_rival(play, self.rival, at, place);
        Ok(())
    }
}

/// R-LAW-69, original text.
impl QuestionRules for about::Requisition {
    const OF_LAW: Option<fn(CardId) -> Ask> = Some(Ask::Requisition);
    const HELP: Help = Help::Auction;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(auction::all_cards(&table.open))
    }

    /// Publicly takes the card; the small deck replaces it.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Offered { at, place });
        let card = play.table().open.auction.at(at).get(place);
        let card = card.ok_or(Refusal::NotOffered)?;
        play.happen(OpenFact::LawTook { seat, at, place, card });
        play.screen(seat, ScreenFact::CardIn(card));
        if let Some(card) = play.table().decks.top(DeckKind::Small) {
            play.happen(DeckFact::TopOff(DeckKind::Small));
            play.happen(OpenFact::Replenished { at, place, card });
        }
        rewards::card_taken(play, seat, card);
        Ok(())
    }
}
