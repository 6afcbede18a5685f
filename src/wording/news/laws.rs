//! What laws did, as parts of the line of whoever played them.

use super::Teller;
use crate::cards::{CardId, Gems};
use crate::rules::{Seat, TokenAt};

impl Teller<'_> {
    pub(super) fn replaced(&mut self, seat: Seat, card: CardId, by: CardId) {
        let args = [
            ("who", self.who(seat).into()),
            ("card", self.card(card).into()),
            ("law", self.card(by).into()),
        ];
        self.lines.did(seat, self.w.say("news-replaced", &args));
    }

    pub(super) fn tucked(&mut self, seat: Seat, card: CardId, under: CardId) {
        let (card, under) = (self.card(card), self.card(under));
        let args = [("card", card.into()), ("under", under.into())];
        self.part(seat, "news-part-tucked", &args);
    }

    pub(super) fn slipped(&mut self, seat: Seat, card: CardId, under: CardId) {
        let (card, under) = (self.card(card), self.card(under));
        let args = [("card", card.into()), ("under", under.into())];
        self.part(seat, "news-part-slipped", &args);
    }

    pub(super) fn parked(&mut self, seat: Seat, card: CardId, gems: &Gems) {
        let args = [("card", self.card(card).into()), ("gems", (*gems).into())];
        self.part(seat, "news-part-parked", &args);
    }

    pub(super) fn unparked(&mut self, seat: Seat, card: CardId, gems: &Gems) {
        let args = [("card", self.card(card).into()), ("gems", (*gems).into())];
        self.part(seat, "news-part-unparked", &args);
    }

    pub(super) fn swapped(&mut self, seat: Seat, given: &TokenAt, with: Seat, taken: &TokenAt) {
        let args = [
            ("given", given.token.into()),
            ("taken", taken.token.into()),
            ("other", self.who(with).into()),
        ];
        self.part(seat, "news-part-swapped", &args);
    }

    pub(super) fn gave(&mut self, seat: Seat, to: Seat, gems: &Gems) {
        let args = [("other", self.who(to).into()), ("gems", (*gems).into())];
        self.part(seat, "news-part-gave", &args);
    }

    pub(super) fn took_by_law(&mut self, seat: Seat, card: CardId) {
        let args = [("card", self.card(card).into())];
        self.part(seat, "news-part-requisitioned", &args);
    }

    pub(super) fn prolonged(&mut self, seat: Seat, count: u8) {
        self.part(seat, "news-part-prolonged", &[("count", count.into())]);
    }
}
