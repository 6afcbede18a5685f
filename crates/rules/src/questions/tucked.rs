//! Tucking cards under a law.

use super::prelude::*;
use super::question_rules::HIDDEN;
use crate::effects::cards;

impl QuestionRules for about::Archive {
    const OF_LAW: Option<fn(CardId) -> Ask> = Some(Ask::Archive);
    const HELP: Help = Help::Hand;

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        any_of_hand(&table.screens[seat])
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        for card in answer.cards()? {
            cards::tuck(play, seat, card, self.law);
        }
        Ok(())
    }
}

/// The law itself has already left the hand.
fn any_of_hand(screen: &Screen) -> Option<Shape> {
    let offers: Offers = screen.hand.iter().map(Offer::Card).collect();
    let most = u8::try_from(offers.len()).unwrap_or(u8::MAX);
    (most > 0).then_some(Shape::Pick {
        offers,
        count: HowMany::up_to(most),
        order: PickOrder::Free,
    })
}

/// Per card.
const GEMS: u8 = 2;

impl QuestionRules for about::Deposit {
    const OF_LAW: Option<fn(CardId) -> Ask> = Some(Ask::Deposit);
    const HELP: Help = Help::Hand;

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        any_of_hand(&table.screens[seat])
    }

    /// Take the gems at once: nothing happens between the cards.
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
}

/// R-LAW-74.
impl QuestionRules for about::Attaint {
    const OF_LAW: Option<fn(CardId) -> Ask> = Some(Ask::Attaint);
    const HELP: Help = Help::Places;

    /// Mandatory. Cards that would lose gems come last; the first is the default on timeout.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let pyramid = &table.open.pyramids[seat];
        let standing = pyramid.cards.iter();
        let free = standing.filter(|s| s.card != self.law && pyramid.is_free(s));
        let mut cards: SmallVec<[CardId; 8]> = free.map(|s| s.card).collect();
        cards.sort_by_key(|card| !pyramid.parked_on(*card).is_empty());
        Shape::one_of(cards.into_iter().map(Offer::Card))
    }

    /// Its tokens move to the law; gems laid on it go to the reserve.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Card(card));
        cards::clear_gems(play, seat, card);
        let under = self.law;
        play.happen(OpenFact::Slipped { seat, card, under });
        Ok(())
    }
}

/// R-LAW-78.
impl QuestionRules for about::Enrol {
    const RATHER: &'static [Offer] = &[Offer::Keep];

    fn offers(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of([Offer::Keep, Offer::Tuck])
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::Keep => {}
            Offer::Tuck => cards::tuck(play, seat, self.card, self.law),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }

    /// A drawn card is secret.
    fn seen_by_others(self, known: &CardSet) -> Ask {
        let card = if known.contains(self.card) { self.card } else { HIDDEN };
        about::Enrol { card, ..self }.into()
    }

    fn guessed(self, hand: &CardSet, chance: &mut dyn Chance) -> Ask {
        let card = match hand.len() as u32 {
            all @ 1.. if self.card == HIDDEN => {
                let nth = chance.below(Purpose::Imagined, all) as usize;
                hand.iter().nth(nth).unwrap_or(HIDDEN)
            }
            _ => self.card,
        };
        about::Enrol { card, ..self }.into()
    }

    /// Playing the law asks nothing.
    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        match occasion {
            Occasion::Played => None,
            Occasion::Taken(card) => Some(Ask::Enrol { card, law }),
        }
    }
}
