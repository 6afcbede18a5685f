//! Applies facts about criminals, judgements and bribes (RULES section 12).

use super::criminal_deck::CriminalDeck;
use crate::pieces::PlacedToken;
use crate::prelude::*;

impl Pyramid {
    /// With everything on it (R-UND-08).
    fn relocate(&mut self, card: CardId, to: Slot) {
        let from = self.find(card).map(|placed| placed.slot);
        if let (Some(domain), Some(from)) = (&mut self.domain, from) {
            domain.loses(from);
        }
        let moved = self.cards.iter_mut().filter(|placed| placed.card == card);
        moved.for_each(|placed| placed.slot = to);
    }

    /// Whether the token was there.
    fn lose(&mut self, lost: &PlacedToken) -> bool {
        let same = |lying: &PlacedToken| lying.on == lost.on && lying.token == lost.token;
        let place = self.tokens.iter().position(same);
        place.map(|place| self.tokens.remove(place)).is_some()
    }
}

impl Open {
    /// A criminal whose face was public stays publicly known in the hand (R-UND-04).
    pub(super) fn draws_criminals(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            let card = self.criminal_deck.gives();
            self.known[seat].draws_criminal(card);
        }
    }

    pub(super) fn evolve_underworld(&mut self, fact: &UnderworldFact) {
        match fact {
            UnderworldFact::InReserve { judgements, bribes, criminals } => {
                self.judgements = *judgements;
                self.bribes = *bribes;
                self.criminal_deck = CriminalDeck::of(*criminals);
            }
            UnderworldFact::JudgementsDrawn { seat, count, .. } => {
                self.judgements = self.judgements.saturating_sub(*count);
                self.pyramids[*seat].judgements.count += count;
            }
            UnderworldFact::JudgementsReturned { seat, count, .. } => {
                self.judgements += count;
                let held = &mut self.pyramids[*seat].judgements.count;
                *held = held.saturating_sub(*count);
            }
            UnderworldFact::BribesTaken { count, .. } => {
                self.bribes = self.bribes.saturating_sub(*count);
            }
            UnderworldFact::BribesPaid { count, .. } => self.bribes += count,
            UnderworldFact::Moved { seat, card, slot, .. } => {
                self.pyramids[*seat].relocate(*card, *slot)
            }
            // The card is secret.
            UnderworldFact::PutUnder { .. } => self.criminal_deck.takes(None),
            UnderworldFact::WentUnder { card, .. } => {
                self.discarded.remove(*card);
                self.criminal_deck.takes(Some(*card));
            }
            UnderworldFact::PutUnderShown => {}
            UnderworldFact::JudgementsShown(shown) => {
                for (seat, judgements) in shown.iter() {
                    self.pyramids[seat].judgements.shown = *judgements;
                }
            }
            UnderworldFact::Obeyed { seat, judgement, on, token } => {
                let pyramid = &mut self.pyramids[*seat];
                pyramid.judgements.obeyed.insert(*judgement);
                let lost = PlacedToken { on: *on, token: *token, used: false };
                if let (true, Token::Infinite(colour)) = (pyramid.lose(&lost), *token) {
                    self.reserve = self.reserve.plus(&Gems::only(colour, 1));
                }
            }
        }
    }
}
