//! Gems laid on a law, and laws put back.

use super::prelude::*;

const MOST: u8 = 8;

impl QuestionRules for about::Purse {
    const OF_LAW: Option<fn(CardId) -> Ask> = Some(Ask::Purse);

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let gems = &table.screens[seat].gems;
        let most = u8::try_from(gems.total()).map_or(MOST, |all| all.min(MOST));
        let limits = Gems::from_fn(|c| gems[c].min(MOST));
        (most > 0).then(|| Shape::gems(limits, HowMany::up_to(most)))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let (card, gems) = (self.law, answer.gems()?);
        if !gems.is_empty() {
            play.screen(seat, ScreenFact::GemsOut(gems));
            play.happen(OpenFact::Parked { seat, card, gems });
        }
        Ok(())
    }
}

const BACK: u8 = 2;

impl QuestionRules for about::PutBackLaws {
    const HELP: Help = Help::Hand;

    /// In any order; the first pick ends on top.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let hand = table.screens[seat].hand;
        let laws = hand.iter().filter(|c| rules.card(*c).is_law());
        let offers: Offers = laws.map(Offer::Card).collect();
        let count = BACK.min(u8::try_from(offers.len()).unwrap_or(BACK));
        (count > 0).then_some(Shape::Pick {
            offers,
            count: HowMany::exactly(count),
            order: PickOrder::Matters,
        })
    }

    /// Which laws is secret.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let deck = DeckKind::Laws;
        // The first pick ends on top, so it goes last.
        for card in answer.cards()?.into_iter().rev() {
            play.screen(seat, ScreenFact::CardOut(card));
            play.happen(DeckFact::OnTop { deck, card });
            play.happen(OpenFact::PutBack { seat, deck, count: 1 });
        }
        Ok(())
    }
}
